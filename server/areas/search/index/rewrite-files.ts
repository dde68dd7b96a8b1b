import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Database } from '../../../database/open.ts'
import { changesStorage } from './changes-storage.ts'
import { createKeeper } from './keeper.ts'
import { reachWriting } from './reach-writing.ts'
import { openFolder } from './segment-files.ts'

const betweenLooks = 250
/** Milliseconds after which whoever holds the files is taken not to write them any more. */
const longest = 600_000

/**
 * Ends once no file of the index of this machine has words that were asked to leave: the process that writes the files does it or, where none runs, this
 * one. Throws where it takes longer than ten minutes.
 */
export async function rewriteFiles(database: Pick<Database, 'address' | 'sql'>, folder: string): Promise<void> {
  const storage = changesStorage(database.sql)
  const isDone = async () => (await storage.moment()).rewrites.length === 0
  const writing = reachWriting(database, folder, 'hukumu:rewrite')
  try {
    const until = performance.now() + longest
    while (!(await isDone())) {
      if (performance.now() > until)
        throw new Error('The files of the index still have words that were to leave: start the server, which writes them anew.')
      if (await writing.mayWrite()) await rewriteHere()
      else await setTimeout(betweenLooks)
    }
  } finally {
    await writing.close()
  }

  async function rewriteHere() {
    const files = openFolder(folder)
    if (files.changedAt() === 0) {
      const { rewrites } = await storage.moment()
      files.sweep([])
      await storage.rewritten(rewrites)
      return
    }
    const keeper = createKeeper({ storage, folder: files, mayWrite: async () => true, pause: () => setImmediate() })
    try {
      await keeper.follow()
      while (await keeper.readOn()) continue
      await keeper.keep()
    } finally {
      keeper.close()
    }
  }
}
