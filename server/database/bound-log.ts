import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of the write-ahead log at which what it guards is written out. Twice as much is the most that it takes. */
export const mostLog = 1024 ** 3
/** Milliseconds between two looks: an import writes some 10 MB a second. */
const betweenLooks = 2_000

interface Bounded {
  /** Of the database's files. */
  directory: string
  /** Bytes. */
  most: number
  checkpoint: () => Promise<unknown>
}

/**
 * Bounds the write-ahead log: the embedded database has no checkpointer, so without this the log of a large import grew to twice the size of
 * the library. Answers how to stop. A checkpoint that is refused, as within a transaction that failed, is tried again at the next look.
 */
export function boundLog({ directory, most, checkpoint }: Bounded, everyMs = betweenLooks): () => Promise<void> {
  let looking = Promise.resolve()
  const look = async () => {
    if ((await sizeOfLog(directory)) > most) await checkpoint().catch(() => undefined)
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Bytes of the log; files that are being recycled meanwhile count nothing. */
export async function sizeOfLog(directory: string): Promise<number> {
  const folder = join(directory, 'pg_wal')
  const names = await readdir(folder)
  const settled = await Promise.allSettled(names.map((name) => stat(join(folder, name))))
  return settled.reduce((sum, one) => sum + (one.status === 'fulfilled' && one.value.isFile() ? one.value.size : 0), 0)
}
