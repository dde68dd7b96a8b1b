import { expect, test } from 'vitest'
import { type AnnotationEdit, findEdit, forgetEdit, isOvertaken, keepEdit } from './edit-store.ts'

const from = { note: 'Burden', color: '#FFEB3B', updated_at: '2026-11-21T09:00:00.000Z' } as const
const edit: AnnotationEdit = { from, note: 'Burden of proof', color: '#8BC34A' }

function memory(kept?: string): Storage {
  const entries = new Map(kept === undefined ? [] : [['hukumu_annotation_edits', kept]])
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    get length() {
      return entries.size
    },
  } as Storage
}

test('a change waits until it is forgotten, each annotation for itself', () => {
  const store = memory()
  keepEdit(store, 'one', edit)
  keepEdit(store, 'two', { ...edit, note: 'Other' })
  expect(findEdit(store, 'one')).toEqual(edit)
  forgetEdit(store, 'one')
  expect(findEdit(store, 'one')).toBeNull()
  expect(findEdit(store, 'two')).toMatchObject({ note: 'Other' })
  forgetEdit(store, 'two')
  expect(store).toHaveLength(0)
})

test('it is overtaken by other words and another colour, not by the same that were saved again', () => {
  expect(isOvertaken(edit, from)).toBe(false)
  expect(isOvertaken(edit, { ...from, updated_at: '2026-11-21T09:01:00.000Z' })).toBe(false)
  expect(isOvertaken(edit, { ...from, note: 'Onus', updated_at: '2026-11-21T09:01:00.000Z' })).toBe(true)
  expect(isOvertaken(edit, { ...from, color: '#F48FB1', updated_at: '2026-11-21T09:01:00.000Z' })).toBe(true)
})

test.each(['{', 'null', '"x"', JSON.stringify({ one: { ...edit, color: 'red' } }), JSON.stringify({ one: { ...edit, from: null } })])(
  'what is no change is nothing: %s',
  (kept) => expect(findEdit(memory(kept), 'one')).toBeNull(),
)
