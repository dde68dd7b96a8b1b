import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { NamedLaw } from './named-law.ts'
import { ProjectId } from './projects.ts'
import { QueryFlag } from './query-flag.ts'
import { Tag, Tags } from './tags.ts'

/** What one account may keep. */
export const maxBookmarks = 10_000
export const maxFolders = 500
/** `/1/2/…/8`: how deep folders may lie in one another. */
export const deepestFolder = 8
export const maxFolderNameLength = 100
export const maxBookmarkNoteLength = 5000
/** How many cases one check may ask for: a page of results. */
export const maxChecked = 100

/** Places in the folder tree: `/Parent/Child`; null, an empty text and `/` are the root. */
const longestPath = deepestFolder * (maxFolderNameLength + 1)
const printable = /^\P{Cc}*$/u
export const FolderPath = z
  .string()
  .max(longestPath, 'This path is too long')
  .regex(printable, 'A folder name stands on one line')
  .nullable()
  .meta({ description: 'Null, an empty text and / are the root', examples: ['/Land matters/Adverse possession'] })
const FolderName = z
  .string()
  .trim()
  .min(1, 'Folder name is required')
  .max(maxFolderNameLength, `A folder name has at most ${maxFolderNameLength} characters`)
  .regex(printable, 'A folder name stands on one line')
  .regex(/^[^/]*$/, 'A folder name cannot hold a slash')
  .meta({ examples: ['Adverse possession'] })

/**
 * A bookmarked case, or a bookmarked Act or provision, whose `case_id` is `ACT` or `ACT~EID`. `folder_path` is null at the root; `case` and
 * `law` are both null when the library no longer holds it.
 */
export const Bookmark = z.object({
  id: z.string(),
  case_id: z.string(),
  folder_path: z.string().nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  case: CaseWithStanding.nullable(),
  law: NamedLaw.nullable(),
  /** The day in Nairobi on which the case was taken down; null for any other. */
  taken_down_on: z.string().nullable(),
})
export type Bookmark = z.infer<typeof Bookmark>

/** A folder; `bookmark_count` counts what lies in it itself, not in its children. */
export const BookmarkFolder = z
  .object({
    id: z.string(),
    name: z.string(),
    path: z.string(),
    parent_path: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    bookmark_count: z.number().int(),
    get children(): z.ZodArray<typeof BookmarkFolder> {
      return z.array(BookmarkFolder)
    },
  })
  .meta({ id: 'BookmarkFolder' })
export type BookmarkFolder = z.infer<typeof BookmarkFolder>

export const BookmarkCheck = z.object({
  case_id: z.string(),
  is_bookmarked: z.boolean(),
  bookmark_id: z.string().nullable(),
  folder_path: z.string().nullable(),
})
export type BookmarkCheck = z.infer<typeof BookmarkCheck>

const id = z.object({ id: z.string().min(1).max(120) })
const caseIdWords = 'case_id is required and must be a non-empty string'
const Note = z.string().max(maxBookmarkNoteLength, `A note has at most ${maxBookmarkNoteLength} characters`)

export const createBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks',
  summary:
    'Bookmarks a case, an Act or a provision; one that is bookmarked already is moved to the folder given. Folders of the path are made; a passage is put behind the note that is there',
  access: 'user',
  on: { kind: 'document', by: 'case_id', action: 'read' },
  status: 201,
  body: z.object({
    case_id: z
      .string(caseIdWords)
      .trim()
      .min(1, caseIdWords)
      .max(120, 'At most 120 characters')
      .meta({ examples: ['kesc-2026-90007'] }),
    folder_path: FolderPath.optional(),
    note: Note.optional(),
    tags: Tags.optional(),
    /** Words of the case, put behind the note unless they stand in it. */
    passage: Note.optional(),
    /** The project into which it is put as well. */
    project_id: ProjectId.optional(),
  }),
  response: Bookmark,
})

export const bookmarkSorts = ['newest', 'oldest', 'title', 'decided'] as const
export const BookmarkSort = z.enum(bookmarkSorts)
export type BookmarkSort = z.infer<typeof BookmarkSort>

