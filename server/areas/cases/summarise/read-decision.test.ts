import { expect, test } from 'vitest'
import { prepare } from '../../documents/import/prepare.ts'
import type { Judgment } from '../cases.ts'
import { readParagraphs } from '../../documents/documents.ts'
import { cutForModel } from './parts-for-model.ts'
import { readDecision } from './read-decision.ts'
import { createInFlight } from './in-flight.ts'

const judgmentOf = (blocks: string[]): Pick<Judgment, 'parts' | 'paragraphs'> & { content: string } => {
  const prepared = prepare({ fields: { title: 'Kibet v Moraa [2024] KEHC 90600 (KLR)', content: blocks }, warnings: [] }, 'a.json', 'json')
  if ('rejected' in prepared) throw new Error(prepared.rejected.code)
  return { content: prepared.content!, parts: prepared.layout.parts, paragraphs: readParagraphs(prepared.layout) }
}
const decisionOf = (...blocks: string[]) =>
  readDecision(judgmentOf(['JUDGMENT', ...blocks, 'DATED AND DELIVERED AT NAIROBI THIS 3RD MAY 2024', 'JUDGE']))
const said = (statements: { text: string }[]) => statements.map(({ text }) => text)

test.each([
  [
    'named in one sentence',
    ['1. The sole issue for determination is whether the notice was valid.'],
    ['The sole issue for determination is whether the notice was valid.'],
  ],
  [
    'listed after a lead',
    [
      '1. The issues for determination are:',
      '(a) whether the notice was valid;',
      '(b) who should bear the costs.',
      '2. On the first issue I find for the tenant.',
    ],
    ['whether the notice was valid;', 'who should bear the costs.'],
  ],
  [
    'of the court before those of a party',
    ['1. Counsel identified two issues for determination.', '2. The issue for determination is whether the appeal is late.'],
    ['The issue for determination is whether the appeal is late.'],
  ],
  [
    'asked by headings',
    ['1. Rent was owed.', 'Whether the notice was valid', '2. The notice was served.', '3. It was clear.'],
    ['Whether the notice was valid'],
  ],
])('issues: %s', (_, blocks, issues) => expect(said(decisionOf(...blocks).issues)).toEqual(issues))

test.each([
  [
    'a list under its lead, without the lead',
    [
      '1. I find merit in the appeal.',
      '2. I make the following orders:',
      '(a) the appeal is allowed;',
      '(b) each party shall bear its own costs.',
      'Orders accordingly.',
    ],
    ['the appeal is allowed;', 'each party shall bear its own costs.'],
  ],
  [
    'in a sentence',
    ['1. The notice was late.', '2. We find this reference devoid of merit and dismiss it with costs.'],
    ['We find this reference devoid of merit and dismiss it with costs.'],
  ],
  [
    'not what a party prays for, a statute says or a court below did',
    [
      '1. The applicant prays that the decree be set aside.',
      '2. It is trite that costs follow the event.',
      '3. The suit below was dismissed in 2019.',
      '4. The application is struck out. No order as to costs. It is so ordered.',
    ],
    ['The application is struck out.', 'No order as to costs.'],
  ],
  [
    'after reasons that open like a formula of delivery',
    [
      'The trial court awarded nothing for lost earnings.',
      'Given that no loss was proved at the trial, as in Kamau v Oloo [2019] eKLR, a global sum is best.',
      'I therefore make the following orders:',
      'The appeal is allowed in part;',
      'Each party shall bear its own costs.',
    ],
    ['The appeal is allowed in part;', 'Each party shall bear its own costs.'],
  ],
])('orders: %s', (_, blocks, orders) => expect(said(decisionOf(...blocks).orders)).toEqual(orders))

test('holdings are the court’s, not those of parties, of other courts or of quotations', () => {
  const { holdings } = decisionOf(
    '1. The appellant submitted that I should find the will to be forged.',
    '2. The learned magistrate found that the will was genuine.',
    '3. In Oloo v Kamau [2019] eKLR the court held that a will must be attested by two witnesses.',
    '4. I have considered the appeal and the issue for determination is whether the will is genuine.',
    '5. One witness signed after the testator had died. I find that the will was not attested as the law requires.',
    '6. Had I found otherwise I would have awarded nothing.',
    '7. The appeal is allowed.',
  )
  expect(said(holdings)).toEqual(['I find that the will was not attested as the law requires.'])
  expect(holdings[0]).toMatchObject({ kind: 'holding', paragraphs: [{ number: '5' }], opinion_kind: 'sole' })
})

test.each([
  ['far from the orders', 20],
  ['beside the orders', 0],
])('the items of a rule that is quoted are neither holdings nor orders: %s', (_, between) => {
  const { holdings, orders } = decisionOf(
    '1. I have considered the application.',
    '2. Generally a stay is granted where sufficient cause is shown. Order 42 provides: “No order for stay shall be made unless—',
    '(a) the court is satisfied that substantial loss may result to the applicant unless the order is made without delay; and',
    '(b) such security as the court orders has been given by the applicant.”',
    '3. I am not satisfied that the applicant has demonstrated substantial loss.',
    ...Array.from({ length: between }, (__, at) => `${at + 4}. The witness was heard in the morning.`),
    `${between + 4}. The application is dismissed.`,
  )
  expect(said(holdings)).toEqual(['I am not satisfied that the applicant has demonstrated substantial loss.'])
  expect(said(orders)).toEqual(['The application is dismissed.'])
})

test('a text for the model is cut between paragraphs, and a paragraph too long within', () => {
  const judgment = judgmentOf([
    'JUDGMENT',
    ...[1, 2, 3].map((n) => `${n}. ${'The court considered the ground. '.repeat(n === 2 ? 60 : 10)}`),
  ])
  const parts = cutForModel(judgment, 1000)
  expect(parts.every(({ text }) => text.length <= 1100)).toBe(true)
  const ids = judgment.paragraphs.filter(({ kind }) => kind === 'paragraph').map(({ id }) => id)
  expect([...new Set(parts.flatMap((part) => [...part.ids]))]).toEqual(expect.arrayContaining(ids))
  expect(parts.map(({ text }) => text.replace(/^## .*$|^\[\d+\] (?:\(quoted\) )?/gm, '')).join('').length).toBeGreaterThan(2500)
})

test('work goes on while one waits for it, is shared, and ends some time after the last has left', async () => {
  const work = createInFlight<string>(5)
  let aborted = 0
  const endless = (signal: AbortSignal) =>
    new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => {
        aborted += 1
        reject(signal.reason as Error)
      }),
    )
  const [one, other] = [new AbortController(), new AbortController()]
  const waits = [work.join('a', endless, one.signal), work.join('a', endless, other.signal)]
  one.abort(new Error('left'))
  await expect(waits[0]).rejects.toThrow('left')
  expect(aborted).toBe(0)
  other.abort(new Error('left too'))
  await expect(waits[1]).rejects.toThrow('left too')
  await expect.poll(() => aborted).toBe(1)
  expect(await work.join('a', async () => 'anew', new AbortController().signal)).toBe('anew')
})
