import { MONTH } from '#citations/months'
import { type Days, daysOf, monthOf, monthsBefore, shifted, yearsFrom } from './days.ts'
import { type SaidOf, saidOf } from './said-of.ts'

/** When the decisions were given that a question asks for, with the words that are left. */
export interface TimesRead {
  /** '2023-03-01'; null for no bound. */
  from: string | null
  to: string | null
  /** The newest are asked for: they go first, and older ones are not left out. */
  latest: boolean
  /** What says so, as it is written: 'in March 2023'; empty where nothing bounds. */
  written: string
  words: string
}

interface Bounds {
  from: string | null
  to: string | null
}

interface Form {
  pattern: RegExp
  /** Null where it names no day: '31 February 2021'. */
  bounds: (groups: Record<string, string | undefined>, today: string) => Bounds | null
  /** Whether it narrows where nothing says of what it is said: 'Bail since 2019'. */
  byItself?: true
  /** It narrows only right behind or before what says so: 'rulings in 2021', never 'evicted in 2021'. */
  adjacent?: true
}

const WHEN = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:${MONTH}),?\s+)?(?:19|20)\d\d(?![\d/])`
const CONSTITUTION = String.raw`(?:the\s+)?(?:promulgation|coming\s+into\s+force|adoption|passing)?\s*(?:of\s+)?(?:the\s+)?(?:new|current|2010)?\s*constitution(?:\s+of\s+kenya)?(?:,?\s*(?:of\s+)?2010)?(?:\s+(?:was\s+promulgated|came\s+into\s+force))?`
const promulgated = '2010-08-27'
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER = String.raw`(?<count>\d{1,3}|an?|couple\s+of|${numbers.toReversed().join('|')}|thirty|forty)`

const countOf = (written: string | undefined): number => {
  if (written === undefined || /^an?$/i.test(written)) return 1
  if (/^couple/i.test(written)) return 2
  if (/^\d/.test(written)) return Number(written)
  const known = numbers.indexOf(written.toLowerCase()) + 1
  return known > 0 ? known : written.toLowerCase() === 'thirty' ? 30 : 40
}
const monthsIn: Readonly<Record<string, number>> = { month: 1, year: 12, decade: 120 }

const between = ({ one, other = one }: Record<string, string | undefined>): Bounds | null => {
  const [first, last] = [daysOf(one!), daysOf(other!)]
  return first && last && { from: first.first, to: last.last }
}
const of = ({ first, last }: Days): Bounds => ({ from: first, to: last })
const form = (pattern: string, bounds: Form['bounds'], more: Pick<Form, 'byItself' | 'adjacent'> = {}): Form => ({
  pattern: RegExp(String.raw`\b(?:${pattern})`, 'gi'),
  bounds,
  ...more,
})

// Each is tried in its order; the first that is said of decisions counts.
const forms: readonly Form[] = [
  form(String.raw`(?:between|from)\s+(?<one>${WHEN})\s*(?:-|–|to|and)\s*(?<other>${WHEN})`, between, { byItself: true }),
  form(String.raw`(?<one>(?:19|20)\d\d)\s*(?:-|–|to|and)\s*(?<other>(?:19|20)\d\d)\b`, between, { byItself: true }),
  form(
    String.raw`(?:from\s+)?(?<one>${WHEN})\s+(?:onwards?|to\s+date|to\s+the\s+present|till\s+now|until\s+now)`,
    ({ one }) => after(one!, true),
    { byItself: true },
  ),
  form(String.raw`since\s+${CONSTITUTION}`, () => ({ from: promulgated, to: null }), { byItself: true }),
  form(String.raw`(?:after|post)[\s-]+${CONSTITUTION}`, () => ({ from: promulgated, to: null })),
  form(String.raw`(?:before|prior\s+to|pre)[\s-]+${CONSTITUTION}`, () => ({ from: null, to: shifted(promulgated, -1) })),
  form(String.raw`since\s+(?<one>${WHEN})`, ({ one }) => after(one!, true), { byItself: true }),
  form(String.raw`(?:post-|(?:after|later\s+than)\s+)(?<one>${WHEN})`, ({ one }) => after(one!, false)),
  form(String.raw`(?:pre-|(?:before|prior\s+to|earlier\s+than)\s+)(?<one>${WHEN})`, ({ one }) => {
    const days = daysOf(one!)
    return days && { from: null, to: shifted(days.first, -1) }
  }),
  form(String.raw`(?:until|till|up\s+to|not\s+later\s+than)\s+(?<one>${WHEN})`, ({ one }) => {
    const days = daysOf(one!)
    return days && { from: null, to: days.last }
  }),
  form(
    String.raw`(?:(?:in|over|within|during|from|of|for|through(?:out)?)\s+)?(?:the\s+)?(?:last|past|previous|preceding)\s+${NUMBER}\s+(?<unit>day|week|month|year|decade)s?`,
    ({ count, unit }, today) => lastOnes(countOf(count), unit!, today),
  ),
  form(String.raw`(?:(?:in|over|within|during|from|of)\s+)?the\s+(?:last|past)\s+(?<unit>month|year|decade)`, ({ unit }, today) =>
    lastOnes(1, unit!, today),
  ),
  form(String.raw`(?:(?:in|from|during|of)\s+)?(?<which>this|last)\s+(?<unit>year|month)`, ({ which, unit }, today) =>
    calendar(which!, unit!, today),
  ),
  form(String.raw`(?:(?:in|of|from|during)\s+)?(?:the\s+)?(?<decade>(?:19|20)\d)0['’]?s`, ({ decade }) =>
    of(yearsFrom(Number(`${decade}0`), Number(`${decade}9`))),
  ),
  form(String.raw`(?:in|of|from|on|during|dated)\s+(?<one>${WHEN})`, between, { adjacent: true }),
  form(String.raw`(?<one>${WHEN})(?=\s+(?:decisions|rulings|judgments|cases|authorities)\b)`, between, { adjacent: true }),
]

