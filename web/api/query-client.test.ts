import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('what failed is asked for again when the connection is back, and what was there is not', async () => {
  const client = createQueryClient()
  client.mount()
  const [failed, fine] = [
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('found'),
    vi.fn(async () => 'here'),
  ]
  const watch = (queryKey: string[], queryFn: () => Promise<string>) => {
    const observer = new QueryObserver(client, { queryKey, queryFn })
    observer.subscribe(() => undefined)
    return observer
  }
  const [one, other] = [watch(['failed'], failed), watch(['fine'], fine)]
  await expect.poll(() => [one.getCurrentResult().status, other.getCurrentResult().status]).toEqual(['error', 'success'])
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => one.getCurrentResult().data).toBe('found')
  expect(fine).toHaveBeenCalledTimes(1)
  client.clear()
  client.unmount()
})
