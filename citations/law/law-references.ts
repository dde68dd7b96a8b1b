import type { ActReference, Citation, Provision } from '../citation.ts'
import { readOfAct } from '../kinds/act-name.ts'
import { withNumbers } from '../kinds/act.ts'
import { type ActKey, keyOfAct, keyOfParent } from './act-key.ts'
import { createMentions } from './act-mentions.ts'
import type { ActMention } from './mention-series.ts'
import { indexWrittenOut, rulesOf } from './provisions-cited.ts'

/** What a text cites of an Act: one provision, at one place. */
export interface LawReference {
  /** Of the citation that names it, which may name several; UTF-16. */
  start: number
  end: number
  act: ActKey
  /** What is printed with the name, where it is. */
  year: number | null
  number: number | null
  cap: string | null
  /** '41', '3A'; of an Order 'order_42__rule_6', or 'order_42' alone. */
  unit: string
  /** ['2', 'b'] of section 41(2)(b). */
  parts: string[]
  /** The Act stands beside the provision; otherwise it is the one of which the text speaks. */
  named: boolean
}

const CONSTITUTION: ActKey = 't constitution'
const CIVIL_PROCEDURE_RULES = keyOfAct({ name: 'Civil Procedure Rules' })!
const CIVIL_PROCEDURE_ACT = keyOfAct({ name: 'Civil Procedure Act' })!
const IN_ONE_BREATH = /^\s*(?:,|&|and|as\s+read\s+with)?\s*(?:and\s+)?$/i
// ' (formerly sections 87 and 90)' or ')' before 'of the Employment Act'
const BRACKET = /^\s*(?:\([^()]{0,60}\)|\))(?=\s+of\s)/
/** Articles of the Constitution: a higher number is of something else. */
const maxArticles = 264

/** Words that stand for the Act of which a text speaks: 'the Act', 'the said Rules'. */
const GENERIC = /^(?:act|rules?|regulations?|code|order|ordinance|statute)$/i
// 'the Civil Procedure Code', 'civil procedure code 2010'
const PROCEDURE_CODE = /^(?:the\s+)?civil\s+procedure\s+code\b/i
// 'paragraph 3 of Schedule 6 of', 'paragraph 2 of the Sixth Schedule to'
const OF_SCHEDULE = /^\S+\s+[\w().,\s]{1,40}?\bof\s+(?:the\s+)?(?:\w+\s+)?schedule\b/i
/** Letters of a rule that is quoted, as far as it tells of which Act it speaks. */
const maxQuotedLength = 1500
/** Letters within which a rule is that of the Order cited before. */
const nearOrder = 1500
// 'the repealed Constitution', 'the former Constitution'
const FORMER = /\b(?:repealed|retired|former|old|previous|independence)\s{1,3}(?:\w+\s{1,3})?$/i

/**
 * The provisions of written law that a text cites and of which it says, or of which its words let one tell, of what Act they are.
 * `court` is the code of the court whose decision the text is: it tells of which Act it speaks most.
 */
