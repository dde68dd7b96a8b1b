import { expect, test } from 'vitest'
import { type Held, decide } from './decide.ts'
import type { PreparedDocument } from './prepared-document.ts'

const arriving = (contentHash: string, source: string, content: string | null = 'text'): PreparedDocument =>
  ({ contentHash, source, content }) as PreparedDocument
const held = (revisions: Held['revisions'], current = 1, hasText = true): Held => ({
  documentId: 1,
  current,
  hasText,
  corrections: {},
  revisions,
})
const first = { number: 1, contentHash: 'one', source: 'a.json' }

test('an unknown document is added', () => expect(decide(arriving('one', 'a.json'), null, false)).toEqual({ kind: 'add' }))

test('the same record is unchanged, whatever file it comes from', () => {
  expect(decide(arriving('one', 'a.json'), held([first]), false)).toMatchObject({ kind: 'unchanged' })
  expect(decide(arriving('one', 'copy.json'), held([first]), false)).toMatchObject({ kind: 'unchanged' })
})

test('the same file corrects itself, at any place within it', () => {
  expect(decide(arriving('two', 'a.json'), held([first]), false)).toEqual({ kind: 'update', revision: 2 })
  expect(decide(arriving('two', 'a.jsonl#9'), held([{ ...first, source: 'a.jsonl#4' }]), false)).toEqual({ kind: 'update', revision: 2 })
})

test('a correction taken back is a new revision', () => {
  const revisions = [first, { number: 2, contentHash: 'two', source: 'a.json' }]
  expect(decide(arriving('one', 'a.json'), held(revisions, 2), false)).toEqual({ kind: 'update', revision: 3 })
})

test('another file that differs is kept beside, and unchanged the next time', () => {
  expect(decide(arriving('two', 'b.json'), held([first]), false)).toEqual({ kind: 'beside', revision: 2, shownSource: 'a.json' })
  const revisions = [first, { number: 2, contentHash: 'two', source: 'b.json' }]
  expect(decide(arriving('two', 'b.json'), held(revisions), false)).toMatchObject({ kind: 'unchanged' })
})

test('a second record of one file for one case is no correction', () => {
  expect(decide(arriving('two', 'a.jsonl#2'), held([{ ...first, source: 'a.jsonl#1' }]), true)).toMatchObject({ kind: 'beside' })
})

test('a text replaces a record without one, and not the other way round', () => {
  expect(decide(arriving('two', 'b.json'), held([first], 1, false), false)).toEqual({ kind: 'update', revision: 2 })
  expect(decide(arriving('two', 'digests.json#3', null), held([first]), false)).toMatchObject({ kind: 'unchanged' })
})
