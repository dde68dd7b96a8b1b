import { expect, test } from 'vitest'
import { findLostNumbers } from './lost-numbers.ts'

const read = (...texts: string[]) => findLostNumbers(texts.map((text) => ({ text, gap: 0 }))).map(({ text }) => text)
const first = ['1. The weir stood on the river.', '2. The miller sued.']
const later = '4. The claim was dismissed.'

test.each([
  [[`${first[1]} He was paid on 30 June 2022. 3. The Appellant knew of it.`, later], 'the one that lacks'],
  [['2. The miller sued for', '(a) damages; and', '(b) costs. 3. The Appellant knew of it.', later], 'behind the last item of a list'],
  [
    ['2. The court said:', '“The weir is a nuisance and was one from the day on which it was built.” 3. The Appellant knew of it.', later],
    'behind a quotation',
  ],
])('a number that the run proves begins its paragraph: %j', (blocks) => {
  const found = read(first[0]!, ...blocks)
  expect(found).toHaveLength(blocks.length + 2)
  expect(found).toContain('3. The Appellant knew of it.')
})

test('several that lack are found together', () => {
  const after = [5, 6, 7, 8, 9, 10].map((number) => `${number}. The weir was wet.`)
  expect(read(first[0]!, '2. He sued. 3. He lost. 4. He appealed.', ...after)).toEqual([
    first[0],
    '2. He sued.',
    '3. He lost.',
    '4. He appealed.',
    ...after,
  ])
})

test('what a source takes for an item and the run proves is said to be no item', () => {
  const given = (text: string, kind: 'item' | 'paragraph') => ({ text, gap: 0, given: { kind } })
  const blocks = [given(first[0]!, 'paragraph'), given(first[1]!, 'paragraph'), given('3. He lost.', 'item'), given(later, 'paragraph')]
  expect(findLostNumbers(blocks)[2]).toEqual({ text: '3. He lost.', gap: 0 })
})

test.each([
  [['2. He was paid on 30 June 2022. 3. The Appellant knew of it.'], 'no number follows'],
  [['2. He was paid on 30 June 2022. 3. The Appellant knew of it.', '3. The claim was dismissed.'], 'none lacks'],
  [['2. He cites section 3. The Appellant does not.', later], 'it is that of a section'],
  [['2. He fell on the 3. The Appellant saw it.', later], 'no sentence ends before it'],
  [['2. He was paid. 3. the rest was kept.', later], 'no sentence begins after it'],
  [['2. He was paid. [3] The Appellant knew of it.', later], 'it is written otherwise'],
  [['2. The rule says “He pays. 3. The Clerk asks.” and no more.', later], 'it is quoted'],
  [['2. He was paid. 3. The Appellant knew. 3. The Clerk knew.', later], 'it stands there twice'],
  [['2. He was paid. 3. The Appellant knew.', '5. The claim was dismissed.'], 'another lacks too'],
])('and stays words where it does not: %j', (blocks) => {
  expect(read(first[0]!, ...blocks)).toEqual([first[0], ...blocks])
})
