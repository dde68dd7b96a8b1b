import type { ActCitation, ActReference } from '../citation.ts'
import { nameEndBefore } from './act-head.ts'
import { type ActName, readActNameBefore } from './act-name.ts'
import { readActNumbers } from './act-numbers.ts'
import type { Kind } from './kind.ts'

/** An Act's name together with the numbers that follow it. */
export const withNumbers = (text: string, name: ActName): ActReference => {
  const { end, ...numbers } = readActNumbers(text, name.end)
  return { text: text.slice(name.start, end), start: name.start, end, name: name.name, ...numbers }
}

// ', ', ' No. 24 of ', ' (Act No. 5 of ', ' of ', ' (' between an Act's name and the year or 'Cap'
const BEFORE_NUMBERS =
  /^\s{0,3},?\s{0,3}[([]?\s?(?:act\s{1,2})?(?:no|number)?(?:(?<=o|r)\.?\s{0,3}\d{1,3}\s{0,3})?(?:of\s{0,3}(?:the\s{1,2}year\s{1,2})?)?[([]?$/i

/** The Act whose Cap., number or year begins at `position`, read together with the name before it. */
export const readActAt = (text: string, position: number, floor: number): ActCitation | null => {
  const headEnd = nameEndBefore(text, position, BEFORE_NUMBERS)
  if (headEnd === null) return null
  const name = readActNameBefore(text, headEnd, floor)
  if (!name) return null
  if (/^(?:Bill|Order|Charter|Statute)$/.test(name.name)) return null
  // 'the Act, 2007' names nothing; 'Act No. 26 of 2015' does
  const alone = /^\w+$/.test(name.name)
  if (alone && !/no/i.test(text.slice(headEnd, position))) return null
  const act = withNumbers(text, { ...name, end: headEnd })
  if (act.end <= position || (alone && act.number === undefined)) return null
  return { kind: 'act', text: act.text, start: act.start, end: act.end, act }
}

export const act: Kind<'act'> = {
  id: 'act',
  canonical: 'Name (Cap. n), Name No. n of year, Name, year',
  examples: [
    {
      text: 'under the Civil Procedure Rules 2010 it',
      span: 'Civil Procedure Rules 2010',
      fields: { act: { name: 'Civil Procedure Rules', year: 2010 } },
    },
    {
      text: 'the Data Protection Act No. 24 of 2019 , commencing',
      span: 'Data Protection Act No. 24 of 2019',
      fields: { act: { name: 'Data Protection Act', number: 24, year: 2019 } },
    },
    {
      text: 'under the Data Protecti on Act of 2019 , was',
      span: 'Data Protecti on Act of 2019',
      fields: { act: { name: 'Data Protection Act', year: 2019 } },
    },
    { text: 'This Act No. 26 of 2015 , amended', span: 'Act No. 26 of 2015', fields: { act: { number: 26, year: 2015 } } },
    {
      text: 'I. Law Reform Act Cap 26 (laws of Kenya)',
      span: 'Law Reform Act Cap 26',
      fields: { act: { name: 'Law Reform Act', cap: '26' } },
    },
    { text: 'of the Employment Act (Cap. 226).', span: 'Employment Act (Cap. 226)', fields: { act: { cap: '226' } } },
    {
      text: 'the Income Tax Act Chapter 470 Laws of Kenya',
      span: 'Income Tax Act Chapter 470 Laws of Kenya',
      fields: { act: { cap: '470' } },
    },
    {
      text: 'the Magistrates’ Courts Act, 2015 gives',
      span: 'Magistrates’ Courts Act, 2015',
      fields: { act: { name: 'Magistrates’ Courts Act', year: 2015 } },
    },
    {
      text: 'the Wages (General) (Amendment Order) 2018 (Legal',
      span: 'Wages (General) (Amendment Order) 2018',
      fields: { act: { year: 2018 } },
    },
  ],
}
