import type { Kind } from './kind.ts'
import type { Series } from './report.ts'

/** Kenya Appeal Reports. */
export const KAR: Series = {
  kind: 'KAR',
  // KAR, K.A.R.
  pattern: /\s{0,3}K\.?\s{0,3}A\.?\s{0,3}R(?![A-Za-z])(?:\.(?=\s{0,3}\d))?/y,
  canonical: () => 'KAR',
  needsPage: false,
}

export const kar: Kind<'KAR'> = {
  id: 'KAR',
  canonical: '(year-year) volume KAR page',
  examples: [
    { text: 'in (1982-88) 1 KAR 727 at 730', span: '(1982-88) 1 KAR 727', fields: { year: 1982, yearTo: 1988, volume: 1, page: 727 } },
    { text: 'in (1982-88) I KAR 727', span: '(1982-88) I KAR 727', fields: { volume: 1, page: 727 } },
    { text: 'Mwangi v Mwangi I KAR 278, and', span: 'I KAR 278', fields: { volume: 1, page: 278 } },
    { text: 'in (1982 – 88 I KAR 278)', span: '1982 – 88 I KAR 278', fields: { year: 1982, yearTo: 1988, page: 278 } },
    { text: 'in (1982-1988) KAR to support', span: '(1982-1988) KAR', fields: { yearTo: 1988 } },
  ],
}
