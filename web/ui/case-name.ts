import { typographic } from './typographic.ts'

/** A title divided for the eye, with its apostrophes as printers set them: the parties, and what Kenya Law prints after them (number, citation, date, kind). */
export interface CaseName {
  parties: string
  rest: string
}

/** "(Civil Appeal E074 of 2020)", "(Tribunal Case 373 (E001) of 2022)", "[2022] KEHC 65 (KLR)", "(2013) KECA 380", "[2017] eKLR" after the parties */
const printedAfterParties = /\s+(?:\((?:[^()]|\([^()]*\))*\b(?:of|OF|\/)\s?(?:19|20)\d\d\b|[[(](?:19|20)\d\d[\])]\s?(?:[A-Z]{3,}|e\s?KLR))/

/** Divides a title where the case number or the citation begins; a title without either is all parties. */
export function divideTitle(title: string, known: { caseNumber: string | null; citation: string | null }): CaseName {
  const printed = [known.caseNumber && `(${known.caseNumber}`, known.citation]
  const places = [...printed.map((part) => (part ? title.indexOf(part) : -1)), title.search(printedAfterParties)].filter(
    (place) => place > 0,
  )
  const end = Math.min(...places, title.length)
  return { parties: typographic(title.slice(0, end).trim()), rest: typographic(title.slice(end).trim()) }
}

interface NamedCase {
  title: string
  case_number: string | null
  citation: string | null
}

/** The parties of a case that a list points at; all of its title where no party can be told from it. */
export const nameOfCase = ({ title, case_number: caseNumber, citation }: NamedCase): string =>
  divideTitle(title, { caseNumber, citation }).parties || typographic(title)
