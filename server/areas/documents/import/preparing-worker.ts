import { parentPort } from 'node:worker_threads'
import { type PreparedItem, prepareFile } from './prepare-file.ts'

/** What the worker is told: files to prepare, in this order, or that one batch has been used up and another may be sent. */
export type ToWorker = { files: string[] } | 'more'
/** What the worker sends: prepared records with the bytes read since the last message; `last` ends the files. */
export interface FromWorker {
  items: PreparedItem[]
  bytes: number
  last: boolean
}

/** Batches that may wait unread: more would only fill the memory. */
const batchesAhead = 3
const recordsInBatch = 20
const charactersInBatch = 500_000

if (!parentPort) throw new Error('preparing-worker.ts runs in a worker thread')
const starter = parentPort
const allowance = createAllowance(batchesAhead)

starter.on('message', (message: ToWorker) => {
  if (message === 'more') allowance.add()
  else void prepareFiles(message.files)
})

async function prepareFiles(files: readonly string[]) {
  let items: PreparedItem[] = []
  let characters = 0
  let bytes = 0
  const send = async (last: boolean) => {
    await allowance.take()
    starter.postMessage({ items, bytes, last } satisfies FromWorker)
    items = []
    characters = 0
    bytes = 0
  }
  for (const path of files) {
    for await (const item of prepareFile(path, (read) => (bytes += read))) {
      items.push(item)
      characters += 'document' in item ? (item.document.content?.length ?? 0) : 0
      if (items.length >= recordsInBatch || characters >= charactersInBatch) await send(false)
    }
  }
  await send(true)
}

/** Counts what may still be sent; `take` waits while nothing may. */
function createAllowance(start: number) {
  let left = start
  let waiting: (() => void) | null = null
  return {
    add() {
      left += 1
      waiting?.()
      waiting = null
    },
    async take() {
      if (left === 0) await new Promise<void>((resolve) => (waiting = resolve))
      left -= 1
    },
  }
}
