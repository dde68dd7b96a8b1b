import type { AuthorityKind } from '#contract/citation-lists'
import { type Item, text, yearOf } from './item.ts'

/**
 * A record as the words of a citation, which are then read like any that was typed: 'Otieno v Ngani [2003] KECA 175 (KLR)'. Books and
 * articles give author, title, year and where they stand.
 */
export function textOfItem(item: Item): string {
  const kept = text(item.custom?.text)
  if (kept !== '') return kept
  const title = text(item.title)
  const container = text(item['container-title'])
  const [volume, page, number, year] = [
    text(item['volume']),
    text(item['page']).split(/[-–]/)[0]!,
    text(item['number']),
    yearOf(item.issued),
  ]
  if (item.type === 'legal_case') return joined([title, caseCitation({ container, volume, page, number, year, title })])
  if (item.type === 'legislation' || item.type === 'bill' || item.type === 'regulation')
    return lawCitation({ title, number, year, section: text(item['section']) })
  const authors = (item.author ?? []).map(({ family, given, literal }) => literal ?? joined([given ?? '', family ?? '']))
  const publisher = [text(item['publisher']), year].filter((part) => part !== '').join(' ')
  const place =
    container === '' ? (publisher === '' ? '' : `(${publisher})`) : joined([year === '' ? '' : `(${year})`, volume, container, page])
  return joined([authors.length === 0 ? '' : `${authors.join(', ')},`, container === '' ? title : `‘${title}’`, place])
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

interface CaseParts {
  container: string
  volume: string
  page: string
  number: string
  year: string
  title: string
}

function caseCitation({ container, volume, page, number, year, title }: CaseParts): string {
  // a title that already holds its citation
  if (/\[\d{4}\]/.test(title)) return ''
  const court = /^(?:KE[A-Z]{1,6}|SCC)$/.exec(container.replace(/\s*\(KLR\)$/, ''))?.[0]
  if (court && page !== '') return `[${year}] ${court} ${page} (KLR)`
  if (court && /^\d+$/.test(number)) return `[${year}] ${court} ${number} (KLR)`
  if (/^eKLR$/i.test(container)) return `[${year}] eKLR`
  if (container !== '' && page !== '') return joined([year === '' ? '' : `[${year}]`, volume, container, page])
  if (number !== '') return number
  return year === '' ? '' : `(${year})`
}

function lawCitation({ title, number, year, section }: { title: string; number: string; year: string; section: string }): string {
  const cap = /^(?:cap\.?\s*)?(\d+[A-Z]?)$/i.exec(number)?.[1]
  const beside = cap
    ? ` (Cap. ${cap})`
    : /\bof \d{4}$/.test(number)
      ? ` ${number.replace(/^(?:No\.?\s*)?/i, 'No. ')}`
      : year === '' || title.includes(year)
        ? ''
        : `, ${year}`
  if (section === '') return `${title}${beside}`
  const isArticle = /\bconstitution\b/i.test(title)
  const words = /^(?:order|rule|regulation|section|article|part)\b/i.test(section)
    ? section
    : `${isArticle ? 'Article' : / and |,/.test(section) ? 'sections' : 'section'} ${section}`
  return `${words} of the ${title}${beside}`
}

export const kindOfItem = ({ type, title }: Item): AuthorityKind => {
  if (type === 'legal_case') return 'case'
  if (type === 'regulation') return 'subsidiary'
  if (type === 'legislation' || type === 'bill') return /\bconstitution\b/i.test(title ?? '') ? 'constitution' : 'statute'
  return 'other'
}
