import { type Extensions, PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { boundLog } from './bound-log.ts'
import { sharePrepared } from './shared-statements.ts'
import { trackRunning } from './track-running.ts'
import { preventInterleaving } from './prevent-interleaving.ts'

/** What the starter passes in. `directory` null keeps the database in memory (tests). */
export interface EmbeddedOptions {
  directory: string | null
  socketFolder: string
  /** A file that `dump` wrote, which a new database begins with; null begins with nothing. */
  beginWith: string | null
  /** Where the number of the connection is kept whose statement runs: its starter can read it while this thread is busy. */
  running: Int32Array<SharedArrayBuffer>
  /** Bytes of the write-ahead log at which it is shortened. */
  mostLog: number
  /** Whether its extension for vectors is loaded. */
  vectors: boolean
}

export type ToEmbedded = 'close' | { dumpTo: string }
export type FromEmbedded = 'ready' | 'dumped' | 'closed'

if (!parentPort) throw new Error('embedded-worker.ts runs in a worker thread')
const starter = parentPort
const { directory, socketFolder, beginWith, running, mostLog, vectors } = workerData as EmbeddedOptions
const say = (message: FromEmbedded) => starter.postMessage(message)

const settings = [
  // Comes out of a WebAssembly heap that only grows: with 128 MB an import without a server would pass a gigabyte. Every page beyond it is
  // a call to the file system: with 16 MB a search of 50,000 judgments takes a fifth more of the processor.
  'shared_buffers=64MB',
  // Whole pages in the log and the log of a standby guard against losses that a database which never fsyncs cannot avert anyway.
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // How many segments of the log are kept for use again after a checkpoint.
  'max_wal_size=512MB',
].flatMap((setting) => ['-c', setting])

const forVectors: Extensions = vectors ? { vector: (await import('@electric-sql/pglite-pgvector')).vector } : {}
const database = await PGlite.create({
  ...(directory ? { dataDir: directory } : {}),
  ...(beginWith ? { loadDataDir: await openAsBlob(beginWith) } : {}),
  extensions: { pg_trgm, pg_textsearch, ...forVectors },
  startParams: [...PGlite.defaultStartParams, ...settings],
})
// An error in a statement is an answer; what is thrown is the database failing, after which its socket would never answer again.
const tracker = trackRunning(running, () => setImmediate(() => process.exit(1)))
const { database: served, tellBetween } = preventInterleaving(sharePrepared(tracker.watch(database)))
const server = new PGLiteSocketServer({
  db: served,
  path: `${socketFolder}/.s.PGSQL.5432`,
  maxConnections: 200,
})
tracker.listen(server)
await server.start()
const stopBounding = directory ? boundLog({ directory, most: mostLog, checkpoint: () => tellBetween('checkpoint') }) : async () => {}

starter.on('message', (message: ToEmbedded) => void (message === 'close' ? close() : dump(message.dumpTo)))

async function dump(file: string) {
  const dumped = await database.dumpDataDir('none')
  await writeFile(file, dumped.stream())
  say('dumped')
}

async function close() {
  await stopBounding()
  await server.stop()
  await database.close()
  say('closed')
  starter.close()
}

say('ready')
