import { countUpTo } from '#citations/count-up-to'
import { splitSentences } from '#citations/prose/sentences'
import { noCourt } from '#contract/search-choices'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { IndexedText } from '../engine/engine.ts'
import { wordsWithStarts } from '../words/words.ts'
import { speakersIn } from '../../../speakers/kept-speakers.ts'

/** A document as the database has it for the index. */
export interface StoredEntry {
  /** documents.id */
  id: number
  /** The account that it belongs to; null where it is public. */
  owner: string | null
  /** YYYY-MM-DD */
  date: string | null
  court: string | null
  station: string | null
  division: string | null
  /** Areas of law. */
  areas: string[]
  type: string | null
  year: number | null
  judges: number[]
  jurisdiction: string
  /** Title, parties, citations and number, a line each; so many of the first lines are names. */
  heading: string
  names: number
  content: string | null
  /** Summary and key points, searched behind the text. */
  note: string
  layout: Omit<StoredLayout, 'pages'> | null
}

const one = (value: string | number | null): string[] => (value === null ? [] : [String(value)])

/** Reads a document for the index. Pure; half a millisecond for two thousand words. */
export function readIndexedText(entry: StoredEntry): IndexedText {
  const { id, owner, date, court, station, division, areas, type, year, judges, jurisdiction, heading, names, content, note } = entry
  const head = wordsWithStarts(heading)
  const lineAt = firstFrom(head.starts)
  const layout = content === null ? null : entry.layout
  const text = content === null ? note : `${content}\n${note}`
  const stretches = [...(layout?.paragraphs ?? []), ...linesOf(note, content === null ? 0 : content.length + 1)]
  return {
    collection: 'judgments',
    id,
    part: 0,
    owner: owner ?? '',
    date,
    values: {
      court: [court ?? noCourt],
      station: one(station),
      division: one(division),
      area: areas.map((area) => area.toLowerCase()),
      type: one(type),
      year: one(year),
      judge: judges.map(String),
      jurisdiction: [jurisdiction],
    },
    heading: head.words,
    lines: linesOf(heading, 0).map(([start]) => lineAt(start)),
    names,
    ...readBody(text, stretches),
    speakers: layout === null ? [] : speakersIn(content!, layout),
  }
}

/** The words of a body with where its sentences and paragraphs begin; `stretches` are the paragraphs by their UTF-16 offsets, in order. */
export function readBody(
  text: string,
  stretches: readonly (readonly [start: number, end: number, ...rest: unknown[]])[],
): Pick<IndexedText, 'body' | 'sentences' | 'paragraphs'> {
  const { words: body, starts } = wordsWithStarts(text)
  const wordAt = firstFrom(starts)
  const paragraphs: number[] = []
  const sentences: number[] = []
  for (const [start, end] of stretches) {
    paragraphs.push(wordAt(start))
    for (const sentence of splitSentences(text.slice(start, end))) sentences.push(wordAt(start + sentence.start))
    if (paragraphs.at(-1)! < body.length && sentences.at(-1) !== paragraphs.at(-1)) sentences.push(paragraphs.at(-1)!)
  }
  return { body, sentences: [...new Set(sentences)].sort((a, b) => a - b), paragraphs }
}

/** Each line a paragraph: of a heading, of a summary. */
function linesOf(text: string, from: number): [start: number, end: number][] {
  let at = from
  return text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return [start, start + line.length]
  })
}

/** Tells of offsets the first word that begins there or behind it. */
const firstFrom = (starts: readonly number[]) => (offset: number) => countUpTo(starts, offset - 1)
