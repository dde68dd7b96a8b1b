import type { BookmarkFolder } from '#contract/bookmarks'
import { expect, test } from 'vitest'
import { allFolders, countAll, isWithin, pathIn, rowsOf } from './folder-rows.ts'

const folder = (path: string, count: number, children: BookmarkFolder[] = []): BookmarkFolder => ({
  id: path,
  name: path.split('/').at(-1)!,
  path,
  parent_path: path.split('/').slice(0, -1).join('/') || null,
  created_at: '',
  updated_at: '',
  bookmark_count: count,
  children,
})
const tree = [folder('/Land', 2, [folder('/Land/Leases', 1, [folder('/Land/Leases/Old', 4)])]), folder('/Tax', 0)]

test('a closed folder hides all that lie in it', () => {
  expect(rowsOf(tree, () => true).map(({ folder: { path }, depth }) => [path, depth])).toEqual([
    ['/Land', 0],
    ['/Land/Leases', 1],
    ['/Land/Leases/Old', 2],
    ['/Tax', 0],
  ])
  expect(rowsOf(tree, ({ path }) => path === '/Land').map(({ folder: { path } }) => path)).toEqual(['/Land', '/Land/Leases', '/Tax'])
  expect(allFolders(tree)).toHaveLength(4)
})

test('a folder counts what lies below it', () => expect(tree.map(countAll)).toEqual([7, 0]))

test.each([
  ['/Land', true],
  ['/Land/Leases', true],
  ['/Landlords', false],
  [null, false],
])('%j lies within /Land: %j', (path, within) => expect(isWithin(path, tree[0]!)).toBe(within))

test('a new folder lies in its parent', () => {
  expect(pathIn(null, ' Tax ')).toBe('/Tax')
  expect(pathIn('/Land', 'Leases')).toBe('/Land/Leases')
})
