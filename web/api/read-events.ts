import type { StreamError } from '#contract/problems'
import type { Output, Stream, Told } from '#contract/endpoint'
import type { Messages } from '../messages/messages.ts'
import { CallError } from './call-error.ts'
import { createEventParser } from './event-parser.ts'
import { errorOf, noNetwork } from './send.ts'

/** What is done with each event of a stream. */
export type Listeners<S extends Stream> = { [Name in keyof S['events']]: (data: Told<S, Name>) => void }

export interface EventReader<S extends Stream> {
  read: (piece: string) => void
  /** What the stream has answered; throws a CallError where it ended without an answer. */
  answer: () => Output<S>
  lastEventId: () => string | null
  hasEnded: () => boolean
}

/**
 * Reads the events of a stream as the contract has them: tells the listeners, and keeps how it ended. Throws a CallError for the problem that
 * a stream ends with, and where it says what the contract does not. Events of a newer server are passed over.
 */
export function readEvents<S extends Stream>(s: S, on: Listeners<S>, words: Messages['problems']): EventReader<S> {
  const unreadable = () => new CallError({ kind: 'unreadable', status: 200, message: words.unreadable })
  let answered: { answer: Output<S> } | null = null
  let lastEventId: string | null = null

  const parse = (data: string): unknown => {
    try {
      return JSON.parse(data)
    } catch {
      throw unreadable()
    }
  }
  const { read } = createEventParser(({ name, data, id }) => {
    lastEventId = id
    const value = parse(data)
    if (name === 'error') {
      const { status, ...body } = value as StreamError
      throw errorOf({ status: typeof status === 'number' ? status : 500, statusText: '', body }, words)
    }
    const schema = name === 'done' ? s.response : s.events[name]
    if (!schema) return
    if (!schema.safeParse(value).success) throw unreadable()
    if (name === 'done') answered = { answer: value as Output<S> }
    else on[name as keyof S['events']](value as Told<S, keyof S['events']>)
  })

  return {
    read,
    answer() {
      if (!answered) throw noNetwork(words.noAnswer, words)
      return answered.answer
    },
    lastEventId: () => lastEventId,
    hasEnded: () => answered !== null,
  }
}
