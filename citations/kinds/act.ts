import { tokenBefore } from '../backward.ts'
import type { ActCitation, ActReference } from '../citation.ts'
import { type ActName, readActNameBefore } from './act-name.ts'
import { readActNumbers } from './act-numbers.ts'
import type { Kind } from './kind.ts'

/** An Act's name together with the numbers that follow it. */
export const withNumbers = (text: string, name: ActName): ActReference => {
  const { end, ...numbers } = readActNumbers(text, name.end)
  return { text: text.slice(name.start, end), start: name.start, end, name: name.name, ...numbers }
}

// 'Act', 'Rules', 'Constitution of Kenya', '(Amendment Order)' before ', ', ' No. 24 of ', ' (Act No. 5 of ', ' of ', ' (' and the year or 'Cap'
const BEFORE_NUMBERS =
  /((?:[Aa][Cc][Tt]s?|[Cc]ode|[Oo]rdinance|[Cc]onstitution(?:\s+of\s+Kenya)?|[Ss]tatute|[Rr]ules|[Rr]egulations?|[Oo]rder|Bill|Charter|CODE|ORDINANCE|RULES|REGULATIONS|ORDER)[)\]]?)\s{0,3},?\s{0,3}[([]?\s?(?:[Aa][Cc][Tt]\s{1,2})?(?:N(?:o|O|umber)\.?\s?\d{1,3}\s{1,2})?(?:(?:of|OF)\s{1,2}(?:the\s{1,2}year\s{1,2})?)?[([]?$/
const LOOK_BACK = 64

const HEAD = /^(?:acts?|code|ordinance|constitution|kenya|statute|rules|regulations?|order|bill|charter|[)\]]|\d{1,3})$/i

/** A quick look at the word before: only an Act's last word, a bracket or the number of 'No. 24 of' can lead to a year or Cap. */
const followsHead = (text: string, position: number): boolean => {
  let token = tokenBefore(text, position)
  for (let i = 0; i < 4 && token && /^(?:[,([]|of|the|year)$/i.test(token.text); i += 1) token = tokenBefore(text, token.start)
  return token !== null && HEAD.test(token.text)
}

/** The Act whose Cap., number or year begins at `position`, read together with the name before it. */
export const readActAt = (text: string, position: number): ActCitation | null => {
  if (!followsHead(text, position)) return null
  const floor = Math.max(0, position - LOOK_BACK)
  const head = BEFORE_NUMBERS.exec(text.slice(floor, position))
  if (!head?.[1]) return null
  const headEnd = floor + head.index + head[1].length
  const name = readActNameBefore(text, headEnd)
  if (!name) return null
  const act = withNumbers(text, { ...name, end: headEnd })
  if (act.end <= position) return null
  // 'the Act, 2007' names nothing; 'Act No. 26 of 2015' does
  if (/^\w+$/.test(name.name) && act.number === undefined) return null
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
