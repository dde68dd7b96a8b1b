import { expect, test } from 'vitest'
import { type AnnotationDraft, keepDraft, takeDraft } from './draft-store.ts'

const draft: AnnotationDraft = { caseId: 'kesc-2026-90007', start: 10, end: 20, note: 'Burden', color: '#8BC34A' }

function memory(kept?: string): Storage {
  const entries = new Map(kept === undefined ? [] : [['hukumu_annotation_draft', kept]])
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage
}

test('a draft comes back once, and only in its case', () => {
  const store = memory()
  keepDraft(store, draft)
  expect(takeDraft(store, 'another')).toBeNull()
  expect(takeDraft(store, draft.caseId)).toEqual(draft)
  expect(takeDraft(store, draft.caseId)).toBeNull()
})

test.each(['{', 'null', '[]', '"x"', JSON.stringify({ ...draft, color: 'red' }), JSON.stringify({ ...draft, start: 'a' })])(
  'what is no draft is nothing: %s',
  (kept) => expect(takeDraft(memory(kept), draft.caseId)).toBeNull(),
)
