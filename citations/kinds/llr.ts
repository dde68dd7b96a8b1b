import type { Kind } from './kind.ts'
import type { Series } from './report.ts'

/** LawAfrica Law Reports. */
export const LLR: Series = {
  kind: 'LLR',
  // LLR, L.L.R.
  pattern: /\s{0,3}L\.?\s{0,3}L\.?\s{0,3}R(?![A-Za-z])(?:\.(?=\s{0,3}\d))?/y,
  canonical: () => 'LLR',
  needsPage: false,
}

export const llr: Kind<'LLR'> = {
  id: 'LLR',
  canonical: '[year] volume LLR page',
  examples: [
    { text: 'in [2004] LLR 4788 (HCK)', span: '[2004] LLR 4788', fields: { page: 4788, courtSuffix: { text: 'HCK' } } },
    { text: 'in [1983] LLR at 403', span: '[1983] LLR', fields: { year: 1983, pinpoint: { unit: 'page', from: '403' } } },
  ],
}
