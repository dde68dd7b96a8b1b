import type { Access } from '#contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, checkAccess } from './caller.ts'
import { type StreamPace, usualPace } from './event-stream.ts'
import { Problem } from '../problem.ts'

/** Milliseconds for which a stream with an end in sight may go on once the server is told to end. */
const maxParting = 10_000

interface Held {
  live: boolean
  over: AbortController
}

export interface Streams {
  pace: StreamPace
  /** Watches over a stream until `release`: the signal aborts with the problem to tell when its session or the server ends. */
  hold: (request: FastifyRequest, access: Access, live: boolean) => { over: AbortSignal; release: () => void }
}

/** Who a session belongs to now; null when it has ended. Given by the accounts area. */
export type CallerNow = (caller: Caller) => Promise<Caller | null>

/** Keeps the open streams of a server, which end with their session and with the server. */
export function holdStreams(app: FastifyInstance, callerNow: CallerNow, pace: StreamPace = usualPace) {
  const open = new Set<Held>()
  const endAll = (which: (held: Held) => boolean) => {
    for (const held of open) if (which(held)) held.over.abort(new Problem('stopping'))
  }
  // Before the server waits for its connections: an open stream would hold it up for ever.
  app.addHook('preClose', async () => {
    endAll(({ live }) => live)
    setTimeout(() => endAll(() => true), maxParting).unref()
  })

  app.decorate('streams', {
    pace,
    hold({ caller, log }, access, live) {
      const held = { live, over: new AbortController() }
      const look = async () => {
        try {
          if (caller) checkAccess({ access, method: 'GET' }, await callerNow(caller))
        } catch (error) {
          if (error instanceof Problem) held.over.abort(error)
          else log.error(error)
        }
      }
      const looking = setInterval(() => void look(), pace.beat)
      open.add(held)
      const release = () => {
        clearInterval(looking)
        open.delete(held)
      }
      return { over: held.over.signal, release }
    },
  } satisfies Streams)
}
