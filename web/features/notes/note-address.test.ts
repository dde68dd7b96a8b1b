import { expect, test } from 'vitest'
import { readView, writeView } from './note-address.ts'

test.each([
  ['', { folder: null, tag: null, query: '', sort: 'updated', page: 1 }],
  [
    'folder=none&tag=Land&query=twelve+years&sort=title&page=3',
    { folder: 'none', tag: 'Land', query: 'twelve years', sort: 'title', page: 3 },
  ],
  ['sort=oddly&page=-1', { folder: null, tag: null, query: '', sort: 'updated', page: 1 }],
])('the address %j asks for a view', (address, view) => {
  expect(readView(new URLSearchParams(address))).toEqual(view)
  expect(readView(new URLSearchParams(writeView(view as ReturnType<typeof readView>)))).toEqual(view)
})
