import { expect, test } from 'vitest'
import { type StoredRevisions, decide } from './decide.ts'
import type { PreparedDocument } from './prepared-document.ts'

const arriving = (contentHash: string, source: string, content: string | null = 'text'): PreparedDocument =>
  ({ contentHash, source, content }) as PreparedDocument
const existing = (revisions: StoredRevisions['revisions'], current = 1, hasText = true): StoredRevisions => ({
  documentId: 1,
  current,
  hasText,
  corrections: {},
  revisions,
})
const first = { number: 1, contentHash: 'one', source: 'a.json' }

test('an unknown document is added', () => expect(decide(arriving('one', 'a.json'), null, false)).toEqual({ kind: 'add' }))

test('the same record is unchanged, whatever file it comes from', () => {
  expect(decide(arriving('one', 'a.json'), existing([first]), false)).toMatchObject({ kind: 'unchanged' })
  expect(decide(arriving('one', 'copy.json'), existing([first]), false)).toMatchObject({ kind: 'unchanged' })
})

test('the same file corrects itself, at any place within it', () => {
  expect(decide(arriving('two', 'a.json'), existing([first]), false)).toEqual({ kind: 'update', revision: 2 })
  expect(decide(arriving('two', 'a.jsonl#9'), existing([{ ...first, source: 'a.jsonl#4' }]), false)).toEqual({
    kind: 'update',
    revision: 2,
  })
})

test('a correction taken back is a new revision', () => {
  const revisions = [first, { number: 2, contentHash: 'two', source: 'a.json' }]
  expect(decide(arriving('one', 'a.json'), existing(revisions, 2), false)).toEqual({ kind: 'update', revision: 3 })
})

test('another file that differs is kept beside, and unchanged the next time', () => {
  expect(decide(arriving('two', 'b.json'), existing([first]), false)).toEqual({ kind: 'beside', revision: 2, shownSource: 'a.json' })
  const revisions = [first, { number: 2, contentHash: 'two', source: 'b.json' }]
  expect(decide(arriving('two', 'b.json'), existing(revisions), false)).toMatchObject({ kind: 'unchanged' })
})

test('a second record of one file for one case is no correction', () => {
  expect(decide(arriving('two', 'a.jsonl#2'), existing([{ ...first, source: 'a.jsonl#1' }]), true)).toMatchObject({ kind: 'beside' })
})

test('a text replaces a record without one, and not the other way round', () => {
  expect(decide(arriving('two', 'b.json'), existing([first], 1, false), false)).toEqual({ kind: 'update', revision: 2 })
  expect(decide(arriving('two', 'digests.json#3', null), existing([first]), false)).toMatchObject({ kind: 'unchanged' })
})
