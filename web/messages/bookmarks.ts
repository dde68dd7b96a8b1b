import { bookmarks } from './en/bookmarks.ts'
import { hookOf } from './language-context.ts'

/** The words of bookmarks and their folders, which load with the first bookmark button. */
export const useBookmarkMessages = hookOf('bookmarks', bookmarks)
