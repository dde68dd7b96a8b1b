import type { Policy } from '../kinds.ts'

/** Folders hold the bookmarks of one account, so that they are seen by whom those are seen by. */
export const bookmarkFolderPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
