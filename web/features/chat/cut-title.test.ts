import { expect, test } from 'vitest'
import { cutTitle } from './cut-title.ts'

test.each([
  ['Wekulo v Mlima Crest Bank', 'Wekulo v Mlima Crest Bank'],
  ['Wekulo v Mlima Crest Bank!', 'Wekulo v Mlima Crest B…'],
  ['', ''],
])('%j is shown as %j', (title, shown) => expect(cutTitle(title)).toBe(shown))
