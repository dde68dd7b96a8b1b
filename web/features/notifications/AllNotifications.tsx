import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotificationMessages } from '../../messages/notifications.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { measures } from '../../ui/theme/tokens.ts'
import { useToast } from '../../ui/toast.tsx'
import { NotificationList } from './NotificationList.tsx'
import { notificationPages, useReadNotifications } from './queries.ts'

/** Everything that an account was told, the newest first. */
export function AllNotifications() {
  const words = useNotificationMessages()
  const showToast = useToast()
  const { readAll } = useReadNotifications()
  const [unreadOnly, setUnreadOnly] = useState(false)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(notificationPages(unreadOnly))
  usePageTitle(words.title)
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: measures.touch, cursor: 'pointer' }}>
          <Switch
            checked={unreadOnly}
            onChange={(_, on) => setUnreadOnly(on)}
            slotProps={{ input: { 'aria-label': words.unreadOnly, role: 'switch' } }}
            sx={{ ml: -1 }}
          />
          {words.unreadOnly}
        </Box>
        <Button
          variant="outlined"
          disabled={data?.pages[0]?.unread_count === 0}
          onClick={() => void readAll().catch(() => showToast(words.markFailed, { severity: 'error', about: 'notifications' }))}
        >
          {words.markAll}
        </Button>
      </Box>
      <Card>
        <NotificationList
          results={data?.pages.flatMap(({ results }) => results)}
          failed={error !== null}
          onRetry={() => void refetch()}
          {...(unreadOnly && { none: words.noneUnread })}
        />
      </Card>
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 2 }} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Box>
  )
}
