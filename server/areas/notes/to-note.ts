import type { Note, NoteInBrief, NoteRole, NoteVersionInBrief } from '#contract/notes'
import { type Reader, can } from '../../access/access.ts'
import { previewOf } from './plain-text.ts'
import type { NoteRow, WholeNoteRow } from './storage.ts'
import type { VersionRow } from './versions-storage.ts'

const roleOf = (reader: Reader, { thing }: NoteRow): NoteRole =>
  can(reader, 'share', thing) ? 'owner' : can(reader, 'change', thing) ? 'editor' : 'viewer'

/** A note as a list shows it. In which folder of its owner it lies, nobody else is told. */
export function toBrief(reader: Reader, row: NoteRow): NoteInBrief {
  const { thing: _thing, content, created_at, updated_at, folder_id, ...fields } = row
  const role = roleOf(reader, row)
  return {
    ...fields,
    folder_id: role === 'owner' ? folder_id : null,
    role,
    preview: previewOf(content),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

export const toNote = (reader: Reader, row: WholeNoteRow): Note => ({ ...toBrief(reader, row), content: row.content, author: row.author })

export function toVersionInBrief({ version, title, content, words, author, created_at, updated_at }: VersionRow): NoteVersionInBrief {
  return {
    version,
    title,
    author,
    preview: previewOf(content),
    words,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
