import { parseCaseNumber } from '#citations/case-number'
import { type Jurisdiction, type Origin, jurisdictionOf } from '#citations/data/jurisdictions'

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

/** A document as the index is made from it. */
export interface SearchEntry {
  /** What ranks above the body, a line each; so many of the first lines are names: the title and the parties. */
  heading: string
  names: number
  /** Summary and key points; of a document without a text also what it is about. */
  note: string
  /** What its case number is found by. */
  caseNumberKeys: string[]
  jurisdiction: Jurisdiction
}

/** Reads what the index is made from of a document's record. Without a text, summary, key points and areas of law stand for it. */
export function readEntry(record: SearchedRecord, hasText: boolean): SearchEntry {
  const { title, parties, citations, caseNumber, summary, keyPoints, legalAreas, origin } = record
  const names = [title, ...parties].map(inOneLine)
  return {
    heading: linesOf([...names, ...citations, caseNumber]),
    names: names.length,
    // Whoever reports no more than 'Land; Adverse possession' says what the case is found by.
    note: linesOf([summary, ...keyPoints, ...(hasText ? [] : [legalAreas.join('; ') || null])]),
    caseNumberKeys: caseNumber === null ? [] : (parseCaseNumber(caseNumber)?.keys ?? []),
    jurisdiction: jurisdictionOf(origin),
  }
}

const inOneLine = (name: string) => name.replace(/\s+/g, ' ')
const linesOf = (lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n')
