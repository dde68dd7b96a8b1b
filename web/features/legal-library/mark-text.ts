import type { Definition } from '#contract/legislation-text'
import { findReferences } from './link-references.ts'
import type { TocIndex } from './name-provision.ts'

/** A stretch of a text, UTF-16, that leads to a provision: one that is named there, or the definition of a term. */
export interface Mark {
  start: number
  end: number
  eid: string
  kind: 'reference' | 'constitution' | 'term'
}

/** The terms of an Act in one pattern, and the definition of each. */
export interface Terms {
  pattern: RegExp
  byTerm: ReadonlyMap<string, Definition>
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Null where an Act defines nothing. Longer terms come first, so that 'data subject' is not read as 'data'. */
export function compileTerms(definitions: readonly Definition[]): Terms | null {
  const terms = definitions.filter(({ term }) => term.length > 2).sort((one, other) => other.term.length - one.term.length)
  if (terms.length === 0) return null
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d])(${terms.map(({ term }) => escaped(term)).join('|')})s?(?![\\p{L}\\d])`, 'giu'),
    byTerm: new Map(terms.map((one) => [one.term.toLowerCase(), one])),
  }
}

// the beginning of a text or of a sentence, of what follows a number, of what is quoted
const BEGINNING = /(?:^|[.:;?!—–]\s*|[)(“"]\s*)$/

/**
 * A term is met as it is written, but for the first letter of a sentence: 'Board' is not the board of a ship, and the employment of 'the Employment
 * Act' is its name.
 */
const isMeant = (term: string, printed: string, before: string) =>
  term === printed || (term === printed.charAt(0).toLowerCase() + printed.slice(1) && BEGINNING.test(before))

/**
 * Where a text leads on. `met` are the terms that were marked before in the same section: each is marked once there, and never in its own
 * definition.
 */
export function markText(
  text: string,
  index: TocIndex,
  terms: Terms | null,
  { order, met }: { order: string | null; met: Set<string> },
): Mark[] {
  const marks: Mark[] = findReferences(text, index, order).map(({ start, end, eid, of }) => ({
    start,
    end,
    eid,
    kind: of === 'act' ? 'reference' : 'constitution',
  }))
  for (const match of terms ? text.matchAll(terms.pattern) : []) {
    const [printed, singular = printed] = match
    const definition = terms!.byTerm.get(singular.toLowerCase())
    const start = match.index
    if (!definition || met.has(definition.eid) || !isMeant(definition.term, singular, text.slice(Math.max(0, start - 3), start))) continue
    const end = start + printed.length
    if (marks.some((mark) => mark.start < end && start < mark.end)) continue
    met.add(definition.eid)
    marks.push({ start, end, eid: definition.eid, kind: 'term' })
  }
  return marks.sort((one, other) => one.start - other.start)
}
