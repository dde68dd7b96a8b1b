import { z } from 'zod'
import { CaseInBrief } from './cases.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { TagCounts, Tags, maxTagLength } from './tags.ts'

/** What one account may write, and of one note what is kept. */
export const maxNotes = 5000
export const maxNoteTitleLength = 300
export const maxNoteLength = 500_000
export const maxVersions = 200
export const maxReferences = 500
/** Saves within so many minutes are one version: a note saves itself while it is written. */
export const versionMinutes = 10
export const previewLength = 150

const onOneLine = /^\P{Cc}*$/u
const Title = z
  .string()
  .trim()
  .min(1, 'A note needs a title')
  .max(maxNoteTitleLength, `A title has at most ${maxNoteTitleLength} characters`)
  .regex(onOneLine, 'A title stands on one line')
  .meta({ examples: ['Adverse possession: twelve years from when?'] })
const Content = z.string().max(maxNoteLength, `A note has at most ${maxNoteLength} characters`)
const Belonging = z.string().trim().min(1).max(120).nullable()
/** What a reader may do with a note: all, write in it, or read it. */
export const NoteRole = z.enum(['owner', 'editor', 'viewer'])
export type NoteRole = z.infer<typeof NoteRole>

/** Letters of one quotation, as many as may be marked at once, and of the passage that it becomes in a note. */
const maxQuoteLength = 20_000
const maxPassageLength = 45_000

/**
 * Words of a case or an Act that go into a note: `quote` as they stand there, and `text` the Markdown that is put at the end of the note. Of a case
 * `paragraph` is the id of the paragraph in which they begin, and `place` what leads there behind its address; of an Act `eid` is the provision in
 * which they begin, and `as_at` a day of the text that has them, the latest where it is left out.
 */
export const AddedQuote = z.object({
  case_id: z
    .string()
    .min(1)
    .max(120)
    .meta({ examples: ['kesc-2026-90007'] }),
  quote: z.string().max(maxQuoteLength, `At most ${maxQuoteLength} characters can be quoted at once`).regex(/\S/, 'Select some text'),
  paragraph: z.number().int().min(1).max(1_000_000).nullable(),
  place: z
    .string()
    .max(120)
    .regex(/^p(?:ara)?-\S+$/, 'A place is written para-12 or p-34')
    .nullable()
    .meta({ examples: ['para-12'] }),
  eid: z
    .string()
    .max(300)
    .nullable()
    .optional()
    .meta({ examples: ['sec_41__subsec_1'] }),
  as_at: Day.optional(),
  text: z.string().min(1).max(maxPassageLength),
})
export type AddedQuote = z.infer<typeof AddedQuote>

/**
 * A note as a list shows it. `preview` is the beginning of its text without marks. `revision` counts its saves; `version` is the one in the
 * list of versions that holds the present text.
 */
