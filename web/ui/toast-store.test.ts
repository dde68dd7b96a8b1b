import { expect, test, vi } from 'vitest'
import { createToastStore, shortToastDuration } from './toast-store.ts'

test('a toast is an info of 6000 ms unless it says otherwise', () => {
  const store = createToastStore()
  const said = () => store.read().map(({ text, severity, duration }) => [text, severity, duration])
  store.show('Copied to clipboard')
  expect(said()).toEqual([['Copied to clipboard', 'info', 6000]])
  store.show('Note saved successfully', { severity: 'success', duration: shortToastDuration })
  expect(said()).toEqual([['Note saved successfully', 'success', 3000]])
})

const shown = (store: ReturnType<typeof createToastStore>) => store.read().map(({ text }) => text)

test('what is said of a thing takes the place of what was said of it before', () => {
  const store = createToastStore()
  const about = 'bookmark:kesc-2026-90007'
  store.show('Bookmark created', { severity: 'success', about })
  store.show('Bookmark removed', { severity: 'success', about, action: { label: 'Undo', run: () => {} } })
  expect(shown(store)).toEqual(['Bookmark removed'])
  store.show('Bookmark restored', { severity: 'success', about })
  expect(shown(store)).toEqual(['Bookmark restored'])
})

test('the newest is shown at once, and only what warns or can be undone comes back behind it', () => {
  const store = createToastStore()
  store.show('Copied to clipboard', { severity: 'success' })
  store.show('Failed to remove bookmark', { severity: 'error', about: 'bookmark:one' })
  store.show('Bookmark removed', { action: { label: 'Undo', run: () => {} }, about: 'bookmark:two' })
  store.show('Note saved successfully', { severity: 'success' })
  expect(shown(store)).toEqual(['Note saved successfully', 'Bookmark removed', 'Failed to remove bookmark'])
  store.show('Annotation deleted', { action: { label: 'Undo', run: () => {} } })
  expect(shown(store)).toEqual(['Annotation deleted', 'Failed to remove bookmark'])
})

test('the same words again are shown anew, once', () => {
  const store = createToastStore()
  for (let time = 0; time < 2; time += 1) store.show('Authentication required', { severity: 'error' })
  expect(store.read().map(({ id, text }) => [id, text])).toEqual([[2, 'Authentication required']])
})

test('a toast that is put away is gone, and who stopped listening hears nothing', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.show('one')
  store.hide(store.read()[0]!.id)
  expect(shown(store)).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.show('two')
  expect(listener).toHaveBeenCalledTimes(2)
})
