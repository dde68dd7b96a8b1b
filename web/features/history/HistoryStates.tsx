import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '#contract/history'
import { Link as RouterLink } from 'react-router'
import { useHistoryMessages } from '../../messages/history.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HistoryRow } from './HistoryDays.tsx'

/** Room of the history while it is on its way. */
export function HistoryLoading() {
  const words = useHistoryMessages()
  return <RowsLoading label={words.loading} rows={5} height={60} />
}

/** Nothing was done yet; what it will look like, and that those are examples. */
export function NoHistory({ now }: { now: Date }) {
  const { empty, example } = useHistoryMessages()
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NothingHere title={empty.title} advice={empty.advice}>
        <Button component={RouterLink} to="/cases" variant="contained">
          {empty.browse}
        </Button>
      </NothingHere>
      <Box component="section" aria-label={example.label} sx={{ maxWidth: 760 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Tag hue="secondary" mark>
            {example.label}
          </Tag>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {example.explanation}
          </Typography>
        </Box>
        <Card component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0, borderStyle: 'dashed', boxShadow: 'none' }}>
          <Example type="search" title={example.search} hours={0} now={now} />
          <Example type="case_view" title={example.case} description={example.court} hours={3} now={now} />
          <Example type="note" title={example.note} hours={27} now={now} />
        </Card>
      </Box>
    </Box>
  )
}

interface ExampleProps extends Pick<HistoryEntry, 'type' | 'title'> {
  description?: string
  /** How long before `now` it is said to have been. */
  hours: number
  now: Date
}

/** An invented entry, which leads nowhere. */
const Example = ({ type, title, description = '', hours, now }: ExampleProps) => (
  <HistoryRow
    now={now}
    entry={{
      type,
      title,
      description,
      entity_type: 'case',
      entity_id: null,
      timestamp: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    }}
  />
)

/** Words or a kind that nothing has. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { empty } = useHistoryMessages()
  return (
    <NothingHere title={empty.none} advice={empty.noneAdvice}>
      <Button variant="outlined" onClick={onShowAll}>
        {empty.showAll}
      </Button>
    </NothingHere>
  )
}
