import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../database/open.ts'
import { changesStorage } from './changes-storage.ts'
import { reachWriting } from './reach-writing.ts'
import { openFolder } from './segment-files.ts'

const betweenLooks = 500

/**
 * Ends once the files of the index of this machine have what is committed now, and at once where no process writes them: the next one that does
 * begins with it. `onWaiting` is told how many documents are still to be read. Throws where the database is gone, and what `signal` aborts with.
 */
export async function awaitFiles(
  database: Pick<Database, 'address' | 'sql'>,
  folder: string,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (unread: number) => void },
): Promise<void> {
  const now = BigInt((await changesStorage(database.sql).moment()).cursor)
  const files = openFolder(folder)
  const writing = reachWriting(database, folder, 'hukumu:await')
  try {
    while (!(await writing.mayWrite())) {
      const { cursor, unread } = files.progress()
      if (BigInt(cursor) >= now && unread === 0) return
      onWaiting(unread)
      await setTimeout(betweenLooks, undefined, { signal })
    }
  } finally {
    await writing.close()
  }
}
