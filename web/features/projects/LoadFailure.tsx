import { CallError } from '../../api/call-error.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'

/** What could not be loaded, in the words of the screen, with another try. */
export function LoadFailure({ words, error, onRetry }: { words: string; error: unknown; onRetry: () => void }) {
  const { toasts } = useProjectMessages()
  const isOffline = error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout')
  return <RetryNotice words={isOffline ? toasts.offline : words} onRetry={onRetry} />
}
