import { expect, test } from 'vitest'
import { readActAddress, readActFacts, titleKey } from './act-facts.ts'

test.for([
  ['/akn/ke/act/2007/11/eng@2024-04-26', { uri: '/akn/ke/act/2007/11', country: 'ke', year: 2007, number: '11', date: '2024-04-26' }],
  ['https://new.kenyalaw.org/akn/ke/act/ln/1962/64/eng@2022-12-31', { uri: '/akn/ke/act/ln/1962/64', subtype: 'ln', number: '64' }],
  ['/ke/act/1980-01-01/1/eng@', { uri: '/akn/ke/act/1980/1', date: null }],
  ['/akn/ke-047/act/2014/3', { country: 'ke-047' }],
  ['/akn/ke/judgment/kesc/2024/63', null],
] as const)('takes the address %s apart', ([text, address]) => {
  if (address === null) expect(readActAddress(text)).toBeNull()
  else expect(readActAddress(text)).toMatchObject(address)
})

test('a title over two lines is one, and rules have their own name, not that of their Act', () => {
  expect(readActFacts(['THE REED AND RUSH (LAKES, RIVERS', 'AND SWAMPS) ACT', 'CHAPTER 900'], {}, 'x.pdf')).toMatchObject({
    title: 'Reed and Rush (Lakes, Rivers and Swamps) Act',
    cap: '900',
    kind: 'act',
  })
  expect(
    readActFacts(
      ['CHAPTER 900', 'THE REED ACT', 'SUBSIDIARY LEGISLATION', 'REED RULES', '[Legal Notice 4 of 1999, Legal Notice 5 of 2000]'],
      {},
      'x',
    ),
  ).toMatchObject({
    title: 'Reed Rules',
    kind: 'subsidiary',
    cap: null,
    number: '4',
    year: 1999,
  })
})

test('an amending Act in a list is not the Act itself', () => {
  const { number, year } = readActFacts(
    ['REED ACT', '[Act No. 3 of 2012, Act No. 25 of 2015.]', '[Amended by Finance Act (Act No. 9 of 2000) on 1 January 2001]'],
    {},
    'x',
  )
  expect([number, year]).toEqual([null, null])
})

test('titles of one Act with and without its year have one key', () => {
  expect(titleKey('The Employment Act, 2007', 'ke')).toBe(titleKey('EMPLOYMENT ACT', 'ke'))
  expect(titleKey('Criminal Procedure Code Act', 'ke')).toBe(titleKey('Criminal Procedure Code', 'ke'))
  expect(titleKey('Employment Act', 'ke')).not.toBe(titleKey('Employment Act', 'ug'))
})

test('who repealed it and when', () => {
  expect(readActFacts(['REED ACT', '[Repealed by Weaving Act (Cap. 901) on 2 May 2012]'], {}, 'x')).toMatchObject({
    repealed: '2012-05-02',
    repealedBy: 'Weaving Act (Cap. 901)',
  })
})

test('a constitution has one address, whether its number or its name is printed', () => {
  const uriOf = (uri: string) => readActFacts(['THE CONSTITUTION OF KENYA'], { uri, title: 'The Constitution of Kenya' }, 'x').uri
  expect(uriOf('/ke/act/2010-08-27/1')).toBe('/akn/ke/act/2010/constitution')
  expect(uriOf('https://new.kenyalaw.org/akn/ke/act/2010/constitution')).toBe('/akn/ke/act/2010/constitution')
})
