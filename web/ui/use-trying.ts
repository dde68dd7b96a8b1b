import { CallError } from '../api/call-error.ts'
import type { ToastOptions } from './toast-store.ts'
import { useToast } from './toast.tsx'

/** What is said where something failed: the words of the screen, with the reason where the server gives one in words. */
export const withReason = (failed: string, error: unknown) =>
  error instanceof CallError && error.worded ? `${failed}: ${error.message}` : failed

/**
 * Tries what is asked of the server; answers what it gave, or null where it failed, which was then said. `wordsOf` words failures of its own;
 * `about` names the thing that the toast speaks of.
 */
export function useTrying({ about, wordsOf = withReason }: Pick<ToastOptions, 'about'> & { wordsOf?: typeof withReason } = {}) {
  const showToast = useToast()
  return async <A>(asked: Promise<A>, failed: string): Promise<A | null> => {
    try {
      return await asked
    } catch (error) {
      showToast(wordsOf(failed, error), { severity: 'error', ...(about !== undefined && { about }) })
      return null
    }
  }
}
