import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '#contract/history'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { useHistoryMessages } from '../../messages/history.ts'
import { Tag } from '../../ui/Tag.tsx'
import { divided } from '../../ui/list-row.ts'
import { type DayOfEntries, groupByDay, sayAgo } from './days.ts'
import { EntryIcon } from './EntryIcon.tsx'
import { addressOf, factsOf, nameOf } from './entry-shown.ts'

/** What was done, day by day. */
export function HistoryDays({ entries, now, onDelete }: { entries: HistoryEntry[]; now: Date; onDelete: (entry: HistoryEntry) => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groupByDay(entries, now).map((group) => (
        <Day key={group.daysAgo} group={group} now={now} onDelete={onDelete} />
      ))}
    </Box>
  )
}

function Day({
  group: { day, daysAgo, entries },
  now,
  onDelete,
}: {
  group: DayOfEntries
  now: Date
  onDelete: (entry: HistoryEntry) => void
}) {
  const words = useHistoryMessages()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {daysAgo <= 0 ? words.today : daysAgo === 1 ? words.yesterday : words.day(day)}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} now={now} onDelete={() => onDelete(entry)} />
        ))}
      </Card>
    </section>
  )
}

interface HistoryRowProps {
  entry: Pick<HistoryEntry, 'type' | 'title' | 'description' | 'timestamp' | 'entity_type' | 'entity_id'>
  now: Date
  /** Absent for an example, which leads nowhere either. */
  onDelete?: () => void
}

/** One entry: what was done, to what, and when. */
export function HistoryRow({ entry, now, onDelete }: HistoryRowProps) {
  const words = useHistoryMessages()
  const { type, description, timestamp, entity_type: entity } = entry
  const made = new Date(timestamp)
  const name = nameOf(entry) || words.gone[type === 'chat' ? 'chat' : 'note']
  const address = onDelete ? addressOf(entry) : null
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'flex-start',
        px: { xs: 1.5, sm: 2.5 },
        py: 1.5,
        ...divided,
      }}
    >
      <EntryIcon type={type} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {address === null ? (
            name
          ) : (
            <Link component={RouterLink} to={address} color="inherit" sx={{ display: 'inline-block', py: { xs: 0.5, md: 0 } }}>
              {name}
            </Link>
          )}
        </Typography>
        {description !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {factsOf(description).join(' · ')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary', typography: 'body2' }}>
          <Tag hue="quiet" mark>
            {entity === 'legislation' && type !== 'bookmark' ? words.law : words.types[type]}
          </Tag>
          <time dateTime={timestamp} title={words.at(made)}>
            {sayAgo(made, now, words.ago)}
          </time>
        </Box>
      </Box>
      {onDelete && (
        <IconButton aria-label={words.deleteNamed(name)} title={words.delete} onClick={onDelete} sx={{ mr: -1, mt: -0.5 }}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
