import { expect, test } from 'vitest'
import { isDrawn } from './draw.ts'

const paragraph = `On 3rd May 2019, the bank, which had branches in five counties, lent the farmer Kshs 40,000 (Exhibit 4) and took his logbook. The farmer repaid half
before the harvest. Counsel for the farmer submitted that the charge was void. The court finds the charge valid, unless the Registrar refused to note it. It
may be set aside only where fraud is shown. The officer seized the lorry of the importer at Malaba. The importer did not pay the duty in Mombasa. Accordingly,
the appeal is allowed and the decree is set aside. Had he pleaded fraud, he might have succeeded. Is the charge void?`

test.each([
  'The bank lent the farmer Kshs 40,000 and took his logbook.',
  'the bank, which had branches in five counties, lent the farmer Kshs 40,000',
  'The officer seized the lorry.',
  'The officer seized the lorry of the importer',
  'The appeal is allowed.',
  'The decree is set aside.',
  'The officer seized the lorry at Malaba. The importer did not pay the duty in Mombasa.',
])('what stays when words are left out is drawn: %s', (statement) => expect(isDrawn(statement, paragraph)).toBe(true))

test.each([
  ['a word is added', 'The big bank lent the farmer Kshs 40,000.'],
  ['another order', 'The farmer lent the bank Kshs 40,000.'],
  ['who says it', 'The charge was void.'],
  ['a condition', 'The court finds the charge valid.'],
  ['a hedge', 'It be set aside only where fraud is shown.'],
  ['only', 'It may be set aside where fraud is shown.'],
  ['a negation', 'The importer did pay the duty in Mombasa.'],
  ['what a negation reaches', 'The importer did not pay the duty.'],
  ['who did it', 'The officer seized the importer.'],
  ['an auxiliary', 'The appeal allowed.'],
  ['two sentences apart', 'The bank lent the importer.'],
  ['a condition that is turned', 'He might have succeeded.'],
  ['a time that bounds it', 'The farmer repaid half.'],
  ['a question', 'The charge void.'],
  ['nothing', '.'],
])('%s: not drawn: %s', (_, statement) => expect(isDrawn(statement, paragraph)).toBe(false))

test('one word over and over is not looked at without end', () => {
  const before = process.threadCpuUsage()
  expect(isDrawn('a '.repeat(600), `${'a '.repeat(1200)}b.`)).toBe(false)
  const { user, system } = process.threadCpuUsage(before)
  // Tens of seconds without an end, a tenth of a second with it.
  expect((user + system) / 1000).toBeLessThan(5_000)
})

test.each([
  ['The wife was given custody, a decision which was set aside on appeal.', 'The wife was given custody.'],
  ['The will is valid, a conclusion from which I depart.', 'The will is valid.'],
  ['The title was good, a finding since reversed, and the suit was allowed.', 'The title was good, and the suit was allowed.'],
  ['A buyer takes good title, an exception being stolen goods.', 'A buyer takes good title.'],
  ['The plaintiff is the owner, a claim that the registrar denied.', 'The plaintiff is the owner.'],
  ['The stay was granted on payment of costs.', 'The stay was granted.'],
  ['He says the house was his, and time does not run against him.', 'Time does not run against him.'],
  ['The receipt held by the bank was forged.', 'The receipt was held by the bank.'],
])('what undoes, limits or disowns it is not left out: %s', (source, statement) => expect(isDrawn(statement, source)).toBe(false))

test.each([
  ['The tenant produced a certificate dated 17th April 2019, but it was forged.', 'The tenant produced a certificate, but it was forged.'],
  ['Doing the best I can, I assess damages at Kshs 40,000.', 'I assess damages at Kshs 40,000.'],
  ['Possession by consent is not adverse, and time does not run in favour of a licensee.', 'Time does not run in favour of a licensee.'],
])('a day, an opening and the other clause are left out: %s', (source, statement) => expect(isDrawn(statement, source)).toBe(true))
