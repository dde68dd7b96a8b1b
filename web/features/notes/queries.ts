import { entitle } from '#citations/law/name-in-law'
import { createNoteFolder, deleteNoteFolder, listNoteFolders, restoreNoteFolder, updateNoteFolder } from '#contract/note-folders'
import { listNoteAuthorities } from '#contract/note-authorities'
import { getAct } from '#contract/legislation'
import { getProvision } from '#contract/legislation-text'
import { getPassage } from '#contract/passages'
import { getNoteImage } from '#contract/note-images'
import { addNoteQuote, listNoteQuotes } from '#contract/note-quotes'
import {
  type AddedQuote,
  type Note,
  type NoteSort,
  createNote,
  createNoteReference,
  deleteNote,
  deleteNoteReference,
  duplicateNote,
  getNote,
  getNoteVersion,
  listNoteTags,
  listNoteVersions,
  listNotes,
  restoreNote,
  updateNote,
} from '#contract/notes'
import { suggest } from '#contract/suggestions'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'
import { cacheLife } from '../../api/query-client.ts'

export const notesOnPage = 24

export interface NotePage {
  /** The id of a folder, `none` for notes in none, null for all. */
  folder: string | null
  tag: string | null
  query: string
  sort: NoteSort
  page: number
}

export const notePage = ({ folder, tag, query, sort, page }: NotePage) =>
  queryOptions({
    queryKey: ['notes', 'list', folder, tag, query, sort, page],
    queryFn: ({ signal }) =>
      call(
        listNotes,
        {
          query: {
            ...(folder !== null && { folder_id: folder }),
            ...(tag !== null && { tag }),
            query,
            sort,
            limit: notesOnPage,
            offset: (page - 1) * notesOnPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Those that link to a case, quote it or rest on it. */
export const notesAbout = (caseId: string) =>
  queryOptions({
    queryKey: ['notes', 'about', caseId],
    queryFn: ({ signal }) => call(listNotes, { query: { case_id: caseId, limit: 20 } }, { signal }),
  })

/** As many as the hub shows. */
export const latestNotes = queryOptions({
  queryKey: ['notes', 'list', 'latest'],
  queryFn: ({ signal }) => call(listNotes, { query: { limit: 12 } }, { signal }),
})

/** Notes that a quotation may go into, the one written in last first. */
export const notesToWriteIn = (query: string) =>
  queryOptions({
    queryKey: ['notes', 'list', 'to write in', query],
    queryFn: ({ signal }) => call(listNotes, { query: { query, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What a note has quoted, and what has become of it. */
export const quotesOf = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'quotes', id],
    queryFn: ({ signal }) => call(listNoteQuotes, { params: { id } }, { signal }),
  })

/** What a note cites and rests on, with how it stands. */
export const authoritiesOf = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'references', id],
    queryFn: ({ signal }) => call(listNoteAuthorities, { params: { id }, query: {} }, { signal }),
  })

/** Cases that a note may rest on, by parties, citation or number. */
export const casesToRestOn = (query: string) =>
  queryOptions({
    queryKey: ['notes', 'to rest on', query],
    queryFn: async ({ signal }) => (await call(suggest, { query: { q: query, limit: 8 } }, { signal })).cases,
    placeholderData: keepPreviousData,
  })

/** A picture, which never changes under its name. */
export const noteImage = (id: string, name: string) =>
  queryOptions({
    queryKey: ['notes', 'image', id, name],
    queryFn: ({ signal }) => call(getNoteImage, { params: { id, name } }, { signal }),
    staleTime: Infinity,
  })

/** What a link to a case, or to a paragraph of it, leads to. */
export const linkedPassage = (id: string, place: string | null) =>
  queryOptions({
    queryKey: ['notes', 'linked', id, place],
    queryFn: ({ signal }) => call(getPassage, { params: { id }, query: place === null ? {} : { place } }, { signal }),
    staleTime: cacheLife,
  })

/** Characters of a provision that a card has room for. */
const ofProvision = 320

/** The provision of an Act that a link leads to, with the beginning of its words where the library holds them. */
export const linkedProvision = ({ act, eid, asAt }: { act: string; eid: string; asAt: string | null }) =>
  queryOptions({
    queryKey: ['notes', 'linked', act, eid, asAt],
    queryFn: async ({ signal }) => {
      const query = asAt === null ? {} : { as_at: asAt }
      const [{ title }, { paragraphs, ...found }] = await Promise.all([
        call(getAct, { params: { id: act }, query }, { signal }),
        call(getProvision, { params: { id: act, eid }, query }, { signal }),
      ])
      const text = paragraphs
        .filter(({ kind }) => kind === 'text')
        .map((one) => one.text)
        .join('\n')
      return {
        title,
        provision: { name: entitle(title, found), words: text.length > ofProvision ? `${text.slice(0, ofProvision)}…` : text },
      }
    },
    staleTime: cacheLife,
  })

export const noteFolders = queryOptions({
  queryKey: ['notes', 'folders'],
  queryFn: ({ signal }) => call(listNoteFolders, {}, { signal }),
})

export const noteTags = queryOptions({
  queryKey: ['notes', 'tags'],
  queryFn: ({ signal }) => call(listNoteTags, {}, { signal }),
})

/** Never an old answer: what is written next builds upon it. */
export const oneNote = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id],
    queryFn: ({ signal }) => call(getNote, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const noteVersions = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'versions', id],
    queryFn: ({ signal }) => call(listNoteVersions, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** Not kept from one opening to the next: a version that goes on being written keeps its number. */
export const oneVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: ['notes', 'versions', id, version],
    queryFn: ({ signal }) => call(getNoteVersion, { params: { id, version } }, { signal }),
    staleTime: 0,
  })

export interface NewNote {
  title: string
  content: string
  folder_id: string | null
  project_id: string | null
  quote?: AddedQuote
}

/** What changes notes and folders; every list that shows them then shows them as they are. */
export function useNoteCalls() {
  const client = useQueryClient()
  const forgetLists = () =>
    Promise.all(['list', 'folders', 'tags', 'about'].map((part) => client.invalidateQueries({ queryKey: ['notes', part] }))).then(
      () => undefined,
    )
  const after = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer
    void forgetLists()
    forgetProjectItems(client)
    return given
  }
  return {
    forgetLists,
    create: (body: NewNote): Promise<Note> => after(call(createNote, { body })),
    quote: async (id: string, body: AddedQuote): Promise<Note> => {
      const note = await after(call(addNoteQuote, { params: { id }, body }))
      for (const part of ['one', 'quotes', 'references', 'versions']) void client.invalidateQueries({ queryKey: ['notes', part, id] })
      return note
    },
    addReference: async (id: string, caseId: string, comment: string) => {
      await after(call(createNoteReference, { params: { id }, body: { case_id: caseId, comment } }))
      void client.invalidateQueries({ queryKey: ['notes', 'references', id] })
    },
    removeReference: async (id: string, reference: string) => {
      await after(call(deleteNoteReference, { params: { id, reference } }))
      void client.invalidateQueries({ queryKey: ['notes', 'references', id] })
    },
    duplicate: (id: string) => after(call(duplicateNote, { params: { id } })),
    delete: (id: string) => after(call(deleteNote, { params: { id } })),
    restore: (id: string) => after(call(restoreNote, { params: { id } })),
    move: (id: string, folder: string | null) => after(call(updateNote, { params: { id }, body: { folder_id: folder } })),
    createFolder: (name: string) => after(call(createNoteFolder, { body: { name } })),
    renameFolder: (folder: string, name: string) => after(call(updateNoteFolder, { params: { folder }, body: { name } })),
    deleteFolder: (folder: string) => after(call(deleteNoteFolder, { params: { folder } })),
    restoreFolder: (folder: string) => after(call(restoreNoteFolder, { params: { folder } })),
  }
}
