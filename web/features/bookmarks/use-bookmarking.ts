import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { useToast } from '../../ui/toast.tsx'
import { describeBookmarkFailure } from './bookmark-failure.ts'
import { useBookmarkCalls } from './queries.ts'

/** Making, moving and removing bookmarks, with what the user is told of it. Each resolves to whether it was done. */
export function useBookmarking() {
  const { problems, toasts } = useBookmarkMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const calls = useBookmarkCalls()

  const fail = (error: unknown, doing: 'create' | 'remove' | 'update') => {
    const { text, severity, signedOut } = describeBookmarkFailure(error, doing, problems)
    // Logging in leads back to where the bookmark was wanted.
    const logIn = { label: toasts.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) }
    showToast(text, { severity, ...(signedOut && { action: logIn }) })
    return false
  }
  const attempt = async (work: Promise<unknown>, doing: 'create' | 'remove' | 'update', done: () => void) => {
    try {
      await work
    } catch (error) {
      return fail(error, doing)
    }
    done()
    return true
  }
  const succeed = (text: string) => showToast(text, { severity: 'success' })

  return {
    calls,
    create(caseId: string, folderPath: string | null, { said, passage }: { said: 'created' | 'bookmarked'; passage?: string }) {
      if (caseId === '') {
        showToast(problems.noId, { severity: 'error' })
        return Promise.resolve(false)
      }
      return attempt(calls.create(caseId, folderPath, passage), 'create', () => succeed(toasts[said](folderPath)))
    },
    /** Keeps words of a bookmarked case with its bookmark. A note without room for them says so. */
    async addPassage(caseId: string, passage: string) {
      try {
        await calls.addPassage(caseId, passage)
        showToast(toasts.passage, { severity: 'success', action: { label: toasts.show, run: () => void navigate('/bookmarks') } })
        return true
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 422) return fail(error, 'update')
        showToast(problems.noteFull, { severity: 'warning' })
        return false
      }
    },
    /** Bookmarks several cases, one after the other: what was done before a failure stays done. */
    createAll(caseIds: string[], folderPath: string | null) {
      const all = async () => {
        for (const caseId of caseIds) await calls.create(caseId, folderPath)
      }
      return attempt(all(), 'create', () => succeed(toasts.several(caseIds.length, folderPath)))
    },
    move: (id: string, folderPath: string | null) =>
      attempt(calls.update(id, { folder_path: folderPath }), 'update', () => succeed(toasts.moved(folderPath))),
    writeNote: (id: string, note: string) => attempt(calls.update(id, { note }), 'update', () => succeed(toasts.noted)),
    remove: (id: string, caseId: string) =>
      attempt(calls.remove(id, caseId), 'remove', () =>
        showToast(toasts.removed, {
          severity: 'success',
          action: {
            label: toasts.undo,
            run: () => void attempt(calls.restore(id), 'update', () => succeed(toasts.restored)),
          },
        }),
      ),
    /** Removes the bookmark of a case, whose id is looked up first. */
    async removeOf(caseId: string) {
      try {
        const { bookmark_id: id } = await calls.lookUp(caseId)
        if (id !== null) return await this.remove(id, caseId)
      } catch (error) {
        return fail(error, 'remove')
      }
      showToast(problems.bookmarkMissing, { severity: 'warning' })
      return false
    },
  }
}
