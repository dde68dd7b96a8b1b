import type { Case } from '#contract/cases'
import { type RisLine, writeRisRecords } from '../../../printing/ris.ts'
import { linkTo } from './case-columns.ts'

/** What reference managers are told of a case. */
function linesOf(one: Case, publicUrl: string): RisLine[] {
  const { date, year } = one
  return [
    ['TI', one.title],
    ...one.judges.map((judge): RisLine => ['A2', judge]),
    ['PB', one.court],
    ['CY', one.court_station],
    ['PY', date?.slice(0, 4) ?? (year === null ? null : String(year))],
    ['DA', date?.replaceAll('-', '/') ?? null],
    ['T2', one.citation],
    ['M1', one.case_number],
    ['M3', one.document_type],
    ...one.citations.filter((citation) => citation !== one.citation).map((citation): RisLine => ['N1', citation]),
    ...(one.sample ? [['N1', 'Invented sample: no court decided it.'] satisfies RisLine] : []),
    ...(one.signal ? [['N1', `Standing: ${one.signal.kind}.`] satisfies RisLine] : []),
    ['AB', one.summary],
    ...one.legal_areas.map((area): RisLine => ['KW', area]),
    ['UR', linkTo(one, publicUrl)],
    ['LA', one.language],
    ['ID', one.id],
  ]
}

export const writeRis = (cases: readonly Case[], publicUrl: string): string =>
  writeRisRecords(cases.map((one) => ({ type: 'CASE', lines: linesOf(one, publicUrl) })))
