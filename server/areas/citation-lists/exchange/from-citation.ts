import type { CaseCitation, Citation } from '#citations/citation'
import { formatCaseNumber } from '#citations/format/standard'
import { lawParts, listProvisions } from '#citations/styles/provisions'
import { courtOf, yearOf } from '#citations/styles/reports'
import { isBackCitation, isCaseCitation } from '#citations/resolve'
import type { AuthorityKind } from '#contract/citation-lists'
import { type Item, readDay } from './item.ts'

/** What is known of a citation when it is written down for other programs. */
export interface KnownCitation {
  citation: Citation
  parallel: readonly CaseCitation[]
  case_title: string | null
  court: string | null
  date: string | null
}

/** The fields of a record that a citation itself tells; everything else of an imported record stays as it was. */
export const toldFields = ['type', 'title', 'container-title', 'volume', 'page', 'number', 'authority', 'section', 'issued'] as const

/** A citation as a record: a case with reporter, volume, page and court, an Act with its number and sections. */
export function toItem({ citation, parallel, case_title: title, court, date }: KnownCitation): Item {
  if (isCaseCitation(citation)) {
    const all = [citation, ...parallel]
    const matter = all.find((one) => one.kind === 'unreported')
    const year = yearOf(citation)
    return withoutEmpty({
      type: 'legal_case',
      title: title ?? citation.text,
      'container-title':
        citation.kind === 'neutral'
          ? citation.court
          : 'series' in citation
            ? citation.series
            : citation.kind === 'eKLR'
              ? 'eKLR'
              : undefined,
      volume: 'volume' in citation && citation.volume !== undefined ? String(citation.volume) : undefined,
      page:
        citation.kind === 'neutral'
          ? citation.number
          : 'page' in citation && citation.page !== undefined
            ? String(citation.page)
            : undefined,
      number: matter?.kind === 'unreported' ? formatCaseNumber(matter.caseNumber) : undefined,
      authority: courtOf(citation) ?? court ?? undefined,
      issued: date ? readDay(date) : year === null ? undefined : { 'date-parts': [[year]] },
    })
  }
  if (isBackCitation(citation)) return { type: 'document', title: citation.text }
  if (citation.kind === 'legal_notice')
    return withoutEmpty({
      type: 'regulation',
      title: citation.text,
      number: String(citation.number),
      issued: citation.year === undefined ? undefined : { 'date-parts': [[citation.year]] },
    })
  const { act, provisions, order } = lawParts(citation)
  const place = [order === null ? '' : `Order ${order}`, listProvisions(provisions)].filter((part) => part !== '').join(' ')
  return withoutEmpty({
    type: kindOf(citation) === 'subsidiary' ? 'regulation' : 'legislation',
    title: act?.name || citation.text,
    number: act?.cap !== undefined ? `Cap. ${act.cap}` : act?.number !== undefined ? `No. ${act.number} of ${act.year}` : undefined,
    section: place === '' ? undefined : place,
    issued: act?.year === undefined ? undefined : { 'date-parts': [[act.year]] },
  })
}

const withoutEmpty = (item: Record<string, unknown>): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as Item

/** Where a citation stands in a table of authorities. */
export function kindOf(citation: Citation): AuthorityKind {
  if (isCaseCitation(citation)) return 'case'
  if (citation.kind === 'legal_notice') return 'subsidiary'
  if (isBackCitation(citation)) return 'other'
  const { act, unit } = lawParts(citation)
  if (/\bconstitution\b/i.test(act?.name ?? '') || (unit === 'article' && act === null)) return 'constitution'
  return unit === 'rule' ||
    unit === 'regulation' ||
    unit === 'paragraph' ||
    /\b(?:rules|regulations|order|notice|by-laws)$/i.test(act?.name ?? '')
    ? 'subsidiary'
    : 'statute'
}
