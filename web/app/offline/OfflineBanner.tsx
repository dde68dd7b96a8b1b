import Box from '@mui/material/Box'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useSession } from '../../features/accounts/session-context.tsx'
import { useOfflineMessages } from '../../messages/offline.ts'
import { useToast } from '../../ui/toast.tsx'
import { keepProgram } from '../../api/origin-worker.ts'
import { formatDay, timeHere } from '../../ui/day.ts'
import { keepAtHand } from './keep-at-hand.ts'
import { keptNews } from './kept-news.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const momentOf = (at: string) => {
  const here = timeHere(new Date(at))
  return `${formatDay(here)}, ${here.slice(11, 16)}`
}

/** Keeps the program for when there is no connection, and says so when a newer one has come. Whether anything is kept on this device. */
function useProgramKept(said: ReturnType<typeof useOfflineMessages>): boolean {
  const showToast = useToast()
  const [isKept, setIsKept] = useState(false)
  useEffect(
    () =>
      keepProgram({
        onKept: setIsKept,
        onNewer: (takeOver) => showToast(said.newer, { about: 'program', duration: 60_000, action: { label: said.reload, run: takeOver } }),
      }),
    [showToast, said],
  )
  const account = useSession().state.user?.id
  useEffect(() => {
    // Only what goes through the worker is kept, and that begins with the page after the one on which it was installed.
    if (!isKept || account === undefined || navigator.serviceWorker.controller === null) return
    const stopped = new AbortController()
    // What fails, for want of a connection mostly, is fetched another time.
    keepAtHand(stopped.signal).catch((error: unknown) => {
      if (!(error instanceof CallError) && !stopped.signal.aborted) throw error
    })
    return () => stopped.abort()
  }, [isKept, account])
  return isKept
}

/** Says so at the foot of the window while there is no connection, and how old is what is shown. */
export function OfflineBanner() {
  const said = useOfflineMessages()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const keptAt = useSyncExternalStore(keptNews.subscribe, keptNews.read)
  const { pathname } = useLocation()
  const isKept = useProgramKept(said)
  useEffect(() => keptNews.begin(`${pathname} ${isOnline}`), [pathname, isOnline])
  const words = keptAt === null ? (isOnline ? null : isKept ? said.noConnection : said.nothingKept) : said.shownAsKept(momentOf(keptAt))
  return (
    <Box component="output" data-frame sx={{ display: 'block', position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
      {words && (
        <Box
          sx={{
            px: 2,
            py: 1,
            fontSize: '0.875rem',
            bgcolor: 'warning.light',
            color: 'text.primary',
            borderTop: 1,
            borderColor: 'warning.main',
            textAlign: 'center',
          }}
        >
          {words}
        </Box>
      )}
    </Box>
  )
}
