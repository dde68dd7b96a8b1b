import { getLicense } from '#contract/billing'
import {
  type CaseCorrection,
  correctCase,
  countSamples,
  deleteCase,
  listOwnDocuments,
  maxOwnDocuments,
  removeSamples,
} from '#contract/library'
import { restoreTrash } from '#contract/trash'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const documentsOnPage = 20

export const ownDocuments = (page: number) =>
  queryOptions({
    queryKey: ['library', page],
    queryFn: ({ signal }) => call(listOwnDocuments, { query: { page, limit: documentsOnPage } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many documents the account may keep, how many it does, and whether its plan is what limits it; said before files are chosen. */
export const documentRoom = queryOptions({
  queryKey: ['library', 'room'],
  queryFn: async ({ signal }) => {
    const { limits, used, billing } = await call(getLicense, {}, { signal })
    const most = Math.min(limits.private_documents ?? maxOwnDocuments, maxOwnDocuments)
    return { most, used: used.private_documents, isPlan: billing && most === limits.private_documents }
  },
})

/** What shows documents in any way, to be asked for anew after one has changed. */
const shown = ['library', 'search', 'coverage']

/** Forgets what was fetched of documents, so that every screen shows them as they are now. */
export function useForgetDocuments() {
  const client = useQueryClient()
  return (id?: string) =>
    Promise.all([
      ...shown.map((area) => client.invalidateQueries({ queryKey: [area] })),
      ...(id === undefined ? [] : [client.invalidateQueries({ queryKey: ['case', id] })]),
    ])
}

export function useCorrect(id: string) {
  const forget = useForgetDocuments()
  return useMutation({
    mutationFn: (correction: CaseCorrection) => call(correctCase, { params: { id }, body: correction }),
    onSuccess: () => forget(id),
  })
}

/** How many invented samples the library holds; for editors. */
export const samples = queryOptions({
  queryKey: ['library', 'samples'],
  queryFn: ({ signal }) => call(countSamples, {}, { signal }),
})

export function useRemoveSamples() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeSamples, {}),
    // Whatever named one of them is asked for again.
    onSuccess: () => client.invalidateQueries(),
  })
}

export function useDelete(id: string) {
  const client = useQueryClient()
  const forget = useForgetDocuments()
  return useMutation({
    mutationFn: () => call(deleteCase, { params: { id } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: ['case', id] })
      await forget()
    },
  })
}

/** Brings a document back from the trash. What readers kept of it is there again too, on whichever screen. */
export function useRestore() {
  const client = useQueryClient()
  return async (id: string): Promise<true> => {
    await call(restoreTrash, { params: { kind: 'document', id } })
    await client.invalidateQueries()
    return true
  }
}
