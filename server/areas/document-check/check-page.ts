import type { Page } from '#contract/cases'
import { numbersOf } from '#citations/pinpoints'
import { type NamedPlace, type Outcome, type StandingQuote, right, unknown, wrong } from './check-pinpoint.ts'

/**
 * Whether a case has the page that is named, and whether the words quoted from it stand there. `reports` says where the case begins in
 * the reports that are cited; `pages` are those of the library's copy, null where its source had none.
 */
export function checkPage(
  { text }: NamedPlace,
  reports: readonly number[],
  pages: readonly Page[] | null,
  quoted: readonly StandingQuote[],
): Outcome {
  const named = numbersOf(text)
  const [first] = named
  const [begins] = reports
  if (reports.length === 1 && first! < begins!) return wrong({ code: 'case-begins-at', page: begins! })
  if (!pages || pages.length === 0) return unknown({ code: 'no-pages' })
  if (!countsAs(reports, pages)) return unknown({ code: 'pages-of-copy' })
  const last = pages.at(-1)!.page
  if (named.some((page) => page > last)) return wrong({ code: 'last-page', last })
  for (const quote of quoted) {
    const stands = quote.starts.map((start) => pagesOf(start, start + quote.length, pages))
    if (stands.length > 0 && !stands.flat().some((page) => named.includes(page))) return wrong({ code: 'quote-on-page', pages: stands[0]! })
  }
  if (named.some((page) => !pages.some((held) => held.page === page))) return unknown({ code: 'page-without-text' })
  return right({ code: quoted.length > 0 ? 'quote-stands-on-page' : 'page-there' })
}

/** Pages of a copy begin with its first leaf, which may hold no text; those of a report where the report has the case. */
const countsAs = (reports: readonly number[], [first]: readonly Page[]): boolean =>
  reports.length === 0 ? first!.page <= maxLeavesBefore : reports.includes(first!.page)
const maxLeavesBefore = 5

/** The pages that a stretch of the text stands on: one, or the first and the last. */
function pagesOf(start: number, end: number, pages: readonly Page[]): number[] {
  const at = (place: number) => (pages.findLast((page) => page.start <= place) ?? pages[0]!).page
  return [...new Set([at(start), at(Math.max(start, end - 1))])]
}
