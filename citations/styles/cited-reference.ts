import type { CaseCitation, Citation } from '../citation.ts'

/** What is known of a cited case beside the words of its citation. */
export interface CaseFacts {
  /** The full title of Kenya Law: 'Otieno v Ngani (Civil Appeal 6 of 2020) [2023] KECA 273 (KLR) (17 March 2023) (Judgment)'. */
  title?: string | null
  court?: string | null
  /** YYYY-MM-DD */
  date?: string | null
  caseNumber?: string | null
}

/** A citation to be written in a style, with its parallel citations of the same case and what the library knows of it. */
export interface CitedReference {
  citation: Citation
  parallel?: readonly CaseCitation[]
  facts?: CaseFacts | null
}

/** A run of a citation in one face; styles set the names of cases or Acts in italics. */
export interface StyledRun {
  text: string
  italic?: true
}

export const roman = (text: string): StyledRun => ({ text })
export const italic = (text: string): StyledRun => ({ text, italic: true })
