import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CourtTrends } from '#contract/analytics'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { FiguresTable } from './FiguresTable.tsx'

/** Where cases were decided, by what kind of decision, and how long they took. */
export function Workload({
  figures: { workload, waited, total_cases: total },
}: {
  figures: Pick<CourtTrends, 'workload' | 'waited' | 'total_cases'>
}) {
  const messages = useAnalyticsMessages()
  const { workload: words } = messages
  const lists = [
    { title: words.stations, rows: workload.stations },
    { title: words.divisions, rows: workload.divisions },
    { title: words.documentTypes, rows: workload.document_types },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {lists.map(({ title, rows }) => (
        <Divided key={title} title={title} rows={rows} />
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
                cells: [{ words: messages.number(count) }],
              }))}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {words.waitedExplained(waited.median, waited.cases, total)}
            </Typography>
          </>
        )}
      </div>
    </Box>
  )
}

/** Names with how many cases each has. */
export function Divided({ title, rows }: { title: string; rows: readonly { value: string; count: number }[] }) {
  const messages = useAnalyticsMessages()
  return (
    <FiguresTable
      caption={title}
      columns={[messages.workload.name, messages.workload.cases]}
      rows={rows.map(({ value, count }) => ({ key: value, name: { words: value }, cells: [{ words: messages.number(count) }] }))}
    />
  )
}
