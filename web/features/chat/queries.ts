import { deleteChat, exportChat, getChat, listChats, listMessages, restoreChat, updateChat } from '#contract/chat'
import type { ChatTemplate, chatFormats } from '#contract/chat'
import { getCaseCard, getCaseContent, listCourts, listJudges } from '#contract/cases'
import { getStanding } from '#contract/citator'
import { listHomeQuestions } from '#contract/home'
import { getKeptCheck } from '#contract/saved-checks'
import { getProvision } from '#contract/legislation-text'
import { createNote } from '#contract/notes'
import { listProjects } from '#contract/projects'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { saveFile } from '../../ui/save-file.ts'

export const chatsOnPage = 20

export interface ChatPage {
  query: string
  project: string | null
  page: number
}

export const chatPage = ({ query, project, page }: ChatPage) =>
  queryOptions({
    queryKey: ['chat', 'list', query, project, page],
    queryFn: ({ signal }) =>
      call(
        listChats,
        { query: { query, ...(project !== null && { project_id: project }), limit: chatsOnPage, offset: (page - 1) * chatsOnPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A chat without its messages. */
export const oneChat = (id: string) =>
  queryOptions({ queryKey: ['chat', 'one', id], queryFn: ({ signal }) => call(getChat, { params: { id } }, { signal }) })

export const fetchMessages = (id: string, signal: AbortSignal) => call(listMessages, { params: { id } }, { signal })

/** What a card says of the case that a chat is about. */
export const caseInBrief = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'card'],
    queryFn: ({ signal }) => call(getCaseCard, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

/** The text in which a cited paragraph stands. */
export const citedText = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'content'],
    queryFn: ({ signal }) => call(getCaseContent, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })

/** How many cases cite a case. */
export const citingCases = (id: string) =>
  queryOptions({
    queryKey: ['case', id, 'citing'],
    queryFn: async ({ signal }) => (await call(getStanding, { params: { id } }, { signal })).standing.cited_by,
    staleTime: cacheLife,
  })

/** Questions that the library answers. */
export const answeredQuestions = queryOptions({
  queryKey: ['home', 'questions'],
  queryFn: ({ signal }) => call(listHomeQuestions, {}, { signal }),
  staleTime: cacheLife,
})

/** A document that was checked, with what was found in it. */
export const citedCheck = (id: string) =>
  queryOptions({
    queryKey: ['document-checks', 'one', id],
    queryFn: ({ signal }) => call(getKeptCheck, { params: { id } }, { signal }),
    staleTime: Infinity,
  })

/** A provision with its words; its id is DOCUMENT~EID. */
export const citedProvision = (id: string) => {
  const [act, eid] = divideProvisionId(id)
  return queryOptions({
    queryKey: ['legislation', act, 'provision', eid],
    queryFn: ({ signal }) => call(getProvision, { params: { id: act, eid }, query: {} }, { signal }),
    staleTime: cacheLife,
  })
}

export function divideProvisionId(id: string): [act: string, eid: string] {
  const at = id.indexOf('~')
  return at === -1 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)]
}

/** The names of courts and judges; null where the answer is no list, so that what stands in for it is shown. */
const namesOf = (list: unknown): string[] | null => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null)
export const courtNames = queryOptions({
  queryKey: ['chat', 'courts'],
  queryFn: async ({ signal }) => namesOf(await call(listCourts, {}, { signal })),
  staleTime: cacheLife,
})
export const judgeNames = queryOptions({
  queryKey: ['chat', 'judges'],
  queryFn: async ({ signal }) => namesOf(await call(listJudges, {}, { signal })),
  staleTime: cacheLife,
})

/** The projects that a chat may be put into. */
export const projectNames = queryOptions({
  queryKey: ['projects', 'for chats'],
  queryFn: async ({ signal }) => (await call(listProjects, { query: { limit: 100 } }, { signal })).results,
})

export interface ChatChange {
  title?: string
  saved?: boolean
  project_id?: string
}

export interface ChatExport {
  format: (typeof chatFormats)[number]
  template: ChatTemplate
}

/** What changes chats; every list that shows them then shows them as they are. */
export function useChatCalls() {
  const client = useQueryClient()
  const forget = () => Promise.all([['chat'], ['projects']].map((queryKey) => client.invalidateQueries({ queryKey }))).then(() => undefined)
  const after = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer
    void forget()
    return given
  }
  return {
    forget,
    update: (id: string, body: ChatChange) => after(call(updateChat, { params: { id }, body })),
    delete: (id: string) => after(call(deleteChat, { params: { id } })),
    restore: (id: string) => after(call(restoreChat, { params: { id } })),
    export: async (id: string, query: ChatExport) => saveFile(await call(exportChat, { params: { id }, query })),
    async saveNote(title: string, content: string, projectId: string | null) {
      const note = await call(createNote, { body: { title, content, folder_id: null, project_id: projectId } })
      void client.invalidateQueries({ queryKey: ['notes'] })
      return note
    },
  }
}
