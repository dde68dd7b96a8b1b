import type { Case } from '#contract/cases'
import type { Snippet } from '#contract/search'
import { dayInWords } from '#contract/reasons/day-in-words'

/** A decision with the passage that answered. */
export interface ToldCase {
  shown: Pick<Case, 'id' | 'title' | 'court' | 'date' | 'citation'>
  passage: Snippet | undefined
}

/** One search or watch that a mail tells of. */
export interface ToldPart {
  /** What its owner calls it, or what is news; null where the address was never confirmed: a stranger's words are not delivered in our name. */
  name: string | null
  query: string
  /** Where everything that it finds is shown. */
  path: string
  cases: ToldCase[]
  /** The ids of all that is new, those of `cases` among them: what two searches found is counted once. */
  found: readonly number[]
  /** How many more new ones there are, and how many old. */
  more: number
  old: number
  /** Of a watch, not of a search. */
  isWatched: boolean
}

/** One thing of the reader's own, and where it is shown. */
export interface ToldNotice {
  title: string
  message: string
  href: string
}

export interface Digest {
  parts: readonly ToldPart[]
  /** What became of the reader's own affairs. */
  notices: readonly ToldNotice[]
  siteUrl: string
  /** Where one press ends these mails, and the page that says so. */
  unsubscribe: { post: string; page: string }
}

const count = new Intl.NumberFormat('en-GB')
export const several = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${count.format(number)} ${many}`)
export const nameOf = ({ name, isWatched }: ToldPart) => name ?? (isWatched ? 'Something that you watch' : 'One of your searches')
/** Said where an address was never confirmed; null elsewhere. */
export const unconfirmedWords = (parts: readonly ToldPart[]): string | null =>
  parts.some(({ name }) => name === null)
    ? 'Your email address is not confirmed, so this mail does not name what you search for or watch.'
    : null
export const linkOf = ({ isWatched, cases }: ToldPart) =>
  isWatched ? (cases.length === 0 ? 'Read it' : 'See where it stands') : 'Open this search'

/** 'Court of Appeal, 26 January 2026, [2026] KECA 12 (KLR)'. */
export const factsOf = ({ court, date, citation }: ToldCase['shown']) =>
  [court, date && dayInWords(date), citation].filter((fact) => fact !== null).join(', ')
export const addressOf = (siteUrl: string, { id }: ToldCase['shown'], passage: Snippet | undefined) =>
  `${siteUrl}/cases/${encodeURIComponent(id)}${passage?.paragraph ? `#p-${passage.paragraph}` : ''}`
export function restOf({ more, old }: ToldPart): string[] {
  return [
    ...(more > 0 ? [`And ${several(more, 'more new decision', 'more new decisions')}.`] : []),
    ...(old > 0 ? [`${several(old, 'older decision', 'older decisions')} came to the library as well.`] : []),
  ]
}
