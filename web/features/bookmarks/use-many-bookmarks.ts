import { type BookmarkFormat, changeBookmarks, deleteBookmarks, exportBookmarks, restoreBookmarks } from '#contract/many-bookmarks'
import type { Input } from '#contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'

/** What is done with several bookmarks at once, with what is said about it. Each resolves to whether it was done. */
export function useManyBookmarks() {
  const { many: words, toasts } = useBookmarkMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const about = 'bookmarks'

  async function attempt(asked: Promise<{ ids: string[] } | File>, failed: string, done: (count: number) => string, undo?: () => void) {
    try {
      const answer = await asked
      void client.invalidateQueries({ queryKey: ['bookmarks'] })
      if (answer instanceof File) saveFile(answer)
      else
        showToast(done(answer.ids.length), {
          severity: 'success',
          about,
          ...(undo && { action: { label: toasts.undo, run: undo } }),
        })
      return true
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? `: ${error.message}` : ''
      showToast(`${failed}${reason}`, { severity: 'error', about })
      return false
    }
  }
  const restore = (ids: string[]) => void attempt(call(restoreBookmarks, { body: { ids } }), words.restoreFailed, words.restored)

  return {
    move: (ids: string[], folder_path: string | null) =>
      attempt(call(changeBookmarks, { body: { ids, folder_path } }), words.moveFailed, (count) => words.moved(count, folder_path)),
    tag: (ids: string[], add_tags: string[]) => attempt(call(changeBookmarks, { body: { ids, add_tags } }), words.tagFailed, words.tagged),
    remove: (ids: string[]) => attempt(call(deleteBookmarks, { body: { ids } }), words.removeFailed, words.removed, () => restore(ids)),
    save: (format: BookmarkFormat, which: NonNullable<Input<typeof exportBookmarks>['query']>) =>
      attempt(call(exportBookmarks, { query: { ...which, format } }), words.exportFailed, String),
  }
}
