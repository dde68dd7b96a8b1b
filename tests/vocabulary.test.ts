import { expect, test } from 'vitest'
import * as citator from '#contract/citator'
import * as endings from '#contract/endings'
import { dispositionKinds } from '../citations/disposition/rules.ts'
import { appealKinds, appealOutcomes } from '../citations/treatment/read-appeal.ts'
import { foundTreatments } from '../citations/treatment/treatment.ts'

/** The contract and what reads texts import neither the other: the words that both have are one list, in one order. */
test.each([
  ['dispositions', dispositionKinds, endings.dispositionKinds],
  ['kinds of appeal', appealKinds, citator.appealKinds],
  ['what became of an appeal', appealOutcomes, endings.appealOutcomes],
  ['treatments, but for the mere citation', [...foundTreatments, 'cited'], citator.treatments],
])('%s are the same in the contract as in what reads judgments', (_words, read, promised) => {
  expect(promised).toEqual(read)
})
