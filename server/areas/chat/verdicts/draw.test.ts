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