export function readLawReferences(citations: readonly Citation[], text: string, court: string | null = null): LawReference[] {
  const mentions = createMentions(text, court)
  const rulesUpTo = rulesOf(citations)
  let writtenOut: ReturnType<typeof indexWrittenOut<Of>> | undefined
  return citations.flatMap((citation, index): LawReference[] => {
    const { kind } = citation
    if (kind === 'statute')
      return of(citation, actOf(citation.act, citation.start) ?? (isGeneric(citation.act) ? told(citation, index) : null))
    if (kind === 'statute_bare') return of(citation, actOfBare(citation, citations[index + 1]) ?? told(citation, index))
    if (kind === 'article') return of(citation, constitutionOf(citation.instrument, citation.start))
    if (kind === 'rule_bare') {
      const rules = mentions.rulesBefore(citation.start)
      const isOfOrders = rules === null || rules.key === CIVIL_PROCEDURE_RULES
      const order = isOfOrders ? orderBefore(index) : null
      if (order !== null) return of(citation, { ...nothing, act: CIVIL_PROCEDURE_RULES, named: false }, order)
      return of(citation, isOfOrders ? sameRuleBefore(citation, index) : spokenOf(rules))
    }
    if (kind !== 'rule' || isOfSchedule(citation)) return []
    if (citation.order === undefined) return of(citation, citation.act && actOf(citation.act, citation.start))
    return of(citation, orderedBy(citation.act, citation.start, citation.order), citation.order)
  })

  /** The Act of a section of which neither its own words nor those before it tell. */
  function told(citation: CitesProvisions, index: number): Of | null {
    return parentOfQuoted(citation, index) ?? elsewhere(citation)
  }

  /** 'rule 41(3) provides: “… subject to section 82 of the Act”': rules mean the Act under which they are made. */
  function parentOfQuoted({ start }: Citation, index: number): Of | null {
    const rule = citations[rulesUpTo.last(index)]
    if (rule?.kind !== 'rule' && rule?.kind !== 'rule_bare') return null
    if (start - rule.end > maxQuotedLength || !isQuoted(text.slice(rule.end, start))) return null
    const rules =
      rule.kind === 'rule' && rule.act && !GENERIC.test(rule.act.name) ? keyOfAct(rule.act) : mentions.rulesBefore(rule.start)?.key
    const act = rules ? keyOfParent(rules) : null
    return act && { ...nothing, act, named: false }
  }

  /** 'contrary to section 295 as read with section 296(2)', which the text writes out elsewhere, with the name of one Act and of no other. */
  function elsewhere({ provisions }: CitesProvisions): Of | null {
    writtenOut ??= indexWrittenOut(
      citations.flatMap((citation) => {
        const act = citation.kind === 'statute' ? actOf(citation.act, citation.start) : null
        return citation.kind === 'statute' && act?.named ? [{ act, provisions: citation.provisions }] : []
      }),
    )
    const act = writtenOut.find(provisions)
    return act && { ...act, named: false }
  }

  /** 'Order 2 rule 15 … provides: Rule 15': of the Order under which a rule of that number was cited last, in figures; null where none was. */
  function orderBefore(index: number): string | null {
    const bare = citations[index]!
    if (bare.kind !== 'rule_bare') return null
    const earlier = citations[Math.max(...bare.provisions.map(({ number }) => rulesUpTo.lastOf(number, index)))]
    if (earlier?.kind !== 'rule' || earlier.order === undefined || !/^\d/.test(earlier.order)) return null
    return bare.start - earlier.end < nearOrder ? earlier.order : null
  }

  /** 'Rule 55 of the Auctioneers Rules … the Civil Procedure Rules … rule 55(5)': the rules that were named with a rule of that number. */
  function sameRuleBefore({ provisions, start }: CitesProvisions, index: number): Of | null {
    const earlier = citations[Math.max(...provisions.map(({ number }) => rulesUpTo.lastOf(number, index)))]
    if (earlier?.kind !== 'rule' || earlier.order !== undefined || !earlier.act || start - earlier.end > nearOrder) return null
    const act = actOf(earlier.act, earlier.start)
    return act && { ...act, named: false }
  }

  /** 'paragraph 3 of Schedule 6 of the Remuneration Order' is none of the Order's own paragraphs. */
  function isOfSchedule({ unit, text: cited }: Extract<Citation, { kind: 'rule' }>): boolean {
    return unit === 'paragraph' && OF_SCHEDULE.test(cited)
  }

  function actOf(act: ActReference, at: number): Of | null {
    // Kenya has no such Code; pleaders call its Civil Procedure Act so, with the year of the Rules.
    if (PROCEDURE_CODE.test(act.name) && act.year !== 1908) return { ...nothing, act: CIVIL_PROCEDURE_ACT, named: false }
    if (isGeneric(act)) return spokenOf(mentions.meant(act.name, at))
    if (/^(?:the\s+)?constitution\b(?!.*\b(?:rules|order|act)\b)/i.test(act.name)) return constitutionOf(act, at)
    const defined = mentions.defined(act.name, at)
    if (defined) return spokenOf(defined)
    const key = keyOfAct(act)
    return key && { ...printed(act), act: key, named: true }
  }

  /** 'Sections 1A and 3A, Order 51 of the Civil Procedure Rules'; 'sections 86 and 89 (formerly sections 87 and 90) of the Employment Act'. */
  function actOfBare({ start, end }: Citation, next: Citation | undefined): Of | null {
    if (next?.kind === 'rule' && next.order !== undefined && IN_ONE_BREATH.test(text.slice(end, next.start)))
      return { ...nothing, act: CIVIL_PROCEDURE_ACT, named: false }
    const bracket = BRACKET.exec(text.slice(end, end + 90))
    const name = bracket && readOfAct(text, end + bracket[0].length)
    if (name) return actOf(withNumbers(text, name), start)
    return spokenOf(mentions.actBefore(start))
  }

  /** The Constitution of Kenya of 2010; a former one is another. */
  function constitutionOf(instrument: ActReference | null, at: number): Of | null {
    if (instrument === null) return mentions.isTreatyNear(at) ? null : { ...nothing, act: CONSTITUTION, named: false }
    if (!/^(?:the\s+)?(?:constitution|cok|c\.o\.k)\b/i.test(instrument.name)) {
      const key = GENERIC.test(instrument.name) ? null : keyOfAct(instrument)
      return key && { ...printed(instrument), act: key, named: true }
    }
    const of = /constitution\s+of\s+(?:the\s+republic\s+of\s+)?(\w+)/i.exec(instrument.name)?.[1]
    if ((of && !/^kenya$/i.test(of)) || (instrument.year !== undefined && instrument.year !== 2010)) return null
    const before = text.slice(Math.max(0, instrument.start - 30), instrument.start + instrument.text.search(/constitution|cok/i))
    return FORMER.test(before) ? null : { ...nothing, act: CONSTITUTION, named: true }
  }

  /** Orders in figures are those of the Rules of 2010; Roman ones are of the Rules before. */
  function orderedBy(act: ActReference | null, at: number, order: string): Of | null {
    if (!/^\d/.test(order)) return null
    const own = act && actOf(act, at)
    // The Rules have Orders and one number; a year beside their name is that of an amendment or a slip.
    if (own && own.act !== CIVIL_PROCEDURE_RULES) return own
    return { ...nothing, act: CIVIL_PROCEDURE_RULES, named: own !== null && own.named }
  }
}

