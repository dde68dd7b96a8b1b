import NotificationAddOutlined from '@mui/icons-material/NotificationAddOutlined'
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatchMessages } from '../../messages/watches.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { type Watched, watchOf } from './queries.ts'
import { useWatching } from './use-watching.ts'

interface WatchProps extends Watched {
  /** What is watched, as the reader knows it. */
  name: string
}

/** Whether something is watched, and what a press does about it. */
function useWatched({ kind, target, name }: WatchProps) {
  const client = useQueryClient()
  const { data } = useQuery(watchOf({ kind, target }))
  const watching = useWatching()
  const [busy, setBusy] = useState(false)
  async function press() {
    if (busy) return
    setBusy(true)
    // Pressed before it is known whether it is watched: that is asked first, and to watch it says what fails.
    const known = data === undefined ? await client.fetchQuery(watchOf({ kind, target })).catch(() => null) : data
    await (known === null ? watching.watch({ kind, target }, name) : watching.end(known, name))
    setBusy(false)
  }
  return { isWatched: Boolean(data), press: () => void press() }
}

/** Stands where a thing is shown: watches it, or watches it no more. */
export function WatchButton(watched: WatchProps) {
  const words = useWatchMessages()
  const { isWatched, press } = useWatched(watched)
  return (
    <Button
      variant="outlined"
      color={isWatched ? 'secondary' : 'primary'}
      aria-pressed={isWatched}
      aria-label={isWatched ? words.watchingNamed(watched.name) : words.watchNamed(watched.name)}
      startIcon={isWatched ? <NotificationsActiveRounded /> : <NotificationAddOutlined />}
      onClick={press}
      sx={{ whiteSpace: 'nowrap', ...(isWatched && { bgcolor: 'secondary.light' }) }}
    >
      {isWatched ? words.watching : words.watch}
    </Button>
  )
}

/** The same as an entry of the menu of a provision. */
export function WatchProvisionEntry({ provision, name }: { provision: string; name: string }) {
  const words = useWatchMessages()
  const { isWatched, press } = useWatched({ kind: 'provision', target: provision, name })
  return (
    <PopoverMenuItem icon={isWatched ? <NotificationsActiveRounded /> : <NotificationAddOutlined />} onSelect={press}>
      {isWatched ? words.watchingProvision : words.watchProvision}
    </PopoverMenuItem>
  )
}

/** The same as the entry of the menu of a case. */
export function WatchCaseEntry({ caseId, name }: { caseId: string; name: string }) {
  const words = useWatchMessages()
  const { isWatched, press } = useWatched({ kind: 'case', target: caseId, name })
  return (
    <PopoverMenuItem icon={isWatched ? <NotificationsActiveRounded /> : <NotificationAddOutlined />} onSelect={press}>
      {isWatched ? words.watchingCase : words.watchCase}
    </PopoverMenuItem>
  )
}
