import { expect, it } from 'vitest'
import { createMemoryStore } from '../api/browser-store.ts'
import { createReadingPositions } from './reading-positions.ts'

it('remembers where each case was left, the last two hundred of them', () => {
  const store = createMemoryStore()
  const positions = createReadingPositions(store)
  for (let at = 1; at <= 201; at++) positions.keep(`case-${at}`, at)
  expect([positions.recall('case-1'), positions.recall('case-2'), positions.recall('case-201')]).toEqual([null, 2, 201])
  positions.keep('case-2', 20)
  positions.keep('case-new', 5)
  expect([positions.recall('case-2'), positions.recall('case-3')]).toEqual([20, null])
  positions.keep('case-2', null)
  expect(positions.recall('case-2')).toBeNull()
  store.setItem('hukumu_reading_positions', '{broken')
  expect(positions.recall('case-201')).toBeNull()
})