const isGeneric = ({ name, cap, number }: ActReference) => GENERIC.test(name) && cap === undefined && number === undefined

/** Whether a quotation has begun and not ended; an apostrophe ends none. */
function isQuoted(between: string): boolean {
  const begun = Math.max(between.lastIndexOf('“'), between.lastIndexOf('‘'))
  const ended = [...between.matchAll(/[”’](?!\p{L})/gu)].at(-1)?.index ?? -1
  return begun > ended || between.split('"').length % 2 === 0
}

/** The Act of which a provision is, with what is printed of it. */
type Of = Pick<LawReference, 'act' | 'year' | 'number' | 'cap' | 'named'>

const nothing = { year: null, number: null, cap: null }

const printed = ({ year, number, cap }: Pick<ActReference, 'year' | 'number' | 'cap'>) => ({
  year: year ?? null,
  number: number ?? null,
  cap: cap ?? null,
})

const spokenOf = (mention: ActMention | null): Of | null => mention && { ...printed(mention), act: mention.key, named: false }

const unitOfOrder = (order: string, rule: string): string =>
  rule === '' ? `order_${order.toUpperCase()}` : `order_${order.toUpperCase()}__rule_${rule}`

type CitesProvisions = Extract<Citation, { provisions: Provision[] }>

/** A reference to each provision of a citation; an Order by itself is one. */
function of({ start, end, provisions }: CitesProvisions, act: Of | null, order?: string): LawReference[] {
  if (!act) return []
  const cited = order !== undefined && provisions.length === 0 ? [{ number: '', parts: [] }] : provisions
  return cited.flatMap(({ number, parts }): LawReference[] => {
    const unit = order === undefined ? number : unitOfOrder(order, number)
    // The Rules have nothing but Orders: a rule of theirs without its Order is none that can be found.
    if (act.act === CIVIL_PROCEDURE_RULES && order === undefined) return []
    if (unit === '' || (act.act === CONSTITUTION && Number.parseInt(unit, 10) > maxArticles && !act.named)) return []
    return [{ start, end, ...act, unit, parts }]
  })
}
