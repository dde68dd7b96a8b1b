import { monthOfName } from './months.ts'
import { parseCaseNumber } from './case-number.ts'
import type { CaseNumber } from './citation.ts'
import type { NeutralKey } from './frbr.ts'
import { plainText } from './normalise-for-matching.ts'

/** A Kenya Law title taken apart; a part that the title lacks is null. */
export type Title = {
  /** Everything before the case number: 'Republic v Kenya Wildlife Service & 2 others; Moro (Exparte Applicant)'. */
  parties: string
  /** As printed: 'Criminal Appeal 122 & 124 of 2023 (Consolidated)'. */
  caseNumberText: string | null
  /** Null also where `caseNumberText` has a form that is not a case number. */
  caseNumber: CaseNumber | null
  neutral: NeutralKey | null
  /** '[2024] KEHC 11561 (KLR)', or '[2017] eKLR' for a title from before neutral citations. */
  citation: string | null
  division: string | null
  /** YYYY-MM-DD. */
  date: string | null
  /** 'Ruling', 'Judgment', 'Sentence', … as printed. */
  documentType: string | null
}

// [2024] KEHC 11561 (KLR), (2013) KECA 380 (KLR), [2018] KECA 141, [2022] KECA 1384(KLR), [2025] KECA 1726 [KLR]; or [2017] eKLR
const CITATION = /[[(]\s?(\d{4})\s?[\])]\s?(?:([A-Z][A-Za-z]{2,9})\s(\d{1,6})(?:\s?[[(]\s?KLR\s?[\])])?|e\s?KLR)/g
const DOCUMENT_TYPE =
  /^(?:judge?ment|ruling|sentence|directions?|order|award|(?:advisory )?opinion|reasons|decree|decision|judgment and decree|ruling and directions)\b/i

/** YYYY-MM-DD of '1 October 2024', '1st October, 2024', 'October 1, 2024' or '01 Oct 2024'; null for a day that does not exist. */
export const parseDate = (text: string): string | null => {
  const plain = plainText(text).replace(/,/g, ' ').replace(/\s+/g, ' ').trim()
  const match = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.? (\d{4})$/i.exec(plain)
  const american = match ? null : /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/i.exec(plain)
  const [day, name, year] = match ? match.slice(1) : american ? [american[2], american[1], american[3]] : []
  if (!day || !name || !year) return null
  const month = monthOfName(name) - 1
  if (month < 0) return null
  const date = new Date(Date.UTC(Number(year), month, Number(day)))
  return date.getUTCMonth() === month && date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : null
}

/** The bracketed groups at the end of `text`, nested brackets whole: '(Civil Appeal 5 & 6 of 2023 (Consolidated))'. */
const lastGroup = (text: string): { before: string; inside: string } | null => {
  if (!text.endsWith(')')) return null
  let depth = 0
  for (let i = text.length - 1; i >= 0; i -= 1) {
    if (text[i] === ')') depth += 1
    else if (text[i] === '(') {
      depth -= 1
      if (depth === 0) return { before: text.slice(0, i).trim(), inside: text.slice(i + 1, -1).trim() }
    }
  }
  return null
}

const groupsOf = (text: string): string[] => {
  const groups: string[] = []
  let rest = text.trim()
  for (let group = lastGroup(rest); group; group = lastGroup(rest)) {
    groups.unshift(group.inside)
    rest = group.before
  }
  return groups
}

/**
 * Takes a full Kenya Law title apart:
 * `{parties} ({case number}) [{year}] {CODE} {n} (KLR)[ ({division})] ({d Month yyyy}) ({document type})`.
 * Every part but the parties may be missing, as in retro-fitted titles; NBSP and stray spaces do not matter.
 */
export const parseTitle = (title: string): Title => {
  const plain = plainText(title)
  const printed = title.replace(/\s+/g, ' ').trim()
  const source = printed.length === plain.length ? printed : plain
  const citation = [...plain.matchAll(CITATION)].at(-1)
  const head = (citation ? source.slice(0, citation.index) : source).trim()
  const tail = citation ? source.slice(citation.index + citation[0].length) : ''
  let division: string | null = null
  let date: string | null = null
  let documentType: string | null = null
  for (const group of groupsOf(tail)) {
    const day = parseDate(group)
    if (day) date = day
    else if (date || DOCUMENT_TYPE.test(group)) documentType = group
    else division = group
  }
  const group = lastGroup(head)
  const caseNumber = group ? parseCaseNumber(group.inside) : null
  const isNumber = group !== null && (caseNumber !== null || (citation !== undefined && /\b(?:of|\/) ?(?:19|20)\d\d\b/.test(group.inside)))
  return {
    parties: isNumber ? group.before : head,
    caseNumberText: isNumber ? group.inside : null,
    caseNumber,
    neutral: citation?.[2] ? { year: Number(citation[1]), court: courtCode(citation[2]), number: Number(citation[3]) } : null,
    citation: citation ? source.slice(citation.index, citation.index + citation[0].length) : null,
    division,
    date,
    documentType,
  }
}

const courtCode = (printed: string): string => (printed === 'AfCHPR' ? printed : printed.toUpperCase())
