import { entitle } from '#citations/law/name-in-law'
import { listAnnotations } from '#contract/annotations'
import { listBookmarks } from '#contract/bookmarks'
import type { CaseInBrief } from '#contract/cases'
import { listChats } from '#contract/chat'
import { listKeptCitations } from '#contract/citation-lists'
import { listKeptChecks } from '#contract/saved-checks'
import { searchEverything } from '#contract/search-everything'
import { listNotes } from '#contract/notes'
import { type ItemType, listItems } from '#contract/project-items'
import { listSavedSearches } from '#contract/saved-searches'
import { suggest } from '#contract/suggestions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'

/** Something of the reader's that may be put into a project. */
export interface Choosable {
  id: string
  title: string
  detail: string
}

type CaseFacts = Pick<CaseInBrief, 'title' | 'citation' | 'case_number' | 'court' | 'date'>
type Find = (query: string, signal: AbortSignal) => Promise<Choosable[]>

const limit = 20
const factsOf = ({ citation, case_number, court, date }: CaseFacts) => [citation ?? case_number, court, date && formatDay(date)]
const joined = (...facts: (string | null | undefined | false)[]) => facts.filter(Boolean).join(' · ')

const finders: Record<ItemType, Find> = {
  bookmark: async (query, signal) =>
    (await call(listBookmarks, { query: { query, limit } }, { signal })).results.map(({ id, case: found, case_id, note }) => ({
      id,
      title: found ? nameOfCase(found) : case_id,
      detail: joined(...(found ? factsOf(found) : []), note),
    })),
  note: async (query, signal) =>
    (await call(listNotes, { query: { query, limit } }, { signal })).results
      // What others share may not be passed on.
      .filter(({ role }) => role === 'owner')
      .map(({ id, title, preview }) => ({ id, title, detail: preview })),
  document: async (query, signal) =>
    query === ''
      ? []
      : (await call(suggest, { query: { q: query, limit } }, { signal })).cases.map((one) => ({
          id: one.id,
          title: nameOfCase(one),
          detail: joined(...factsOf(one)),
        })),
  provision: async (query, signal) => {
    if (query === '') return []
    const { named, legislation } = await call(searchEverything, { query: { query, kind: 'legislation', limit } }, { signal })
    const found = new Map([...named, ...legislation.results].map((one) => [`${one.act.id}~${one.eid}`, one]))
    return [...found].map(([id, { act, ...provision }]) => ({ id, title: entitle(act.title, provision), detail: act.title }))
  },
  annotation: async (query, signal) => {
    const { results, cases } = await call(listAnnotations, { query: { query, limit } }, { signal })
    return results.map(({ id, case_id, text_selection, note }) => {
      const of = cases.find((one) => one.id === case_id)
      return { id, title: text_selection, detail: joined(of && nameOfCase(of), note) }
    })
  },
  citation: async (query, signal) =>
    (await call(listKeptCitations, { query: { query, limit } }, { signal })).results.map(({ id, text, case_title, source }) => ({
      id,
      title: case_title ?? text,
      detail: case_title === null ? source : text,
    })),
  document_check: async (query, signal) =>
    (await call(listKeptChecks, { query: { query, limit } }, { signal })).results.map(({ id, name, checked_at }) => ({
      id,
      title: name,
      detail: formatDay(checked_at),
    })),
  chat: async (query, signal) =>
    (await call(listChats, { query: { query, limit } }, { signal })).results.map(({ chat_id: id, title, updated_at }) => ({
      id,
      title,
      detail: formatDay(updated_at),
    })),
  saved_search: async (query, signal) =>
    (await call(listSavedSearches, { query: { query, limit } }, { signal })).results.map(({ id, name, query: words }) => ({
      id,
      title: name,
      detail: words,
    })),
}

/** What of the reader's may be put into a project, with some words. */
export const choosable = (type: ItemType, query: string) =>
  queryOptions({
    queryKey: ['projects', 'choosable', type, query],
    queryFn: ({ signal }) => finders[type](query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The ids of what of a kind lies in a project, as far as it is marked among what may be put in. */
export const lyingThere = (project: string, type: ItemType) =>
  queryOptions({
    queryKey: ['projects', 'items', project, type, 'ids'],
    queryFn: async ({ signal }) =>
      new Set((await call(listItems, { params: { id: project }, query: { type, limit: 100 } }, { signal })).results.map(({ id }) => id)),
  })
