import { type CourtTrends, type TrendYear, type exportFigures } from '#contract/analytics'
import type { Received } from '#contract/endpoint'
import type { Column } from '../../printing/column.ts'
import { writeCsv } from '../../printing/csv.ts'
import { writeXlsx } from '../../printing/xlsx.ts'
import { InvalidInput } from '../../http/problem.ts'
import type { Analytics } from './analytics.ts'

interface Row {
  of: string
  topic: string
  year: string
  total: number
  /** Empty where they are not told apart: of cases without a year. */
  series: Omit<TrendYear, 'year' | 'total'> | null
}

const series = (heading: string, name: keyof NonNullable<Row['series']>): Column<Row> => ({
  heading,
  width: 22,
  value: (row) => (row.series ? String(row.series[name]) : ''),
})

const columns: readonly Column<Row>[] = [
  { heading: 'Of', width: 34, value: ({ of }) => of },
  { heading: 'Topic', width: 20, value: ({ topic }) => topic },
  { heading: 'Year', width: 16, value: ({ year }) => year },
  { heading: 'Total Cases', width: 14, value: ({ total }) => String(total) },
  series('Favorable Outcomes', 'favorable'),
  series('Unfavorable Outcomes', 'unfavorable'),
  series('Mixed Outcomes', 'mixed'),
  series('Outcome Unknown', 'unknown'),
]

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** The figures of courts and judges as a table; `invalid-input` where none is named, `not-found` where a judge is not known. */
export async function exportFiguresOf(
  analytics: Analytics,
  { court, judge, format, ...narrowed }: Received<typeof exportFigures>['query'],
): Promise<File> {
  if (court.length + judge.length === 0) throw new InvalidInput([{ loc: ['query', 'court'], msg: 'Field required', type: 'missing' }])
  const courts = await Promise.all(
    court.map(async (name) => rowsOf(name, narrowed.topic, await analytics.courtTrends({ court: name, ...narrowed }))),
  )
  const judges = await Promise.all(
    judge.map(async (name) => {
      const found = await analytics.judge(name, narrowed)
      return rowsOf(found.judge.name, narrowed.topic, found)
    }),
  )
  const rows = [...courts, ...judges].flat()
  const content = format === 'csv' ? writeCsv(columns, rows) : new Uint8Array(await writeXlsx('Figures', columns, rows))
  return new File([content], `hukumu-figures.${format}`, { type: types[format] })
}

function rowsOf(of: string, topic = '', { trends, coverage, total_cases: total }: Omit<CourtTrends, 'court'>): Row[] {
  const base = { of, topic }
  const sum = (name: keyof NonNullable<Row['series']>) => trends.reduce((whole, year) => whole + year[name], 0)
  const all = { favorable: sum('favorable'), unfavorable: sum('unfavorable'), mixed: sum('mixed'), unknown: sum('unknown') }
  return [
    ...trends.map(({ year, total: cases, ...series }) => ({ ...base, year: String(year), total: cases, series })),
    ...(coverage.undated > 0 ? [{ ...base, year: 'Without a year', total: coverage.undated, series: null }] : []),
    { ...base, year: 'All years', total, series: coverage.undated > 0 ? null : all },
  ]
}
