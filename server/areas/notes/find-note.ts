import { type Action, type Reader, can } from '../../access/access.ts'
import { Problem } from '../../problem.ts'
import type { NotesStorage, WholeNoteRow } from './storage.ts'

export const noteGone = () => new Problem('not-found', 'Note not found')

/** Finds notes for whoever asks. */
export function createFinder(storage: NotesStorage) {
  /** `not-found` for a note that the reader does not see, or that is gone. */
  const rowOf = async (reader: Reader, id: string): Promise<WholeNoteRow> => {
    const row = await storage.byId(reader, id)
    if (!row) throw noteGone()
    return row
  }
  return {
    rowOf,
    /** A note with which a reader does something that not everybody may who sees it; `forbidden` to those. */
    async rowFor(reader: Reader, action: Action, id: string): Promise<WholeNoteRow> {
      const row = await rowOf(reader, id)
      if (!can(reader, action, row.thing)) throw new Problem('forbidden')
      return row
    },
  }
}

export type Finder = ReturnType<typeof createFinder>
