import { MONTH } from '#citations/months'
import { parseDate } from '#citations/title'
import type { Case } from '#contract/cases'
import type { CheckedCitation } from '#contract/document-check'
import type { CitingPlace } from './gather-places.ts'

type Said = NonNullable<CheckedCitation['said']>[number]

/** What a document says of a case beside its citation, for comparing with the record. */
export type Claim = Omit<Said, 'held'>

/** The words around a place that speak of it: those of its sentence before it, itself with its name, and those after it. */
interface Around {
  text: string
  /** Where the words before it begin. */
  from: number
  place: CitingPlace
  /** Where the words after it end. */
  to: number
}

const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?:\s+day\s+of)?\s+(?:${MONTH}),?\s+\d{4})`
const COURT = String.raw`(Supreme Court|Court of Appeal|High Court|Environment and Land Court|ELC|Employment and Labour Relations Court|ELRC|Industrial Court)(?:\s+of\s+Kenya)?`
const HOLDS = String.raw`(?:\p{L}+ly\s+)?(?:held|stated|considered|observed|found|ruled|decided|said|noted|set out|laid down|affirmed|emphasi[sz]ed|reiterated|dealt|addressed|expressed|pronounced|determined|explained|restated|confirmed|settled|declared|took|was|had)`
const OFFICE = String.raw`(?:CJ|DCJ|P|SCJJ?|JJ?A|JJ?)`
const NAME = String.raw`((?:\p{Lu}[\p{L}.’']*\s+){0,3}\p{Lu}[\p{L}’'-]{2,})`
const IN = String.raw`,?\s+in(?:\s+the\s+case\s+of)?\s*$`
const THING = String.raw`(appeal|application|petition|suit|reference|claim|motion|matter|case)`
const ENDED = String.raw`(allowed|dismissed|struck out|granted)`

const COURT_AFTER = new RegExp(
  String.raw`^[\s,)]*(?:(?:where(?:in)?|in which|when)\s+)?(?:\((?=[^)]*\)))?(?:the\s+)?${COURT}(?:\)|,?\s+${HOLDS}\b)`,
  'u',
)
const COURT_BEFORE = new RegExp(
  String.raw`(?<!\b(?:from|against|of that|overturned|reversed|by)\s+the\s)\b${COURT}(?:['’]s)?(?:\s+(?:decision|judgment|ruling|holding|reasoning))?${IN}|\b(?:decision|judgment|ruling|holding)\s+(?:of|by)\s+the\s+${COURT}${IN}`,
  'u',
)
const DAY_AFTER = new RegExp(
  String.raw`^[\s,(]*(?:(?:an?\s+|the\s+|its\s+)?(?:decision|judgment|ruling|opinion),?\s+)?(?:which\s+was\s+)?(?:(?:decided|delivered|dated|given|handed down|rendered|pronounced|of)\s+)?(?:on\s+)?(${DAY})`,
  'iu',
)
const DAY_BEFORE = new RegExp(
  String.raw`\b(?:decision|judgment|ruling|opinion)\s+(?:of|dated|delivered on|given on)\s+(?:the\s+)?(${DAY})${IN}`,
  'iu',
)
const JUDGE_AFTER = new RegExp(
  String.raw`^[\s,(]*(?:(?:where|in which)\s+)?(?:[Pp]er\s+)?(?:(?:[Hh]on(?:ourable|\.)?\s+)?(?:Lady\s+)?Justice\s+${NAME}\b|${NAME},?\s+${OFFICE}\b)`,
  'u',
)
const JUDGE_BEFORE = new RegExp(String.raw`(?:Justice\s+${NAME}|${NAME},?\s+${OFFICE})${IN}`, 'u')
const NUMBER_WITHIN =
  /\b(?:[Nn]o\.?\s*|[Nn]umber\s+|(?:Appeal|Application|Petition|Case|Suit|Cause)\s+)(E?\d{1,4})\s+of\s+((?:19|20)\d\d)\b/
const NUMBER_AFTER =
  /^[\s,(]*(?:(?:being|in)\s+)?(?:\p{Lu}[\p{L}&.()]*\s+){1,6}(?:[Nn]o\.?\s*|[Nn]umber\s+)?(E?\d{1,4})\s+of\s+((?:19|20)\d\d)\b/u
const OUTCOME = new RegExp(
  String.raw`\b(?:the|that)\s+${THING}\s+(?:(there(?:in)?|itself)\s+)?was\s+(?:(?:therefore|accordingly|eventually|unanimously)\s+)?${ENDED}\b(?! in part)`,
  'iu',
)
const DISPOSED = new RegExp(
  String.raw`(?<!\b(?:trial|lower|subordinate|superior|magistrate['’]s|high)\s)\b(?:court|and|it|judges)\s+(?:(?:therefore|accordingly|eventually|unanimously)\s+)?${ENDED}\s+(?:the|that)\s+${THING}\b`,
  'iu',
)
const SENTENCE_ENDS = /[.!?](?=\s+\p{Lu}|\s*$)|\n/u
/** Letters on either side of a place in which its document may speak of the case. */
const near = 260

/** What a document says of the cases that it cites: their court, day, judge, number and outcome. Quoted words are passed over. */
export function readClaims(text: string, places: readonly CitingPlace[]): Claim[][] {
  return places.map((place, at) => {
    const from = Math.max(0, place.from - near, places[at - 1]?.end ?? 0)
    const to = Math.min(text.length, place.end + near, places[at + 1]?.from ?? text.length)
    return readOf({ text, from, place, to })
  })
}

function readOf({ text, from, place, to }: Around): Claim[] {
  const before = text.slice(from, place.from).split('\n').at(-1)!
  const after = withoutQuotes(text.slice(place.end, to))
  const line = after.split('\n')[0]!
  const claims: Claim[] = []
  const put = (what: Claim['what'], match: RegExpExecArray | null, offset: number, value?: string) => {
    const said = value ?? match?.slice(1).find((one) => one !== undefined)
    if (!match || !said) return
    const start = offset + match.index + match[0].indexOf(said)
    claims.push({ what, text: said, start, end: start + said.length })
  }
  const beforeAt = place.from - before.length
  put('court', COURT_AFTER.exec(line) ?? null, place.end)
  put('court', COURT_BEFORE.exec(before), beforeAt)
  put('date', DAY_AFTER.exec(line), place.end)
  put('date', DAY_BEFORE.exec(before), beforeAt)
  put('judge', JUDGE_AFTER.exec(line), place.end)
  put('judge', JUDGE_BEFORE.exec(before), beforeAt)
  for (const [pattern, words, offset] of [
    [NUMBER_WITHIN, text.slice(place.from, place.end), place.from],
    [NUMBER_AFTER, line, place.end],
  ] as const) {
    const match = pattern.exec(words)
    if (match) put('case number', match, offset, match[0].slice(match[0].indexOf(match[1]!)))
  }
  const sentence = line.slice(0, SENTENCE_ENDS.exec(line)?.index ?? line.length)
  const own = OUTCOME.exec(sentence) ?? DISPOSED.exec(sentence)
  const next = own ? null : OUTCOME.exec(line)
  // The sentence after says so only of what it points to: 'The appeal there was dismissed'.
  const outcome = own ?? (next?.[2] ? next : null)
  if (outcome) put('outcome', outcome, place.end, outcome[0])
  return claims
}

/** What of this differs from the record of the case, with what stands there; what the record does not say is passed over. Pure. */
export const contradicted = (claims: readonly Claim[], record: Case): Said[] =>
  claims.flatMap((claim) => {
    const held = heldAgainst[claim.what](claim.text, record)
    return held === null ? [] : [{ ...claim, held }]
  })

const heldAgainst: Record<Claim['what'], (said: string, record: Case) => string | null> = {
  court: (said, { court }) => (court === null || courtOf(said) === courtOf(court) ? null : court),
  date: (said, { date }) => (date === null || dayOf(said) === date ? null : date),
  judge(said, { judges }) {
    const known = judges.flatMap(wordsOf)
    return known.length === 0 || known.some((word) => !/^[a-z]+$/.test(word)) || known.includes(wordsOf(said).at(-1)!)
      ? null
      : judges.join(', ')
  },
  'case number'(said, { case_number: number }) {
    const [, own = '', year = ''] = /(E?\d{1,4})\s+of\s+(\d{4})/i.exec(said)!
    const known = /^(.*)\bof\s+((?:19|20)\d\d)\b/is.exec(number ?? '')
    if (!number || !known) return null
    const isHeld = new RegExp(String.raw`\b${own}\b`, 'i').test(known[1]!) && number.includes(year)
    return isHeld ? null : number
  },
  outcome(said, { outcome }) {
    const thing = new RegExp(THING, 'i').exec(said)![1]!.toLowerCase()
    const own = outcome?.split(';').find((one) => !/\bcross/i.test(one)) ?? ''
    const named = new RegExp(THING, 'i').exec(own)?.[1]?.toLowerCase()
    const isVague = thing === 'matter' || thing === 'case'
    if (/\bin part\b|\bpartly\b/i.test(own) || (named !== undefined && named !== thing && !isVague)) return null
    const [isAllowed, wasAllowed] = [/allowed|granted/i.test(said), /\b(?:allowed|granted)\b/i.test(own)]
    const wasDismissed = /\b(?:dismissed|struck out)\b/i.test(own)
    return wasAllowed === wasDismissed || isAllowed === wasAllowed ? null : outcome
  },
}

const abbreviated: Readonly<Record<string, string>> = {
  elc: 'environment and land court',
  elrc: 'employment and labour relations court',
  'industrial court': 'employment and labour relations court',
}
const courtOf = (court: string): string => {
  const plain = court
    .toLowerCase()
    .replace(/\s+of\s+kenya$/, '')
    .trim()
  return abbreviated[plain] ?? plain
}
/** '3rd day of May, 2019' as YYYY-MM-DD. */
const dayOf = (said: string): string | null => parseDate(said.replace(/\s+day\s+of\b/i, ''))
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
/** The same letters in number, those between quotation marks blank. */
const withoutQuotes = (text: string): string => text.replace(/[“"][^”"]*(?:[”"]|$)/g, (quoted) => ' '.repeat(quoted.length))
