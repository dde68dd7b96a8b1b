import { expect, test } from 'vitest'
import { measureForms } from './measure-forms.ts'

test('citations made up in every form are found, alone and side by side', () => {
  const { forms, together, misses } = measureForms(200)
  const wrong = Object.entries(forms).filter(([, { right, all }]) => right < all)
  expect(wrong, misses.join('\n')).toEqual([])
  expect(together.right / together.all, misses.join('\n')).toBeGreaterThanOrEqual(0.999)
})
