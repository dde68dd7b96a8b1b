import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '#contract/history'
import { Link as RouterLink } from 'react-router'
import { useHistoryMessages } from '../../messages/history.ts'
import { Tag } from '../../ui/Tag.tsx'
import { divided } from '../../ui/list-row.ts'
import { HistoryRow } from './HistoryDays.tsx'

/** Room of the history while it is on its way. */
export function HistoryLoading() {
  const words = useHistoryMessages()
  return (
    <Card component="output" aria-label={words.loading} sx={{ display: 'block' }}>
      {[46, 62, 38, 54, 44].map((width) => (
        <Box key={width} sx={{ px: 2.5, py: 1.5, display: 'flex', gap: 2, ...divided }}>
          <Skeleton variant="rounded" width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" width={`${width}%`} height={24} sx={{ transform: 'none', mb: 0.75 }} />
            <Skeleton variant="text" width="30%" height={18} sx={{ transform: 'none' }} />
          </Box>
        </Box>
      ))}
    </Card>
  )
}

/** Nothing was done yet; what it will look like, and that those are examples. */
export function NoHistory({ now }: { now: Date }) {
  const { empty, example } = useHistoryMessages()
  return (
    <Box sx={{ py: { xs: 3, md: 4 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 520 }}>
        <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
        <Typography variant="h3" component="p" sx={{ mb: 1 }}>
          {empty.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{empty.advice}</Typography>
        <Button component={RouterLink} to="/cases" variant="contained">
          {empty.browse}
        </Button>
      </Box>
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
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 520 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {empty.none}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{empty.noneAdvice}</Typography>
      <Button variant="outlined" onClick={onShowAll}>
        {empty.showAll}
      </Button>
    </Box>
  )
}
