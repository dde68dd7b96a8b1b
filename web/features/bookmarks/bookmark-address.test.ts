import { expect, test } from 'vitest'
import { readView, writeView } from './bookmark-address.ts'

const first = { folder: null, subfolders: false, query: '', tag: null, sort: 'newest', page: 1 }

test.each([
  ['', first],
  ['folder=%2FLand%2FLeases&page=3', { ...first, folder: '/Land/Leases', page: 3 }],
  ['folder=%2F&subfolders=true', { ...first, folder: '/', subfolders: true }],
  ['query=+lease+&sort=title', { ...first, query: 'lease', sort: 'title' }],
  ['tag=Land', { ...first, tag: 'Land' }],
  ['sort=random&page=-2&folder=', first],
  ['page=1e9', first],
])('%s', (address, view) => expect(readView(new URLSearchParams(address))).toEqual(view))

test.each(['', 'tag=Land', 'folder=%2FLand&page=2', 'folder=%2F&subfolders=true&query=a+b&sort=title'])(
  '%j is written as it was read',
  (address) => expect(writeView(readView(new URLSearchParams(address)))).toBe(address),
)
