import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CourtTrends } from '#contract/analytics'
import { Link as RouterLink } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import type { AnalyticsRequest } from './analytics-address.ts'
import { type Counted, casesAddress } from './cases-address.ts'
import { FiguresTable, inlineLink, useCountCell } from './FiguresTable.tsx'

interface WorkloadProps {
  of: Counted
  figures: Pick<CourtTrends, 'workload' | 'waited' | 'total_cases'>
  shown: AnalyticsRequest
}

/** Where cases were decided, by what kind of decision, and how long they took. */
export function Workload({ of, figures: { workload, waited, total_cases: total }, shown }: WorkloadProps) {
  const messages = useAnalyticsMessages()
  const countCell = useCountCell()
  const { workload: words } = messages
  const lists = [
    { title: words.stations, rows: workload.stations, narrower: 'station' },
    { title: words.divisions, rows: workload.divisions, narrower: 'division' },
    { title: words.documentTypes, rows: workload.document_types, narrower: 'type' },
  ] as const
  const shownLists = lists.filter(({ rows }) => rows.length > 0)
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {shownLists.map(({ title, rows, narrower }) => (
        <div key={title}>
          <Divided title={title} rows={rows} casesOf={(value) => casesAddress(of, shown, { [narrower]: value })} />
          <KnownOf rows={rows} total={total} to={casesAddress(of, shown, { [narrower]: rows.map(({ value }) => value) })} />
        </div>
      ))}
      <div>
        {waited.median === null ? (
          <Typography variant="body2">{words.notWaited}</Typography>
        ) : (
          <>
            <FiguresTable
              caption={words.waited}
              columns={[words.years, words.cases]}
              rows={waited.years.map(({ years, count }) => ({
                key: String(years),
                name: { words: messages.number(years) },
                cells: [countCell(count, words.yearsTaken(years), words.waited, casesAddress(of, shown, { waited: years }))],
              }))}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {words.waitedExplained(waited.median, waited.cases, total)}{' '}
              <Link component={RouterLink} to={casesAddress(of, shown, { waited: waited.years.map(({ years }) => years) })} sx={inlineLink}>
                {messages.coverage.open(waited.cases)}
              </Link>
            </Typography>
          </>
        )}
      </div>
    </Box>
  )
}

/** Says of how many cases it is known, where that is not all of them; each has one of the values. */
function KnownOf({ rows, total, to }: { rows: readonly { count: number }[]; total: number; to: string }) {
  const { workload: words, coverage } = useAnalyticsMessages()
  const known = rows.reduce((sum, { count }) => sum + count, 0)
  if (known === total) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {words.knownOf(known, total)}{' '}
      <Link component={RouterLink} to={to} sx={inlineLink}>
        {coverage.open(known)}
      </Link>
    </Typography>
  )
}

interface DividedProps {
  title: string
  /** `key` where it is not the value that tells them apart. */
  rows: readonly { value: string; count: number; key?: string }[]
  /** The address of the cases that the row with a key counts. */
  casesOf: (key: string) => string
}

/** Names with how many cases each has. */
export function Divided({ title, rows, casesOf }: DividedProps) {
  const messages = useAnalyticsMessages()
  const countCell = useCountCell()
  return (
    <FiguresTable
      caption={title}
      columns={[messages.workload.name, messages.workload.cases]}
      rows={rows.map(({ value, count, key = value }) => ({
        key,
        name: { words: value },
        cells: [countCell(count, value, title, casesOf(key))],
      }))}
    />
  )
}
