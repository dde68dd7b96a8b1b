import { expect, test } from 'vitest'
import { wordsIn } from '../../reader/markable-text.ts'
import { type AnnotationDraft, findDraft, forgetDraft, keepDraft } from './draft-store.ts'

const text = 'The onus of proof lies on who asserts. The burden shifts.'
const draft: AnnotationDraft = { caseId: 'kesc-2026-90007', start: 4, end: 17, words: 'onus of proof', note: 'Burden', color: '#8BC34A' }

function memory(kept?: string): Storage {
  const entries = new Map(kept === undefined ? [] : [['hukumu_annotation_draft', kept]])
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage
}

test('a draft waits until it is forgotten, and only in its case', () => {
  const store = memory()
  keepDraft(store, draft)
  expect(findDraft(store, 'another', wordsIn(text))).toBeNull()
  forgetDraft(store, 'another')
  expect(findDraft(store, draft.caseId, wordsIn(text))).toEqual(draft)
  forgetDraft(store, draft.caseId)
  expect(findDraft(store, draft.caseId, wordsIn(text))).toBeNull()
})

test('it goes with its words, and never to others', () => {
  const store = memory()
  keepDraft(store, draft)
  expect(findDraft(store, draft.caseId, wordsIn(`1. ${text}`))).toEqual({ ...draft, start: 7, end: 20 })
  expect(findDraft(store, draft.caseId, wordsIn(text.replace('onus', 'burden')))).toBeNull()
  expect(findDraft(store, draft.caseId, wordsIn(`Of onus of proof. ${text}`))).toBeNull()
})

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  JSON.stringify({ ...draft, color: 'red' }),
  JSON.stringify({ ...draft, start: 'a' }),
  JSON.stringify({ ...draft, words: undefined }),
])('what is no draft is nothing: %s', (kept) => expect(findDraft(memory(kept), draft.caseId, wordsIn(text))).toBeNull())
