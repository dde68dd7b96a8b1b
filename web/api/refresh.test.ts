import { expect, test, vi } from 'vitest'
import { createMemoryStore } from './browser-store.ts'
import { createRefresh, createTabLock, type Lock } from './refresh.ts'
import { createTokenStore } from './tokens.ts'

/** Tabs that share one store; each lets its callers wait for the same lock. */
function openTabs(tabs: number) {
  const tokens = createTokenStore(createMemoryStore())
  tokens.write({ access_token: 'a1', refresh_token: 'r1' })
  let issued = 1
  const exchange = vi.fn(async (refreshToken: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (refreshToken !== `r${issued}`) throw new Error('reused')
    issued++
    return { access_token: `a${issued}`, refresh_token: `r${issued}` }
  })
  let turn: Promise<unknown> = Promise.resolve()
  let inTurn = 0
  const lock: Lock = (work) => {
    const waited = inTurn++ > 0
    const mine = turn.then(() => work(waited)).finally(() => inTurn--)
    turn = mine.catch(() => undefined)
    return mine
  }
  return { tokens, exchange, refreshes: Array.from({ length: tabs }, () => createRefresh({ tokens, exchange, lock })) }
}

test('callers in one tab share one exchange', async () => {
  const { exchange, refreshes } = openTabs(1)
  const renewed = await Promise.all(Array.from({ length: 5 }, () => refreshes[0]!('a1')))
  expect(renewed.map((pair) => pair?.access_token)).toEqual(Array(5).fill('a2'))
  expect(exchange).toHaveBeenCalledTimes(1)
})

test('tabs share one exchange', async () => {
  const { exchange, refreshes } = openTabs(4)
  const renewed = await Promise.all(refreshes.map((refresh) => refresh('a1')))
  expect(renewed.map((pair) => pair?.access_token)).toEqual(Array(4).fill('a2'))
  expect(exchange).toHaveBeenCalledTimes(1)
})

test('a token refused later is renewed later', async () => {
  const { exchange, refreshes, tokens } = openTabs(1)
  await refreshes[0]!('a1')
  expect(await refreshes[0]!('a1')).toMatchObject({ access_token: 'a2' })
  expect(await refreshes[0]!('a2')).toMatchObject({ access_token: 'a3' })
  expect(exchange.mock.calls).toEqual([['r1'], ['r2']])
  expect(tokens.read()).toEqual({ access_token: 'a3', refresh_token: 'r3' })
})

test('a refusal reaches every caller and leaves the next one to ask again', async () => {
  const { exchange, refreshes } = openTabs(1)
  exchange.mockRejectedValueOnce(new Error('refused'))
  const outcomes = await Promise.allSettled([refreshes[0]!('a1'), refreshes[0]!('a1')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await refreshes[0]!('a1')).toMatchObject({ access_token: 'a2' })
})

test('who signed out meanwhile stays signed out', async () => {
  const { refreshes, tokens } = openTabs(1)
  const renewing = refreshes[0]!('a1')
  await Promise.resolve()
  tokens.clear()
  expect(await renewing).toBeNull()
  expect(tokens.read()).toBeNull()
})

test('without tokens there is nothing to renew', async () => {
  const { exchange, refreshes, tokens } = openTabs(1)
  tokens.clear()
  expect(await refreshes[0]!('a1')).toBeNull()
  expect(exchange).not.toHaveBeenCalled()
})

test('the lock is a Web Lock, and says when another tab held it', async () => {
  let isHeld = false
  const asked: string[] = []
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>
    asked.push(name)
    return work(isHeld && rest.length === 2 ? null : {})
  }
  const lock = createTabLock('hukumu_refresh', { request } as unknown as LockManager)
  expect(await lock(async (waited) => waited)).toBe(false)
  isHeld = true
  expect(await lock(async (waited) => waited)).toBe(true)
  expect(asked).toEqual(['hukumu_refresh', 'hukumu_refresh', 'hukumu_refresh'])
})

test('without Web Locks the work is done all the same', async () => {
  expect(await createTabLock('hukumu_refresh', undefined)(async (waited) => waited)).toBe(false)
})
