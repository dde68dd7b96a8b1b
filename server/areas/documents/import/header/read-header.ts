import { type CourtAtStation, courtByName } from '#citations/data/courts'
import { parseCaseNumber } from '#citations/case-number'
import { type Title, parseDate, parseTitle } from '#citations/title'
import { type JudgeName, readJudgeNames } from '../../../../judge-names/judge-names.ts'
import { isDocumentType } from '../split/front.ts'
import { readPleading } from '../split/pleading.ts'
import { readLabelledFacts } from './labelled-facts.ts'
import { type SidedParty, readParties } from './read-parties.ts'

/** What the front of a judgment says of it; null or empty where it says nothing. */
export interface Header {
  title: Title | null
  titleText: string | null
  citation: string | null
  court: CourtAtStation | null
  /** The court's name as printed, also where it is none of the list. */
  courtText: string | null
  division: string | null
  caseNumber: string | null
  judges: JudgeName[]
  date: string | null
  parties: SidedParty[]
  documentType: string | null
}

// 'Neutral citation: [2024] KEHC 11512 (KLR)', '[2024] KEHC 11512 (KLR)'
const CITATION = /^(?:neutral\s+citation\s*:?\s*)?([[(]\s?\d{4}\s?[\])]\s?KE[A-Z]{1,8}\s?\d{1,6}(?:\s?[[(]\s?KLR\s?[\])])?)$/i
const COURT = /^in\s+the\s+(.*\b(?:courts?|tribunal|committee|board)\b.*)$/i
// 'THE SUPREME COURT OF APPEAL OF SOUTH AFRICA': a line of its own in capitals
const COURT_ALONE = /^THE ((?:[A-Z][A-Z'’()-]* ){0,4}(?:COURT|TRIBUNAL)\b[A-Z ,'’()-]{0,60})$/
const courtOfLine = (line: string): string | null => COURT.exec(line)?.[1] ?? COURT_ALONE.exec(line)?.[1] ?? null
// courts whose benches end in 'AP', 'AJA', 'DP', which elsewhere are a judge's initials
const SOUTHERN = /\bSouth Africa\b/i
// '(CORAM: MARAGA, CJ & P …)', 'BEFORE HON. JUSTICE …', 'Coram: …'
const BENCH = /^\(?\s*(?:coram|before|bench)\s*[:;-]?\s*(.+?)\)?$/i
// 'DR Kavedza, J', 'JM Ngugi, P Lilan & M Sila, JJA', 'P May, Member': a line that ends in an office
const ENDS_IN_OFFICE =
  /(?:,|\s)\s*(?:Ag\.?\s*)?(?:S?CJ+(?:\s*&\s*P)?|PCA|JJ?\.?\s?A\.?|JJ?\.?|[SC]?P?R?M|Chair\w*|Members?|Adjudicator|Kadhi|DR)\.?\)?$/
// 'September 30, 2024', '30th September, 2024'
const DATE = /^(?:\d{1,2}(?:st|nd|rd|th)?\s+[A-Za-z]{3,9},?\s+\d{4}|[A-Za-z]{3,9}\s+\d{1,2},?\s+\d{4})$/
const DIVISION =
  /^(?:[A-Z][\w’'&, -]{2,60}?\s+division|commercial and tax|commercial and admiralty|civil|criminal|crim|civ|family|judicial review|constitutional and (?:human rights|judicial review)|anti-corruption and economic crimes|election petitions?|environment (?:and|&) land|succession)$/i

/** Reads the front of a judgment, block by block; `partiesAt` is where its parties start. */
export function readHeader(front: readonly string[], partiesAt: number): Header {
  const header = front.slice(0, partiesAt)
  const titleText = header.find((line) => isTitle(line)) ?? null
  const courtText = first(header, courtOfLine)
  const court = courtText ? courtByName(courtText) : null
  const caseAt = header.findIndex((line) => line !== titleText && line.length < 200 && parseCaseNumber(withoutNumberWord(line)) !== null)
  const labelled = readLabelledFacts(front)
  const documentType = front.findLast((line) => isDocumentType(line)) ?? null
  return {
    title: titleText ? parseTitle(titleText) : null,
    titleText: titleText ?? labelled.title,
    citation: first(header, (line) => CITATION.exec(line)?.[1] ?? null) ?? labelled.citation,
    court,
    courtText: courtText && tidyCourt(courtText),
    division: first(header, (line) => (DIVISION.test(line) ? tidyDivision(line) : null)),
    caseNumber: (courtText && !court ? labelled.caseNumber : null) ?? header[caseAt] ?? labelled.caseNumber,
    judges: readBench(front, partiesAt, { caseAt, titleText, southern: SOUTHERN.test(courtText ?? '') }),
    date: first(header, (line) => (DATE.test(line) ? parseDate(line) : null)) ?? labelled.date,
    parties: partiesAt < front.length ? readParties(front.slice(partiesAt).filter((line) => !isHeading(line))) : [],
    documentType: documentType ? tidyDocumentType(documentType) : first(front.toReversed(), readPleading),
  }
}

const isHeading = (line: string) => isDocumentType(line) || readPleading(line) !== null

/** 'SUPREME COURT OF APPEAL OF SOUTH AFRICA' → as names are written; mixed case stays as printed. */
const tidyCourt = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/\p{L}+(?:['’]s\b)?/gu, (word) =>
          /^(?:of|at|and|for|the|in)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
    : name

/** 'COMMERCIAL & TAX DIVISION' → 'Commercial and Tax', as titles have it: a division is counted under one name. */
const tidyDivision = (line: string): string => tidyCourt(line.replace(/\s+division$/i, '')).replace(/\s*&\s*/g, ' and ')

function first<T>(lines: readonly string[], read: (line: string) => T | null): T | null {
  for (const line of lines) {
    const found = read(line)
    if (found !== null) return found
  }
  return null
}

const withoutNumberWord = (line: string) => line.replace(/[.\s]+$/, '')

const isTitle = (line: string): boolean => {
  if (line.length < 20 || line.length > 1500) return false
  const title = parseTitle(line)
  return title.citation !== null && title.parties.length > 3 && !/^neutral citation/i.test(line)
}

/** The bench is named as such, or stands right after the case number, or ends in an office. */
function readBench(
  front: readonly string[],
  partiesAt: number,
  { caseAt, titleText, southern }: { caseAt: number; titleText: string | null; southern: boolean },
): JudgeName[] {
  const header = southern ? front : front.slice(0, partiesAt)
  const named = first(header, (line) => (line.length < 600 ? (BENCH.exec(line)?.[1] ?? null) : null))
  if (named) return readJudgeNames(named, { southern })
  const bench = header.find(
    (line, index) => index > Math.max(caseAt, 0) && line !== titleText && line.length < 600 && ENDS_IN_OFFICE.test(line),
  )
  return bench ? readJudgeNames(bench) : []
}

/** 'RULING' → 'Ruling', 'J U D G M E N T' → 'Judgment'. */
const tidyDocumentType = (line: string): string => {
  const words = (/^(?:[A-Z]\s){3,}[A-Z]$/.test(line) ? line.replaceAll(' ', '') : line).replace(/[\s.:]+$/, '')
  const [kind = words] = words.split(/\s+/)
  const lower = kind.toLowerCase().replace(/^judgement$/, 'judgment')
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
