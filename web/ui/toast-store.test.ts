import { expect, test, vi } from 'vitest'
import { createToastStore, shortToastDuration } from './toast-store.ts'

test('a toast is an info of 6000 ms unless it says otherwise', () => {
  const store = createToastStore()
  store.show('Copied to clipboard')
  store.show('Note saved successfully', { severity: 'success', duration: shortToastDuration })
  expect(store.read().map(({ text, severity, duration }) => [text, severity, duration])).toEqual([
    ['Copied to clipboard', 'info', 6000],
    ['Note saved successfully', 'success', 3000],
  ])
})

test('toasts wait for one another and leave one by one', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  for (const text of ['one', 'two', 'three']) store.show(text)
  const [one, two] = store.read()
  store.hide(two!.id)
  store.hide(one!.id)
  expect(store.read().map(({ text }) => text)).toEqual(['three'])
  expect(listener).toHaveBeenCalledTimes(5)
  stop()
  store.show('four')
  expect(listener).toHaveBeenCalledTimes(5)
})

test('the same words twice in a row are shown once', () => {
  const store = createToastStore()
  for (const text of ['one', 'one', 'two', 'one']) store.show(text)
  expect(store.read().map(({ text }) => text)).toEqual(['one', 'two', 'one'])
})

test('a toast that can be undone is shown at once, in place of the last one', () => {
  const store = createToastStore()
  const action = { label: 'Undo', run: () => {} }
  store.show('one')
  for (let time = 0; time < 2; time += 1) store.show('Bookmark removed', { action })
  expect(store.read().map(({ id, text }) => [id, text])).toEqual([
    [3, 'Bookmark removed'],
    [1, 'one'],
  ])
})
