import { describe, expect, test } from 'vitest'
import { compareQuote, makeComparable } from './compare-quote.ts'
import { findQuotes } from './find-quotes.ts'
import { fold } from './fold.ts'

const judgment = [
  '12. The  appellant’s case was that the notice “to quit”\nwas never served – not once – upon him.',
  '13. We hold that service of a notice is a condition precedent to re-entry, and that no waiver was shown by the landlord.',
  '14. The appeal is allowed with costs of Kshs. 50,000 to the appellant.',
].join('\n\n')
const text = makeComparable(judgment)
const shown = (quote: string) => {
  const { status, comparison } = compareQuote(quote, text)
  return [
    status,
    comparison.map(({ kind, text: words }) => ({ same: words, document: `-${words}-`, library: `+${words}+` })[kind]).join(' '),
  ]
}

test.each([
  ['service of a notice is a condition precedent to re-entry,', 'word for word'],
  ['13. We hold that service of a notice is a condition precedent', 'word for word'],
  ['[13] We hold that service of a notice is a condition precedent', 'word for word'],
  ['notice “to quit” was never\n  served – not once – upon him. 13. We hold that', 'word for word'],
  ['We hold that service … is a condition precedent … no waiver was shown', 'word for word'],
  ['13. We hold that service [sic] of a notice', 'word for word'],
  ['We hold [2021] that service of a notice is a condition precedent', 'altered'],
  ['[s]ervice of a notice is a condition precedent to [the] re-entry', 'word for word'],
  ['The appellant\'s case was that the notice "to quit" was never served - not once - upon him', 'word for word'],
  ['the notice "to quit" was never served -- not once -- upon him', 'word for word'],
  ['service of a no\u00ADtice is a con\u00ADdition pre\u00ADcedent to re‑entry', 'word for word'],
  ['the notice ‘to quit’ was never served—not once—upon him', 'marks differ'],
  ['Service of a notice is a condition precedent to re-entry', 'marks differ'],
  ['no waiver was shown … service of a notice is a condition precedent', 'altered'],
  ['the lease was forfeited upon the first default in payment', 'not found'],
])('%s: %s', (quote, status) => expect(compareQuote(quote, text).status).toBe(status))

test.each([
  ['service of a notice is not a condition precedent to re-entry', 'service of a notice is -not- a condition precedent to re-entry'],
  ['service of notice is a condition precedent to re-entry', 'service of +a+ notice is a condition precedent to re-entry'],
  ['allowed with costs of Kshs. 500,000 to the appellant', 'allowed with costs of Kshs. -500,000- +50,000+ to the appellant'],
  ['service of a notice, is a condition precedent to re-entry', 'service of a -notice,- +notice+ is a condition precedent to re-entry'],
  [
    'We hold that service … is a condition subsequent to re-entry',
    'We hold that service … is a condition -subsequent- +precedent+ to re-entry',
  ],
])('%s', (quote, comparison) => expect(shown(quote)).toEqual(['altered', comparison]))

test('only what differs is shown as different, as each side has it', () => {
  expect(shown("appellant's case was that the notice ‘to quit’ was never served–not once–upon him")).toEqual([
    'marks differ',
    "appellant's case was that the notice -‘to- +“to+ -quit’- +quit”+ was never -served–not once–upon- +served – not once – upon+ him",
  ])
  expect(shown('that the notice "to leave" was never served - not once - upon him')).toEqual([
    'altered',
    'that the notice "to -leave"- +quit”+ was never served - not once - upon him',
  ])
  const ligatures = makeComparable('The oﬃcer ﬁled the aﬃdavit of the plaintiﬀ on the ﬁfth day.')
  expect(compareQuote('The officer filed the affidavit of the plaintiff', ligatures).status).toBe('word for word')
  const broken = compareQuote('The officer filed the statement of the plaintiff', ligatures).comparison
  expect(broken.map(({ kind, text: words }) => `${kind}: ${words}`)).toEqual([
    'same: The officer filed the',
    'document: statement',
    'library: aﬃdavit',
    'same: of the plaintiff',
  ])
})

test('words are found where they stand', () => {
  const [start] = compareQuote('We hold that service of a notice', text).starts
  expect(judgment.slice(start, start! + 12)).toBe('We hold that')
  const folded = fold(judgment)
  const plain = (sign: string) => sign.replace(/[“”]/, '"').replace('’', "'").replace('–', '-')
  expect([...folded.text].every((sign, at) => sign === ' ' || sign === plain(judgment[folded.places[at]!]!))).toBe(true)
})

test('quotes are words between marks, over paragraphs, and the paragraph after a colon', () => {
  const brief = [
    'The “Agreement” was void. He said “one two three ‘four’ five six” and "seven eight nine ten eleven".',
    'The court held ‘that the tenant’s rights were lost’ and no more:',
    '“First paragraph of a long quote',
    '“and its second, with “an inner one” in it.”',
    'It was said:',
    '13. We hold that service matters.',
    'An unclosed “quote runs to nothing',
  ].join('\n\n')
  expect(findQuotes(brief).map(({ text: words, block }) => [words, block])).toEqual([
    ['one two three ‘four’ five six', false],
    ['seven eight nine ten eleven', false],
    ['that the tenant’s rights were lost', false],
    ['First paragraph of a long quote\n\n“and its second, with “an inner one” in it.', false],
    ['13. We hold that service matters.', true],
  ])
  for (const { text: words, start, end } of findQuotes(brief)) expect(brief.slice(start, end)).toBe(words)
})

describe('what is left out', () => {
  const held = makeComparable(
    'The court shall not lightly set aside a consent, which was not denied, that both parties signed. It is not enough to be late. The decree stands unless it is stayed.',
  )
  test.each([
    ['The court shall … set aside a consent', true],
    ['The court shall [lightly] set aside a consent', true],
    ['The decree stands … it is stayed', true],
    ['both parties [never] signed', true],
    ['shall not … set aside a consent', false],
    ['set aside a consent … that both parties signed', false],
    ['that both parties signed. … The decree stands unless', false],
  ])('%s turns the sense: %s', (quote, turned) => {
    const compared = compareQuote(quote, held)
    expect(compared.status === 'altered').toBe(turned)
    expect(compared.turned === true).toBe(turned)
  })
})
