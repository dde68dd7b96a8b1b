import { z } from 'zod'
import { BookmarkFilters, FolderPath } from './bookmarks.ts'
import { endpoint } from './endpoint.ts'
import { TagCounts, Tags } from './tags.ts'

/** How many bookmarks are changed or deleted at once. */
export const maxAtOnce = 1000

const Ids = z.array(z.string().min(1).max(120)).min(1).max(maxAtOnce, `At most ${maxAtOnce} bookmarks at once`)
/** The bookmarks that it was done to; others are not one's own, or gone. */
const Done = z.object({ ids: z.array(z.string()) })

export const listBookmarkTags = endpoint({
  method: 'GET',
  path: '/api/bookmarks/tags',
  summary: 'The tags of your bookmarks, the most used first',
  access: 'user',
  response: TagCounts,
})

export const changeBookmarks = endpoint({
  method: 'PATCH',
  path: '/api/bookmarks',
  summary: 'Moves several bookmarks, and gives or takes tags; answers which of them are yours',
  access: 'user',
  body: z.object({ ids: Ids, folder_path: FolderPath.optional(), add_tags: Tags.default([]), remove_tags: Tags.default([]) }),
  response: Done,
})

export const deleteBookmarks = endpoint({
  method: 'POST',
  path: '/api/bookmarks/delete',
  summary: 'Removes several bookmarks; they can be restored for 30 days',
  access: 'user',
  body: z.object({ ids: Ids }),
  response: Done,
})

export const restoreBookmarks = endpoint({
  method: 'POST',
  path: '/api/bookmarks/restore',
  summary: 'Brings several removed bookmarks back',
  access: 'user',
  body: z.object({ ids: Ids }),
  response: Done,
})

export const bookmarkFormats = ['csv', 'xlsx', 'ris'] as const
export type BookmarkFormat = (typeof bookmarkFormats)[number]

export const exportBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/export',
  summary: 'Bookmarks as a table (CSV, Excel) or for a reference manager (RIS): some by their ids, or those of a list',
  access: 'user',
  query: BookmarkFilters.extend({
    format: z.enum(bookmarkFormats).default('csv'),
    /** ids=one,two */
    ids: z
      .string()
      .max(40 * maxAtOnce)
      .transform((ids) => ids.split(',').filter((id) => id !== ''))
      .pipe(z.array(z.string().max(120)).max(maxAtOnce))
      .optional(),
  }),
  file: 'application/octet-stream',
  response: z.file(),
})
