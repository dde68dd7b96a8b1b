import type { Bookmark } from '#contract/bookmarks'
import type { ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { describeLaw } from '../legislation/legislation.ts'
import { bookmarksSeenBy } from './storage.ts'

/** Bookmarks as projects hold them. */
export const bookmarkItems = (bookmarks: ItemsOf<Bookmark>): ItemKind => ({
  type: 'bookmark',
  seen: bookmarksSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await bookmarks.byIds(reader, ids)).map(({ id, case_id, note, case: found, law }) => [
        id,
        law !== null
          ? { ...describeLaw(case_id, law), text: note }
          : {
              title: found?.title ?? case_id,
              description: found ? [found.citation, found.court, found.date].filter((part) => part !== null).join(' · ') : '',
              text: note,
              entity_type: 'case',
              entity_id: case_id,
              paragraph: null,
            },
      ]),
    ),
  copies: bookmarks.copies,
})
