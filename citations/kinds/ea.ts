import type { Kind } from './kind.ts'
import type { Series } from './report.ts'

/** East Africa Law Reports. */
export const EA: Series = {
  kind: 'EA',
  // EA, E.A., E. A., EALR; not EACA, nor E.A. before more letters
  pattern: /\s{0,3}E\.?\s{0,3}A(?:\.?\s{0,3}L\.?\s{0,3}R)?(?![A-Za-z])(?!\.?\s{0,3}C\.?\s{0,3}A)(?:\.(?=\s{0,3}\d))?/y,
  canonical: () => 'EA',
  needsPage: false,
}

export const ea: Kind<'EA'> = {
  id: 'EA',
  canonical: '[year] volume EA page',
  examples: [
    { text: 'in [1973] EA 358, namely', span: '[1973] EA 358', fields: { year: 1973, page: 358 } },
    { text: 'in [1967] E.A. 705, 709, 713', span: '[1967] E.A. 705', fields: { page: 705, pinpoint: { unit: 'page', from: '709' } } },
    { text: 'in [1973] EA. 358 at 360', span: '[1973] EA. 358', fields: { page: 358 } },
    { text: 'in (2004) 1 EA 91', span: '(2004) 1 EA 91', fields: { volume: 1, page: 91 } },
    { text: 'in [1968]EA 123', span: '[1968]EA 123', fields: { page: 123 } },
    { text: 'in (2002) 2EA 329', span: '(2002) 2EA 329', fields: { volume: 2, page: 329 } },
    { text: 'in [2001] Vol. 1 EA 86.', span: '[2001] Vol. 1 EA 86', fields: { volume: 1, page: 86 } },
    { text: 'in [1999] 2 EA 22 (SCU)', span: '[1999] 2 EA 22', fields: { page: 22, courtSuffix: { text: 'SCU' } } },
    { text: 'in (1973) EA, where', span: '(1973) EA', fields: { year: 1973 } },
  ],
}
