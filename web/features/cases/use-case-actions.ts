import { useMessages } from '../../messages/messages.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useToast } from '../../ui/toast.tsx'

/** What can be done with an open case from its header: copying its citation, sharing its address. */
export function useCaseActions({ title, citation }: { title: string; citation: string | null }) {
  const { toasts } = useMessages().cases
  const showToast = useToast()

  async function copy(text: string, done: string) {
    if (await copyText(text)) showToast(done, { severity: 'success' })
    else showToast(toasts.copyFailed, { severity: 'error' })
  }

  return {
    copyCitation: () => copy(citation ?? title, toasts.citationCopied),
    async share() {
      const url = location.href
      if (!navigator.share) return copy(url, toasts.linkCopied)
      try {
        await navigator.share({ title, url })
      } catch (error) {
        // Closing the system's dialog is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(toasts.shareFailed, { severity: 'error' })
      }
    },
  }
}
