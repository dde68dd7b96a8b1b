import { type ChatAnswer, type ChatFilters, askChat, regenerateAnswer, stopAnswer } from '#contract/chat'
import type { Listeners } from '../../api/read-events.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { createRandomKey } from '../../api/random-key.ts'
import { stream } from '../../api/stream.ts'
import { useChatMessages } from '../../messages/chat.ts'
import { emptyConversation, follow, isTemporary } from './conversation.ts'
import { fetchMessages, useChatCalls } from './queries.ts'
import { tellFailure } from './tell-failure.ts'

export interface Question {
  content: string
  /** The id of the question that this one replaces with all that followed it. */
  edits?: string
  filters?: Partial<ChatFilters>
}

interface ConversationOptions {
  /** The chat that the address names; null for a new one. */
  id: string | null
  /** The case that a new chat is about, or those that it compares. */
  caseIds: readonly string[]
  /** The check of a document that a new chat is about. */
  checkId: string | null
  /** The project that a new chat is put into. */
  projectId: string | null
  /** Hears when a new chat has got its id. */
  onNewChat: (id: string) => void
}

/** Milliseconds between looks at an answer that is being given to somebody else's window, or to this one before it was left. */
const lookAgain = 2000
/** Milliseconds that a stopped answer has to end by itself. */
const stopPatience = 4000

