import type { BookmarkFolder } from '#contract/bookmarks'

export interface FolderRow {
  folder: BookmarkFolder
  /** 0 at the root. */
  depth: number
  isOpen: boolean
}

/** The folders that a tree shows from top to bottom: those within a closed folder are left out. */
export const rowsOf = (folders: readonly BookmarkFolder[], isOpen: (folder: BookmarkFolder) => boolean, depth = 0): FolderRow[] =>
  folders.flatMap((folder) => {
    const open = isOpen(folder)
    return [{ folder, depth, isOpen: open }, ...(open ? rowsOf(folder.children, isOpen, depth + 1) : [])]
  })

/** All folders of a tree, each before those in it. */
export const allFolders = (folders: readonly BookmarkFolder[]): BookmarkFolder[] =>
  folders.flatMap((folder) => [folder, ...allFolders(folder.children)])

/** Bookmarks in a folder and in all that lie in it. */
export const countAll = (folder: BookmarkFolder): number =>
  allFolders([folder]).reduce((sum, { bookmark_count }) => sum + bookmark_count, 0)

/** Whether a path is that of the folder or leads into it. */
export const isWithin = (path: string | null, folder: Pick<BookmarkFolder, 'path'>): boolean =>
  path !== null && (path === folder.path || path.startsWith(`${folder.path}/`))

/** The path of a new folder in another; null is the root. */
export const pathIn = (parent: string | null, name: string): string => `${parent ?? ''}/${name.trim()}`
