/** Days between which a decision was given, with the words that say so ('in March 2023') and the words that are left. */
export interface DatesRead {
  /** '2023-03-01'; null for no bound. */
  from: string | null
  to: string | null
  written: string
  words: string
}

const months = 'january february march april may june july august september october november december'.split(' ')
const WHEN = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:${months.join('|')}),?\s+)?(?:19|20)\d\d(?![\d/])`
// Years of which only decisions can be meant: 'I was dismissed in 2021' narrows nothing.
const DECISIONS = String.raw`\b(?:decided|handed\s+down|(?:judgments?|rulings?|decisions?)\s+delivered|judgments|rulings|decisions|cases|authorities)`
const OF_COURT = String.raw`(?:\s+(?:of|by|from)\s+the\s+[A-Z]\w+(?:\s+(?:of|and|[A-Z]\w+))*)?`

interface Form {
  pattern: RegExp
  bounds: (first: Days, second: Days) => Pick<DatesRead, 'from' | 'to'>
}
interface Days {
  first: string
  last: string
}

const within: Form['bounds'] = (one, other) => ({ from: one.first, to: other.last })
// Each has what narrows in `written`, within it one or two dates; what stands in `kept` goes on being asked for.
const forms: readonly Form[] = [
  {
    pattern: RegExp(String.raw`(?<written>\b(?:between|from)\s+(?<one>${WHEN})\s*(?:-|–|to|and)\s*(?<other>${WHEN}))`, 'i'),
    bounds: within,
  },
  { pattern: /(?<written>\b(?<one>(?:19|20)\d\d)\s*(?:-|–|to|and)\s*(?<other>(?:19|20)\d\d)\b)/, bounds: within },
  { pattern: RegExp(String.raw`(?<written>\bsince\s+(?<one>${WHEN}))`, 'i'), bounds: ({ first }) => ({ from: first, to: null }) },
  {
    pattern: RegExp(String.raw`(?<kept>${DECISIONS}${OF_COURT})\s+(?<written>(?:in|of|from|on|during|dated)\s+(?<one>${WHEN}))`, 'i'),
    bounds: within,
  },
  {
    pattern: RegExp(String.raw`(?<kept>${DECISIONS}${OF_COURT})\s+(?<written>before\s+(?<one>${WHEN}))`, 'i'),
    bounds: ({ first }) => ({ from: null, to: shifted(first, -1) }),
  },
  {
    pattern: RegExp(String.raw`(?<kept>${DECISIONS}${OF_COURT})\s+(?<written>after\s+(?<one>${WHEN}))`, 'i'),
    bounds: ({ last }) => ({ from: shifted(last, 1), to: null }),
  },
  {
    pattern: RegExp(String.raw`(?<written>\b(?<one>${WHEN}))(?<after>\s+(?:decisions|rulings|judgments|cases|authorities)\b)`, 'i'),
    bounds: within,
  },
]

/** When the decisions were given that a question asks for: 'between 2019 and 2021', 'decided in March 2023', 'since 2019'; null where it says nothing of it. Pure. */
export function readDates(question: string): DatesRead | null {
  for (const { pattern, bounds } of forms) {
    const found = pattern.exec(question)
    const { written, one, other, kept = '', after = '' } = found?.groups ?? {}
    const first = one === undefined ? null : daysOf(one)
    const second = other === undefined ? first : daysOf(other)
    if (!found || !written || !first || !second) continue
    const words = `${question.slice(0, found.index)}${kept} ${after}${question.slice(found.index + found[0].length)}`
    return { ...bounds(first, second), written, words }
  }
  return null
}

/** The days of '4 March 2021', 'March 2021' or '2021'; null for a day that no month has. */
function daysOf(written: string): Days | null {
  const [, day, name, year] = /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(?:([a-z]+),?\s+)?(\d{4})$/i.exec(written)!
  if (name === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const month = months.indexOf(name.toLowerCase())
  const lastDay = new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate()
  if (day !== undefined && (Number(day) < 1 || Number(day) > lastDay)) return null
  const on = (one: number) => `${year}-${String(month + 1).padStart(2, '0')}-${String(one).padStart(2, '0')}`
  return day === undefined ? { first: on(1), last: on(lastDay) } : { first: on(Number(day)), last: on(Number(day)) }
}

const shifted = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
