import { parseDate } from '#citations/title'
import { type JudgeName, readJudgeName } from '../../../../judge-names/judge-names.ts'

/** What the ending of a judgment says: the day of delivery and the judges who signed; null or empty where it says nothing. */
export interface Ending {
  date: string | null
  judges: JudgeName[]
}

// 'THIS 30TH DAY OF SEPTEMBER, 2024', 'on this 22nd day of January 2026', 'dated 4th June 2021', 'ON THE 2ND OF MAY 2003'
const DAY = /\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:day\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+((?:19|20)\d\d)\b/gi
// 'JUDGE', 'JUDGE OF APPEAL', 'PRINCIPAL MAGISTRATE', 'Ag. JUDGE': the office under a name
const OFFICE =
  /^[.\s]*(?:ag\.?\s*)?(?:(?:acting\s+)?judge(?:\s+of\s+(?:appeal|the\s+[a-z]+(?:\s+[a-z]+)?\s+court))?|chief justice|justice of the supreme court|(?:(?:senior|principal|resident|chief)\s+){0,3}(?:magistrate|kadhi)|chair(?:person|man)?|adjudicator)[\s.]*$/i
// '……………', '_______', 'Signed'
const NO_WORDS = /^[.…_\-\s]*(?:signed|sgd)?[.…_\-\s]*$/i

/** The last day that the formula of delivery names: texts dated on one day and delivered on another were decided on the later. */
function readDay(lines: readonly string[]): string | null {
  const days = lines
    .slice(0, 6)
    .flatMap((line) => [...line.matchAll(DAY)].map(([, day, month, year]) => parseDate(`${day} ${month} ${year}`)))
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  )
}

/** Names that stand right above an office, with that office. */
function readSignatures(lines: readonly string[]): JudgeName[] {
  return lines.flatMap((line, at) => {
    if (!OFFICE.test(line)) return []
    const name = lines.slice(0, at).findLast((above) => !NO_WORDS.test(above))
    if (!name || name.length > 60 || OFFICE.test(name) || /\d/.test(name)) return []
    const judge = readJudgeName(`${name}, ${line.replace(/^[.\s]+|[.\s]+$/g, '')}`)
    return judge ? [judge] : []
  })
}

/** Reads the ending of a judgment, line by line. */
export const readEnding = (lines: readonly string[]): Ending => ({ date: readDay(lines), judges: readSignatures(lines) })
