import type { PGlite } from '@electric-sql/pglite'
import type { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** What the server of the socket keeps its messages in: not part of its types. */
interface MessageQueue {
  enqueue: (handler: number, message: Uint8Array, onData: (data: Uint8Array) => void) => Promise<number>
}

// the connection's name in the message that begins it: see NumberedClient
const numbered = /application_name\0hukumu:(\d+):(\d+)\0/
const otherProcess = -1

/** Says whose statement runs, by the number that the connection gave itself when it began; `onFailure` is told when the database itself fails. */
export function trackRunning(running: Int32Array<SharedArrayBuffer>, onFailure: (error: unknown) => void) {
  const numberOfHandler = new Map<number, number>()
  const handlerOfMessage = new WeakMap<Uint8Array, number>()

  return {
    /** Learns which message comes from which connection. Called before the server starts. */
    listen(server: PGLiteSocketServer) {
      const queue = Reflect.get(server, 'queryQueue') as MessageQueue
      const enqueue = queue.enqueue.bind(queue)
      queue.enqueue = (handler, message, onData) => {
        if (!numberOfHandler.has(handler)) numberOfHandler.set(handler, readNumber(message))
        handlerOfMessage.set(message, handler)
        return enqueue(handler, message, onData)
      }
    },

    watch(database: PGlite): PGlite {
      const run = database.execProtocolRawStream.bind(database)
      database.execProtocolRawStream = async (message, options) => {
        Atomics.store(running, 0, numberOfHandler.get(handlerOfMessage.get(message) ?? 0) ?? otherProcess)
        try {
          await run(message, options)
        } catch (error) {
          onFailure(error)
          throw error
        } finally {
          Atomics.store(running, 0, 0)
        }
      }
      return database
    },
  }
}

/** The first message of a connection tells its number. */
function readNumber(message: Uint8Array): number {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const [, process_, number] = numbered.exec(bytes.toString('latin1')) ?? []
  return number !== undefined && Number(process_) === process.pid ? Number(number) : otherProcess
}
