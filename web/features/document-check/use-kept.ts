import type { KeptCheck, KeptPart } from '#contract/saved-checks'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { useToast } from '../../ui/toast.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import { useKeptCalls } from './queries.ts'

/** Keeping checks and deleting them, with what is said about it. */
export function useKept() {
  const { keep: words, kept } = useDocumentCheckMessages()
  const showToast = useToast()
  const calls = useKeptCalls()
  const trying = useTrying()
  return {
    async keep(text: string, name: string, keeps: KeptPart): Promise<KeptCheck | null> {
      const made = await trying(calls.keep(text, name, keeps), words.failed)
      if (made) showToast(words.said, { severity: 'success' })
      return made
    },

    async remove(id: string): Promise<boolean> {
      const about = `document-check:${id}`
      const removed = await trying(
        calls.delete(id).then(() => true),
        kept.deleteFailed,
      )
      if (!removed) return false
      const undo = async () => {
        if (await trying(calls.restore(id), kept.restoreFailed)) showToast(kept.restored, { severity: 'success', about })
      }
      showToast(kept.deleted, { severity: 'success', about, action: { label: kept.undo, run: () => void undo() } })
      return true
    },
  }
}
