import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

const network = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('what fails beside a connection is asked for again after each pause, and then given up', async () => {
  setOnline(true)
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('lost'))
  const loading = expect(loadPatiently(load, [100, 200])).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(99)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(200)
  await loading
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a connection it waits for one, however long', async () => {
  setOnline(false)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('part')
  const loading = loadPatiently(load, [])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  setOnline(true)
  network.dispatchEvent(new Event('online'))
  expect(await loading).toBe('part')
})
