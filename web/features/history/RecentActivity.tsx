import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '#contract/history'
import { Link as RouterLink } from 'react-router'
import { useHistoryMessages } from '../../messages/history.ts'
import { useHomeMessages } from '../../messages/home.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { divided } from '../../ui/list-row.ts'
import { sayRecently } from './days.ts'
import { EntryIcon } from './EntryIcon.tsx'
import { addressOf, factsOf, nameOf } from './entry-shown.ts'
import { recently } from './queries.ts'

/** What was done last, with the way to all of it; what to do first, where nothing was. */
export function RecentActivity() {
  const { activity } = useHomeMessages()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(recently)
  return (
    <section aria-labelledby="activity">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="h2" id="activity">
          {activity.title}
        </Typography>
        <Link component={RouterLink} to="/research-history" sx={{ py: { xs: 1, md: 0 } }}>
          {activity.all}
        </Link>
      </Box>
      {!data && isFetching && <RowsLoading label={activity.loading} rows={3} height={56} />}
      {error && !isFetching && <RetryNotice words={activity.failed} onRetry={() => void refetch()} />}
      {data && !error && data.results.length === 0 && <FirstSteps />}
      {data && !error && data.results.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.results.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} now={new Date(dataUpdatedAt)} />
          ))}
        </Card>
      )}
    </section>
  )
}

function ActivityRow({ entry, now }: { entry: HistoryEntry; now: Date }) {
  const { activity } = useHomeMessages()
  const { gone } = useHistoryMessages()
  const name = nameOf(entry) || gone[entry.type === 'chat' ? 'chat' : 'note']
  const address = addressOf(entry)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, py: 1.25, ...divided }}>
      <EntryIcon type={entry.type} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {address === null ? (
            name
          ) : (
            <Link component={RouterLink} to={address} color="inherit">
              {name}
            </Link>
          )}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {[factsOf(entry.description)[0], sayRecently(new Date(entry.timestamp), now, activity)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}

function FirstSteps() {
  const { activity } = useHomeMessages()
  const steps = [
    { to: '/cases', said: activity.steps.search },
    { to: '/cases', said: activity.steps.keep },
    { to: '/library', said: activity.steps.library },
  ]
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{activity.none}</Typography>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{activity.first}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {steps.map(({ to, said }) => (
          <li key={said}>
            <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: { xs: 1, md: 0.25 } }}>
              {said}
            </Link>
          </li>
        ))}
      </Box>
    </Card>
  )
}
