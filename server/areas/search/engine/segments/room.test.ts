import { expect, test } from 'vitest'
import { inRoom, takeNumbers, takeRoom } from './room.ts'

test('what a question takes is its own until it is answered, whatever else is asked meanwhile', () => {
  inRoom(() => {
    const before = takeRoom(1_000).fill(1)
    inRoom(() => takeRoom(6 << 20).fill(2) && takeRoom(3 << 20).fill(2) && takeRoom(3 << 20).fill(2))
    const behind = takeRoom(1_001).fill(3)
    expect(takeRoom(8).byteOffset % 8).toBe(0)
    expect([new Set(before), new Set(behind)]).toEqual([new Set([1]), new Set([3])])
  })
})

test('the next question gets the same memory, and numbers in it are zeros', () => {
  const first = inRoom(() => takeRoom(400).fill(7))
  inRoom(() => {
    const numbers = takeNumbers(100)
    expect(numbers.buffer).toBe(first.buffer)
    expect(new Set(numbers)).toEqual(new Set([0]))
  })
})

test('a question that fails gives back what it took', () => {
  const buffer = inRoom(() => takeRoom(8)).byteOffset
  expect(() =>
    inRoom(() => {
      takeRoom(800)
      throw new Error('out of time')
    }),
  ).toThrow('out of time')
  expect(inRoom(() => takeRoom(8)).byteOffset).toBe(buffer)
})

test('without a question room is its own for good', () => {
  const own = takeRoom(16).fill(1)
  inRoom(() => takeRoom(16).fill(2))
  expect(new Set(own)).toEqual(new Set([1]))
})
