import type { Pinpoint } from '../citation.ts'

// at page 9, at pp. 33-35, p 516
const PAGE = /[\s,(]{0,4}(?:at\s{1,3})?((?:pages?|pp?\.?|pgs?\.?)\s{0,2}(\d{1,4})(?:\s?(?:[-–]|to|and)\s?(\d{1,4}))?)(?!\d)/iy
// para 25, at paragraphs 12-14, at para. [25]
const PARAGRAPH =
  /[\s,([]{0,4}(?:at\s{1,3})?((?:paragraphs?|paras?\.?|§|¶)\s{0,2}[[(]?(\d{1,3})[\])]?(?:\s?(?:[-–]|to|and)\s?[[(]?(\d{1,3})[\])]?)?)(?!\d)/iy
// at 516, AT 461, at [25]
const AT =
  /\s{0,3},?\s{0,2}at\s{1,3}((?:\[(\d{1,3})\]|(\d{1,4}))(?:\s?(?:[-–]|to|and)\s?(\d{1,4}))?)(?![\d/]|[:.]\d|\s?(?:am|pm|a\.m|p\.m|hrs|years|%))/iy
// , 709, 713 after a report's page
const MORE_PAGES = /,\s{0,2}((\d{1,4})(?:,\s{0,2}\d{1,4}){0,4})(?=[;.,)\s])(?!\s?(?:\d|of|others|[A-Za-z]))/y
// (HL), (SCU), (KLR), (Civ): what may stand between citation and pinpoint
const BETWEEN = /\s{0,2}[[(][A-Z][A-Za-z]{1,5}[\])]/y

// what each of these begins with, once spaces and brackets are passed
const BEGINS = /[\s,([]{0,4}[aApP§¶\d]|\s{0,2}[[(][A-Z]/y

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The page or paragraph named right after a citation that ends at `end`; `report` where a bare number means a page, with its first page. */
export const readPinpoint = (text: string, end: number, report?: { page?: number }): Pinpoint | undefined => {
  if (!at(BEGINS, text, end)) return undefined
  const from = end + (at(BETWEEN, text, end)?.[0].length ?? 0)
  const build = (match: RegExpExecArray, unit: Pinpoint['unit'], first: string, last?: string): Pinpoint => {
    const start = match.index + match[0].lastIndexOf(match[1]!)
    return { text: match[1]!, start, end: start + match[1]!.length, unit, from: first, ...(last ? { to: last } : {}) }
  }
  const paragraph = at(PARAGRAPH, text, from)
  if (paragraph?.[2]) return build(paragraph, 'paragraph', paragraph[2], paragraph[3])
  const pages = at(PAGE, text, from)
  if (pages?.[2]) return build(pages, 'page', pages[2], pages[3])
  const plain = at(AT, text, from)
  if (plain)
    return plain[2] ? build(plain, 'paragraph', plain[2], plain[4]) : build(plain, report ? 'page' : 'paragraph', plain[3]!, plain[4])
  const page = report?.page
  const more = page === undefined ? null : at(MORE_PAGES, text, from)
  if (more?.[2] && page !== undefined && Number(more[2]) >= page && Number(more[2]) < page + 200) return build(more, 'page', more[2])
  return undefined
}
