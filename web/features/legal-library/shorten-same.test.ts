import { expect, test } from 'vitest'
import { leaveReprints, shortenSame } from './shorten-same.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test('what is near a change stays, what is far from every change goes', () => {
  const long = words(300)
  const shown = shortenSame([
    { kind: 'same', text: long },
    { kind: 'removed', text: 'one' },
    { kind: 'added', text: 'ten' },
    { kind: 'same', text: long },
  ])
  expect(shown.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped'])
  expect(long.endsWith((shown[1] as { text: string }).text)).toBe(true)
  expect(long.startsWith((shown[4] as { text: string }).text)).toBe(true)
})

test('a short text and one that was only added are whole', () => {
  const short = [
    { kind: 'same' as const, text: words(20) },
    { kind: 'added' as const, text: 'more' },
  ]
  expect(shortenSame(short)).toEqual(short)
  const added = [{ kind: 'added' as const, text: words(900) }]
  expect(shortenSame(added)).toEqual(added)
})

test('a quotation mark that is printed otherwise is no change', () => {
  const pieces = [
    { kind: 'same', text: 'the ' },
    { kind: 'removed', text: 'Minister’s' },
    { kind: 'added', text: "Minister's" },
    { kind: 'same', text: ' fee of ' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'ten' },
  ] as const
  expect(leaveReprints(pieces)).toEqual([
    { kind: 'same', text: "the Minister's fee of " },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'ten' },
  ])
})
