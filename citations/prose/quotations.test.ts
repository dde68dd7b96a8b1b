import { expect, test } from 'vitest'
import { quotationsIn, quotedParagraphs, quotedPlaces } from './quotations.ts'

test.each<[text: string, quoted: string[]]>([
  ['He said “a will is void” and left.', ['“a will is void']],
  ['He said "a will is void" and "so is a deed".', ['"a will is void', '"so is a deed']],
  ['It held: “a will is “void” where unsigned.', ['“a will is “void']],
  ['It went on: “the deed', ['“the deed']],
  ['ends here” and nothing opened', []],
  ['The tenant’s ‘rent’ was late', []],
])('%s has its quotations', (text, quoted) => expect(quotationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(quoted))

test('a position is quoted after the mark that opens and before the one that closes', () => {
  const text = 'a “b” c “d” e'
  const isQuoted = quotedPlaces(text)
  expect([...text].filter((_, at) => isQuoted(at)).join('')).toBe('bd')
  expect(isQuoted(text.length + 5)).toBe(false)
})

const quotedOf = (paragraphs: string[]) => [
  ...quotedParagraphs(
    paragraphs.map((text) => (text.startsWith('- ') ? { text: text.slice(2), kind: 'item' } : { text, kind: 'paragraph' })),
  ),
]
const many = (count: number, text: string) => Array.from({ length: count }, () => text)

test.each<[name: string, paragraphs: string[], quoted: number[]]>([
  ['opened in one paragraph and closed in a later one', ['He said: “first', 'second', 'third.”', 'The court disagrees.'], [1, 2]],
  ['closed at once', ['He said “first”.', 'second'], []],
  ['never closed', ['He said: “first', 'second', 'third'], []],
  ['opened anew in each paragraph', ['“one', '“two', '“three”', 'four'], []],
  ['closed after more paragraphs than a quotation has', ['He said: “first', ...many(12, 'more'), 'end.”'], []],
  ['closed after as many as it may have', ['He said: “first', ...many(11, 'more'), 'end.”'], [...Array(12).keys()].map((at) => at + 1)],
  [
    'a list that it leads in, with straight marks',
    ['The rule says: "a court may–', '- (a) order', '- (b) refuse"', '- (c) as here'],
    [1, 2],
  ],
  ['a list that nothing closes', ['The rule says: "a court may–', '- (a) order', '- (b) refuse'], []],
  ['a list with something else before its end', ['The rule says: "a court may–', '- (a) order', 'I agree', '- (b) refuse"'], []],
  ['a list after a sentence that is closed', ['The rule says "a court may":', '- (a) order', '- (b) "refuse"'], []],
  ['a list after words that lead nothing in', ['The rule says "a court may', '- (a) order', '- (b) refuse"'], []],
  [
    'a list as long as one may be',
    ['It says: "a court may–', ...many(19, '- (a) order'), '- (b) refuse"'],
    [...Array(20).keys()].map((at) => at + 1),
  ],
  ['a list that a comma and space lead in', ['It says: "a court may,  ', '- (a) order"'], [1]],
  ['items after a comma in the middle', ['It says: "a court, may', '- (a) order"'], []],
  ['a list longer than any', ['It says: "a court may–', ...many(20, '- (a) order'), '- (b) refuse"'], []],
])('quoted paragraphs: %s', (_, paragraphs, quoted) => expect(quotedOf(paragraphs)).toEqual(quoted))
