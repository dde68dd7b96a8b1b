import type { FastifyReply, FastifyRequest } from 'fastify'

/** How a stream is kept alive, and what a reader may leave unread. */
export interface StreamPace {
  /** Milliseconds between two heartbeats: below the minute after which proxies take a connection for dead. */
  beat: number
  /** Milliseconds in which a reader who has something to read takes some of it. */
  patience: number
  /** Bytes that may wait for the reader when the next event comes. */
  mostWaiting: number
}

export const usualPace: StreamPace = { beat: 15_000, patience: 30_000, mostWaiting: 1024 * 1024 }

export interface EventStream {
  /** Sends an event; `data` is JSON. After the end, or once the reader has left, nothing happens. */
  send: (name: string, data: string, id?: string) => void
  end: () => void
}

/** Pieces in which an event is written: each that is taken shows that the reader still reads. */
const pieceLength = 64 * 1024

/** Whether a request asks for server-sent events. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean => /\btext\/event-stream\b/i.test(headers.accept ?? '')

/**
 * Begins an answer of server-sent events, with a heartbeat at once: it shows that the way is open before there is anything to tell. The
 * answer bypasses what Fastify does with answers, so it is never compressed, and says so to proxies. A reader who does not read is cut off.
 */
export function openEventStream(reply: FastifyReply, { beat, patience, mostWaiting }: StreamPace = usualPace): EventStream {
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  let onTheWay = 0
  let stalled: NodeJS.Timeout | null = null
  const cutOff = () => raw.destroy()
  const watch = () => {
    if (stalled) clearTimeout(stalled)
    stalled = onTheWay > 0 && !raw.destroyed ? setTimeout(cutOff, patience) : null
  }
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > mostWaiting) {
      cutOff()
      return
    }
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += pieceLength) {
      onTheWay += 1
      raw.write(bytes.subarray(at, at + pieceLength), () => {
        onTheWay -= 1
        watch()
      })
    }
    if (!stalled) watch()
  }
  const heartbeat = () => write(':\n\n')
  const beating = setInterval(heartbeat, beat)
  raw.once('close', () => {
    clearInterval(beating)
    if (stalled) clearTimeout(stalled)
  })
  heartbeat()
  return {
    send: (name, data, id) => write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
    end: () => {
      clearInterval(beating)
      raw.end()
    },
  }
}
