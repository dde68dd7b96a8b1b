import { type BookmarkFolder, type DeletedFolder, deepestFolder, maxFolderNameLength, maxFolders } from '#contract/bookmarks'
import type { Reader } from '../../access/access.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { type FolderTree, createFolderTree, nameKey, namesOnPath } from './folder-tree.ts'
import type { BookmarksStorage, InTurn } from './storage.ts'

const invalid = (field: string, msg: string) => new InvalidInput([{ loc: ['body', field], msg, type: 'folder' }])

export const folderTree = async (storage: BookmarksStorage, reader: Reader): Promise<FolderTree> =>
  createFolderTree(await storage.folders(reader))

/** The folder at a path, null for the root; `not-found` where there is none. */
export function folderAt(tree: FolderTree, path: string | null | undefined): string | null {
  const id = tree.find(path)
  if (id === undefined) throw new Problem('not-found', 'Folder not found')
  return id
}

function checkRoom(tree: FolderTree, more: number) {
  if (tree.size + more > maxFolders) throw new Problem('limit-reached', `You have ${maxFolders} folders, which is the most there can be.`)
}

function checkDepth(depth: number, field: string) {
  if (depth > deepestFolder) throw invalid(field, `Folders lie at most ${deepestFolder} deep`)
}

/** The folder at a path, made with those above it where there is none; null for the root. */
export async function makeFolders(storage: BookmarksStorage, reader: Reader, path: string | null): Promise<string | null> {
  const tree = await folderTree(storage, reader)
  const names = namesOnPath(path)
  checkDepth(names.length, 'folder_path')
  if (names.some((name) => name === '')) throw invalid('folder_path', 'Folder name is required')
  if (names.some(({ length }) => length > maxFolderNameLength))
    throw invalid('folder_path', `A folder name has at most ${maxFolderNameLength} characters`)
  let at: string | null = null
  let made = 0
  for (const name of names) {
    const there: string | undefined = made > 0 ? undefined : tree.child(at, name)?.id
    if (there === undefined) checkRoom(tree, (made += 1))
    at = there ?? (await storage.insertFolder(reader, { parent_id: at, name, name_key: nameKey(name) }))
  }
  return at
}

/** What can be done to folders; each is carried out in the account's turn. */
export function createFolders(storage: BookmarksStorage, inTurn: InTurn) {
  const show = async (within: BookmarksStorage, reader: Reader, id: string) =>
    (await folderTree(within, reader)).show(id, await within.folderCounts(reader))

  const known = (tree: FolderTree, id: string) => {
    const folder = tree.get(id.toLowerCase())
    if (!folder) throw new Problem('not-found', 'Folder not found')
    return folder
  }

  const checkFree = (tree: FolderTree, parentId: string | null, name: string, self: string | null) => {
    const there = tree.child(parentId, name)
    if (!there || there.id === self) return
    throw new Problem('folder-exists', `There is a folder '${there.name}' in ${tree.pathOf(parentId) ?? 'the root'} already.`)
  }

  return {
    async list(reader: Reader) {
      const [tree, within, counts] = await Promise.all([folderTree(storage, reader), storage.folderCounts(reader), storage.counts(reader)])
      return { folders: tree.tree(within), ...counts }
    },

    create: (reader: Reader, { name, parent_path }: { name: string; parent_path?: string | null }): Promise<BookmarkFolder> =>
      inTurn(reader, async (within) => {
        const tree = await folderTree(within, reader)
        const parentId = folderAt(tree, parent_path)
        checkFree(tree, parentId, name, null)
        checkDepth(tree.depth(parentId) + 1, 'parent_path')
        checkRoom(tree, 1)
        return show(within, reader, await within.insertFolder(reader, { parent_id: parentId, name, name_key: nameKey(name) }))
      }),

    update: (reader: Reader, id: string, changes: { name?: string; parent_path?: string | null }): Promise<BookmarkFolder> =>
      inTurn(reader, async (within) => {
        const tree = await folderTree(within, reader)
        const folder = known(tree, id)
        const name = changes.name ?? folder.name
        const parentId = changes.parent_path === undefined ? folder.parent_id : folderAt(tree, changes.parent_path)
        if (parentId !== null && tree.subtree(folder.id).some((row) => row.id === parentId))
          throw invalid('parent_path', 'A folder cannot lie in itself')
        checkFree(tree, parentId, name, folder.id)
        checkDepth(tree.depth(parentId) + tree.height(folder.id), 'parent_path')
        await within.updateFolder(reader, folder.id, { name, name_key: nameKey(name), parent_id: parentId })
        return show(within, reader, folder.id)
      }),

    /** Bookmarks of the folder and those in it go to its parent, or with it. */
    delete: (reader: Reader, id: string, bookmarks: 'keep' | 'remove'): Promise<DeletedFolder> =>
      inTurn(reader, async (within) => {
        const tree = await folderTree(within, reader)
        const folder = known(tree, id)
        const ids = tree.subtree(folder.id).map((row) => row.id)
        const keep = bookmarks === 'keep' ? { keptIn: folder.parent_id } : null
        return { id: folder.id, folders: ids.length, bookmarks: await within.deleteFolders(reader, folder.id, ids, keep) }
      }),

    /** To where it was; to the root where that is gone or too deep by now. Where its name is taken, it gets a number. */
    restore: (reader: Reader, id: string): Promise<BookmarkFolder> =>
      inTurn(reader, async (within) => {
        const tree = await folderTree(within, reader)
        if (tree.has(id.toLowerCase())) return show(within, reader, id.toLowerCase())
        const deleted = await within.deletedFolders(reader, id)
        const folder = deleted.find((row) => row.id === id.toLowerCase())
        if (!folder) throw new Problem('not-found', 'Folder not found')
        checkRoom(tree, deleted.length)
        const ids = deleted.map((row) => row.id)
        const height = heightOf(folder.id, deleted)
        const isThere = folder.parent_id !== null && tree.has(folder.parent_id)
        const parentId = isThere && tree.depth(folder.parent_id) + height <= deepestFolder ? folder.parent_id : null
        const name = freeName(tree, parentId, folder.name)
        await within.restoreFolders(reader, { id: folder.id, ids, parent_id: parentId, name, name_key: nameKey(name) })
        return show(within, reader, folder.id)
      }),
  }
}

const heightOf = (id: string, rows: readonly { id: string; parent_id: string | null }[]): number =>
  1 + Math.max(0, ...rows.filter((row) => row.parent_id === id).map((row) => heightOf(row.id, rows)))

function freeName(tree: FolderTree, parentId: string | null, name: string): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`
    const candidate = name.slice(0, maxFolderNameLength - ending.length) + ending
    if (!tree.child(parentId, candidate)) return candidate
  }
}
