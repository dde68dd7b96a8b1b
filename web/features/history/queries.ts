import {
  clearHistory,
  deleteHistoryEntry,
  getHistoryRecording,
  getResearchTrail,
  listHistory,
  restoreHistoryEntry,
  setHistoryRecording,
  type TrailFormat,
} from '#contract/history'
import { listProjects } from '#contract/projects'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type HistoryView, typesOf } from './history-view.ts'

const entriesAtOnce = 50

const filtersOf = ({ kind, query, project }: HistoryView) => ({
  types: typesOf(kind)?.join(','),
  query,
  ...(project !== null && { project_id: project }),
})

/** The projects whose research can be shown by itself. */
export const historyProjects = queryOptions({
  queryKey: ['projects', 'choice', 'history'],
  queryFn: ({ signal }) => call(listProjects, { query: { limit: 100, sort: 'name' } }, { signal }),
})

/** The history, the newest first, some at a time. It is asked for anew with each visit: what was just done belongs in it. */
export const historyPages = (view: HistoryView) =>
  infiniteQueryOptions({
    queryKey: ['history', 'list', view],
    queryFn: ({ signal, pageParam }) =>
      call(listHistory, { query: { ...filtersOf(view), limit: entriesAtOnce, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What was done last. */
export const recently = queryOptions({
  queryKey: ['history', 'newest'],
  queryFn: ({ signal }) => call(listHistory, { query: { limit: 6 } }, { signal }),
  staleTime: 0,
})

/** The case that was read last. */
export const lastRead = queryOptions({
  queryKey: ['history', 'read'],
  queryFn: ({ signal }) => call(listHistory, { query: { types: 'case_view,view', limit: 1 } }, { signal }),
  staleTime: 0,
})

export const historyRecording = queryOptions({
  queryKey: ['history', 'recording'],
  queryFn: ({ signal }) => call(getHistoryRecording, {}, { signal }),
})

/** What changes the history; every screen that shows it then shows it as it is. */
export function useHistoryCalls() {
  const client = useQueryClient()
  const thenForget = async <A>(asked: Promise<A>): Promise<A> => {
    const answer = await asked
    void client.invalidateQueries({ queryKey: ['history'] })
    return answer
  }
  return {
    delete: (id: string) => thenForget(call(deleteHistoryEntry, { params: { id } })),
    restore: (id: string) => thenForget(call(restoreHistoryEntry, { params: { id } })),
    clear: () => thenForget(call(clearHistory, { query: {} })),
    setRecording: (on: boolean) => thenForget(call(setHistoryRecording, { body: { on } })),
    trail: (view: HistoryView, format: TrailFormat) => call(getResearchTrail, { query: { ...filtersOf(view), format } }),
  }
}
