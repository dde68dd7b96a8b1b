import type { ImportReason } from '#contract/reasons/import-reasons'
import type { Database } from '../../../database/open.ts'
import { findSameJudges } from '../judges/same-judges.ts'
import { finishIndexing } from '../../search/search.ts'
import { type Outcome, type OutcomeCounts, noOutcomes } from './outcomes.ts'
import type { PreparedItem } from './prepare-file.ts'
import { isNoCase } from './no-case.ts'
import { prepareFiles } from './prepare-files.ts'
import { type Owner, ownedBy } from './owned-document.ts'
import { findFiles } from './source-files.ts'
import type { PreparedDocument } from './prepared-document.ts'
import { createActStore } from './statutes/store-act.ts'
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
  /** Characters to a commit; a longer document is one of its own. */
  largestBatch?: number
  /** Where others wait: writes what long documents cite in slices, between which they come in. Killed, it is read on by `readOnUnread`. */
  inSlices?: boolean
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
  const counts = noOutcomes()
  const store = createStore(database, {
    owner: options.owner ?? null,
    ...(options.actor !== undefined && { actor: options.actor }),
    inSlices: options.inSlices ?? false,
  })
  const acts = createActStore(database, options.actor ?? null)
  const batchSize = options.batchSize ?? (database.owned ? alone : besideServer)
  const queue = createQueue(batchSize, options.largestBatch ?? largestBatch)
  let bytes = 0
  let records = 0

  /** Acts are stored one by one: they are few and long. They are of the public library alone. */
  const outcomeOfOther = async (item: Exclude<PreparedItem, { document: unknown }>): Promise<Outcome> => {
    const { file } = item
    if ('act' in item && !options.owner) return { file, ...(await acts.store(item.act)) }
    return { file, outcome: 'rejected', caseId: null, reasons: ['act' in item ? { code: 'statute-in-own-library' } : item.rejected] }
  }

  const flush = async () => {
    const items = queue.take()
    const arriving = items.flatMap((item): Arriving[] => ('document' in item ? [{ prepared: item.document, seen: item.seen }] : []))
    const stored = arriving.length > 0 ? await store.store(arriving) : []
    let next = 0
    for (const item of items) {
      const outcome = 'document' in item ? outcomeOf(item, stored[next++]!) : await outcomeOfOther(item)
      counts[outcome.outcome] += 1
      records += 1
      await options.onOutcome?.(outcome)
    }
    options.onProgress?.({ bytes, records })
  }

  for await (const batch of prepareFiles(findFiles(paths), options.workers ?? 1)) {
    for (const prepared of batch.items) {
      const item = admit(prepared, options.owner)
      if (queue.repeats(item) || queue.isFull(item)) await flush()
      if (options.signal?.aborted) break
      queue.add(item)
      if ('act' in item) await flush()
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

/** A reader's own document may be a pleading, or have no title; the public library lists decisions as cases and nothing else. */
function admit(item: PreparedItem, owner: Owner | undefined): PreparedItem {
  if (!('document' in item)) return item
  if (owner) return { ...item, document: ownedBy(item.document, owner) }
  return isNoCase(item.document.record) ? { file: item.file, rejected: { code: 'not-a-case' } } : item
}

const outcomeOf = ({ file, document }: { file: string; document: PreparedDocument }, { outcome, caseId, reasons }: Stored): Outcome => ({
  file,
  caseId: outcome === 'rejected' ? null : (caseId ?? document.caseId),
  outcome,
  reasons: [...reasons, ...unusedNames(document.unused)],
})

/** Names of a file may be anything, also long. */
const maxShown = 30
const unusedNames = (names: readonly string[]): ImportReason[] =>
  names.length === 0
    ? []
    : [
        {
          code: 'unused-names',
          names: names.slice(0, maxShown).map((name) => name.slice(0, 60)),
          more: Math.max(0, names.length - maxShown),
        },
      ]

type QueuedItem = PreparedItem & { seen: boolean }

const charactersOf = (item: PreparedItem) => ('document' in item ? (item.document.content?.length ?? 0) : 0)

/** Records that wait for their batch. */
function createQueue(batchSize: number, mostCharacters: number) {
  let items: QueuedItem[] = []
  let documents = 0
  let characters = 0
  /** Identities that this run has given, so that files of one name in two folders do not take turns at correcting one another. */
  const given = new Set<string>()
  return {
    /** A batch never holds two records of one document. */
    repeats: (item: PreparedItem) =>
      'document' in item && items.some((other) => 'document' in other && other.document.identity === item.document.identity),
    /** Whether another must wait for the next batch. */
    isFull: (item: PreparedItem) =>
      documents >= batchSize || (characters > 0 && characters + charactersOf(item) > mostCharacters) || items.length >= 1000,
    add(item: PreparedItem) {
      const seen = 'document' in item && given.has(item.document.identity)
      if ('document' in item) {
        given.add(item.document.identity)
        documents += 1
        characters += charactersOf(item)
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
