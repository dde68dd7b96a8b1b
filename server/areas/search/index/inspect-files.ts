import { DamagedSegment } from '../engine/segments/segment-file.ts'
import type { ReachedDatabase } from '../../../database/reach.ts'
import { changesStorage } from './changes-storage.ts'
import { readFolder } from './segment-files.ts'

/** A process that writes may replace files while they are opened. */
const maxTries = 3

/**
 * How the files of an index are beside the database: whether there are any, whether they are whole, and how many documents they have yet to take in. Changes
 * nothing, and reads every file through.
 */
export async function inspectFiles(
  { sql }: Pick<ReachedDatabase, 'sql'>,
  folder: string,
): Promise<{ state: 'missing' } | { state: 'damaged' } | { state: 'whole'; behind: number }> {
  const storage = changesStorage(sql)
  const files = readFolder(folder)
  const library = await storage.library()
  for (let tries = 1; files.changedAt() > 0; tries += 1) {
    const read = files.read(library)
    if (read === null && tries < maxTries) continue
    if (read === null) return { state: 'damaged' }
    try {
      for (const { segment } of read.files) for (const _ of segment.check()) continue
      const changed = Object.values((await storage.since(read.cursor, [])).ids)
      const waiting = [...Object.values(read.behind), ...changed].reduce((sum, ids) => sum + ids.length, 0)
      return { state: 'whole', behind: waiting + (await storage.countBelow(read.unreadBelow)) }
    } catch (error) {
      if (!(error instanceof DamagedSegment)) throw error
      return { state: 'damaged' }
    } finally {
      files.close(read.files)
    }
  }
  return { state: 'missing' }
}
