import type { KeptCheck } from '#contract/saved-checks'
import { dayInWords } from '#contract/reasons/day-in-words'
import type { ItemKind, ItemsOf } from '../../../area/item-kind.ts'
import { checksSeenBy } from './storage.ts'

/** Checks of documents as projects hold them. */
export const checkItems = (checks: ItemsOf<KeptCheck>): ItemKind => ({
  type: 'document_check',
  seen: checksSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await checks.byIds(reader, ids)).map(({ id, name, checked_at }) => [
        id,
        { title: name, description: dayInWords(checked_at), text: '', entity_type: 'document_check', entity_id: id, paragraph: null },
      ]),
    ),
  copies: checks.copies,
})
