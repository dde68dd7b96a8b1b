import { expect, test } from 'vitest'
import { type AnnotationDraft, findDraft, forgetDraft, keepDraft } from './draft-store.ts'

const content = 'The onus of proof lies on who asserts. The burden shifts.'
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
  expect(findDraft(store, 'another', content)).toBeNull()
  forgetDraft(store, 'another')
  expect(findDraft(store, draft.caseId, content)).toEqual(draft)
  forgetDraft(store, draft.caseId)
  expect(findDraft(store, draft.caseId, content)).toBeNull()
})

test('it goes with its words, and never to others', () => {
  const store = memory()
  keepDraft(store, draft)
  expect(findDraft(store, draft.caseId, `1. ${content}`)).toEqual({ ...draft, start: 7, end: 20 })
  expect(findDraft(store, draft.caseId, content.replace('onus', 'burden'))).toBeNull()
  expect(findDraft(store, draft.caseId, `Of onus of proof. ${content}`)).toBeNull()
})

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  JSON.stringify({ ...draft, color: 'red' }),
  JSON.stringify({ ...draft, start: 'a' }),
  JSON.stringify({ ...draft, words: undefined }),
])('what is no draft is nothing: %s', (kept) => expect(findDraft(memory(kept), draft.caseId, content)).toBeNull())
