import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { bookmarkCheck, useBookmarkCalls } from './queries.ts'
import { useBookmarking } from './use-bookmarking.ts'

const FolderPicker = lazyPart(async () => (await import('./FolderPicker.tsx')).FolderPicker)

interface Toggled {
  /** Of a case; of the law `ACT` or `ACT~EID`. */
  caseId: string
  /** What is bookmarked, as its reader knows it. */
  name: string
  /** Over the folders that can be chosen. */
  title: string
  said: 'created' | 'bookmarked'
  /** Puts the bookmark into a project, which is offered once it is made. */
  onPut?: ((bookmark: string) => void) | undefined
}

/** Whether something is bookmarked, and what a press does about it: it opens the folder picker, or removes the bookmark, which can be undone. */
export function useBookmarkToggle({ caseId, name, title, said, onPut }: Toggled): {
  marked: boolean
  press: () => void
  picker: ReactNode
} {
  const { data } = useQuery(bookmarkCheck(caseId))
  const bookmarking = useBookmarking()
  const calls = useBookmarkCalls()
  const [picking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const marked = data?.is_bookmarked ?? false

  async function press() {
    if (busy) return
    if (!marked) {
      // Before it is known whether there is a bookmark, a press would move one unseen; where that cannot be known, adding says why.
      const known = data ?? (await calls.lookUp(caseId).catch(() => null))
      if (!known?.is_bookmarked) setPicking(true)
      return
    }
    setBusy(true)
    await (said === 'created' && data?.bookmark_id
      ? bookmarking.remove({ id: data.bookmark_id, case_id: caseId })
      : bookmarking.removeOf(caseId))
    setBusy(false)
  }
  const picker = picking && (
    <Suspense fallback={null}>
      <FolderPicker
        title={title}
        subject={name}
        onClose={() => setPicking(false)}
        onChoose={(path) => bookmarking.create(caseId, path, { said, onPut })}
      />
    </Suspense>
  )
  return { marked, press: () => void press(), picker }
}
