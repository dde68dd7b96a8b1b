import { useAnnotationMessages } from '../../messages/annotations.ts'
import type { Quoting } from '../../reader/quoting.ts'
import type { Place } from '../../reader/text-places.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useToast } from '../../ui/toast.tsx'

/** Copies a passage as a quotation with citation and pinpoint. */
export function useCopyQuote(quoting: Quoting): (place: Place) => Promise<void> {
  const { toasts } = useAnnotationMessages()
  const showToast = useToast()
  return async (place) => {
    if (await copyText(quoting.quote(place))) showToast(toasts.copied, { severity: 'success', about: 'clipboard' })
    else showToast(toasts.copyFailed, { severity: 'error', about: 'clipboard' })
  }
}
