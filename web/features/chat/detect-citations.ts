import { findCitations } from '#citations/find'
import { readCaseName } from '#citations/kinds/case-name'

/** 'Njoroge v Republic [2019]', 'Njoroge v Republic (2019)': a year behind a name, of which no report is named. */
const YEAR = /\s?(?:\[\d{4}\]|\(\d{4}\))/g
const VERSUS = /\sv(?:s|ersus)?\.?\s/i

/** The words by which cases are cited in an answer, each once, in their order; found as the library finds them in judgments. */
export function detectCitations(text: string): string[] {
  const found = findCitations(text).flatMap((one) => {
    if (!('year' in one) || one.kind === 'legal_notice') return []
    return [{ start: ('caseName' in one ? one.caseName?.start : undefined) ?? one.start, end: one.end }]
  })
  for (const { 0: year, index } of text.matchAll(YEAR)) {
    const end = index + year.length
    if (found.some((one) => index < one.end && end > one.start)) continue
    const floor = Math.max(0, ...found.filter((one) => one.end <= index).map((one) => one.end))
    const name = readCaseName(text, index, floor)
    if (name && VERSUS.test(name.text)) found.push({ start: name.start, end })
  }
  const inOrder = found.toSorted((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))
  return [...new Set(inOrder)]
}
