import type { Area } from '../../area/area.ts'
import { bookmarkItems } from './bookmark-items.ts'
import { createBookmarks } from './bookmarks.ts'
import { ownedBookmarks } from './owned-bookmarks-storage.ts'
import { redactableBookmarks } from './redactable-bookmarks.ts'
import { bookmarksRoutes } from './routes.ts'
import { bookmarkInTrash } from './storage.ts'
import { folderInTrash } from './folders-storage.ts'

export const bookmarksArea = {
  owned: [ownedBookmarks],
  redactable: [redactableBookmarks],
  open(parts) {
    const bookmarks = createBookmarks(parts)
    return {
      service: bookmarks,
      routes: (http) => bookmarksRoutes(http, bookmarks),
      hourly: { 'forget-bookmarks': bookmarks.forgetDeleted },
      items: [bookmarkItems(bookmarks)],
      trash: [
        { kind: 'bookmark', named: bookmarkInTrash, restore: bookmarks.restore },
        { kind: 'bookmark_folder', named: folderInTrash, restore: bookmarks.folders.restore },
      ],
    }
  },
} satisfies Area<Parameters<typeof createBookmarks>[0]>
