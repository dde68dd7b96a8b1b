import { tokenBefore } from '../backward.ts'
import type { BareRuleCitation, Provision, RuleCitation } from '../citation.ts'
import { readOfAct } from './act-name.ts'
import { withNumbers } from './act.ts'
import type { Kind } from './kind.ts'
import { numberFirst, readProvisions } from './provisions.ts'
import { readActBefore } from './statute.ts'

const RULE_WORD = /(?:sub-?\s?)?(?:rules?|rr?\.?)\s{0,3}/iy
const REGULATION_WORD = /(?:regulations?|regs?\.?)\s{0,3}/iy
const PARAGRAPH_WORD = /(?:paragraphs?|paras?\.?)\s{0,3}/iy
// 42, XXXVI, 9A after 'Order'
const ORDER_NUMBER = /\.?\s{0,3}(\d{1,2}[A-Z]?|[IVXL]{1,7}[A-C]?)(?![\w]|\.\d|\s{0,2}(?:of|OF)\s{1,2}(?:19|20)\d\d)/y
// ', rule ', ' Rules ', ' r. ', ' and rule ', ' under Rule ' after an Order
const THEN_RULE = /\s{0,3},?\s{0,3}(?:and\s|&\s?|under\s)?(?:sub-?\s?)?(?:rules?|rr?(?![A-Za-z]))\.?\s{0,3}/iy

// of Schedule 6, of the First Schedule, of Part II of the Fourth Schedule: before the instrument that has it
const SCHEDULE =
  /\s{1,2}of\s{1,2}(?:the\s)?(?:Part\s[IVX\d]+\s(?:of|to)\s(?:the\s)?)?(?:Schedule\s[\dIVX]+|[A-Z][a-z]+\sSchedule)(?=\s{1,2}(?:of|to)\b)/y
// ', order 51', ' and section 3': an order in a list of provisions
const LISTED = /^\s{0,2}(?:,|&|and\b|,\s?and\b)\s{0,2}(?:orders?|sections?|rules?|articles?)\s{1,2}\d/i

// ' & 51 ' before 'Rule 1'
const NEXT_ORDER = /(?:\d|\))\s{0,2}(?:,|&|\band)\s{1,2}(\d{1,2})\s{1,2}$/i

const WORDS = { rule: RULE_WORD, regulation: REGULATION_WORD, paragraph: PARAGRAPH_WORD } as const

