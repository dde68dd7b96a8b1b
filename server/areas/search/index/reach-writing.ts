import type { Database } from '../../../database/open.ts'
import { reachDatabase } from '../../../database/reach.ts'
import { lockOf } from './segment-files.ts'

/** Asks by a connection of its own, called `name`, whether a process of this machine writes the files of a folder. */
export function reachWriting(database: Pick<Database, 'address'>, folder: string, name: string) {
  let lost: Error | null = null
  const reached = reachDatabase(database.address, name, (error) => {
    lost = error
  })
  return {
    /** True where none does: then this one may, until it is closed. Throws where the database is gone. */
    async mayWrite(): Promise<boolean> {
      if (lost) throw lost
      return reached.holds(lockOf(folder))
    },
    close: reached.close,
  }
}
