import { parseDate } from '#citations/title'

/** What a title page says after a label, or in the one line in which courts abroad cite their judgment; null where it says nothing. */
export interface LabelledFacts {
  title: string | null
  citation: string | null
  caseNumber: string | null
  date: string | null
}

// 'Neutral citation: Moyo v Dube (272/2022) [2024] ZASCA 21 (05 March 2024)': parties and number may be missing
const CITED =
  /^neutral\s+citation(?:\s+number)?\s*:?\s*(.*?)\s*(?:\(([^()]{3,60})\)\s*)?(\[\d{4}\]\s*[A-Z][A-Za-z]{1,9}(?:\s+(?:Civ|Crim))?\s*\d{1,6}(?:\s*\([A-Za-z0-9]{1,8}\))?)\s*(?:\((\d{1,2}\s+[A-Za-z]+\s+\d{4})\))?$/i
// 'Case No: 272/2022', 'CASE NO: SS076/2018', 'Claim no. IP-2020-000080', 'Case Number: TC08596', 'Appeal Ref. UA-2021-1'
const NUMBERED = /^(?:case|claim|appeal|file|docket)\s+(?:nos?|numbers?|ref(?:erence)?s?)\b\s*[.:]*\s*((?=\S*\d)[A-Za-z0-9][\w/.-]{2,40})$/i
// 'CCO/490/2021', 'HP-2020-000036': a line that is nothing but the number of a registry
const BARE_NUMBER = /^[A-Z]{1,5}[/-]\d{1,6}[/-]\d{4}$/
// 'Delivered: 05 March 2024', 'DATE: 2020/11/02', 'Date of judgment: 9 February 2006'
const DATED =
  /^(?:date(?:\s+(?:of\s+)?(?:delivery|judge?ment|ruling|decision|delivered))?|(?:judge?ment\s+)?(?:delivered|handed\s+down)(?:\s+on)?)\s*:\s*(.{6,30})$/i
const YEAR_FIRST = /^((?:19|20)\d\d)[/.-](\d{1,2})[/.-](\d{1,2})$/

function readDay(words: string): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(words.trim()) ?? []
  if (!year) return parseDate(words.replace(/[.\s]+$/, ''))
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : null
}

/** Reads the lines of a title page in which a label says what follows it, as courts outside Kenya print them. */
export function readLabelledFacts(lines: readonly string[]): LabelledFacts {
  const facts: LabelledFacts = { title: null, citation: null, caseNumber: null, date: null }
  let delivered: string | null = null
  for (const line of lines) {
    if (line.length > 400) continue
    const cited = CITED.exec(line)
    if (cited) {
      facts.title ??= /\p{L}.*\p{L}/u.test(cited[1]!) ? cited[1]! : null
      facts.caseNumber ??= cited[2] ?? null
      facts.citation ??= cited[3]!
      delivered ??= cited[4] ? parseDate(cited[4]) : null
      continue
    }
    facts.caseNumber ??= NUMBERED.exec(line)?.[1] ?? (BARE_NUMBER.test(line) ? line : null)
    const day = DATED.exec(line)?.[1]
    if (day) facts.date ??= readDay(day)
  }
  return { ...facts, date: delivered ?? facts.date }
}
