import { expect, test } from 'vitest'
import { detectCitations } from './detect-citations.ts'

test.each([
  ['Held in [2019] eKLR that', ['[2019] eKLR']],
  ['In Butt v Rent Restriction Tribunal [1982] KLR 417 a stay', ['Butt v Rent Restriction Tribunal [1982] KLR 417']],
  [
    'See Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR), and again [2026] KESC 90007 (KLR).',
    ['Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR)', '[2026] KESC 90007 (KLR)'],
  ],
  ['Mbogo v Shah (1968) held so', ['Mbogo v Shah (1968)']],
  [
    'as held under the Act. In Muthaiga Country Club v Kenya Revenue Authority [2019] eKLR it was',
    ['Muthaiga Country Club v Kenya Revenue Authority [2019] eKLR'],
  ],
  ['typed as [2022] kehc 65 (klr) by hand', ['[2022] kehc 65 (klr)']],
  ['reported at (1975) EA 123', ['(1975) EA 123']],
  ['The Act was amended (2019) and section 7 [1] was not.', []],
])('%s', (text, citations) => expect(detectCitations(text)).toEqual(citations))
