import type { StoredParagraph } from '../../../database/stored-layout.ts'
import type { IndexedText } from '../engine/engine.ts'
import { readBody } from './indexed-text.ts'
import { foldedWords } from '../words/words.ts'

/** A text of an Act as the database has it for the index. */
export interface StoredLaw {
  /** expressions.id */
  id: number
  /** The account that it belongs to; null where it is public. */
  owner: string | null
  /** Since when it stands, YYYY-MM-DD. */
  date: string | null
  /** Of the Act. */
  title: string
  content: string | null
  paragraphs: StoredParagraph[]
  /** Those of its tree, the outer before the inner; `first` and `last` are their paragraphs, from 1. */
  provisions: { position: number; type: string; num: string | null; heading: string | null; first: number; last: number }[]
}

/** What of the law is found: sections and what stands beside them. What lies within a section is found as the section. */
const searched: ReadonlySet<string> = new Set(['section', 'article', 'rule', 'schedule', 'form', 'preamble', 'preface'])
/** A few texts are one segment at first; no Act has so many sections. */
const maxOfText = 10_000

/** Reads the provisions of a text for the index, in their order: each has the paragraphs of which it is the innermost, and the title of its Act. Pure. */
export function readIndexedLaw({ id, owner, date, title, content, paragraphs, provisions }: StoredLaw): IndexedText[] {
  const found = provisions.filter(({ type }) => searched.has(type)).slice(0, maxOfText)
  const holder = new Int32Array(paragraphs.length + 1).fill(-1)
  for (const [index, { first, last }] of found.entries()) holder.fill(index, first, last + 1)
  const ofTitle = foldedWords(title)
  return found.map(({ position, type, num, heading, first, last }, index) => {
    const head = foldedWords(heading ?? '')
    let text = ''
    const stretches = paragraphs.slice(first - 1, last).map(([start, end], offset): [number, number] => {
      const from = text.length
      if (holder[first + offset] === index) text += `${content?.slice(start, end) ?? ''}\n`
      return [from, text.length]
    })
    return {
      collection: 'law',
      id,
      part: position,
      owner: owner ?? '',
      date,
      values: { type: [type], number: num === null ? [] : [num.toLowerCase()] },
      heading: [...head, ...ofTitle],
      lines: [0, head.length],
      names: 0,
      ...readBody(text, stretches),
      speakers: [],
    }
  })
}
