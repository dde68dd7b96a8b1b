import { getCasePdf } from '#contract/print'
import { call } from '../../api/call.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { copyText } from '../../ui/clipboard.ts'
import { saveFile } from '../../ui/save-file.ts'
import { shortToastDuration } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/toast.tsx'

/**
 * What can be done with an open case from its header: copying its citation, sharing its address, taking it along on paper.
 * `onDownloaded` hears when its pages were taken along.
 */
export function useCaseActions(
  { id, title, citation }: { id: string; title: string; citation: string | null },
  onDownloaded?: (id: string) => void,
) {
  const { menu, toasts } = useReaderMessages()
  const showToast = useToast()

  async function copy(text: string, done: string) {
    if (await copyText(text)) showToast(done, { severity: 'success', about: 'clipboard' })
    else showToast(toasts.copyFailed, { severity: 'error', about: 'clipboard' })
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
    // After the menu has closed, or it would be on the paper.
    print: () => void requestAnimationFrame(() => print()),
    async download() {
      showToast(menu.downloading, { duration: shortToastDuration, about: `download:${id}` })
      try {
        saveFile(await call(getCasePdf, { params: { id } }))
        onDownloaded?.(id)
      } catch (error) {
        showToast(error instanceof Error && error.message !== '' ? error.message : menu.downloadFailed, {
          severity: 'error',
          about: `download:${id}`,
        })
      }
    },
  }
}
