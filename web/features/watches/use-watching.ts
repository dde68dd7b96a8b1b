import type { AlertFrequency } from '#contract/saved-searches'
import type { Watch } from '#contract/watches'
import { useNavigate } from 'react-router'
import { useWatchMessages } from '../../messages/watches.ts'
import { useToast } from '../../ui/toast.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import { type Watched, useWatchCalls } from './queries.ts'

/** What is done with watches, each told when it is done and when it fails. */
export function useWatching() {
  const { toasts } = useWatchMessages()
  const calls = useWatchCalls()
  const showToast = useToast()
  const trying = useTrying({ about: 'watch' })
  const navigate = useNavigate()

  return {
    async watch(watched: Watched, name: string): Promise<void> {
      if (!(await trying(calls.watch(watched), toasts.watchFailed))) return
      showToast(toasts.watched(name), {
        severity: 'success',
        about: 'watch',
        action: { label: toasts.show, run: () => void navigate('/watches') },
      })
    },

    async change(id: string, frequency: AlertFrequency): Promise<void> {
      if (await trying(calls.change(id, frequency), toasts.changeFailed)) showToast(toasts.changed, { severity: 'success', about: 'watch' })
    },

    /** What is no longer watched can be watched again at once, as often as before. */
    async end(watch: Watch, name: string): Promise<void> {
      const ended = await trying(
        calls.end(watch.id).then(() => true),
        toasts.endFailed,
      )
      if (!ended) return
      const undo = async () => {
        if (await trying(calls.watch(watch, watch.frequency), toasts.watchFailed))
          showToast(toasts.watched(name), { severity: 'success', about: 'watch' })
      }
      // What is gone cannot be watched anew.
      const action = watch.name === null ? {} : { action: { label: toasts.undo, run: () => void undo() } }
      showToast(toasts.ended(name), { severity: 'success', about: 'watch', ...action })
    },
  }
}
