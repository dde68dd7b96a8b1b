import { expect, test } from 'vitest'
import type { ChatMessage, ChatReference, ChatSentence } from '#contract/chat'
import { type Conversation, type ConversationEvent, emptyConversation, follow, mergeReferences } from './conversation.ts'

const at = '2026-11-23T09:00:00.000Z'
const after = (events: ConversationEvent[], from: Conversation = emptyConversation) => events.reduce(follow, from)
const names = { chat_id: 'c', question_id: 'q', message_id: 'a' }
const sentence = (index: number, markdown: string, verdict: ChatSentence['verdict'] = 'drawn'): ChatSentence => ({
  index,
  markdown,
  opens: false,
  references: [],
  verdict,
  reason: null,
})
const asked: ConversationEvent[] = [
  { type: 'asked', question: 'When is bail refused?', at, id: '1', edits: null },
  { type: 'status', status: { step: 'asked', ...names } },
]

test('a question stands at once, under a name of its own until the server gives it one', () => {
  const begun = after(asked.slice(0, 1))
  expect(begun.messages.map(({ id, role, content }) => [id, role, content])).toEqual([
    ['temp-1-question', 'user', 'When is bail refused?'],
    ['temp-1', 'assistant', ''],
  ])
  expect(begun.asking).toEqual({ step: 'sending', passages: null, looking: null })
  const known = after(asked)
  expect([known.chatId, ...known.messages.map(({ id }) => id)]).toEqual(['c', 'q', 'a'])
})

test('what is looked up is told until the next thing is', () => {
  const looking = after([...asked, { type: 'status', status: { step: 'looking', at: 'passage', what: 'Achieng v Barasa, para 2' } }])
  expect(looking.asking).toEqual({ step: 'looking', passages: null, looking: { at: 'passage', what: 'Achieng v Barasa, para 2' } })
  expect(follow(looking, { type: 'status', status: { step: 'again' } }).asking).toEqual({ step: 'again', passages: null, looking: null })
})

test('what an answer is narrowed to is told before its first sentence', () => {
  const narrowing = { judges: [], courts: ['High Court'], place: null, division: null, from: null, to: null, latest: false }
  const notice = { code: 'narrowed' as const, ...narrowing, kept: false, held: true }
  const { messages } = after([...asked, { type: 'status', status: { step: 'found', passages: 2, notices: [notice] } }])
  expect(messages.map(({ notices }) => notices)).toEqual([[], [notice]])
})

test('a sentence takes the place of what was being checked', () => {
  const { messages } = after([
    ...asked,
    { type: 'sentence', sentence: sentence(1, '', 'checking') },
    { type: 'sentence', sentence: sentence(0, 'Zero.') },
    { type: 'sentence', sentence: sentence(1, 'One.') },
  ])
  expect(messages.at(-1)!.sentences.map(({ markdown }) => markdown)).toEqual(['Zero.', 'One.'])
})

test('what was answered stays when the connection is lost; an answer without a word goes', () => {
  const answered = after([
    ...asked,
    { type: 'sentence', sentence: sentence(0, 'Zero.') },
    { type: 'sentence', sentence: sentence(1, '', 'checking') },
    { type: 'failed', words: 'Lost', lost: true },
  ])
  expect(answered.messages.at(-1)).toMatchObject({ state: 'failed', sentences: [{ markdown: 'Zero.' }] })
  expect(answered).toMatchObject({ asking: null, problem: { words: 'Lost' } })
  const none = after([...asked, { type: 'failed', words: 'Lost', lost: true }])
  expect(none.messages.map(({ role }) => role)).toEqual(['user'])
})

test('an edited question takes the place of all that followed it, an answer given anew that of the last', () => {
  const [first] = [after(asked)]
  const second = after(
    [
      { type: 'asked', question: 'And pending appeal?', at, id: '2', edits: null },
      { type: 'status', status: { step: 'asked', chat_id: 'c', question_id: 'q2', message_id: 'a2' } },
    ],
    first,
  )
  const edited = follow(second, { type: 'asked', question: 'When is it granted?', at, id: '3', edits: 'q' })
  expect(edited.messages.map(({ content }) => content)).toEqual(['When is it granted?', ''])
  const anew = follow(second, { type: 'answered anew', at, id: '4' })
  expect(anew.messages.map(({ id }) => id)).toEqual(['q', 'a', 'q2', 'temp-4'])
})

test('references are merged by what they refer to, with each passage once', () => {
  const reference = (id: string, paragraph: number) => ({ id, paragraph }) as ChatReference
  const message = (references: ChatReference[]) => ({ references }) as ChatMessage
  const merged = mergeReferences([
    message([reference('a', 9), reference('b', 1)]),
    message([reference('a', 2), reference('a', 9), reference('c', 4)]),
  ])
  expect(merged.map(({ reference: { id }, passages }) => [id, passages.map(({ paragraph }) => paragraph)])).toEqual([
    ['a', [2, 9]],
    ['b', [1]],
    ['c', [4]],
  ])
})

test('a message that comes twice stands once: under its id, or at the same time in the same words', () => {
  const [question, answer] = after(asked).messages as [ChatMessage, ChatMessage]
  const { messages } = after([
    { type: 'opened', chatId: 'c', messages: [question, { ...question, id: 'q2' }, answer, { ...answer, content: 'Later.' }] },
  ])
  expect(messages.map(({ id }) => id)).toEqual(['q', 'a'])
})
