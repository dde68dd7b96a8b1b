import { expect, test } from 'vitest'
import { createTextReading } from './read-text.ts'

const own = (...words: string[]) => ({ own: words, others: [] })

test.each([
  ['a word in whatever form', own('tenant'), 'Tenants sued; the TENANT won.', 2],
  ['words one behind another', own('stay', 'of', 'execut'), 'A stay of execution, and staying of execution', 2],
  ['the same run is counted once', own('land', 'land'), 'land land land land', 2],
  ['words that stand apart count for half', own('stay', 'execut'), 'They execute what they stay', 0.5],
  ['one of two is none', own('stay', 'execut'), 'They stay', 0],
  ['others count for less', { own: ['evict'], others: [['recov', 'possess'], ['eject']] }, 'To eject is to recover possession', 1.6],
  ['accents do not matter', own('wanjiku'), 'Wanjikũ and WANJIKU', 2],
])('%s', (_, sought, text, times) => {
  const read = createTextReading([sought, own('nothing')])(text)
  expect(read.times).toEqual([times, 0])
  expect(read.length).toBe(text.match(/[\p{L}\p{N}\p{M}]+/gu)!.length)
})

test('the words of a term count half where they stand near one another, and nothing where they are scattered over the text', () => {
  const read = createTextReading([{ own: ['bail', 'pend', 'trial'], others: [] }])
  const near = 'released on bail, on reasonable conditions, pending a charge or trial'
  expect(
    ['granted bail pending trial', near, `bail was refused ${'so it was '.repeat(5)} and pending is the trial`].map(
      (one) => read(one).times,
    ),
  ).toEqual([[1], [0.5], [0]])
})
