import {
  type AuthorityKind,
  changeKeptCitation,
  deleteKeptCitation,
  getKeptCitation,
  keepCitation,
  listKeptCitations,
  restoreKeptCitation,
} from '#contract/citation-lists'
import type { CitationStyle } from '#contract/citations'
import { fileItem } from '#contract/project-items'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'

export const citationsOnPage = 25

export interface CitationFilter {
  query: string
  kind: AuthorityKind | null
  page: number
}

export const keptCitations = ({ query, kind, page }: CitationFilter) =>
  queryOptions({
    queryKey: ['citation-list', query, kind, page],
    queryFn: ({ signal }) =>
      call(
        listKeptCitations,
        { query: { query, ...(kind && { kind }), limit: citationsOnPage, offset: (page - 1) * citationsOnPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One of which only the id is known. Never an old answer: what is written next builds upon it. */
export const oneCitation = (id: string) =>
  queryOptions({
    queryKey: ['citation-list', 'one', id],
    queryFn: ({ signal }) => call(getKeptCitation, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Asks for the list anew after something in it has changed. */
export function useForgetCitations() {
  const client = useQueryClient()
  return () => {
    forgetProjectItems(client)
    return client.invalidateQueries({ queryKey: ['citation-list'] })
  }
}

export interface WrittenCitation {
  text: string
  style: CitationStyle
  /** Of a passage that is kept already. */
  relied_on?: string
  /** The issue of a project under which it is put; empty for none. */
  under?: { project: string; issue: string }
}

export function useKeepCitation(id?: string) {
  const onSuccess = useForgetCitations()
  return useMutation({
    mutationFn: async ({ under, ...body }: WrittenCitation) => {
      if (id === undefined) return call(keepCitation, { body })
      const kept = await call(changeKeptCitation, { params: { id }, body })
      if (under) {
        const params = { id: under.project, type: 'citation', item: id } as const
        await call(fileItem, { params, body: { issue_id: under.issue === '' ? null : under.issue } })
      }
      return kept
    },
    onSuccess,
  })
}

export function useDeleteCitation() {
  const onSettled = useForgetCitations()
  return useMutation({ mutationFn: (id: string) => call(deleteKeptCitation, { params: { id } }), onSettled })
}

export function useRestoreCitation() {
  const onSettled = useForgetCitations()
  return useMutation({ mutationFn: (id: string) => call(restoreKeptCitation, { params: { id } }), onSettled })
}
