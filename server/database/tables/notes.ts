import type { Generated } from 'kysely'
import type { Timestamp, DefaultTimestamp, OptionalTimestamp } from './columns.ts'

interface NotesTable {
  id: Generated<string>
  user_id: string
  title: string
  content: string
  tags: string[]
  tag_keys: string[]
  folder_id: string | null
  former_folder_id: Generated<string | null>
  version: Generated<number>
  revision: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
}

interface NoteVersionsTable {
  note_id: string
  version: number
  title: string
  content: string
  words: number
  author_id: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

interface NoteFoldersTable {
  id: Generated<string>
  user_id: string
  name: string
  name_key: string
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  deleted_at: OptionalTimestamp
}

interface NoteMentionsTable {
  note_id: string
  work_id: number
  created_at: Timestamp
}

interface NoteQuotesTable {
  id: Generated<string>
  note_id: string
  work_id: number
  paragraph: number | null
  place: string | null
  quote: string
  document_id: number | null
  revision: number
  signal: string | null
  eid: string | null
  unit: string | null
  quoted_as_at: string | null
  created_at: DefaultTimestamp
}

interface NoteCitationsTable {
  note_id: string
  work_id: number
  created_at: Timestamp
}

interface NoteImagesTable {
  note_id: string
  hash: string
  media_type: string
  width: number
  height: number
  content: Buffer
  created_at: DefaultTimestamp
}

interface NoteReferencesTable {
  id: Generated<string>
  note_id: string
  work_id: number
  paragraph: number | null
  comment: string
  created_at: DefaultTimestamp
}

/** Notes and what they quote and link. */
export interface NoteTables {
  notes: NotesTable
  note_versions: NoteVersionsTable
  note_folders: NoteFoldersTable
  note_references: NoteReferencesTable
  note_mentions: NoteMentionsTable
  note_quotes: NoteQuotesTable
  note_citations: NoteCitationsTable
  note_images: NoteImagesTable
}