const LEADS_IN = /^(?:under|of|in|by|and|or|to|with|per|vide|see|on|from|that|both|the|[,(&;])$/i
const PROVIDES =
  /^\s{1,3}(?:provides?|is|states?|requires?|deals?|allows?|empowers?|governs?|stipulates?|gives?|sets|contemplates?|envisages?|permits?|which|does)\b/
const OF_THE_PAPERS =
  /^\s{1,3}(?:above|below|as\s|herein|(?:in|of)\s+(?:the|this|his|her|their)\s+(?:[a-z]+\s+)?(?:application|motion|notice|petition|summons|plaint|ruling|judge?ment|decree|court))/i

/** Whether 'Order 11' alone means the Civil Procedure Rules, and not a heading ('Order 1. That …') or an order prayed for or made. */
const standsAlone = (text: string, start: number, end: number): boolean => {
  if (!/^Order\s/.test(text.slice(start, end)) || text.slice(start, end).includes('\n')) return false
  const after = text.slice(end, end + 60)
  const before = tokenBefore(text, start)
  return !OF_THE_PAPERS.test(after) && (PROVIDES.test(after) || (before !== null && LEADS_IN.test(before.text)))
}

/** An Order of the Civil Procedure Rules, its rules and the Rules' name; `start` to `afterWord` is 'Order'. One citation for each Order. */
export const readOrder = (text: string, start: number, afterWord: number, floor: number): RuleCitation | null => {
  ORDER_NUMBER.lastIndex = afterWord
  const number = ORDER_NUMBER.exec(text)
  if (!number?.[1]) return null
  let end = afterWord + number[0].length
  THEN_RULE.lastIndex = end
  const then = THEN_RULE.exec(text)
  let provisions: Provision[] = []
  // Order 40 (1) (2): rules without their word
  const inner = /^(?:\s{0,2}\(\s?[0-9a-z]{1,4}\s?\)){1,4}/.exec(text.slice(end, end + 32))
  if (inner && !then) {
    const [number = '', ...parts] = [...inner[0].matchAll(/[0-9a-z]+/g)].map(([part]) => part)
    provisions = [{ number, parts }]
    end += inner[0].length
  }
  const rules = then ? readProvisions(text, end + then[0].length, RULE_WORD) : null
  const plural = /s$/i.test(text.slice(start, afterWord).trim())
  const more = !rules && plural ? readProvisions(text, afterWord + number[0].length - number[1].length, /order\s{0,2}/iy) : null
  if (rules) {
    end = rules.end
    provisions = numberFirst(rules.provisions)
  } else if (more) end = more.end
  const name = readOfAct(text, end)
  const lawful = name && /rules|cpr|code|act|order/i.test(name.name) ? name : null
  const after = lawful ? withNumbers(text, lawful) : null
  const before = after ? null : readActBefore(text, start, floor)
  const act = after ?? (before && /rules|cpr|code/i.test(before.name) ? before : null)
  if (!rules && !act && !(LISTED.test(text.slice(end, end + 24)) && /\d/.test(number[1]))) {
    if (more || !/\d/.test(number[1]) || !standsAlone(text, start, end)) return null
  }
  end = after?.end ?? end
  const from = act ? Math.min(start, act.start) : start
  return { kind: 'rule', unit: 'rule', text: text.slice(from, end), start: from, end, order: number[1], provisions, act }
}

/** Rules, regulations or paragraphs with the instrument named after them; bare where none is (never for a paragraph). */
export const readRule = (
  text: string,
  start: number,
  afterWord: number,
  unit: 'rule' | 'regulation' | 'paragraph',
  floor: number,
): RuleCitation | BareRuleCitation | null => {
  const list = readProvisions(text, afterWord, WORDS[unit])
  if (!list) return null
  const provisions = numberFirst(list.provisions)
  // Order 40 rule 7 and 51 rule 1: the word 'Order' said once for two
  const order = unit === 'rule' ? NEXT_ORDER.exec(text.slice(Math.max(0, start - 12), start)) : null
  if (order?.[1]) {
    const from = start - order[0].length + order[0].lastIndexOf(order[1])
    const rules = readOfAct(text, list.end)
    const act = rules && /rules|cpr/i.test(rules.name) ? withNumbers(text, rules) : null
    const end = act?.end ?? list.end
    return { kind: 'rule', unit, text: text.slice(from, end), start: from, end, order: order[1], provisions, act }
  }
  SCHEDULE.lastIndex = list.end
  const schedule = unit === 'paragraph' ? SCHEDULE.exec(text) : null
  const name = readOfAct(text, list.end + (schedule ? schedule[0].length : 0))
  // a society's own constitution is no law
  if (name && /constitution$/i.test(name.name)) return null
  const fits = name && (unit !== 'paragraph' || /(?:order|rules|regulations?|act|constitution)\b/i.test(name.name)) ? name : null
  if (fits && !(unit === 'paragraph' && !fits.name.includes(' '))) {
    const act = withNumbers(text, fits)
    return { kind: 'rule', unit, text: text.slice(start, act.end), start, end: act.end, provisions, act }
  }
  if (unit === 'paragraph') return null
  if (list.provisions[0]?.number === '') return null
  const before = readActBefore(text, start, floor)
  if (before && /rules|regulation|order/i.test(before.name))
    return { kind: 'rule', unit, text: text.slice(before.start, list.end), start: before.start, end: list.end, provisions, act: before }
  return { kind: 'rule_bare', unit, text: text.slice(start, list.end), start, end: list.end, provisions }
}

export const rule: Kind<'rule'> = {
  id: 'rule',
  canonical: 'Order n rule n(p) of the Name; rule n of the Name',
  examples: [
    {
      text: 'under Order 42 rule 6(2) of the Civil Procedure Rules which',
      span: 'Order 42 rule 6(2) of the Civil Procedure Rules',
      fields: { order: '42', provisions: [{ number: '6', parts: ['2'] }] },
    },
    { text: 'Order 51 Rule 1, 4 and 13 (2) and Order', span: 'Order 51 Rule 1, 4 and 13 (2)', fields: { order: '51', act: null } },
    {
      text: 'and Order 40 of the Civil Procedure Rules, 2010,',
      span: 'Order 40 of the Civil Procedure Rules, 2010',
      fields: { order: '40', provisions: [], act: { year: 2010 } },
    },
    { text: 'and Order 51 Rule (1).', span: 'Order 51 Rule (1)', fields: { order: '51' } },
    { text: 'with the provisions of Order 11 within', span: 'Order 11', fields: { order: '11', provisions: [], act: null } },
    { text: 'Order 42 Rule 6 of the CPR. This', span: 'Order 42 Rule 6 of the CPR', fields: { act: { name: 'CPR' } } },
    { text: 'under Order XXXVI Rule 3D of the old', span: 'Order XXXVI Rule 3D', fields: { order: 'XXXVI' } },
    { text: 'O 42 r 6 CPR', span: 'O 42 r 6 CPR', fields: { order: '42' } },
    {
      text: 'Rules 77 (2) and 86 of the Court of Appeal Rules, 2022,',
      span: 'Rules 77 (2) and 86 of the Court of Appeal Rules, 2022',
      fields: { act: { name: 'Court of Appeal Rules', year: 2022 } },
    },
    { text: 'under Rule 4 of the Rules of this Court', span: 'Rule 4 of the Rules', fields: {} },
    {
      text: 'Regulation 68 of the Public Service Commission Regulations, 2020.',
      span: 'Regulation 68 of the Public Service Commission Regulations, 2020',
      fields: { unit: 'regulation' },
    },
    {
      text: 'under paragraph 11 of the Advocates (Remuneration) Order is',
      span: 'paragraph 11 of the Advocates (Remuneration) Order',
      fields: { unit: 'paragraph' },
    },
    {
      text: 'Rules 8 and 10 of the E&LRC [Procedure] Rules, 2024.',
      span: 'Rules 8 and 10 of the E&LRC [Procedure] Rules, 2024',
      fields: {},
    },
  ],
}

export const ruleBare: Kind<'rule_bare'> = {
  id: 'rule_bare',
  canonical: 'rule n(p)',
  examples: [
    { text: 'under Rule 57 of this Court’s Rules, from', span: 'Rule 57', fields: { provisions: [{ number: '57', parts: [] }] } },
    { text: 'The discretion under rule 4 is', span: 'rule 4', fields: {} },
    { text: 'under rule 5(2)(b), the', span: 'rule 5(2)(b)', fields: { provisions: [{ number: '5', parts: ['2', 'b'] }] } },
  ],
}
