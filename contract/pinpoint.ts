import type { Page, Paragraph } from './cases.ts'

/** How a passage is pinpointed: by the court's own numbers, else by pages of the source. */
export interface Pinpoint {
  unit: 'paragraph' | 'page'
  from: string
  /** The same as `from` where the passage lies in one. */
  to: string
}

interface Divided {
  paragraphs: readonly Paragraph[]
  pages?: readonly Page[] | null | undefined
}

/**
 * The pinpoint of a place, by its offsets in the text; null where neither the court nor its source numbers it, since a count of our own names nothing in
 * court. Server and screens agree on it: what a screen shows before a passage is cited is what is kept of it.
 */
export function pinpointOf({ paragraphs, pages }: Divided, { start, end }: { start: number; end: number }): Pinpoint | null {
  const touched = paragraphs.filter((paragraph) => paragraph.start < end && paragraph.end > start)
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return null
  const from = numberOver(paragraphs, first)
  const to = numberOver(paragraphs, last)
  if (from !== null && to !== null) return { unit: 'paragraph', from, to }
  return pagesOver(pages, { start, end })
}

/** The pages of the source on which a place stands; null where it has none. */
export function pagesOver(pages: Divided['pages'], { start, end }: { start: number; end: number }): Pinpoint | null {
  const pageOf = (offset: number) => pages?.findLast((page) => page.start <= offset)?.page
  const [from, to] = [pageOf(start), pageOf(end - 1)]
  return from === undefined || to === undefined ? null : { unit: 'page', from: String(from), to: String(to) }
}

/** Of an item or a quotation, the number of the paragraph that it belongs to in the same part; an unnumbered paragraph or a heading has none. */
function numberOver(paragraphs: readonly Paragraph[], { id, part }: Paragraph): string | null {
  const above = paragraphs.slice(0, paragraphs.findIndex((one) => one.id === id) + 1)
  const own = above.findLast(({ kind }) => kind !== 'item' && kind !== 'quote')
  return own?.part === part && own.kind === 'paragraph' ? own.number : null
}

const abbreviations = { paragraph: ['para', 'paras'], page: ['p', 'pp'] } as const

/** 'para 12', 'paras 12–14', 'p 5', 'pp 5–6': as it is kept of a citation, and shown in whatever language. */
export function writePinpoint({ unit, from, to }: Pinpoint): string {
  const [one, several] = abbreviations[unit]
  return from === to ? `${one} ${from}` : `${several} ${from}–${to}`
}

/**
 * Several pinpoints of one authority, as `writePinpoint` wrote them or as the law names them, each once and in order: 'paras 12, 14–16 and 20, p 3 of the
 * copy held', 'section 41(1) and section 41(2)'. A page is one of the file that was imported, and of no report. Empty without any.
 */
export function listPinpoints(pinpoints: readonly string[]): string {
  const byUnit = Map.groupBy(new Set(pinpoints), (one) => /^(para|p)(?:s|p)? \d/.exec(one)?.[1] ?? 'law')
  return [...byUnit]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([unit, places]) => {
      if (unit === 'law') return joined(places.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
      const numbers = places
        .map((one) => one.slice(one.indexOf(' ') + 1))
        .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      const isOne = numbers.length === 1 && !numbers[0]!.includes('–')
      const said = `${isOne ? unit : unit === 'p' ? 'pp' : 'paras'} ${joined(numbers)}`
      return unit === 'p' ? `${said} of the copy held` : said
    })
    .join(', ')
}

/** 'one, two and three' */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`