/** Holds the open chat: loads it, asks, follows the answer while it is given, and lets go of it. */
export function useConversation({ id, caseIds, checkId, projectId, onNewChat }: ConversationOptions) {
  const { failure } = useChatMessages()
  const { forget } = useChatCalls()
  const [conversation, dispatch] = useReducer(follow, emptyConversation)
  const [loading, setLoading] = useState<'loading' | Error | null>(id === null ? null : 'loading')
  const running = useRef<AbortController | null>(null)
  const shown = useRef<string | null>(null)
  const lastAsked = useRef<Question | null>(null)

  const load = async (chatId: string) => {
    const own = begin()
    try {
      const messages = await fetchMessages(chatId, own.signal)
      if (own.signal.aborted) return
      shown.current = chatId
      dispatch({ type: 'opened', chatId, messages })
      setLoading(null)
    } catch (error) {
      if (!own.signal.aborted) setLoading(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Lets go of what was running: the server goes on with it. */
  const begin = () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    return own
  }

  const open = useEffectEvent((chatId: string | null) => {
    if (chatId === shown.current) return
    shown.current = chatId
    begin()
    dispatch({ type: 'opened', chatId, messages: [] })
    setLoading(chatId === null ? null : 'loading')
    if (chatId !== null) void load(chatId)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the address names takes the place of what was open
  useEffect(() => open(id), [id])
  useEffect(() => () => running.current?.abort(), [])

  // An answer that this window does not follow is looked at until it has ended.
  const last = conversation.messages.at(-1)
  const isUnfollowed = conversation.asking === null && loading === null && last?.state === 'answering'
  const look = useEffectEvent(() => {
    if (conversation.chatId !== null) void load(conversation.chatId)
  })
  useEffect(() => {
    if (!isUnfollowed) return undefined
    const timer = setInterval(() => look(), lookAgain)
    return () => clearInterval(timer)
  }, [isUnfollowed])

  const listeners = (signal: AbortSignal): Listeners<typeof askChat> => ({
    status: (status) => {
      if (signal.aborted) return
      dispatch({ type: 'status', status })
      if (status.step !== 'asked' || shown.current === status.chat_id) return
      shown.current = status.chat_id
      onNewChat(status.chat_id)
    },
    sentence: (sentence) => {
      if (!signal.aborted) dispatch({ type: 'sentence', sentence })
    },
    references: ({ references }) => {
      if (!signal.aborted) dispatch({ type: 'references', references })
    },
  })

  async function followAnswer(work: (own: AbortController) => Promise<ChatAnswer>) {
    const own = begin()
    try {
      const answer = await work(own)
      if (own.signal.aborted) return
      dispatch({ type: 'done', answer })
      if (shown.current !== answer.chat_id) {
        shown.current = answer.chat_id
        onNewChat(answer.chat_id)
      }
    } catch (error) {
      if (own.signal.aborted) return
      dispatch({ type: 'failed', ...tellFailure(error, { send: failure.send, lost: failure.lost }) })
    } finally {
      void forget()
    }
  }

  const now = () => new Date().toISOString()

  function ask(question: Question) {
    const { content, edits, filters } = question
    if (content.trim() === '' || conversation.asking) return
    lastAsked.current = question
    const requestId = createRandomKey()
    const at = now()
    const { chatId } = conversation
    const isNew = chatId === null
    dispatch({ type: 'asked', question: content.trim(), at, id: requestId, edits: edits ?? null })
    void followAnswer(({ signal }) =>
      stream(
        askChat,
        {
          body: {
            messages: [
              ...(isNew ? caseIds.map((caseId) => ({ role: 'system' as const, content: seedOf(caseId) })) : []),
              { role: 'user', content: content.trim(), request_id: requestId, timestamp: at },
            ],
            ...(chatId !== null && { chat_id: chatId }),
            ...(isNew && caseIds.length === 1 && { case_id: caseIds[0] }),
            ...(isNew && caseIds.length > 1 && { case_ids: [...caseIds] }),
            ...(isNew && checkId !== null && { check_id: checkId }),
            ...(isNew && projectId !== null && { project_id: projectId }),
            ...(edits !== undefined && { edits }),
            ...(filters && { filters }),
          },
        },
        { signal, on: listeners(signal) },
      ),
    )
  }

  function regenerate() {
    const { chatId } = conversation
    if (chatId === null || conversation.asking) return
    dispatch({ type: 'answered anew', at: now(), id: createRandomKey() })
    void followAnswer(({ signal }) =>
      stream<typeof regenerateAnswer>(regenerateAnswer, { params: { id: chatId } }, { signal, on: listeners(signal) }),
    )
  }

  /** Ends the answer. What was told of it stays. */
  async function stop() {
    const own = running.current
    const { chatId } = conversation
    const asked = conversation.messages.at(-1)
    if (chatId === null || (asked && isTemporary(asked.id))) {
      own?.abort()
      return dispatch({ type: 'failed', words: failure.stopped, lost: false })
    }
    const ended = setTimeout(() => {
      if (running.current === own && !own?.signal.aborted) void load(chatId)
    }, stopPatience)
    own?.signal.addEventListener('abort', () => clearTimeout(ended), { once: true })
    // Where the stop itself does not get through, the chat is looked at as it is.
    await call(stopAnswer, { params: { id: chatId } }).catch(() => load(chatId))
  }

  /** After a failure: what the server has of the answer, or the question once more. */
  async function tryAgain() {
    const { chatId, messages } = conversation
    const question = messages.findLast(({ role }) => role === 'user')
    if (!question) return
    if (chatId === null || isTemporary(question.id)) return ask(lastAsked.current ?? { content: question.content })
    const own = begin()
    try {
      const stored = await fetchMessages(chatId, own.signal)
      if (own.signal.aborted) return
      dispatch({ type: 'opened', chatId, messages: stored })
      const isAnswered = stored.at(-1)?.role === 'assistant' && ['complete', 'answering'].includes(stored.at(-1)!.state)
      if (!isAnswered) regenerate()
    } catch (error) {
      if (!own.signal.aborted) dispatch({ type: 'failed', ...tellFailure(error, { send: failure.send, lost: failure.lost }), lost: true })
    }
  }

  return {
    ...conversation,
    loading,
    reload: () => {
      if (id === null) return
      setLoading('loading')
      void load(id)
    },
    ask,
    regenerate,
    stop: () => void stop(),
    tryAgain: () => void tryAgain(),
  }
}

export type OpenConversation = ReturnType<typeof useConversation>

/** The words that a chat about a case begins with; they are for the assistant and are not shown. */
const seedOf = (caseId: string) => `Retrieve the case with the id ${caseId} and help to analyse it.`
