import { expect, test } from 'vitest'
import { detectCitations } from './detect-citations.ts'

test.each([
  ['Held in [2019] eKLR that', ['[2019] eKLR']],
  ['In Butt v Rent Restriction Tribunal [1982] KLR 417 a stay', ['Butt v Rent Restriction Tribunal [1982]']],
  [
    'See Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR), and again [2026] KESC 90007 (KLR).',
    ['Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)', '[2026] KESC 90007 (KLR)'],
  ],
  ['Mbogo v Shah (1968) held so', ['Mbogo v Shah (1968)']],
  ['reported at (1975) EA 123', ['(1975) EA 123']],
  ['The Act was amended (2019) and section 7 [1] was not.', []],
])('%s', (text, citations) => expect(detectCitations(text)).toEqual(citations))
