import type { ActReference, BareStatuteCitation, StatuteCitation } from '../citation.ts'
import { nameEndBefore } from './act-head.ts'
import { readActNameBefore, readOfAct } from './act-name.ts'
import { withNumbers } from './act.ts'
import type { Kind } from './kind.ts'
import { numberFirst, readProvisions } from './provisions.ts'

// Section, sections, sec., s., ss., S before a number repeated in a list
const WORD = /(?:sub-?)?(?:sections?|sects?\.?|secs?\.?|ss?\.?)\s{0,3}/iy
// what has sections and is no law: 'section 5 of the agreement'
const NOT_LAW =
  /\s{1,3}(?:of|in|to)\s{1,3}(?:the|this|that|their|his|her|its|our)\s{1,3}(?:[a-z]+\s){0,2}(?:agreement|contract|lease|charge|deed|policy|report|will|plaint|affidavit|report|manual|handbook|letter|form|road|cba|memorandum|submissions?|judge?ment|ruling|proposal|tender)\b/iy
// of cap 301: an Act by its Cap. alone
const OF_CAP = /\s{1,2}of\s{1,2}(?:the\s)?(?=(?:cap(?:\.|ter)?|chapter)\.?\s{0,2}\d)/iy
const MAINLAND = /\s{1,3}(?:mainland|phase|estate|road)\b/iy

// '(cap 63) ', 'Cap 63, ', ', 2019 ' between an Act's name and the section that follows it
const NUMBERS_BETWEEN =
  /^(?:\s{0,3},?\s{0,3}[([]?\s?(?:cap(?:\.|ter)?|chapter)\.?\s{0,3}\d{1,3}\s?[A-Z]?(?:\([A-Z]\))?(?:\s{0,2},?\s{0,2}sub\.?\s{0,2}leg\.?)?\s?[)\]]?|\s{0,3},?\s{0,3}[([]?\s?(?:act\s)?no\.?\s{0,3}\d{1,3}\s{0,3}of\s{0,3}\d{4}[)\]]?|\s{0,3},?\s{0,3}(?:of\s)?\d{4}){0,2}(?:\s{0,3}[,:]\s{0,3}|\s{1,3})$/i

/** The Act named just before a section, and after `floor`: 'Penal Code (cap 63) section 204', 'Supreme Court Act (cap 9B), section 21A'. */
export const readActBefore = (text: string, position: number, floor: number): ActReference | null => {
  const end = nameEndBefore(text, position, NUMBERS_BETWEEN)
  if (end === null) return null
  const name = readActNameBefore(text, end, floor)
  // 'Article 47 of the Constitution, Article 50': it belongs to the citation before
  if (!name || name.start < floor || (!name.name.includes(' ') && name.name !== 'Constitution')) return null
  const act = withNumbers(text, { ...name, end })
  return act.end <= position ? act : null
}

/** The sections whose word ('Section', 's.') spans `start` to `afterWord`, with the Act where one is named beside them. */
export const readStatute = (
  text: string,
  start: number,
  afterWord: number,
  floor: number,
): StatuteCitation | BareStatuteCitation | null => {
  const list = readProvisions(text, afterWord, WORD)
  if (!list) return null
  const provisions = numberFirst(list.provisions)
  const name = readOfAct(text, list.end)
  if (name) {
    const act = withNumbers(text, name)
    return { kind: 'statute', text: text.slice(start, act.end), start, end: act.end, provisions, act }
  }
  OF_CAP.lastIndex = list.end
  const ofCap = OF_CAP.exec(text)
  if (ofCap) {
    const act = withNumbers(text, { start: list.end + ofCap[0].length, end: list.end + ofCap[0].length, name: '' })
    return { kind: 'statute', text: text.slice(start, act.end), start, end: act.end, provisions, act }
  }
  const before = readActBefore(text, start, floor)
  if (before)
    return { kind: 'statute', text: text.slice(before.start, list.end), start: before.start, end: list.end, provisions, act: before }
  if (list.provisions[0]?.number === '') return null
  NOT_LAW.lastIndex = list.end
  MAINLAND.lastIndex = list.end
  if (NOT_LAW.test(text) || MAINLAND.test(text)) return null
  return { kind: 'statute_bare', text: text.slice(start, list.end), start, end: list.end, provisions }
}

