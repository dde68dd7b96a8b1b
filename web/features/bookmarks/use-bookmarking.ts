import type { Bookmark } from '#contract/bookmarks'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import { shortToastDuration, type ToastOptions } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { describeBookmarkFailure } from './bookmark-failure.ts'
import { useBookmarkCalls } from './queries.ts'

type Doing = 'create' | 'remove' | 'update'
interface Creating {
  said: 'created' | 'bookmarked'
  passage?: string
  onPut?: ((bookmark: string) => void) | undefined
}
type Marked = Pick<Bookmark, 'id' | 'case_id'>

/** What a toast on the bookmark of a case is about, wherever it is made, changed or removed. */
const bookmarkOf = (caseId: string) => `bookmark:${caseId}`

/** Making, moving and removing bookmarks, with what the user is told of it. Each resolves to whether it was done. */
export function useBookmarking() {
  const { problems, toasts } = useBookmarkMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const calls = useBookmarkCalls()

  const fail = (error: unknown, doing: Doing, about: string) => {
    const { text, severity, signedOut } = describeBookmarkFailure(error, doing, problems)
    // Logging in leads back to where the bookmark was wanted.
    const logIn = { label: toasts.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) }
    showToast(text, { severity, about, ...(signedOut && { action: logIn }) })
    return false
  }
  const attempt = async (work: Promise<unknown>, doing: Doing, about: string, done: string, options: ToastOptions = {}) => {
    try {
      await work
    } catch (error) {
      return fail(error, doing, about)
    }
    showToast(done, { severity: 'success', about, ...options })
    return true
  }

  return {
    calls,
    /** Offers to put it into a project, unless it lies in the one that is worked on already. */
    async create(caseId: string, folderPath: string | null, { said, passage, onPut }: Creating) {
      if (caseId === '') {
        showToast(problems.noId, { severity: 'error' })
        return false
      }
      const made = calls.create(caseId, folderPath, passage)
      const put = () => void made.then(({ id }) => onPut?.(id))
      const action = onPut && projectToFill() === null ? { action: { label: toasts.put, run: put } } : {}
      return attempt(made, 'create', bookmarkOf(caseId), toasts[said](folderPath), action)
    },
    /** Keeps words of a bookmarked case with its bookmark. A note without room for them says so. */
    async addPassage(caseId: string, passage: string) {
      try {
        await calls.addPassage(caseId, passage)
        const show = { label: toasts.show, run: () => void navigate('/bookmarks') }
        showToast(toasts.passage, { severity: 'success', about: bookmarkOf(caseId), action: show })
        return true
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 422) return fail(error, 'update', bookmarkOf(caseId))
        showToast(problems.noteFull, { severity: 'warning', about: bookmarkOf(caseId) })
        return false
      }
    },
    /** Bookmarks several cases, one after the other: what was done before a failure stays done. */
    createAll(caseIds: string[], folderPath: string | null) {
      const all = async () => {
        for (const caseId of caseIds) await calls.create(caseId, folderPath)
      }
      return attempt(all(), 'create', 'bookmarks', toasts.several(caseIds.length, folderPath))
    },
    move: ({ id, case_id }: Marked, folderPath: string | null) =>
      attempt(calls.update(id, { folder_path: folderPath }), 'update', bookmarkOf(case_id), toasts.moved(folderPath)),
    writeNote: ({ id, case_id }: Marked, written: { note: string; tags: string[] }) =>
      attempt(calls.update(id, written), 'update', bookmarkOf(case_id), toasts.noted, { duration: shortToastDuration }),
    remove: ({ id, case_id }: Marked) => {
      const undo = () => void attempt(calls.restore(id), 'update', bookmarkOf(case_id), toasts.restored)
      return attempt(calls.remove(id, case_id), 'remove', bookmarkOf(case_id), toasts.removed, {
        action: { label: toasts.undo, run: undo },
      })
    },
    /** Removes the bookmark of a case, whose id is looked up first. */
    async removeOf(caseId: string) {
      try {
        const { bookmark_id: id } = await calls.lookUp(caseId)
        if (id !== null) return await this.remove({ id, case_id: caseId })
      } catch (error) {
        return fail(error, 'remove', bookmarkOf(caseId))
      }
      showToast(problems.bookmarkMissing, { severity: 'warning', about: bookmarkOf(caseId) })
      return false
    },
  }
}