/** Which bookmarks, and in which order. */
export const BookmarkFilters = z.object({
  /** Those that lie in a project, of all its members. */
  project_id: ProjectId.optional(),
  case_id: z.string().min(1).max(120).optional(),
  /** '/' for those in none. */
  folder_path: z.string().max(longestPath).optional(),
  /** Also what lies in the folders within the folder. */
  subfolders: QueryFlag.default(false),
  tag: Tag.optional(),
  query: z.string().trim().max(200).default(''),
  sort: BookmarkSort.default('newest'),
})

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'Bookmarks: all, or those of a folder (folder_path=/ for those in none), with a tag, or with words of their case, note or tags',
  access: 'user',
  query: BookmarkFilters.extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(maxBookmarks).default(0),
  }),
  response: z.object({
    results: z.array(Bookmark),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const checkBookmark = endpoint({
  method: 'GET',
  path: '/api/bookmarks/check/:id',
  summary: 'Whether a case is bookmarked, and by which bookmark',
  access: 'user',
  params: id,
  response: BookmarkCheck,
})

export const checkBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/check',
  summary: 'Whether each of several cases is bookmarked: ids=one,two',
  access: 'user',
  query: z.object({
    ids: z
      .union([z.string().meta({ examples: ['kesc-2026-90007,kehc-2025-90031'] }), z.array(z.string())])
      .transform((ids) => [...new Set([ids].flat().flatMap((one) => one.split(',')))].map((one) => one.trim()).filter((one) => one !== ''))
      .refine((ids) => ids.length <= maxChecked, `At most ${maxChecked} cases`),
  }),
  response: z.object({ results: z.array(BookmarkCheck) }),
})

export const getBookmark = endpoint({
  method: 'GET',
  path: '/api/bookmarks/:id',
  summary: 'A bookmark; its folder is known to its owner alone',
  access: 'user',
  on: { kind: 'bookmark', by: 'id', action: 'read' },
  params: id,
  response: Bookmark,
})

export const updateBookmark = endpoint({
  method: 'PUT',
  path: '/api/bookmarks/:id',
  summary: 'Moves a bookmark, changes its note or its tags; fields left out stay as they are',
  access: 'user',
  on: { kind: 'bookmark', by: 'id', action: 'change' },
  params: id,
  body: z.object({ folder_path: FolderPath.optional(), note: Note.optional(), tags: Tags.optional() }),
  response: Bookmark,
})

export const deleteBookmark = endpoint({
  method: 'DELETE',
  path: '/api/bookmarks/:id',
  summary: 'Removes a bookmark; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'bookmark', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/:id/restore',
  summary: 'Brings a removed bookmark back',
  access: 'user',
  on: { kind: 'bookmark', by: 'id', action: 'delete' },
  params: id,
  response: Bookmark,
})

export const listFolders = endpoint({
  method: 'GET',
  path: '/api/bookmarks/folders',
  summary: 'The folders as a tree, by name; with how many bookmarks there are in all and how many in no folder',
  access: 'user',
  response: z.object({ folders: z.array(BookmarkFolder), total: z.number().int(), unfiled: z.number().int() }),
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/bookmarks/folders',
  summary: 'Makes a folder in the one of parent_path, or at the root',
  access: 'user',
  status: 201,
  body: z.object({ name: FolderName, parent_path: FolderPath.optional() }),
  response: BookmarkFolder,
})

export const updateFolder = endpoint({
  method: 'PATCH',
  path: '/api/bookmarks/folders/:id',
  summary: 'Renames or moves a folder with all that lies in it; fields left out stay as they are',
  access: 'user',
  on: { kind: 'bookmark_folder', by: 'id', action: 'change' },
  params: id,
  body: z.object({ name: FolderName.optional(), parent_path: FolderPath.optional() }),
  response: BookmarkFolder,
})

/** What was deleted: `folders` with the one asked for, and the bookmarks that lay in them. */
export const DeletedFolder = z.object({ id: z.string(), folders: z.number().int(), bookmarks: z.number().int() })
export type DeletedFolder = z.infer<typeof DeletedFolder>

export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/bookmarks/folders/:id',
  summary: 'Deletes a folder and those in it. Its bookmarks go to the parent (keep) or with it (remove); it can be restored for 30 days',
  access: 'user',
  on: { kind: 'bookmark_folder', by: 'id', action: 'delete' },
  params: id,
  query: z.object({ bookmarks: z.enum(['keep', 'remove']).default('keep') }),
  response: DeletedFolder,
})

export const restoreFolder = endpoint({
  method: 'POST',
  path: '/api/bookmarks/folders/:id/restore',
  summary: 'Brings a deleted folder back, with the folders and bookmarks that were in it',
  access: 'user',
  on: { kind: 'bookmark_folder', by: 'id', action: 'delete' },
  params: id,
  response: BookmarkFolder,
})
