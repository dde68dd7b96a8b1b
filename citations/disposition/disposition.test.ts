import { describe, expect, test } from 'vitest'
import { type Disposition, readDisposition } from './disposition.ts'
import { outcomeInWords } from './outcome-words.ts'
import { rules } from './rules.ts'

const laidOut = (paragraphs: readonly string[], opinionKind = 'sole') => {
  const starts = paragraphs.map((_, index) => paragraphs.slice(0, index).reduce((sum, text) => sum + text.length + 2, 0))
  return {
    content: paragraphs.join('\n\n'),
    parts: [{ kind: 'opinion', opinion_kind: opinionKind }],
    paragraphs: paragraphs.map((text, index) => ({ start: starts[index]!, end: starts[index]! + text.length, kind: 'paragraph', part: 0 })),
  }
}
const kindOf = (...paragraphs: string[]): Disposition['kind'] | null => readDisposition(laidOut(paragraphs))?.kind ?? null

describe.each(rules)('$name', ({ kind, pattern, matches, leaves }) => {
  test.each(matches)('%s', (sentence) => {
    expect(pattern.test(sentence)).toBe(true)
    expect(readDisposition(laidOut([sentence]))?.sentences.map((one) => one.kind)).toContain(kind)
  })
  if (leaves.length > 0) test.each(leaves)('not: %s', (sentence) => expect(pattern.test(sentence)).toBe(false))
})

test.each<[Disposition['kind'] | null, string[]]>([
  ['partly allowed', ['The application dated 2nd May is dismissed.', 'The application dated 9th May is hereby allowed.']],
  ['allowed', ['The appeal is allowed.', 'The matter is remitted to the trial court.']],
  ['dismissed', ['The suit is dismissed.', 'Orders accordingly.']],
  [null, ['Counsel urged that the appeal be dismissed.', 'The parties shall keep the status quo.']],
  [null, ['In default the suit shall stand dismissed.']],
  [null, ['As was said in that case, “the appeal is dismissed with costs”.']],
  [null, ['The trial court dismissed the suit.']],
])('%s: %s', (kind, paragraphs) => expect(kindOf(...paragraphs)).toBe(kind))

test('it says whom it favours and which words decide', () => {
  const text = laidOut(['1. The fence was moved.', '2. The appeal fails and is dismissed with costs.'])
  const found = readDisposition(text)!
  expect(found).toMatchObject({ kind: 'dismissed', favours: 'responding party' })
  expect(found.sentences.map(({ start, end }) => text.content.slice(start, end))).toContain('The appeal fails and is dismissed with costs.')
})

test('a dissent decides nothing', () => {
  const [lead, dissent] = ['The appeal is dismissed.', 'I would allow it. The appeal is allowed.'] as const
  const text = laidOut([lead, dissent])
  const parts = [
    { kind: 'opinion', opinion_kind: 'majority' },
    { kind: 'opinion', opinion_kind: 'dissenting' },
  ]
  const paragraphs = text.paragraphs.map((one, part) => ({ ...one, part }))
  expect(readDisposition({ ...text, parts, paragraphs })?.kind).toBe('dismissed')
})

test.each([
  ['Appeal dismissed', 'The appeal fails and is dismissed.'],
  ['Application allowed in part', 'The application dated 2nd May succeeds in part.'],
  ['Dismissed', 'The same is hereby dismissed.'],
  ['Appeal allowed; remitted', 'The appeal is allowed. The bill is remitted to another taxing officer.'],
  ['Petition struck out', 'The Petition dated 7th March is struck out.'],
  ['Acquitted', 'I hereby acquit the accused.'],
])('%s: %s', (words, sentence) => {
  const text = laidOut([sentence])
  expect(outcomeInWords(readDisposition(text)!, text.content)).toBe(words)
})
