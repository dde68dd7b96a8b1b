import { expect, test } from 'vitest'
import type { ChatMessage, ChatReference, ChatSentence } from '#contract/chat'
import { answerAsNote, authoritiesAsNote, chatAsText, wordsOfAnswer } from './answer-as-text.ts'

const sentence = (markdown: string, more: Partial<ChatSentence> = {}) =>
  ({ markdown, opens: false, verdict: 'drawn', ...more }) as ChatSentence
const message = (more: Partial<ChatMessage>) => ({ role: 'assistant', content: '', sentences: [], references: [], ...more }) as ChatMessage

const answer = message({
  sentences: [
    sentence('## Background', { opens: true, verdict: 'heading' }),
    sentence(String.raw`A stay needs *loss*\, \[2024\] KEHC 1. [1]`, { opens: true }),
    sentence('', { verdict: 'struck' }),
    sentence('It is shown on affidavit. [2]'),
  ],
  references: [
    { n: 1, id: 'ke-1', title: 'Achola v Baraza', citation: '[2024] KEHC 90001 (KLR)', pinpoint: 'para 12' } as ChatReference,
    { n: 2, id: 'ke-2', title: 'Kamau v Otieno', citation: null, pinpoint: '' } as ChatReference,
  ],
})

test('a chat is copied with who speaks before each message and blank lines between them', () => {
  const chat = [message({ role: 'user', content: 'When is a stay granted?' }), answer, message({ content: '' })]
  expect(chatAsText(chat, { you: 'You', assistant: 'Assistant' })).toBe(
    'You: When is a stay granted?\n\nAssistant: ## Background\n\nA stay needs *loss*, [2024] KEHC 1. [1] It is shown on affidavit. [2]',
  )
})

test('a note of an answer leads from each reference to its paragraph, and lists them', () => {
  const note = answerAsNote('When?', answer, ({ id }) => `/cases/${id}`, { question: 'Question:', references: 'References' })
  expect(note).toBe(
    [
      '**Question:** When?',
      '## Background',
      String.raw`A stay needs *loss*\, \[2024\] KEHC 1. [\[1\]](/cases/ke-1) It is shown on affidavit. [\[2\]](/cases/ke-2)`,
      '## References',
      String.raw`1. [Achola v Baraza, \[2024\] KEHC 90001 (KLR), para 12](/cases/ke-1)` + '\n2. [Kamau v Otieno](/cases/ke-2)',
    ].join('\n\n'),
  )
})

test('what has no sentences is its content', () => expect(wordsOfAnswer(message({ content: ' Words. ' }))).toBe('Words.'))

test('authorities are kept as a note with their words, the rule bold, and where they lead', () => {
  const reference = { id: 'ke-1', title: 'Achola v Baraza', citation: '[2024] KEHC 90001 (KLR)', pinpoint: 'para 12' } as ChatReference
  const quoted = { ...reference, quote: 'The motion came late. A stay shall not issue unless *loss* is shown.' }
  expect(authoritiesAsNote('When is a stay issued?', [quoted, { ...reference, quote: '' }], ({ id }) => `/cases/${id}`, 'Question:')).toBe(
    [
      '**Question:** When is a stay issued?',
      String.raw`> “The motion came late. **A stay shall not issue unless \*loss\* is shown.**”` +
        '\n>\n> ' +
        String.raw`[Achola v Baraza, \[2024\] KEHC 90001 (KLR), para 12](/cases/ke-1)`,
      String.raw`> [Achola v Baraza, \[2024\] KEHC 90001 (KLR), para 12](/cases/ke-1)`,
    ].join('\n\n'),
  )
})
