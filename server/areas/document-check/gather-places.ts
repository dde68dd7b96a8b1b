import { MONTH } from '#citations/months'
import type { ResolvedCitation } from '#contract/citations'
import { isOfCase, pointsBack } from '#citations/what-is-cited'
import { type FoundQuote, isHolding, paragraphsOf } from './find-quotes.ts'

/** One place of a document that cites something: its parallel citations, and the quotes that it is given for. */
export interface CitingPlace {
  start: number
  end: number
  /** Where the name before it begins, else its own start. */
  from: number
  citations: ResolvedCitation[]
}

export const citesCase = ({ kind }: Pick<ResolvedCitation, 'kind'>): boolean => isOfCase(kind) || pointsBack(kind)

const JOINED = /^[\s,;:()[\]&=]*$/

/** The citations of a text by place: those of one printed name, or with only marks between, are one. */
export function gatherPlaces(citations: readonly ResolvedCitation[], text: string): CitingPlace[] {
  const places: CitingPlace[] = []
  for (const citation of citations) {
    if (isOwnNumber(citation, text)) continue
    const last = places.at(-1)
    if (last && belongs(last, citation, text)) {
      last.citations.push(citation)
      last.end = citation.end
    } else {
      const named = withoutLead(citation)
      places.push({ start: named.start, end: named.end, from: named.case_name?.start ?? named.start, citations: [named] })
    }
  }
  return places
}

/** Characters on either side within which a line that holds nothing but a number begins and ends. */
const aroundNumber = 200

/** 'CIVIL APPEAL NO. E212 OF 2026' alone on a line is the matter that the document is filed in. */
function isOwnNumber({ kind, case_name, start, end }: ResolvedCitation, text: string): boolean {
  if (kind !== 'unreported' || case_name !== null) return false
  const before = `${start > aroundNumber ? '' : '\n'}${text.slice(Math.max(0, start - aroundNumber), start)}`
  const after = `${text.slice(end, end + aroundNumber)}${end + aroundNumber < text.length ? '' : '\n'}`
  const [begins, ends] = [before.lastIndexOf('\n'), after.indexOf('\n')]
  if (begins < 0 || ends < 0) return false
  return `${before.slice(begins)}${after.slice(0, ends)}`.replace(/\(consolidated\)/i, '').trim() === ''
}

// '9 of ', '12-14 in the ' of 'at paragraph 9 of Otieno v Ngani', which may be read as the beginning of the name
const NUMBERS = /^\[?\d{1,3}\]?(?:\s?(?:[-–]|to|and)\s?\[?\d{1,3}\]?)?\s+(?:of|in)\s+(?:the\s+)?/

// 'High Court in ', 'Njoroge J in ', '3 May 2019 in ', which may be read as the beginning of the name too
const WHO_OR_WHEN = new RegExp(
  String.raw`^(?:[^.]{0,80}?(?:Court|Tribunal|Court of Appeal|Court of Kenya)|(?:Hon\.?\s+)?(?:Lady\s+)?Justice(?:\s+\p{Lu}[\p{L}.’']*){1,4}|(?:\p{Lu}[\p{L}.’']*,?\s+){1,4}(?:CJ|DCJ|P|SCJJ?|JJ?A|JJ?)\.?|(?:\d{1,2}\S*\s+)?(?:${MONTH}),?\s+\d{4}),?\s+in\s+(?:the\s+case\s+of\s+)?(?=\p{Lu})`,
  'u',
)

function withoutLead(citation: ResolvedCitation): ResolvedCitation {
  const name = citation.case_name
  const lead = name ? ((NUMBERS.exec(name.text) ?? WHO_OR_WHEN.exec(name.text))?.[0].length ?? 0) : 0
  return name && lead > 0 ? { ...citation, case_name: { ...name, text: name.text.slice(lead), start: name.start + lead } } : citation
}

function belongs({ citations: [first, ...others], end }: CitingPlace, citation: ResolvedCitation, text: string): boolean {
  if (!first || !citesCase(first) || !citesCase(citation) || pointsBack(first.kind) || pointsBack(citation.kind)) return false
  if ([first, ...others].some(({ kind }) => kind === citation.kind && (kind === 'neutral' || kind === 'eKLR' || kind === 'unreported')))
    return false
  if (first.case_name && citation.case_name) return first.case_name.start === citation.case_name.start
  return !first.case_name && !citation.case_name && citation.start - end < 12 && JOINED.test(text.slice(end, citation.start))
}

/** The places that a quote may be taken from, the likeliest first; empty where it stands near none, or nearest to a written law and not as what a court said. */
export function sourcesOf(quote: FoundQuote, places: readonly CitingPlace[], text: string, paragraphs = paragraphsOf(text)): CitingPlace[] {
  const index = countUntil(paragraphs, ({ start }) => start <= quote.start) - 1
  const last = countUntil(paragraphs, ({ start }) => start < quote.end) - 1
  const own = paragraphs[index] ?? { start: 0, end: text.length }
  const inside = ({ start, end }: CitingPlace) => start >= quote.start && end <= quote.end
  const within = (from: number, to: number) =>
    places
      .slice(
        countUntil(places, ({ start }) => start < from),
        countUntil(places, ({ start }) => start <= to),
      )
      .filter((place) => place.end <= to && !inside(place))
  const follows = ({ from }: CitingPlace) => from - quote.end <= maxJoinLength && FOLLOWS.test(text.slice(quote.end, from))

  const after = within(quote.end, paragraphs[last]?.end ?? text.length)
  const before = within(own.start, quote.start).reverse()
  const nextLine = paragraphs[last + 1]
  const below = nextLine ? within(nextLine.start, nextLine.end).filter(follows) : []
  const above = [1, 2, 3].flatMap((back) => {
    const paragraph = paragraphs[index - back]
    return paragraph && before.length === 0 ? within(paragraph.start, paragraph.end).reverse() : []
  })
  // 'It was held that “…” (A v B)': a paragraph that leads to its quote has its source too.
  const isLed = /\p{L}{3}/u.test(text.slice(own.start, quote.start))
  const found = [...after.filter(follows).slice(0, 1), ...before, ...below.slice(0, 1), ...(isLed ? after : []), ...above, ...after]
  const once = [...new Set(found)]
  if (once[0] && !once[0].citations.some(citesCase) && !isHolding(text, quote)) return []
  return once.filter(({ citations }) => citations.some(citesCase)).slice(0, 6)
}

/** How many of a list come before the first for which it no longer holds. */
function countUntil<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(list[middle]!)) from = middle + 1
    else to = middle
  }
  return from
}

/** Characters between a quote and the name of the case that it is taken from, at most. */
const maxJoinLength = 200

// what joins a quote to the citation after it: '” (', '”: ', '” – per Musinga, JA in ', '” See '; '” See also ' names another authority
const FOLLOWS =
  /^[”"’'.,;:)\s–—-]{0,8}(?:\(?\s*(?:see(?!\s+also)|per|in|vide|as\s+per|said|held|the\s+court\s+in)\b[^.\n]{0,60})?[\s(–—-]*$/i
