import type { Case } from '#contract/cases'
import { linkTo } from './case-columns.ts'

/** A record for reference managers, after the RIS format (https://en.wikipedia.org/wiki/RIS_(file_format)), type CASE. */
function writeRecord(one: Case, publicUrl: string): string {
  const { date, year } = one
  const lines: [tag: string, value: string | null][] = [
    ['TI', one.title],
    ...one.judges.map((judge): [string, string] => ['A2', judge]),
    ['PB', one.court],
    ['CY', one.court_station],
    ['PY', date?.slice(0, 4) ?? (year === null ? null : String(year))],
    ['DA', date?.replaceAll('-', '/') ?? null],
    ['T2', one.citation],
    ['M1', one.case_number],
    ['M3', one.document_type],
    ...one.citations.filter((citation) => citation !== one.citation).map((citation): [string, string] => ['N1', citation]),
    ...(one.sample ? [['N1', 'Invented sample: no court decided it.'] satisfies [string, string]] : []),
    ...(one.signal ? [['N1', `Standing: ${one.signal.kind}.`] satisfies [string, string]] : []),
    ['AB', one.summary],
    ...one.legal_areas.map((area): [string, string] => ['KW', area]),
    ['UR', linkTo(one, publicUrl)],
    ['LA', one.language],
    ['ID', one.id],
  ]
  const written = lines.flatMap(([tag, value]) => {
    const line = value?.replace(/\s+/g, ' ').trim()
    return line ? [`${tag}  - ${line}\r\n`] : []
  })
  return `TY  - CASE\r\n${written.join('')}ER  - \r\n`
}

export const writeRis = (cases: readonly Case[], publicUrl: string): string => cases.map((one) => writeRecord(one, publicUrl)).join('\r\n')
