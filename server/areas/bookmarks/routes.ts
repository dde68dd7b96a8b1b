import {
  checkBookmark,
  checkBookmarks,
  createBookmark,
  createFolder,
  deleteBookmark,
  deleteFolder,
  listBookmarks,
  listFolders,
  restoreBookmark,
  restoreFolder,
  updateBookmark,
  updateFolder,
} from '#contract/bookmarks'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '../../http/every-hour.ts'
import { serve } from '../../http/serve.ts'
import type { Bookmarks } from './bookmarks.ts'

export function bookmarksRoutes(app: FastifyInstance, bookmarks: Bookmarks) {
  const { folders } = bookmarks
  serve(app, createBookmark, ({ body }, { userId }) => bookmarks.create(userId, body))
  serve(app, listBookmarks, ({ query }, { userId }) => bookmarks.list(userId, query))
  serve(app, checkBookmark, async ({ params }, { userId }) => (await bookmarks.check(userId, [params.id]))[0]!)
  serve(app, checkBookmarks, async ({ query }, { userId }) => ({ results: await bookmarks.check(userId, query.ids) }))
  serve(app, updateBookmark, ({ params, body }, { userId }) => bookmarks.update(userId, params.id, body))
  serve(app, deleteBookmark, ({ params }, { userId }) => bookmarks.delete(userId, params.id))
  serve(app, restoreBookmark, ({ params }, { userId }) => bookmarks.restore(userId, params.id))
  serve(app, listFolders, (_, { userId }) => folders.list(userId))
  serve(app, createFolder, ({ body }, { userId }) => folders.create(userId, body))
  serve(app, updateFolder, ({ params, body }, { userId }) => folders.update(userId, params.id, body))
  serve(app, deleteFolder, ({ params, query }, { userId }) => folders.delete(userId, params.id, query.bookmarks))
  serve(app, restoreFolder, ({ params }, { userId }) => folders.restore(userId, params.id))
  everyHour(app, bookmarks.forgetDeleted)
}
