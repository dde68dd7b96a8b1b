import type { SavedSearch } from '#contract/saved-searches'
import type { ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { savedSearchesSeenBy } from './storage.ts'

/** Saved searches as projects hold them. */
export const savedSearchItems = (searches: ItemsOf<SavedSearch>): ItemKind => ({
  type: 'saved_search',
  seen: savedSearchesSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await searches.byIds(reader, ids)).map(({ id, name, query }) => [
        id,
        { title: name, description: query, text: '', entity_type: 'saved_search', entity_id: id, paragraph: null },
      ]),
    ),
  copies: searches.copies,
})
