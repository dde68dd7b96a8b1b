import { useAnnotationMessages } from '../../messages/annotations.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import { type QuotedCase, writeQuote } from '../../reader/quote.ts'
import type { Place } from '../../reader/text-places.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useToast } from '../../ui/toast.tsx'

/** Copies a passage of the open judgment as a quotation with citation and pinpoint. */
export function useCopyQuote(source: QuotedCase): (place: Place) => Promise<void> {
  const { toasts } = useAnnotationMessages()
  const { quote } = useReaderMessages()
  const judgment = useOpenJudgment()
  const showToast = useToast()
  return async (place) => {
    if (!judgment) return
    if (await copyText(writeQuote(quote, source, judgment.text, place)))
      showToast(toasts.copied, { severity: 'success', about: 'clipboard' })
    else showToast(toasts.copyFailed, { severity: 'error', about: 'clipboard' })
  }
}
