import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Notification } from '#contract/notifications'
import { sayReason } from '#contract/reasons/say-reason'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useNotificationMessages } from '../../messages/notifications.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { formatDay } from '../../ui/day.ts'
import { divided } from '../../ui/list-row.ts'
import { useToast } from '../../ui/toast.tsx'
import { useReadNotifications } from './queries.ts'

interface NotificationListProps {
  /** Undefined while they are on their way. */
  results: Notification[] | undefined
  failed: boolean
  onRetry: () => void
  /** In the panel of the bell. */
  dense?: boolean
  /** What is said where there are none. */
  none?: string
}

/** Notices, each leading to what it is about. */
export function NotificationList({ results, failed, onRetry, dense = false, none }: NotificationListProps) {
  const words = useNotificationMessages()
  if (!results && failed)
    return (
      <Box sx={{ p: dense ? 1.5 : 0 }}>
        <RetryNotice words={words.failed} retry={words.retry} onRetry={onRetry} />
      </Box>
    )
  if (!results)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} variant="rounded" height={48} sx={{ opacity: 1 - row * 0.2 }} />
        ))}
      </Box>
    )
  if (results.length === 0)
    return (
      <Box sx={{ px: 2, py: 3 }}>
        <Typography sx={{ fontWeight: 600 }}>{none ?? words.empty}</Typography>
        {none === undefined && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.emptyAdvice}</Typography>}
      </Box>
    )
  return (
    <Box component="ul" aria-label={words.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {results.map((one) => (
        <NotificationRow key={one.id} notification={one} dense={dense} />
      ))}
    </Box>
  )
}

function NotificationRow({ notification, dense }: { notification: Notification; dense: boolean }) {
  const words = useNotificationMessages()
  const showToast = useToast()
  const { read: markRead } = useReadNotifications()
  const { id, reason_code: reason, read, createdAt, href } = notification
  // Counted from the moment at which it was shown.
  const [now] = useState(() => Date.now())
  const hours = Math.floor((now - Date.parse(createdAt)) / 3_600_000)
  const when =
    hours < 1 ? words.justNow : hours < 24 ? words.hours(hours) : hours < 24 * 7 ? words.days(Math.floor(hours / 24)) : formatDay(createdAt)

  return (
    <Box component="li" sx={{ ...divided }}>
      <Box
        component={RouterLink}
        to={href}
        onClick={({ currentTarget }: React.MouseEvent<HTMLElement>) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          if (!read) markRead(id).catch(() => showToast(words.markFailed, { severity: 'error', about: 'notifications' }))
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: '8px minmax(0, 1fr)',
          columnGap: 1.25,
          px: 2,
          py: dense ? 1.25 : 2,
          color: 'text.primary',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { bgcolor: 'fill.inset' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          component="span"
          {...(!read && { role: 'img', 'aria-label': words.unread })}
          sx={{ width: 8, height: 8, mt: dense ? 0.75 : 0.875, borderRadius: '50%', bgcolor: read ? 'transparent' : 'primary.main' }}
        />
        <span>
          <Box
            component="strong"
            sx={{ display: 'block', ...(dense && { fontSize: '0.875rem', lineHeight: 1.4 }), fontWeight: read ? 500 : 700 }}
          >
            {sayReason(reason, words.titles)}
          </Box>
          <Box component="span" sx={{ display: 'block', typography: dense ? 'body2' : 'body1', color: 'text.secondary' }}>
            {sayReason(reason, words.messages)}
          </Box>
          <Box component="time" dateTime={createdAt} sx={{ display: 'block', typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
            {when}
          </Box>
        </span>
      </Box>
    </Box>
  )
}
