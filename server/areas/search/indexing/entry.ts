import { parseCaseNumber } from '#citations/case-number'
import { type Jurisdiction, type Origin, jurisdictionOf } from '#citations/data/jurisdictions'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { layOutNames, layOutWords } from '../words/entry-words.ts'
import { type Bigrams, findBigrams } from '../words/bigrams.ts'
import { readSectionWords } from '../words/section-words.ts'
import { foldedWords } from '../words/words.ts'

/** What is searched of a document beside its text. */
export interface SearchedRecord {
  title: string
  caseNumber: string | null
  summary: string | null
  keyPoints: string[]
  legalAreas: string[]
  /** Names of the parties. */
  parties: string[]
  citations: string[]
  origin: Origin
}

/** A document as the index holds it. */
export interface SearchEntry {
  /** What ranks above the body, a line each. */
  heading: string
  /** Summary and key points; of a document without a text also what it is about. */
  note: string
  /** Title and parties, as the text of a tsvector. */
  names: string
  /** A tsvector: words/tsvector.ts. */
  words: Uint8Array
  /** Which words stand side by side: words/bigrams.ts. */
  bigrams: Bigrams
  /** Every different word, and the names of the later blocks in use. */
  vocabulary: string[]
  /** What its case number is found by. */
  caseNumberKeys: string[]
  jurisdiction: Jurisdiction
}

/**
 * Reads what the index holds of a document. It needs no database and runs in a worker thread. `content` is the text of the current
 * revision; null where there is none, and summary, key points and areas of law stand for it. `layout` divides it.
 */
export function readEntry(record: SearchedRecord, content: string | null, layout: Pick<StoredLayout, 'parts' | 'paragraphs'>): SearchEntry {
  const { title, parties, citations, caseNumber, summary, keyPoints, legalAreas, origin } = record
  const heading = linesOf([title, ...parties, ...citations, caseNumber])
  // Whoever reports no more than 'Land; Adverse possession' says what the case is found by.
  const note = linesOf([summary, ...keyPoints, ...(content === null ? [legalAreas.join('; ') || null] : [])])
  return {
    heading,
    note,
    names: layOutNames([title, ...parties]),
    // Summary and key points are searched behind the text: who remembers only the headnote finds the case too.
    ...layOutWords(heading, bodyOf(content, note), content === null ? new Set() : readSectionWords(content, layout)),
    caseNumberKeys: caseNumber === null ? [] : (parseCaseNumber(caseNumber)?.keys ?? []),
    jurisdiction: jurisdictionOf(origin),
  }
}

const bodyOf = (content: string | null, note: string) => linesOf([content, note])

/** The same bigrams from what is stored of an entry. */
export const readBigrams = (heading: string, content: string | null, note: string): Bigrams =>
  findBigrams([foldedWords(heading), foldedWords(bodyOf(content, note))])

const linesOf = (lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n')
