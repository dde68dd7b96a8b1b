import type { BookmarkFolder } from '#contract/bookmarks'

export interface FolderRow {
  id: string
  parent_id: string | null
  name: string
  name_key: string
  created_at: Date
  updated_at: Date
}

/** How many bookmarks lie in folders themselves, by their ids; 0 for those that are left out. */
export type FolderCounts = ReadonlyMap<string, number>

/** What makes two names one: case and the way accents are written do not count. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The names on a path; empty for the root (null, '', '/'). Names in it are trimmed, and may turn out empty. */
export function namesOnPath(path: string | null | undefined): string[] {
  const inner = (path ?? '').trim().replace(/^\/|\/$/g, '')
  return inner === '' ? [] : inner.split('/').map((name) => name.trim())
}

/** The folders of one account, as places in a tree. */
export function createFolderTree(rows: readonly FolderRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const childrenOf = new Map<string | null, FolderRow[]>()
  for (const row of [...rows].sort((a, b) => (a.name_key < b.name_key ? -1 : 1)))
    childrenOf.set(row.parent_id, [...(childrenOf.get(row.parent_id) ?? []), row])
  const children = (id: string | null) => childrenOf.get(id) ?? []

  const chain = (id: string): FolderRow[] => {
    const row = byId.get(id)!
    return row.parent_id === null ? [row] : [...chain(row.parent_id), row]
  }
  const pathOf = (id: string | null): string | null =>
    id === null
      ? null
      : `/${chain(id)
          .map(({ name }) => name)
          .join('/')}`
  const child = (parentId: string | null, name: string) => children(parentId).find((row) => row.name_key === nameKey(name)) ?? null
  const subtree = (id: string): FolderRow[] => [byId.get(id)!, ...children(id).flatMap((row) => subtree(row.id))]
  const height = (id: string): number => 1 + Math.max(0, ...children(id).map((row) => height(row.id)))

  const show = (row: FolderRow, counts: FolderCounts): BookmarkFolder => ({
    id: row.id,
    name: row.name,
    path: pathOf(row.id)!,
    parent_path: pathOf(row.parent_id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    bookmark_count: counts.get(row.id) ?? 0,
    children: children(row.id).map((one) => show(one, counts)),
  })

  return {
    size: rows.length,
    has: (id: string) => byId.has(id),
    get: (id: string) => byId.get(id) ?? null,
    /** Null for the root. */
    pathOf,
    child,
    /** A folder with all that lie in it, itself first. */
    subtree,
    /** How many folders lie above one another from the root to this one; 0 for the root. */
    depth: (id: string | null) => (id === null ? 0 : chain(id).length),
    /** 1 for a folder without folders in it. */
    height,
    /** The folder at a path: null for the root, undefined where there is none. */
    find(path: string | null | undefined): string | null | undefined {
      let at: string | null = null
      for (const name of namesOnPath(path)) {
        const next = child(at, name)
        if (!next) return undefined
        at = next.id
      }
      return at
    },
    show: (id: string, counts: FolderCounts) => show(byId.get(id)!, counts),
    tree: (counts: FolderCounts) => children(null).map((row) => show(row, counts)),
  }
}

export type FolderTree = ReturnType<typeof createFolderTree>
