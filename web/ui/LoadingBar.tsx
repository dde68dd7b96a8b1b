import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { loadingStore } from './loading-store.ts'

/** A line at the top of the window while the next screen loads; what loads at once shows none. */
export function LoadingBar() {
  const { shell } = useMessages()
  if (!useSyncExternalStore(loadingStore.subscribe, loadingStore.isLoading)) return null
  return (
    <Box
      component="progress"
      aria-label={shell.loadingScreen}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInline: 0,
        top: 0,
        width: '100%',
        height: 3,
        border: 0,
        appearance: 'none',
        '&::-webkit-progress-bar, &::-moz-progress-bar': { background: 'transparent' },
        bgcolor: 'secondary.main',
        transformOrigin: 'left',
        animation: 'loading-appear 1ms 150ms both, loading-advance 8s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) both',
        '@keyframes loading-appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        '@keyframes loading-advance': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } },
      }}
    />
  )
}
