import { expect, test } from 'vitest'
import { createMemoryStore } from '../api/browser-store.ts'
import { createScrollPositions, nameEntry } from './scroll-positions.ts'

test('each history entry has its own position', () => {
  const positions = createScrollPositions(createMemoryStore())
  expect(positions.recall('a')).toBe(0)
  positions.keep('a', 300)
  positions.keep('b', 50)
  positions.keep('a', 420)
  expect([positions.recall('a'), positions.recall('b')]).toEqual([420, 50])
})

test('the oldest entries are forgotten', () => {
  const positions = createScrollPositions(createMemoryStore())
  for (let entry = 0; entry < 60; entry++) positions.keep(`entry-${entry}`, entry + 1)
  expect([positions.recall('entry-9'), positions.recall('entry-10'), positions.recall('entry-59')]).toEqual([0, 11, 60])
})

test('pages whose addresses were typed are not taken for one another', () => {
  expect(nameEntry({ key: 'default', pathname: '/cases/a' })).not.toBe(nameEntry({ key: 'default', pathname: '/cases/b' }))
  expect(nameEntry({ key: 'x1', pathname: '/cases/a' })).toBe('x1')
})
