import { expect, test } from 'vitest'
import { frequentTerms, tellingTerms } from './terms.ts'

test('forms of one stem are one term; names, numbers, short and empty words are none', () => {
  const terms = frequentTerms('Tenants and a tenant: the tenancy of Mutiso in 2019, tenant of it. Evicted, evicted.', 'Mutiso v Otieno')
  expect(terms.map(({ word, times }) => [word, times])).toEqual([
    ['tenant', 3],
    ['evicted', 2],
    ['tenancy', 1],
  ])
})

test('who is only ever named says nothing of a case, whether the record names it or not', () => {
  const text = 'Gichuki sued John. John Gichuki held the easement; Gichuki, the Easement and an easement of John. The Tribunal heard it.'
  expect(frequentTerms(text, '').map(({ word }) => word)).toEqual(['easement', 'heard', 'held', 'sued', 'tribunal'])
})

test('what is frequent here and rare elsewhere tells most; what stands nowhere else or everywhere tells nothing', () => {
  const term = (word: string, times: number) => ({ word, times })
  const terms = [term('court', 90), term('easement', 5), term('easily', 5), term('onceonly', 50)]
  expect(tellingTerms(terms, [9_000, 40, 2_000, 1], 10_000).map(({ word }) => word)).toEqual(['easement', 'easily'])
})