export const NoteInBrief = z.object({
  id: z.string(),
  title: z.string(),
  preview: z.string(),
  tags: z.array(z.string()),
  project_id: z.string().nullable(),
  folder_id: z.string().nullable(),
  role: NoteRole,
  version: z.number().int(),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type NoteInBrief = z.infer<typeof NoteInBrief>

/** A note with its text in Markdown, and the name of whoever wrote that; null where it is not known. */
export const Note = NoteInBrief.extend({ content: z.string(), author: z.string().nullable() })
export type Note = z.infer<typeof Note>

/** A text that a note had, from its first save to its last, and the name of whoever wrote it. */
export const NoteVersionInBrief = z.object({
  version: z.number().int(),
  title: z.string(),
  author: z.string().nullable(),
  preview: z.string(),
  words: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type NoteVersionInBrief = z.infer<typeof NoteVersionInBrief>
export const NoteVersion = NoteVersionInBrief.extend({ content: z.string() })
export type NoteVersion = z.infer<typeof NoteVersion>

/** A case that a note rests on; `paragraph` is the id of a paragraph of it. `case` is null when the library no longer holds it. */
export const NoteReference = z.object({
  id: z.string(),
  case_id: z.string(),
  paragraph: z.number().int().nullable(),
  comment: z.string(),
  created_at: z.string(),
  case: CaseInBrief.nullable(),
})
export type NoteReference = z.infer<typeof NoteReference>

const id = z.object({ id: z.string().min(1).max(120) })
const version = id.extend({ version: z.coerce.number().int().min(1).max(1_000_000) })

export const NoteSort = z.enum(['updated', 'created', 'title'])
export type NoteSort = z.infer<typeof NoteSort>

export const listNoteTags = endpoint({
  method: 'GET',
  path: '/api/research-notes/tags',
  summary: 'The tags of your notes, the most used first',
  access: 'user',
  response: TagCounts,
})

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/research-notes',
  fresh: true,
  summary:
    'Your notes and those shared with you, the one changed last first; of a project or a folder (none: in no folder), with a tag, about a case or an Act, or with words of title or tags, or words that begin so in the text',
  access: 'user',
  query: z.object({
    project_id: z.string().trim().min(1).max(120).optional(),
    folder_id: z.string().trim().min(1).max(120).optional(),
    /** Notes that name, quote or rest on the case, or name or quote the Act. */
    case_id: z.string().trim().min(1).max(120).optional(),
    tag: z.string().trim().max(maxTagLength).optional(),
    query: z.string().trim().max(200).default(''),
    sort: NoteSort.default('updated'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(maxNotes).default(0),
  }),
  response: z.object({
    results: z.array(NoteInBrief),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const getNote = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id',
  summary: 'A note with its text',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: id,
  response: Note,
})

export const createNote = endpoint({
  method: 'POST',
  path: '/api/research-notes',
  summary: 'Makes a note',
  access: 'user',
  status: 201,
  body: z.object({
    title: Title,
    content: Content.optional(),
    project_id: Belonging.optional(),
    folder_id: Belonging.optional(),
    tags: Tags.optional(),
    /** What it begins with, behind `content`. */
    quote: AddedQuote.optional(),
  }),
  response: Note,
})

export const updateNote = endpoint({
  method: 'PATCH',
  path: '/api/research-notes/:id',
  summary:
    'Changes a note; fields left out stay as they are. With the revision it was read at, 409 when it has been saved since; apart keeps the text that it had as a version of its own',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  params: id,
  body: z.object({
    title: Title.optional(),
    content: Content.optional(),
    project_id: Belonging.optional(),
    folder_id: Belonging.optional(),
    tags: Tags.optional(),
    revision: z.number().int().min(1).optional(),
    apart: z.boolean().optional(),
  }),
  response: Note,
})

export const duplicateNote = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/duplicate',
  summary: "A copy of a note as a note of one's own, with its pictures, references and quotations; ' (Copy)' stands behind its title",
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: id,
  status: 201,
  response: Note,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/research-notes/:id',
  summary: 'Deletes a note; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreNote = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/restore',
  summary: 'Brings a deleted note back',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'delete' },
  params: id,
  response: Note,
})

export const listNoteVersions = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/versions',
  summary: 'The texts that a note had, the newest first',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: id,
  response: z.object({ results: z.array(NoteVersionInBrief), total: z.number().int() }),
})

export const keepNoteVersion = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/versions',
  summary: 'Keeps a text that was not taken as a version, behind the present one',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  params: id,
  status: 201,
  body: z.object({ title: Title, content: Content }),
  response: Note,
})

export const getNoteVersion = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/versions/:version',
  summary: 'One text that a note had',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: version,
  response: NoteVersion,
})

export const restoreNoteVersion = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/versions/:version/restore',
  summary: 'Gives a note the title and text of a version; what it had becomes a version too',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  params: version,
  response: Note,
})

export const listNoteReferences = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/references',
  summary: 'The cases that a note rests on, in the order in which they were added',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: id,
  response: z.object({ results: z.array(NoteReference), total: z.number().int() }),
})

export const createNoteReference = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/references',
  summary: 'Adds a case to what a note rests on; the same case and paragraph again changes the comment',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  status: 201,
  params: id,
  body: z.object({
    case_id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['kesc-2026-90007'] }),
    paragraph: z.number().int().min(1).max(1_000_000).nullable().optional(),
    comment: z.string().trim().max(2000, 'A comment has at most 2000 characters').optional(),
  }),
  response: NoteReference,
})

export const deleteNoteReference = endpoint({
  method: 'DELETE',
  path: '/api/research-notes/:id/references/:reference',
  summary: 'Takes a case out of what a note rests on',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  params: id.extend({ reference: z.string().min(1).max(120) }),
  status: 204,
  response: z.void(),
})
