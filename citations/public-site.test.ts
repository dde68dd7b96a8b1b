import { describe, expect, test } from 'vitest'
import { publicSearchFor } from './public-search.ts'
import { publicPageOf } from './public-site.ts'

const site = 'https://new.kenyalaw.org'

describe('the page of a judgment on Kenya Law', () => {
  test.each([
    [
      'its FRBR address',
      { frbr_uri: '/akn/ke/judgment/keca/1989/48/eng@1989-11-17', citations: [], date: null },
      '/akn/ke/judgment/keca/1989/48/eng@1989-11-17',
    ],
    [
      'a work and its date',
      { frbr_uri: '/akn/ke/judgment/kehc/2024/90147', citations: [], date: '2024-03-07' },
      '/akn/ke/judgment/kehc/2024/90147/eng@2024-03-07',
    ],
    [
      'a neutral citation',
      { frbr_uri: null, citations: ['[2022] KEHC 65 (KLR)'], date: '2022-01-31' },
      '/akn/ke/judgment/kehc/2022/65/eng@2022-01-31',
    ],
    [
      'one among its citations',
      { frbr_uri: null, citations: ['[2013] eKLR', '[2013] KECA 445 (KLR)'], date: null },
      '/akn/ke/judgment/keca/2013/445',
    ],
    [
      'the address before the citation',
      { frbr_uri: '/akn/ke/judgment/kesc/2013/6', citations: ['[2013] KECA 445 (KLR)'], date: null },
      '/akn/ke/judgment/kesc/2013/6',
    ],
  ])('is told by %s', (_by, given, page) => {
    expect(publicPageOf(given)).toBe(site + page)
  })

  test.each([
    ['a report has no page of its own', { frbr_uri: null, citations: ['[2017] eKLR', '[1973] EA 358'], date: '1973-01-01' }],
    ['an address abroad is not that of a Kenyan judgment', { frbr_uri: '/akn/za/judgment/zacc/2020/4', citations: [], date: null }],
    ['a court that Kenya Law does not list', { frbr_uri: null, citations: ['[2026] KEXYZ 5 (KLR)'], date: null }],
    ['a court of several countries', { frbr_uri: null, citations: ['[2017] AfCHPR 5 (KLR)'], date: null }],
    ['nothing', { frbr_uri: null, citations: [], date: null }],
  ])('%s', (_why, given) => {
    expect(publicPageOf(given)).toBeNull()
  })
})

test('a search there takes the words as one line', () => {
  expect(publicSearchFor(' Steyn v\n Ruscone [2013] KESC 11 (KLR) ')).toBe(
    `${site}/search/?q=Steyn%20v%20Ruscone%20%5B2013%5D%20KESC%2011%20(KLR)`,
  )
})
