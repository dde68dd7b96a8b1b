import { type ChildProcess, execFile } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { mostLog } from './bound-log.ts'
import type { EmbeddedOptions, FromEmbedded, ToEmbedded } from './embedded-worker.ts'
import { restrictToOwner } from './owner-only.ts'
import { lockDirectory, socketFolderPrefix, socketOfHolder } from './lock.ts'

/** A way to reach the embedded database: the folder of its socket, and how to let go of it. */
export interface EmbeddedDatabase {
  socketFolder: string
  /** False when another process runs the database and this one only visits. */
  owned: boolean
  /** Writes the whole database into a file that another can begin with. */
  dump: (file: string) => Promise<void>
  close: () => Promise<void>
  /** The number of the connection whose statement runs, 0 while none does, -1 for one of another process or when that is not known. */
  running: () => number
  /** Starts the database anew in the middle of what it runs; null where that would lose what it holds. */
  restart: (() => Promise<void>) | null
  /** Resolves once it can be reached. */
  ready: () => Promise<void>
}

const run = promisify(execFile)
const waitForHolder = 20_000
const socketName = '.s.PGSQL.5432'

/**
 * Starts the embedded database of a data directory in a worker thread. With `visit`, a directory that another process holds is
 * reached through that process; without it, that is an error. `dataDir` null keeps everything in memory. An aborted `signal` ends the
 * making of a new one.
 */
export async function openEmbedded(
  dataDir: string | null,
  { visit, beginWith, vectors, signal }: { visit: boolean; beginWith: string | null; vectors: boolean; signal?: AbortSignal | undefined },
): Promise<EmbeddedDatabase> {
  if (dataDir === null) return start(null, beginWith, vectors)
  makeFolder(dataDir)
  const lock = lockDirectory(dataDir)
  if (!lock) {
    if (!visit) throw new Error(`Another process is using the database in ${dataDir}. Stop it, or set DATA_DIR to another folder.`)
    return {
      socketFolder: await folderOfHolder(dataDir),
      owned: false,
      dump: refuseDump,
      close: async () => {},
      running: () => -1,
      restart: null,
      ready: async () => {},
    }
  }
  try {
    const directory = join(dataDir, 'database')
    if (existsSync(directory)) restrictToOwner(directory)
    else await create(directory, signal)
    // Whoever opens it later without being told, an import, must be able to as well.
    const hasVectors = join(dataDir, 'database-has-vectors')
    if (vectors) writeFileSync(hasVectors, '')
    const embedded = await start(directory, null, existsSync(hasVectors))
    lock.publish(embedded.socketFolder)
    return {
      ...embedded,
      close: async () => {
        await embedded.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Makes the files of a new database in a process of its own: making them takes 700 MB that only the end of a process gives back. Its
 * compiler is the quick one; the other would take as much again. A folder that was not finished is begun anew.
 */
async function create(directory: string, signal: AbortSignal | undefined) {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const script = fileURLToPath(new URL('./create-embedded.ts', import.meta.url))
  try {
    await whileThisProcessRuns(run(process.execPath, ['--liftoff-only', script, unfinished], { signal }))
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error(`The embedded database could not be made in ${directory}`, { cause: error })
  }
  renameSync(unfinished, directory)
}

/** A process that ends before its child does takes it along: nobody else would write to the folder any more. */
async function whileThisProcessRuns<T>(running: Promise<T> & { child: ChildProcess }): Promise<T> {
  const end = () => void running.child.kill('SIGKILL')
  process.once('exit', end)
  try {
    return await running
  } finally {
    process.off('exit', end)
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`The folder ${dataDir} cannot be written to (${(error as Error).message}). Set DATA_DIR to another folder.`, {
      cause: error,
    })
  }
}

async function refuseDump(): Promise<never> {
  throw new Error('Only the process that runs the database can dump it.')
}

async function start(directory: string | null, beginWith: string | null, vectors: boolean): Promise<EmbeddedDatabase> {
  const socketFolder = mkdtempSync(join(tmpdir(), socketFolderPrefix))
  const running = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const options: EmbeddedOptions = { directory, socketFolder, beginWith, running, mostLog, vectors }
  const open = () => new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options })
  const removeFolder = () => {
    process.off('exit', removeFolder)
    rmSync(socketFolder, { recursive: true, force: true })
  }
  process.once('exit', removeFolder)
  let worker = open()
  try {
    await messageOf(worker, 'ready')
  } catch (error) {
    removeFolder()
    throw error
  }
  let ending = false
  let ready = Promise.resolve()
  const openAgain = async () => {
    await worker.terminate()
    rmSync(join(socketFolder, socketName), { force: true })
    Atomics.store(running, 0, 0)
    worker = open()
    await messageOf(worker, 'ready')
    openAgainWhenItFails()
  }
  /** Whoever asks next hears of a failure to open it again: `ready` is then rejected. */
  const openAgainWhenItFails = () => {
    const opened = worker
    opened.once('exit', () => {
      if (opened === worker && restarting === null && !ending && directory !== null) void restart().catch(() => undefined)
    })
  }
  let restarting: Promise<void> | null = null
  const restart = (): Promise<void> => {
    restarting ??= openAgain().finally(() => (restarting = null))
    ready = restarting
    return restarting
  }
  openAgainWhenItFails()
  return {
    socketFolder,
    owned: true,
    dump: (file) => ask(worker, { dumpTo: file }, 'dumped'),
    close: async () => {
      await ready
      ending = true
      await ask(worker, 'close', 'closed')
      await worker.terminate()
      removeFolder()
    },
    running: () => Atomics.load(running, 0),
    restart: directory === null ? null : restart,
    ready: () => ready,
  }
}

async function ask(worker: Worker, message: ToEmbedded, answer: FromEmbedded) {
  const answered = messageOf(worker, answer)
  worker.postMessage(message)
  await answered
}

const messageOf = (worker: Worker, expected: FromEmbedded) =>
  new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}`)))
    worker.on('message', (message) => message === expected && resolve())
  })

/** The holder publishes its socket only once it answers: wait for one that is still starting. */
async function folderOfHolder(dataDir: string): Promise<string> {
  const deadline = Date.now() + waitForHolder
  for (;;) {
    const socket = socketOfHolder(dataDir)
    if (socket) return socket.slice(0, socket.lastIndexOf('/'))
    if (Date.now() > deadline) throw new Error(`The process that uses the database in ${dataDir} does not say where it can be reached.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
