import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/messages.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says so at the foot of the window while the browser has no connection. */
export function OfflineBanner() {
  const { shell } = useMessages()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Box component="output" data-frame sx={{ display: 'block', position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      {!isOnline && (
        <Box
          sx={{
            px: 2,
            py: 1,
            bgcolor: 'warning.light',
            color: 'text.primary',
            borderTop: 1,
            borderColor: 'warning.main',
            textAlign: 'center',
          }}
        >
          {shell.offline}
        </Box>
      )}
    </Box>
  )
}
