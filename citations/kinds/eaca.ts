import type { Kind } from './kind.ts'
import type { Series } from './report.ts'

/** Reports of the Court of Appeal for Eastern Africa. */
export const EACA: Series = {
  kind: 'EACA',
  // EACA, E.A.C.A.
  pattern: /\s{0,3}E\.?\s{0,3}A\.?\s{0,3}C\.?\s{0,3}A(?![A-Za-z])(?:\.(?=\s{0,3}\d))?/y,
  canonical: () => 'EACA',
  needsPage: false,
}

export const eaca: Kind<'EACA'> = {
  id: 'EACA',
  canonical: '(year) volume EACA page',
  examples: [
    { text: 'in (1954) 21 EACA 116', span: '(1954) 21 EACA 116', fields: { year: 1954, volume: 21, page: 116 } },
    { text: 'in [1954] 21(1) EACA 116', span: '[1954] 21(1) EACA 116', fields: { volume: 21, page: 116 } },
    { text: 'v R 21 E.A.C.A. 166 at', span: '21 E.A.C.A. 166', fields: { volume: 21, page: 166 } },
    { text: 'in (1953) 20 E.A.C.A. 99', span: '(1953) 20 E.A.C.A. 99', fields: { volume: 20, page: 99 } },
  ],
}
