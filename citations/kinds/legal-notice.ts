import type { NoticeCitation } from '../citation.ts'
import type { Kind } from './kind.ts'

// Legal Notice No. 53 of 2020, Legal Notice Number 2, Gazette Notice No. 9131 of 2023, L.N. 29/2009, G.N. No. 5
const NOTICE =
  /(?:(legal\s{1,3}notice|L\.?\s?N(?![A-Za-z])\.?)|(?:gazette\s{1,3}notice|G\.?\s?N(?![A-Za-z])\.?))\s{0,3}(?:(?:no|number|n0)(?![A-Za-z])\s{0,2}[.:]?)?\s{0,3}(\d{1,5})(?![\d.]\d)(?:\s{0,3}(?:\/|of(?![A-Za-z]))\s{0,3}((?:18|19|20)\d\d)(?!\d))?/iy

/** The Legal or Gazette Notice that starts at `start`. */
export const readNotice = (text: string, start: number): NoticeCitation | null => {
  NOTICE.lastIndex = start
  const match = NOTICE.exec(text)
  if (!match) return null
  // LN780/2006 is one, LN780 may be anything
  if (/^[lg]n/.test(match[0]) || (/^[LG]N\d/.test(match[0]) && !match[3])) return null
  return {
    kind: 'legal_notice',
    text: match[0],
    start,
    end: start + match[0].length,
    series: match[1] ? 'Legal Notice' : 'Gazette Notice',
    number: Number(match[2]),
    ...(match[3] ? { year: Number(match[3]) } : {}),
  }
}

export const legalNotice: Kind<'legal_notice'> = {
  id: 'legal_notice',
  canonical: 'Legal Notice No. n of year',
  examples: [
    {
      text: 'in Legal Notice No. 53 of 2020, the',
      span: 'Legal Notice No. 53 of 2020',
      fields: { series: 'Legal Notice', number: 53, year: 2020 },
    },
    { text: '(Legal Notice Number 2) under', span: 'Legal Notice Number 2', fields: { number: 2 } },
    { text: 'vide L.N. No. 29/2009, the', span: 'L.N. No. 29/2009', fields: { number: 29, year: 2009 } },
    { text: 'L.N. 29/2009 applies', span: 'L.N. 29/2009', fields: { number: 29, year: 2009 } },
    {
      text: 'in Gazette Notice No. 3195 of 22 nd March 2022',
      span: 'Gazette Notice No. 3195',
      fields: { series: 'Gazette Notice', number: 3195 },
    },
    { text: 'the Gazette Notice No. 9131 of 2023, published', span: 'Gazette Notice No. 9131 of 2023', fields: { year: 2023 } },
  ],
}
