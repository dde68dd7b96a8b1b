import type { BookmarkFolder } from '#contract/bookmarks'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { useToast } from '../../ui/toast.tsx'
import { CallError } from '../../api/call-error.ts'
import { useBookmarkCalls } from './queries.ts'

type FolderAction = 'create' | 'rename' | 'move' | 'delete' | 'restore'

/** Making, renaming, moving and deleting folders. Each resolves to null when it was done, else to why not. */
export function useFolders() {
  const { folder: words, toasts } = useBookmarkMessages()
  const showToast = useToast()
  const calls = useBookmarkCalls()

  async function attempt(work: Promise<unknown>, action: FolderAction, done: () => void): Promise<string | null> {
    try {
      await work
    } catch (error) {
      const problem = words.failed(action, error instanceof CallError && (error.worded || error.kind !== 'answer') ? error.message : '')
      showToast(problem, { severity: 'error' })
      return problem
    }
    done()
    return null
  }
  const succeed = (text: string) => showToast(text, { severity: 'success' })

  return {
    create: (name: string, parentPath: string | null) =>
      attempt(calls.createFolder(name, parentPath), 'create', () => succeed(words.created)),
    rename: ({ id }: BookmarkFolder, name: string) => attempt(calls.updateFolder(id, { name }), 'rename', () => succeed(words.renamed)),
    move: ({ id }: BookmarkFolder, parentPath: string | null) =>
      attempt(calls.updateFolder(id, { parent_path: parentPath }), 'move', () => succeed(words.moved)),
    delete: ({ id }: BookmarkFolder, bookmarks: 'keep' | 'remove') =>
      attempt(calls.deleteFolder(id, bookmarks), 'delete', () =>
        showToast(words.deleted, {
          severity: 'success',
          action: {
            label: toasts.undo,
            run: () => void attempt(calls.restoreFolder(id), 'restore', () => succeed(words.restored)),
          },
        }),
      ),
  }
}
