import { createContext, useContext } from 'react'
import { bookmarks } from './en/bookmarks.ts'

const BookmarkMessages = createContext(bookmarks)

/** The words of bookmarks and their folders, which load with the first bookmark button. */
export const useBookmarkMessages = () => useContext(BookmarkMessages)
