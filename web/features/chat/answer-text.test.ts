import { expect, test } from 'vitest'
import type { ChatSentence } from '#contract/chat'
import { divideSections, divideText, joinSentences } from './answer-text.ts'

const sentence = (index: number, markdown: string, more: Partial<ChatSentence> = {}): ChatSentence => ({
  index,
  markdown,
  opens: false,
  references: [],
  verdict: 'drawn',
  reason: null,
  ...more,
})

test('references and what is held back are found among the words', () => {
  const text = joinSentences([
    sentence(0, 'A stay needs substantial loss. [1][2]', { opens: true }),
    sentence(1, '', { verdict: 'struck', reason: 'other-figure' }),
    sentence(2, '', { verdict: 'checking' }),
    sentence(3, 'It is for the applicant to show it. [12]'),
  ])
  expect(divideText(text)).toEqual([
    { kind: 'words', words: 'A stay needs substantial loss. ' },
    { kind: 'reference', n: 1 },
    { kind: 'reference', n: 2 },
    { kind: 'words', words: ' ' },
    { kind: 'held back', first: 1, last: 1 },
    { kind: 'words', words: ' ' },
    { kind: 'held back', first: 2, last: 2 },
    { kind: 'words', words: ' It is for the applicant to show it. ' },
    { kind: 'reference', n: 12 },
  ])
})

test.each([
  ['[2024] KEHC 90001 (KLR)', 'a citation is no reference'],
  ['[a]', 'nor is a letter'],
])('%s: %s', (words) => expect(divideText(words)).toEqual([{ kind: 'words', words }]))

test('paragraphs, items and quotations begin where they open', () => {
  const joined = joinSentences([
    sentence(0, '## Background', { opens: true, verdict: 'heading' }),
    sentence(1, 'One.', { opens: true }),
    sentence(2, 'Two.'),
    sentence(3, '- first', { opens: true }),
    sentence(4, '- second', { opens: true }),
    sentence(5, 'Three.', { opens: true }),
  ])
  expect(joined).toBe('## Background\n\nOne. Two.\n- first\n- second\n\nThree.')
})

test('what is being checked stands below its heading, not on the same line', () => {
  const joined = joinSentences([
    sentence(0, '## Legal Issue', { opens: true, verdict: 'heading' }),
    sentence(1, '', { verdict: 'checking' }),
  ])
  expect(divideSections(joined).map(({ heading }) => heading)).toEqual(['Legal Issue'])
})

test('an answer is divided at its four headings', () => {
  expect(divideSections('Before.\n\n## Background\n\nOne.\n\n## legal issue:\nTwo.\n\n### Not one\n\n## Other\n\nThree.')).toEqual([
    { heading: null, text: 'Before.' },
    { heading: 'Background', text: 'One.' },
    { heading: 'Legal Issue', text: 'Two.\n\n### Not one\n\n## Other\n\nThree.' },
  ])
  expect(divideSections('Plain words.')).toEqual([{ heading: null, text: 'Plain words.' }])
  expect(divideSections('')).toEqual([])
})
