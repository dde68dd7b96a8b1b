import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { parentPort, workerData } from 'node:worker_threads'
import { keepStatementsWhole } from './whole-statements.ts'

/** What the starter passes in. `directory` null keeps the database in memory (tests). */
export interface EmbeddedOptions {
  directory: string | null
  socketFolder: string
}

if (!parentPort) throw new Error('embedded-worker.ts runs in a worker thread')
const starter = parentPort
const { directory, socketFolder } = workerData as EmbeddedOptions

const database = await PGlite.create({
  ...(directory ? { dataDir: directory } : {}),
  extensions: { pg_trgm, pg_textsearch },
  // The memory that PostgreSQL takes for itself comes out of a WebAssembly heap that only grows.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
const server = new PGLiteSocketServer({ db: keepStatementsWhole(database), path: `${socketFolder}/.s.PGSQL.5432`, maxConnections: 200 })
await server.start()

starter.on('message', (message: 'close') => {
  if (message === 'close') void close()
})

async function close() {
  await server.stop()
  await database.close()
  starter.postMessage('closed')
  starter.close()
}

starter.postMessage('ready')
