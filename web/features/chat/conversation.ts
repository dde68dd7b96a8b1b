import type { ChatAnswer, ChatLooking, ChatMessage, ChatReference, ChatSentence, ChatStatus } from '#contract/chat'

/** How far the server has come with an answer. */
export type AnswerStep = 'sending' | Exclude<ChatStatus['step'], 'asked'>

/** A chat as the screen holds it, with the answer that is being given. */
export interface Conversation {
  /** Null until its first question has reached the server. */
  chatId: string | null
  messages: ChatMessage[]
  /** What is being asked; null while nothing is. */
  asking: { step: AnswerStep; passages: number | null; looking: ChatLooking | null } | null
  /** Why the last question has no whole answer. */
  problem: { words: string; lost: boolean } | null
}

export type ConversationEvent =
  | { type: 'opened'; chatId: string | null; messages: ChatMessage[] }
  | { type: 'asked'; question: string; at: string; id: string; edits: string | null }
  | { type: 'answered anew'; at: string; id: string }
  | { type: 'status'; status: ChatStatus }
  | { type: 'sentence'; sentence: ChatSentence }
  | { type: 'references'; references: ChatReference[] }
  | { type: 'done'; answer: ChatAnswer }
  | { type: 'failed'; words: string; lost: boolean }

export const emptyConversation: Conversation = { chatId: null, messages: [], asking: null, problem: null }

/** Ids of messages that the server has not named yet. */
const temporary = 'temp-'
export const isTemporary = (id: string): boolean => id.startsWith(temporary)

const asking = { step: 'sending', passages: null, looking: null } as const

const question = (id: string, content: string, at: string): ChatMessage => ({
  ...answer(id, at),
  id: `${temporary}${id}-question`,
  role: 'user',
  content,
  state: 'complete',
})

const answer = (id: string, at: string): ChatMessage => ({
  id: `${temporary}${id}`,
  role: 'assistant',
  content: '',
  created_at: at,
  timestamp: at,
  request_id: null,
  state: 'answering',
  model: null,
  sentences: [],
  references: [],
  notices: [],
})

/** The last message, which is the answer while one is being given. */
const changeLast = (messages: ChatMessage[], change: (last: ChatMessage) => ChatMessage): ChatMessage[] =>
  messages.map((message, place) => (place === messages.length - 1 ? change(message) : message))

/** What the screen holds after something has happened. */
export function follow(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opened':
      return { chatId: event.chatId, messages: withoutDoubles(event.messages), asking: null, problem: null }
    case 'asked': {
      // What never reached the server is asked once more, not beside itself.
      const reached = now.messages.filter(({ id }) => !isTemporary(id))
      const place = reached.findIndex(({ id }) => id === event.edits)
      const before = place === -1 ? reached : reached.slice(0, place)
      return {
        ...now,
        messages: [...before, question(event.id, event.question, event.at), answer(event.id, event.at)],
        asking,
        problem: null,
      }
    }
    case 'answered anew': {
      const before = now.messages.at(-1)?.role === 'assistant' ? now.messages.slice(0, -1) : now.messages
      return { ...now, messages: [...before, answer(event.id, event.at)], asking, problem: null }
    }
    case 'status': {
      const { status } = event
      if (status.step !== 'asked')
        return {
          ...now,
          messages:
            status.step === 'found' && status.notices
              ? changeLast(now.messages, (last) => ({ ...last, notices: status.notices ?? [] }))
              : now.messages,
          asking: {
            step: status.step,
            passages: status.step === 'found' ? status.passages : (now.asking?.passages ?? null),
            looking: status.step === 'looking' ? { at: status.at, what: status.what } : null,
          },
        }
      return { ...named(now, status), asking: now.asking ?? asking }
    }
    case 'sentence':
      return {
        ...now,
        messages: changeLast(now.messages, (last) => ({ ...last, sentences: withSentence(last.sentences, event.sentence) })),
      }
    case 'references':
      return { ...now, messages: changeLast(now.messages, (last) => ({ ...last, references: event.references })) }
    case 'done': {
      const { message, references, model, state, sentences, notices } = event.answer
      const { messages, chatId } = named(now, event.answer)
      return {
        chatId,
        messages: changeLast(messages, (last) => ({ ...last, content: message, references, model, state, sentences, notices })),
        asking: null,
        problem: null,
      }
    }
    case 'failed': {
      const last = now.messages.at(-1)
      const isAnswering = last?.role === 'assistant' && last.state === 'answering'
      const answered = last?.sentences.filter(({ verdict }) => verdict !== 'checking') ?? []
      const messages = !isAnswering
        ? now.messages
        : answered.length === 0
          ? now.messages.slice(0, -1)
          : changeLast(now.messages, (one) => ({ ...one, state: 'failed', sentences: answered }))
      return { ...now, messages, asking: null, problem: { words: event.words, lost: event.lost } }
    }
  }
}

/** Each message once: by its id, else by its time and its words. */
function withoutDoubles(messages: ChatMessage[]): ChatMessage[] {
  const seen = new Set<string>()
  return messages.filter(({ id, role, created_at, content }) => {
    const keys = [`id ${id}`, `${role} ${created_at} ${content}`]
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** The question and its answer under the names that the server gave them. */
function named(now: Conversation, names: { chat_id: string; question_id: string; message_id: string }): Conversation {
  const { messages } = now
  const renamed = messages.map((message, place) =>
    place === messages.length - 1
      ? { ...message, id: names.message_id }
      : place === messages.length - 2 && message.role === 'user'
        ? { ...message, id: names.question_id }
        : message,
  )
  return { ...now, chatId: names.chat_id, messages: renamed }
}

/** A sentence takes the place of what was said of it before; the rest keep theirs. */
function withSentence(sentences: ChatSentence[], sentence: ChatSentence): ChatSentence[] {
  const others = sentences.filter(({ index }) => index !== sentence.index)
  return [...others, sentence].toSorted((one, other) => one.index - other.index)
}

export interface MergedReference {
  reference: ChatReference
  /** The passages of it on which answers rest, each once, in the order of the text. */
  passages: ChatReference[]
}

/** What all answers rest on, each case and provision once, in the order in which they came. */
export function mergeReferences(messages: ChatMessage[]): MergedReference[] {
  const merged = new Map<string, MergedReference>()
  for (const reference of messages.flatMap(({ references }) => references)) {
    const known = merged.get(reference.id)
    if (!known) merged.set(reference.id, { reference, passages: [reference] })
    else if (!known.passages.some(({ paragraph }) => paragraph === reference.paragraph)) known.passages.push(reference)
  }
  for (const { passages } of merged.values()) passages.sort((one, other) => (one.paragraph ?? 0) - (other.paragraph ?? 0))
  return [...merged.values()]
}

/** What an answer answers: the question before it. */
export const questionOf = (messages: readonly ChatMessage[], answer: ChatMessage): string =>
  messages.slice(0, messages.indexOf(answer)).findLast(({ role }) => role === 'user')?.content ?? ''