function after(words: string, isWithIt: boolean): Bounds | null {
  const days = daysOf(words)
  return days && { from: isWithIt ? days.first : shifted(days.last, 1), to: null }
}

function lastOnes(count: number, unit: string, today: string): Bounds {
  const own = monthsIn[unit.toLowerCase()]
  return {
    from: own === undefined ? shifted(today, -count * (unit.toLowerCase() === 'week' ? 7 : 1)) : monthsBefore(today, count * own),
    to: null,
  }
}

function calendar(which: string, unit: string, today: string): Bounds {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const back = which.toLowerCase() === 'last' ? 1 : 0
  const { first, last } = unit.toLowerCase() === 'year' ? yearsFrom(year - back) : monthOf(year, month - back)
  return { from: first, to: back === 0 ? null : last }
}

const DECISION = String.raw`(?:decisions?|rulings?|judge?ments?|judgements?|cases?|authorit(?:y|ies)|precedents?|case\s+law|jurisprudence|law|position|thinking|word)`
// 'the newest authority', 'recent Court of Appeal decisions', 'the latest on interest rates'
const LATEST = RegExp(
  String.raw`(?<!\b(?:my|our|his|her|their|your)\s)\b(?<asks>(?:most\s+recent|more\s+recent|newest|latest|recent|up[\s-]to[\s-]date|fresh)(?=(?:\s+(?!of\b(?!\s+(?:appeal|kenya)\b)|on\b|for\b|in\b|that\b|which\b)[\w’'&-]+){0,5}?\s+${DECISION}\b)|(?:the\s+)?latest(?=\s+(?:on|about|regarding)\b))`,
  'i',
)
// 'what have courts recently said': only where decisions are spoken of
const LATELY =
  /\b(?:recently|lately|of\s+late|nowadays|(?:in|over)\s+(?:the\s+)?(?:recent|last\s+few|past\s+few|last\s+several)\s+years)\b/i

const longest = 1000

/** When the decisions were given that a question asks for; null where it says nothing of it. `today` is a day of Nairobi. Pure. */
export function readTimes(question: string, today: string): TimesRead | null {
  const bounded = readBounds(question, today)
  const left = bounded?.words ?? question
  const latest = LATEST.exec(left.slice(0, longest)) ?? decisionsOf(LATELY.exec(left.slice(0, longest)), left.slice(0, longest))
  if (!bounded && !latest) return null
  const words = latest ? cut(left, latest.index, latest[0].length) : left
  return { from: null, to: null, written: '', ...bounded, latest: latest !== null, words }
}

const decisionsOf = (found: RegExpExecArray | null, question: string) =>
  found && saidOf(question, { index: found.index, length: found[0].length }) === 'decisions' ? found : null

function readBounds(question: string, today: string) {
  for (const { pattern, bounds, byItself = false, adjacent = false } of forms)
    for (const found of question.slice(0, longest).matchAll(pattern)) {
      const place = { index: found.index, length: found[0].length }
      if (!counts(saidOf(question.slice(0, longest), place), byItself) || (adjacent && !isAdjacent(question, place))) continue
      const read = bounds(found.groups ?? {}, today)
      if (read) return { ...read, written: found[0], words: cut(question, place.index, place.length) }
    }
  return null
}

const counts = (said: SaidOf, byItself: boolean) => said === 'decisions' || (byItself && said === 'unsaid')

const OF_COURT = String.raw`(?:\s+(?:of|by|from)\s+the\s+[A-Z]\w+(?:\s+(?:of|and|[A-Z]\w+))*)?`
const BEFORE = RegExp(
  String.raw`\b(?:decided|handed\s+down|delivered|reported|held|ruled|decisions?|rulings?|judge?ments?|cases|authorit(?:y|ies)|precedents?)${OF_COURT}\s+$`,
  'i',
)
const isAdjacent = (question: string, { index, length }: { index: number; length: number }): boolean =>
  BEFORE.test(question.slice(0, index)) || /^\s+(?:decisions|rulings|judgments|cases|authorities)\b/i.test(question.slice(index + length))

const cut = (question: string, index: number, length: number): string => `${question.slice(0, index)} ${question.slice(index + length)}`
