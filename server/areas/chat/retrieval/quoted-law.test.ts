import { expect, test } from 'vitest'
import { casePassage } from '../../../testing/case-passage.ts'
import type { Passage } from './passage.ts'
import { withQuotedLaw } from './quoted-law.ts'

const words = 'Whoever drains the ponds of a neighbour without notice owes the neighbour the market price of the fish that were lost.'
const law = casePassage('fish-act', 'The Law', words)
const provision: Passage = {
  ...law,
  source: { ...law.source, kind: 'provision', id: 'fish-act~sec_9', title: 'Fish Act, section 9: Ponds' },
}
const known = { question: 'price of fish', held: [provision], named: () => Promise.resolve([]) }
const told = async (text: string) =>
  (await withQuotedLaw([casePassage('weir', 'Legal Reasoning', text)], known)).map(({ source }) => [source.id, source.quotes ?? null])

test('a judgment that quotes a provision says so, and the provision goes before it', async () => {
  expect(await told(`Section 9 provides: “${words}”`)).toEqual([
    ['fish-act~sec_9', null],
    ['weir', 'Fish Act, section 9'],
  ])
})

test('the provision is told by the words of it that the court quotes', async () => {
  const whole = { ...provision, text: `No pond is drained by night. ${words} The board keeps a register of ponds.` }
  const [first] = await withQuotedLaw([whole, casePassage('weir', 'Legal Reasoning', `Section 9 provides: “${words}”`)], {
    ...known,
    held: [whole],
  })
  expect(first!.tells).toMatch(/^whoever drains the ponds .* that were lost$/)
})

test('what the judge says of a provision is the judge’s', async () => {
  expect(await told('Under section 9 notice had to be given, and none was; I award the price of the fish.')).toEqual([['weir', null]])
})

test('a provision that the library does not hold is named as the judgment has it', async () => {
  const text =
    'Section 4 of the Weirs Act provides as follows: “No person shall build a weir of stone across a public stream without a licence.”'
  expect(await told(text)).toEqual([['weir', 'Section 4 of the Weirs Act']])
})
