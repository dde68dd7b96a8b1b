import type { BookmarkFolder } from '#contract/bookmarks'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import type { ToastOptions } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { CallError } from '../../api/call-error.ts'
import { useBookmarkCalls } from './queries.ts'

type FolderAction = 'create' | 'rename' | 'move' | 'delete' | 'restore'

/** Making, renaming, moving and deleting folders. Each resolves to null when it was done, else to why not. */
export function useFolders() {
  const { folder: words, toasts } = useBookmarkMessages()
  const showToast = useToast()
  const calls = useBookmarkCalls()

  async function attempt(
    work: Promise<unknown>,
    action: FolderAction,
    about: string,
    done: string,
    options: ToastOptions = {},
  ): Promise<string | null> {
    try {
      await work
    } catch (error) {
      const problem = words.failed(action, error instanceof CallError && (error.worded || error.kind !== 'answer') ? error.message : '')
      showToast(problem, { severity: 'error', about })
      return problem
    }
    showToast(done, { severity: 'success', about, ...options })
    return null
  }

  return {
    create: (name: string, parentPath: string | null) =>
      attempt(calls.createFolder(name, parentPath), 'create', 'new-folder', words.created),
    rename: ({ id }: BookmarkFolder, name: string) => attempt(calls.updateFolder(id, { name }), 'rename', folderOf(id), words.renamed),
    move: ({ id }: BookmarkFolder, parentPath: string | null) =>
      attempt(calls.updateFolder(id, { parent_path: parentPath }), 'move', folderOf(id), words.moved),
    delete({ id }: BookmarkFolder, bookmarks: 'keep' | 'remove') {
      const undo = () => void attempt(calls.restoreFolder(id), 'restore', folderOf(id), words.restored)
      return attempt(calls.deleteFolder(id, bookmarks), 'delete', folderOf(id), words.deleted, {
        action: { label: toasts.undo, run: undo },
      })
    },
  }
}

const folderOf = (id: string) => `folder:${id}`
