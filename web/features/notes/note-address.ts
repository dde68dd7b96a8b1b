import { NoteSort } from '#contract/notes'
import type { NotePage } from './queries.ts'

const firstView: NotePage = { folder: null, tag: null, query: '', sort: 'updated', page: 1 }

/** What the address of /research-notes asks for; what it does not say, or says wrongly, is as at first. */
export function readView(parameters: URLSearchParams): NotePage {
  const page = Number(parameters.get('page'))
  return {
    folder: parameters.get('folder') || null,
    tag: parameters.get('tag') || null,
    query: parameters.get('query')?.trim() ?? '',
    sort: NoteSort.options.find((sort) => sort === parameters.get('sort')) ?? firstView.sort,
    page: Number.isInteger(page) && page > 0 && page <= 250 ? page : 1,
  }
}

/** The address of a view, without what is as at first. */
export const writeView = (view: Partial<NotePage>): string =>
  String(
    new URLSearchParams(
      Object.entries({ ...firstView, ...view }).flatMap(([name, value]) =>
        value === firstView[name as keyof NotePage] || value === null ? [] : [[name, String(value)]],
      ),
    ),
  )

/** In the address of /research-notes: asks for a new note at once, for a project where it names one. */
export const createHint = 'create'
export const projectHint = 'project_id'

export const addressOfNote = (id: string) => `/research-notes/${encodeURIComponent(id)}`