export const statute: Kind<'statute'> = {
  id: 'statute',
  canonical: 'section n(p) of the Name (Cap. n)',
  examples: [
    {
      text: 'Section 1A, 1B, 3 and 3A of the Civil Procedure Act ,',
      span: 'Section 1A, 1B, 3 and 3A of the Civil Procedure Act',
      fields: { act: { name: 'Civil Procedure Act' } },
    },
    {
      text: 'to section 295 as read with section 296 (2) of the penal code. They',
      span: 'section 295 as read with section 296 (2) of the penal code',
      fields: {
        provisions: [
          { number: '295', parts: [] },
          { number: '296', parts: ['2'] },
        ],
      },
    },
    {
      text: 'under section 45(2)(b)(ii) of the Employment Act, 2007,',
      span: 'section 45(2)(b)(ii) of the Employment Act, 2007',
      fields: { provisions: [{ number: '45', parts: ['2', 'b', 'ii'] }], act: { year: 2007 } },
    },
    {
      text: 'Section 5 of the Judicature Act , Cap 8 Laws of Kenya. It',
      span: 'Section 5 of the Judicature Act , Cap 8 Laws of Kenya',
      fields: { act: { cap: '8' } },
    },
    {
      text: 'sections 3(c) (d) and (e) of the Data Protection Act, 2019 and',
      span: 'sections 3(c) (d) and (e) of the Data Protection Act, 2019',
      fields: {},
    },
    {
      text: 'Penal Code (cap 63) section 204.',
      span: 'Penal Code (cap 63) section 204',
      fields: { act: { name: 'Penal Code', cap: '63' } },
    },
    { text: 'Supreme Court Act (cap 9B), section 21A', span: 'Supreme Court Act (cap 9B), section 21A', fields: { act: { cap: '9B' } } },
    { text: 'section 74 of the Act rectification', span: 'section 74 of the Act', fields: { act: { name: 'Act' } } },
    { text: 'Section 74 of the Law of Succession provides', span: 'Section 74 of the Law of Succession', fields: {} },
    { text: 'Section 28[4] of the Employment Act .', span: 'Section 28[4] of the Employment Act', fields: {} },
    {
      text: 'Section 12(4) of cap 301, Laws of Kenya confers',
      span: 'Section 12(4) of cap 301, Laws of Kenya',
      fields: { act: { name: '', cap: '301' } },
    },
    {
      text: 'under Section 26 Land Registration Act, the',
      span: 'Section 26 Land Registration Act',
      fields: { provisions: [{ number: '26', parts: [] }], act: { name: 'Land Registration Act' } },
    },
    { text: 'sections 24, 25 & 26 LRA and', span: 'sections 24, 25 & 26 LRA', fields: { act: { name: 'LRA' } } },
    {
      text: 'section 8(2)of the Sexual Offences Act No. 3of 2006 and',
      span: 'section 8(2)of the Sexual Offences Act No. 3of 2006',
      fields: { act: { number: 3, year: 2006 } },
    },
    { text: 'Sect. 152A & 152B of the Land Act', span: 'Sect. 152A & 152B of the Land Act', fields: {} },
    { text: 's. 107 of the Evidence Act', span: 's. 107 of the Evidence Act', fields: {} },
  ],
}

export const statuteBare: Kind<'statute_bare'> = {
  id: 'statute_bare',
  canonical: 'section n(p)',
  examples: [
    { text: 'under Section 23 that', span: 'Section 23', fields: { provisions: [{ number: '23', parts: [] }] } },
    { text: 'S. 22(1) provides', span: 'S. 22(1)', fields: { provisions: [{ number: '22', parts: ['1'] }] } },
    { text: 'sections 86 and 89 (formerly', span: 'sections 86 and 89', fields: {} },
  ],
}
