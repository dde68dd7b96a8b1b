import type { Attributes } from './sink.ts'

/** What the `meta` of a judgment states. Its elements speak by attributes, those of a publisher's own by their text. */
export interface StatedMetadata {
  work: string | null
  expression: string | null
  language: string | null
  /** Dates with what they are the date of, in their order. */
  dates: { date: string; of: string }[]
  /** Short and full titles. */
  names: string[]
  author: string | null
  /** Organisations, persons and roles by their id. */
  references: Map<string, { kind: string; name: string }>
  /** The publisher's own elements: 'cite', 'court', 'caseNumber', 'neutralCitation'. */
  own: Map<string, string[]>
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Collects the metadata of the first work described; attachments describe themselves again and are passed over. */
export function createMetadataReader() {
  const stated: StatedMetadata = {
    work: null,
    expression: null,
    language: null,
    dates: [],
    names: [],
    author: null,
    references: new Map(),
    own: new Map(),
  }
  let within: 'work' | 'expression' | 'manifestation' | null = null
  let ownName: string | null = null
  let ownText = ''
  let finished = false

  return {
    stated,

    open(printed: string, attributes: Attributes) {
      const name = localName(printed)
      const { value = '', href = '', eId = attributes['id'] ?? '', showAs = '', date = '' } = attributes
      if (finished) return
      if (name === 'FRBRWork') within = 'work'
      else if (name === 'FRBRExpression') within = 'expression'
      else if (name === 'FRBRManifestation') within = 'manifestation'
      else if (name === 'FRBRuri' && within === 'work') stated.work ??= value
      else if (name === 'FRBRuri' && within === 'expression') stated.expression ??= value
      else if (name === 'FRBRlanguage') stated.language ??= attributes['language'] ?? null
      else if (name === 'FRBRdate' && within !== 'manifestation') stated.dates.push({ date, of: attributes['name'] ?? '' })
      else if ((name === 'FRBRname' || name === 'FRBRalias') && value !== '') stated.names.push(value)
      else if (name === 'FRBRauthor' && within === 'work') stated.author ??= href
      else if (name.startsWith('TLC') && eId !== '') stated.references.set(eId, { kind: name.slice(3).toLowerCase(), name: showAs })
      else if (within === 'manifestation' && printed.includes(':')) {
        ownName = name
        ownText = ''
      }
    },

    text(text: string) {
      if (ownName !== null) ownText += text
    },

    close(printed: string) {
      const name = localName(printed)
      if (name === 'meta') finished = true
      if (ownName !== name) return
      const said = ownText.replace(/\s+/g, ' ').trim()
      if (said !== '' && !finished) stated.own.set(name, [...(stated.own.get(name) ?? []), said])
      ownName = null
    },
  }
}

/** '#ewca-civil' → what the document says that this is. */
export const referred = ({ references }: StatedMetadata, to: string | null | undefined): string | null =>
  to ? references.get(to.replace(/^#/, ''))?.name || null : null
