import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../database/open.ts'
import type { Index } from '../engine/engine.ts'
import { inspectThere, openIndexThere } from '../engine/opensearch/open-index-there.ts'
import { awaitFiles } from './await-files.ts'
import { changesStorage } from './changes-storage.ts'
import { inspectFiles } from './inspect-files.ts'
import { openIndexAside } from './open-index-aside.ts'
import { rewriteFiles } from './rewrite-files.ts'

/** Where the words of a library are held: in files of this machine or, with an address, in an OpenSearch. */
export interface IndexPlace {
  dataDir: string
  /** Null: in files. */
  openSearch: { url: string; shards: number } | null
}

const folderOf = ({ dataDir }: IndexPlace) => join(dataDir, 'index')
const betweenLooks = 500
/** Milliseconds after which words are taken not to leave any more. */
const longest = 600_000

/** Opens the index of a server. `onProblem` is told what is wrong in words; it is tried again. */
export function openIndexAt(database: Pick<Database, 'address'>, place: IndexPlace, onProblem: (words: string) => void): Index {
  if (place.openSearch === null) return openIndexAside(database, folderOf(place), onProblem)
  // Files from before would be followed by nobody, and keep what is to leave.
  rmSync(folderOf(place), { recursive: true, force: true })
  return openIndexThere(database, place.openSearch, onProblem)
}

/**
 * Ends once the index of a running server has what is committed now, and at once where none runs. `onWaiting` is told how many documents are still to be
 * read. Throws where the database is gone, and what `signal` aborts with.
 */
export async function awaitIndex(
  database: Pick<Database, 'address' | 'sql'>,
  place: IndexPlace,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (unread: number) => void },
): Promise<void> {
  if (place.openSearch === null) return awaitFiles(database, folderOf(place), { signal, onWaiting })
  await withIndexThere(database, place.openSearch, async (index) => {
    for (;;) {
      const { behind } = await index.state()
      if (behind === 0) return
      onWaiting(behind)
      await setTimeout(betweenLooks, undefined, { signal })
    }
  })
}

/** Ends once nothing that is written has words that were asked to leave. Throws where it takes longer than ten minutes. */
export async function rewriteIndex(database: Pick<Database, 'address' | 'sql'>, place: IndexPlace): Promise<void> {
  if (place.openSearch === null) return rewriteFiles(database, folderOf(place))
  const storage = changesStorage(database.sql)
  await withIndexThere(database, place.openSearch, async (index) => {
    for (const until = performance.now() + longest; ;) {
      await index.inStep()
      if ((await storage.moment()).rewrites.length === 0) return
      if (performance.now() > until)
        throw new Error('OpenSearch still has words that were to leave: see the log of the server, and run this again.')
      await setTimeout(betweenLooks)
    }
  })
}

/** How an index is beside the database; changes nothing. */
export async function inspectIndex(
  look: Pick<Database, 'sql'>,
  place: IndexPlace,
): Promise<{ state: 'missing' } | { state: 'damaged' } | { state: 'unreachable' } | { state: 'whole'; behind: number }> {
  return place.openSearch === null ? inspectFiles(look, folderOf(place)) : inspectThere(look, place.openSearch)
}

async function withIndexThere(
  database: Pick<Database, 'address'>,
  openSearch: NonNullable<IndexPlace['openSearch']>,
  work: (index: Index) => Promise<void>,
) {
  const index = openIndexThere(database, openSearch, () => {})
  try {
    await work(index)
  } finally {
    await index.close()
  }
}
