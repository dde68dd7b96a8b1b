import { expect, test } from 'vitest'
import { orNoTemplates } from './no-templates.ts'

test('templates that could not be loaded are empty lists', async () => {
  expect(await orNoTemplates(Promise.reject(new Error('HTTP 418')), new AbortController().signal)).toEqual({
    userTemplates: [],
    publicTemplates: [],
  })
})

test('templates that nobody waits for any more are not taken for none', async () => {
  await expect(orNoTemplates(Promise.reject(new Error('left')), AbortSignal.abort('left'))).rejects.toBe('left')
})
