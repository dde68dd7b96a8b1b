import { BookmarkSort } from '#contract/bookmarks'
import type { BookmarkPage } from './queries.ts'

const firstView: BookmarkPage = { folder: null, subfolders: false, tag: null, query: '', sort: 'newest', page: 1 }

/** What the address of /bookmarks asks for; what it does not say, or says wrongly, is as at first. */
export function readView(parameters: URLSearchParams): BookmarkPage {
  const page = Number(parameters.get('page'))
  return {
    folder: parameters.get('folder') || null,
    subfolders: parameters.get('subfolders') === 'true',
    tag: parameters.get('tag') || null,
    query: parameters.get('query')?.trim() ?? '',
    sort: BookmarkSort.options.find((sort) => sort === parameters.get('sort')) ?? firstView.sort,
    page: Number.isInteger(page) && page > 0 && page <= 500 ? page : 1,
  }
}

/** The address of a view, without what is as at first. */
export const writeView = (view: Partial<BookmarkPage>): string =>
  String(
    new URLSearchParams(
      Object.entries({ ...firstView, ...view }).flatMap(([name, value]) =>
        value === firstView[name as keyof BookmarkPage] || value === null ? [] : [[name, String(value)]],
      ),
    ),
  )
