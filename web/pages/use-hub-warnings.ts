import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keptCitations } from '../features/citations/queries.ts'
import { latestNotes } from '../features/notes/queries.ts'
import { projectPages } from '../features/projects/queries.ts'
import { savedSearchPages } from '../features/saved-searches/queries.ts'
import { useProjectMessages } from '../messages/projects.ts'
import { useToast } from '../ui/toast.tsx'

/** Loads what the tabs of the hub show, so that each stands when it is opened, and warns of what could not be loaded. */
export function useHubWarnings(): void {
  const { toasts } = useProjectMessages()
  const showToast = useToast()
  const failed = {
    projects: useInfiniteQuery(projectPages({ status: null, query: '' })).isError,
    notes: useQuery(latestNotes).isError,
    searches: useInfiniteQuery(savedSearchPages(null)).isError,
    citations: useQuery(keptCitations({ query: '', kind: null, page: 1 })).isError,
  }
  const words = [
    ...(failed.projects ? [toasts.loadFailed] : []),
    ...(failed.notes ? [toasts.notesFailed] : []),
    ...(failed.searches ? [toasts.searchesFailed] : []),
    ...(failed.citations ? [toasts.someFailed] : []),
  ]
  const said = words.length > 1 ? toasts.sourcesFailed(words.length) : words[0]
  useEffect(() => {
    if (said !== undefined) showToast(said, { severity: 'warning', about: 'hub' })
  }, [said, showToast])
}
