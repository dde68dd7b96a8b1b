import { createNoteFolder, deleteNoteFolder, listNoteFolders, updateNoteFolder } from '#contract/note-folders'
import {
  type Note,
  type NoteSort,
  createNote,
  deleteNote,
  duplicateNote,
  getNote,
  getNoteVersion,
  listNoteTags,
  listNoteVersions,
  listNotes,
  restoreNote,
  updateNote,
} from '#contract/notes'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

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
    return given
  }
  return {
    forgetLists,
    create: (body: NewNote): Promise<Note> => after(call(createNote, { body })),
    duplicate: (id: string) => after(call(duplicateNote, { params: { id } })),
    delete: (id: string) => after(call(deleteNote, { params: { id } })),
    restore: (id: string) => after(call(restoreNote, { params: { id } })),
    move: (id: string, folder: string | null) => after(call(updateNote, { params: { id }, body: { folder_id: folder } })),
    createFolder: (name: string) => after(call(createNoteFolder, { body: { name } })),
    renameFolder: (folder: string, name: string) => after(call(updateNoteFolder, { params: { folder }, body: { name } })),
    deleteFolder: (folder: string) => after(call(deleteNoteFolder, { params: { folder } })),
  }
}
