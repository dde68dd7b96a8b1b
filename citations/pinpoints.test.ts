import { expect, test } from 'vitest'
import { paragraphsOfPinpoint } from './pinpoints.ts'

test.each([
  ['para 25', 'eKLR', [25]],
  ['paragraphs 12 to 14', 'neutral', [12, 13, 14]],
  ['§ 3 and 5', 'foreign', [3, 5]],
  ['[41]', 'foreign', [41]],
  ['25', 'neutral', [25]],
  ['516', 'KLR', []],
  ['pp. 33-35', 'neutral', []],
])('%s after %s: %j', (pinpoint, kind, paragraphs) => expect(paragraphsOfPinpoint({ pinpoint, kind })).toEqual(paragraphs))
