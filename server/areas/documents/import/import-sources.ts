import type { ImportReason } from '#contract/reasons/import-reasons'
import type { Database } from '../../../database/open.ts'
import { findSameJudges } from '../judges/same-judges.ts'
import { finishIndexing, mergeSegments, mostUnmerged, prepareIndexing } from '../../search/search.ts'
import { type Outcome, type OutcomeCounts, noOutcomes } from './outcomes.ts'
import type { PreparedItem } from './prepare-file.ts'
import { prepareFiles } from './prepare-files.ts'
import { type Owner, ownedBy } from './owned-document.ts'
import { findFiles } from './source-files.ts'
import type { PreparedDocument } from './prepared-document.ts'
import { type Arriving, type Stored, createStore, seedCourts } from './store.ts'

/** How far an import is. Bytes of the files, as far as they have been read for stored records. */
export interface ImportProgress {
  bytes: number
  records: number
}

export interface ImportOptions {
  /** Told of every record, in the order of the input. */
  onOutcome?: (outcome: Outcome) => void | Promise<void>
  onProgress?: (progress: ImportProgress) => void
  /** Documents to a commit; few beside a live server, so that nobody waits. */
  batchSize?: number
  /** Threads that read and prepare. */
  workers?: number
  /** Ends the import after the batch at hand. */
  signal?: AbortSignal
  /** Into this account's own library instead of the public one. */
  owner?: Owner
  /** The account that adds them; left out, the owner or, for the public library, the operator. */
  actor?: string
  /** Leaves the settling of the indexes to a later import: for a few documents it takes longer than storing them. */
  unsettled?: boolean
}

/** Readers wait for a batch at most: a third of a second. */
const besideServer = 50
const alone = 100
/** Characters: a batch of very long judgments is cut short. */
const largestBatch = 2_000_000

/**
 * Imports files and folders: reads, prepares, stores and indexes every record. Nothing in a file stops the others: what cannot be
 * imported is an outcome. An import that is killed leaves whole documents; run again, it ends with the same library.
 */
export async function importSources(database: Database, paths: readonly string[], options: ImportOptions = {}): Promise<OutcomeCounts> {
  await seedCourts(database)
  await prepareIndexing(database)
  const counts = noOutcomes()
  const store = createStore(database, options.owner ?? null, options.actor)
  const batchSize = options.batchSize ?? (database.owned ? alone : besideServer)
  const queue = createQueue()
  let bytes = 0
  let records = 0
  let unmerged = 0

  const flush = async () => {
    const items = queue.take()
    const arriving = items.flatMap((item): Arriving[] => ('document' in item ? [{ prepared: item.document, seen: item.seen }] : []))
    const stored = arriving.length > 0 ? await store.store(arriving) : []
    let next = 0
    for (const item of items) {
      const outcome: Outcome =
        'document' in item
          ? outcomeOf(item, stored[next++]!)
          : { file: item.file, outcome: 'rejected', caseId: null, reasons: [item.rejected] }
      counts[outcome.outcome] += 1
      records += 1
      await options.onOutcome?.(outcome)
    }
    options.onProgress?.({ bytes, records })
    unmerged += stored.length
    if (unmerged < mostUnmerged) return
    unmerged = 0
    await mergeSegments(database)
  }

  for await (const batch of prepareFiles(findFiles(paths), options.workers ?? 1)) {
    for (const prepared of batch.items) {
      const item = options.owner && 'document' in prepared ? { ...prepared, document: ownedBy(prepared.document, options.owner) } : prepared
      if (queue.repeats(item) || queue.full(batchSize)) await flush()
      if (options.signal?.aborted) break
      queue.add(item)
    }
    bytes += batch.bytes
    if (options.signal?.aborted) break
  }
  await flush()
  if (!options.unsettled && counts.added + counts.updated + counts.flagged > 0) {
    await finishIndexing(database, { ofPublic: !options.owner })
    if (!options.owner) await findSameJudges(database)
  }
  return counts
}

const outcomeOf = ({ file, document }: { file: string; document: PreparedDocument }, { outcome, reasons }: Stored): Outcome => ({
  file,
  caseId: outcome === 'rejected' ? null : document.caseId,
  outcome,
  reasons: [...reasons, ...unusedNames(document.unused)],
})

/** Names of a file may be anything, also long. */
const mostShown = 30
const unusedNames = (names: readonly string[]): ImportReason[] =>
  names.length === 0
    ? []
    : [
        {
          code: 'unused-names',
          names: names.slice(0, mostShown).map((name) => name.slice(0, 60)),
          more: Math.max(0, names.length - mostShown),
        },
      ]

type QueuedItem = PreparedItem & { seen: boolean }

/** Records that wait for their batch. */
function createQueue() {
  let items: QueuedItem[] = []
  let documents = 0
  let characters = 0
  /** Identities that this run has given, so that files of one name in two folders do not take turns at correcting one another. */
  const given = new Set<string>()
  return {
    /** A batch never holds two records of one document. */
    repeats: (item: PreparedItem) =>
      'document' in item && items.some((other) => 'document' in other && other.document.identity === item.document.identity),
    full: (batchSize: number) => documents >= batchSize || characters >= largestBatch || items.length >= 1000,
    add(item: PreparedItem) {
      const seen = 'document' in item && given.has(item.document.identity)
      if ('document' in item) {
        given.add(item.document.identity)
        documents += 1
        characters += item.document.content?.length ?? 0
      }
      items.push({ ...item, seen })
    },
    take() {
      const taken = items
      items = []
      documents = 0
      characters = 0
      return taken
    },
  }
}
