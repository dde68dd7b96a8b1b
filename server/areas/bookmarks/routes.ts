import {
  checkBookmark,
  checkBookmarks,
  createBookmark,
  createFolder,
  deleteBookmark,
  deleteFolder,
  getBookmark,
  listBookmarks,
  listFolders,
  restoreBookmark,
  restoreFolder,
  updateBookmark,
  updateFolder,
} from '#contract/bookmarks'
import { changeBookmarks, deleteBookmarks, exportBookmarks, listBookmarkTags, restoreBookmarks } from '#contract/many-bookmarks'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Bookmarks } from './bookmarks.ts'

export function bookmarksRoutes(app: FastifyInstance, bookmarks: Bookmarks) {
  const { folders } = bookmarks
  serve(app, createBookmark, ({ body }, { reader }) => bookmarks.create(reader, body))
  serve(app, listBookmarks, ({ query }, { reader }) => bookmarks.list(reader, query))
  serve(app, checkBookmark, async ({ params }, { reader }) => (await bookmarks.check(reader, [params.id]))[0]!)
  serve(app, checkBookmarks, async ({ query }, { reader }) => ({ results: await bookmarks.check(reader, query.ids) }))
  serve(app, listBookmarkTags, (_, { reader }) => bookmarks.tags(reader))
  serve(app, exportBookmarks, ({ query }, { reader }) => bookmarks.export(reader, query))
  serve(app, changeBookmarks, ({ body }, { reader }) => bookmarks.updateAll(reader, body))
  serve(app, deleteBookmarks, ({ body }, { reader }) => bookmarks.deleteAll(reader, body.ids))
  serve(app, restoreBookmarks, ({ body }, { reader }) => bookmarks.restoreAll(reader, body.ids))
  serve(app, getBookmark, ({ params }, { reader }) => bookmarks.get(reader, params.id))
  serve(app, updateBookmark, ({ params, body }, { reader }) => bookmarks.update(reader, params.id, body))
  serve(app, deleteBookmark, ({ params }, { reader }) => bookmarks.delete(reader, params.id))
  serve(app, restoreBookmark, ({ params }, { reader }) => bookmarks.restore(reader, params.id))
  serve(app, listFolders, (_, { reader }) => folders.list(reader))
  serve(app, createFolder, ({ body }, { reader }) => folders.create(reader, body))
  serve(app, updateFolder, ({ params, body }, { reader }) => folders.update(reader, params.id, body))
  serve(app, deleteFolder, ({ params, query }, { reader }) => folders.delete(reader, params.id, query.bookmarks))
  serve(app, restoreFolder, ({ params }, { reader }) => folders.restore(reader, params.id))
}
