import type { Kind } from './kind.ts'
import type { Series } from './report.ts'

/** Kenya Law Reports and its special volumes: KLR, K.L.R., KLR (E&L), KLR (EP), KLR (F). */
export const KLR: Series = {
  kind: 'KLR',
  // KLR, K.L.R., KLR (E&L), KLR (E & L), KLR (EP)
  pattern: /\s{0,3}K\.?\s{0,3}L\.?\s{0,3}R(?![A-Za-z])(?:\.(?=\s{0,3}\d))?(?:\s{0,3}\(\s{0,3}[A-Z]\.?\s{0,3}&?\s{0,3}[A-Z]?\.?\s{0,3}\))?/y,
  canonical: (printed) => {
    const special = /\(([^)]*)\)/.exec(printed)?.[1]?.replace(/[\s.]/g, '')
    return special ? `KLR (${special})` : 'KLR'
  },
  needsPage: false,
}

export const klr: Kind<'KLR'> = {
  id: 'KLR',
  canonical: '[year] volume KLR page',
  examples: [
    { text: 'in [1983] KLR 569, it', span: '[1983] KLR 569', fields: { year: 1983, page: 569, series: 'KLR' } },
    { text: 'in [2006] 2 KLR 251', span: '[2006] 2 KLR 251', fields: { volume: 2, page: 251 } },
    { text: 'in (1976-80) 1 KLR 1566', span: '(1976-80) 1 KLR 1566', fields: { year: 1976, yearTo: 1980, volume: 1, page: 1566 } },
    {
      text: 'in [1953] 26 KLR 31 at 33',
      span: '[1953] 26 KLR 31',
      fields: { volume: 26, page: 31, pinpoint: { unit: 'page', from: '33' } },
    },
    { text: 'in [2008] 1 KLR (E&L) 77', span: '[2008] 1 KLR (E&L) 77', fields: { series: 'KLR (E&L)', page: 77 } },
    { text: 'in [2008] 3 KLR (EP) 5', span: '[2008] 3 KLR (EP) 5', fields: { series: 'KLR (EP)' } },
    { text: 'Rex v Kamau 26 KLR 31 held', span: '26 KLR 31', fields: { volume: 26, page: 31 } },
    { text: 'the case [1989] KLR, says', span: '[1989] KLR', fields: { year: 1989 } },
    { text: 'in (1986)\u00A0K.L.R.\u00A0612', span: '(1986)\u00A0K.L.R.\u00A0612', fields: { page: 612 } },
  ],
}
