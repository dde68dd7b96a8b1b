import type { CourtTrends, Outcomes, exportFigures } from '#contract/analytics'
import type { Received } from '#contract/endpoint'
import type { Column } from '../../printing/column.ts'
import { writeCsv } from '../../printing/csv.ts'
import { writeXlsx } from '../../printing/xlsx.ts'
import { InvalidInput } from '../../problem.ts'
import type { Analytics } from './analytics.ts'
import { sumOf } from './figures.ts'

interface Row {
  of: string
  topic: string
  year: string
  cases: Outcomes
}

const counted = (heading: string, width: number, name: keyof Outcomes): Column<Row> => ({
  heading,
  width,
  value: ({ cases }) => String(cases[name]),
})

const columns: readonly Column<Row>[] = [
  { heading: 'Of', width: 34, value: ({ of }) => of },
  { heading: 'Topic', width: 20, value: ({ topic }) => topic },
  { heading: 'Year', width: 16, value: ({ year }) => year },
  counted('Total Cases', 14, 'total'),
  counted('Favorable Outcomes', 22, 'favorable'),
  counted('Unfavorable Outcomes', 22, 'unfavorable'),
  counted('Mixed Outcomes', 22, 'mixed'),
  counted('Outcome Unknown', 22, 'unknown'),
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

function rowsOf(of: string, topic = '', { trends, undated }: Omit<CourtTrends, 'court'>): Row[] {
  const base = { of, topic }
  const years = trends.map(({ year, ...cases }) => ({ ...base, year: String(year), cases }))
  return [
    ...years,
    ...(undated.total > 0 ? [{ ...base, year: 'Without a year', cases: undated }] : []),
    { ...base, year: 'All years', cases: sumOf([...trends, undated]) },
  ]
}
