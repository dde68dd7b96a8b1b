import type { NoteInBrief } from '#contract/notes'
import type { ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { notesSeenBy } from './storage.ts'

/** Notes as projects hold them: each lies in one. */
export const noteItems = (notes: ItemsOf<NoteInBrief>): ItemKind => ({
  type: 'note',
  seen: notesSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await notes.byIds(reader, ids)).map(({ id, title, tags, preview }) => [
        id,
        { title, description: tags.join(' · '), text: preview, entity_type: 'note', entity_id: id, paragraph: null },
      ]),
    ),
  copies: notes.copies,
})
