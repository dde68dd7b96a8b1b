import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useNotificationMessages } from '../../messages/notifications.ts'
import { PopoverPanel } from '../../ui/PopoverPanel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NotificationList } from './NotificationList.tsx'
import { latestNotifications, useReadNotifications } from './queries.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

/** The bell of the top bar, with how many notices are unread and the newest of them under it. */
export function NotificationBell() {
  const words = useNotificationMessages()
  const showToast = useToast()
  const { readAll } = useReadNotifications()
  useLiveNotifications()
  const { data, error, refetch } = useQuery(latestNotifications)
  const unread = data?.unread_count ?? 0
  return (
    <PopoverPanel
      label={words.title}
      renderTrigger={(props) => (
        <IconButton {...props} color="inherit" aria-label={words.bell(unread)}>
          <NotificationsNoneRounded />
          {unread > 0 && (
            <Box
              component="span"
              aria-hidden
              sx={{
                position: 'absolute',
                top: 3,
                right: 2,
                minWidth: 18,
                height: 18,
                px: 0.5,
                borderRadius: 9,
                bgcolor: 'error.main',
                color: 'error.contrastText',
                fontSize: '0.6875rem',
                fontWeight: 700,
                lineHeight: '18px',
                textAlign: 'center',
              }}
            >
              {words.badge(unread)}
            </Box>
          )}
        </IconButton>
      )}
    >
      <Box sx={{ m: -1, width: 320, maxWidth: 'calc(100vw - 16px)', maxHeight: 400, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="h2" sx={{ typography: 'h3', flex: 1 }}>
            {words.title}
          </Typography>
          <Button
            size="small"
            disabled={unread === 0}
            onClick={() => void readAll().catch(() => showToast(words.markFailed, { severity: 'error', about: 'notifications' }))}
          >
            {words.markAll}
          </Button>
        </Box>
        <Box sx={{ overflowY: 'auto', minHeight: 0 }}>
          <NotificationList results={data?.results} failed={error !== null} onRetry={() => void refetch()} dense />
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            typography: 'body2',
          }}
        >
          <Link component={RouterLink} to="/notifications" onClick={closePanel} sx={{ py: { xs: 1, md: 0.25 } }}>
            {words.all}
          </Link>
          <Link component={RouterLink} to="/settings?tab=notifications" onClick={closePanel} sx={{ py: { xs: 1, md: 0.25 } }}>
            {words.settings}
          </Link>
        </Box>
      </Box>
    </PopoverPanel>
  )
}

/** Whoever follows a link has done with the panel. */
const closePanel = ({ currentTarget }: React.MouseEvent<HTMLElement>) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
