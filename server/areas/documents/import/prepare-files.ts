import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PreparedItem } from './prepare-file.ts'
import type { FromWorker, ToWorker } from './preparing-worker.ts'
import type { FoundFile } from './source-files.ts'

/** Prepared records in the order of the files, with the bytes read for them. */
export interface PreparedBatch {
  items: PreparedItem[]
  bytes: number
}

/** Small files go to a worker together. */
const filesInTask = 64
const bytesInTask = 4 * 1024 * 1024
/** Megabytes: with two workers the whole import stays below a gigabyte. */
const workerMemory = 256
/** One worker stays this long for the next import, in milliseconds: to start one takes longer than to prepare a few documents. */
const idleTime = 30_000

type Task = { files: string[] } | { rejected: PreparedItem }

async function* tasksOf(found: AsyncIterable<FoundFile>): AsyncGenerator<Task> {
  let files: string[] = []
  let bytes = 0
  for await (const file of found) {
    if ('rejected' in file) {
      if (files.length > 0) yield { files }
      files = []
      bytes = 0
      yield { rejected: { file: file.path, rejected: file.rejected } }
      continue
    }
    files.push(file.path)
    bytes += file.size
    if (files.length < filesInTask && bytes < bytesInTask) continue
    yield { files }
    files = []
    bytes = 0
  }
  if (files.length > 0) yield { files }
}

/**
 * Prepares files in worker threads and hands the records on in the order of the files. Workers read ahead a few batches, then wait.
 * Rejects when a worker dies, which no content of a file should bring about.
 */
export async function* prepareFiles(found: AsyncIterable<FoundFile>, workerCount: number): AsyncGenerator<PreparedBatch> {
  const idle: PreparingWorker[] = []
  const all: PreparingWorker[] = []
  let whole = false
  const running: { task: Task; worker: PreparingWorker | null }[] = []
  const tasks = tasksOf(found)
  let exhausted = false
  const startNext = async () => {
    while (!exhausted && running.length < workerCount) {
      const { value: task, done } = await tasks.next()
      if (done) {
        exhausted = true
        return
      }
      if ('rejected' in task) running.push({ task, worker: null })
      else {
        const worker = idle.pop() ?? takeIdle() ?? startWorker()
        if (!all.includes(worker)) all.push(worker)
        worker.start(task.files)
        running.push({ task, worker })
      }
    }
  }
  try {
    await startNext()
    for (let current = running[0]; current; current = running[0]) {
      if ('rejected' in current.task) yield { items: [current.task.rejected], bytes: 0 }
      else {
        yield* current.worker!.batches()
        idle.push(current.worker!)
      }
      running.shift()
      await startNext()
    }
    whole = true
  } finally {
    // A worker that was left in the middle of its files would hand them to the next import.
    const resting = whole ? all.find(keep) : undefined
    await Promise.all(all.filter((worker) => worker !== resting).map((worker) => worker.end()))
  }
}

/** Waits for the next import; at most one does. */
let idleWorker: { worker: PreparingWorker; timer: NodeJS.Timeout } | null = null

function keep(worker: PreparingWorker): boolean {
  if (idleWorker || worker.ended()) return false
  idleWorker = { worker, timer: setTimeout(() => void takeIdle()?.end(), idleTime).unref() }
  worker.rest()
  return true
}

function takeIdle(): PreparingWorker | null {
  const taken = idleWorker?.worker ?? null
  clearTimeout(idleWorker?.timer)
  idleWorker = null
  return taken?.ended() ? null : taken
}

type PreparingWorker = ReturnType<typeof startWorker>

function startWorker() {
  const thread = new Worker(new URL('./preparing-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: workerMemory } })
  const ending = new AbortController()
  let ended = false
  thread.once('exit', () => (ended = true))
  // It throws when the thread dies. A race against one promise of that would keep every message until the end.
  const messages = on(thread, 'message', { signal: ending.signal }) as AsyncIterator<[FromWorker]>
  const tell = (message: ToWorker) => thread.postMessage(message)

  return {
    start(files: string[]) {
      thread.ref()
      tell({ files })
    },

    /** Waits for more files without keeping the process. */
    rest: () => thread.unref(),

    ended: () => ended,

    async *batches(): AsyncGenerator<PreparedBatch> {
      for (let last = false; !last;) {
        const { value } = await messages.next()
        const [message] = value as [FromWorker]
        tell('more')
        last = message.last
        yield { items: message.items, bytes: message.bytes }
      }
    },

    async end() {
      ending.abort()
      await thread.terminate()
    },
  }
}
