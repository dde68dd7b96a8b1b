import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frbrOfNeutral, neutralOfFrbr } from './frbr.ts'

test.each([
  ['/akn/ke/judgment/keca/1989/48', { court: 'KECA', year: 1989, number: 48 }],
  ['/akn/ke/judgment/keca/1989/48/eng@1989-11-17', { court: 'KECA', year: 1989, number: 48, language: 'eng', date: '1989-11-17' }],
  [
    'https://new.kenyalaw.org/akn/ke/judgment/kesc/2017/2/eng@2017-12-14/source',
    { court: 'KESC', year: 2017, number: 2, language: 'eng', date: '2017-12-14' },
  ],
  ['akn/ke/judgment/kehc/2024/11561/', { court: 'KEHC', year: 2024, number: 11561 }],
  [' https://new.kenyalaw.org/akn/ke/judgment/afchpr/2020/3 ', { court: 'AfCHPR', year: 2020, number: 3 }],
  ['http://localhost:8080/akn/ke/judgment/kehc/2024/1/ENG', { court: 'KEHC', year: 2024, number: 1, language: 'eng' }],
  ['/akn/ke/act/2019/24', null],
  ['see /akn/ke/judgment/keca/1989/48', null],
  ['/akn/ke/judgment/keca/1989/48 and more', null],
  ['/akn/ke/judgment/keca/1989/1234567', null],
  ['/akn/tz/judgment/tzca/2019/24', null],
  ['', null],
])('%s', (address, parts) => {
  expect(neutralOfFrbr(address)).toEqual(parts)
})

test('the work of a neutral citation is written small', () => {
  expect(frbrOfNeutral({ year: 2020, court: 'AfCHPR', number: 3 })).toBe('/akn/ke/judgment/afchpr/2020/3')
})

test('a neutral citation comes back from its address', () => {
  const code = fc.stringMatching(/^KE[A-Z]{1,7}$/)
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2099 }), code, fc.integer({ min: 1, max: 99_999 }), (year, court, number) => {
      expect(neutralOfFrbr(frbrOfNeutral({ year, court, number }))).toEqual({ year, court, number })
    }),
  )
})
