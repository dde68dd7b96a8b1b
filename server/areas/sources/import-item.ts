import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceName } from '#contract/sources'
import type { ImportReason } from '#contract/reasons/import-reasons'
import { inReceivedFolder } from '../../http/received-folder.ts'
import type { Documents, OutcomeCounts } from '../documents/documents.ts'
import { fileNameOf } from './file-name.ts'
import type { Fetched } from './source.ts'
import type { Item, Settled, SyncCounts } from './storage.ts'

interface TakeIn {
  source: SourceName
  item: Item
  fetched: Exclude<Fetched, 'gone'>
  signal: AbortSignal
}

/**
 * Takes what was fetched into the library by the import that stands, and says what became of it. Taken in again, it changes nothing: a run that
 * is killed before it has written down what it did does it again.
 */
export async function importItem(
  documents: Pick<Documents, 'importFiles'>,
  { source, item, fetched, signal }: TakeIn,
): Promise<{ settled: Settled; counts: Partial<SyncCounts> }> {
  if (fetched === 'unchanged') {
    const settled = { state: 'held', caseIds: item.caseIds, etag: item.etag, failure: null, reasons: [] } satisfies Settled
    return { settled, counts: { unchanged: 1 } }
  }
  const caseIds = new Set<string>()
  const withheldIds = new Set<string>()
  const reasons: ImportReason[] = []
  const read = (path: string): Promise<OutcomeCounts> =>
    documents.importFiles([path], {
      signal,
      unsettled: true,
      inSlices: true,
      onOutcome: (outcome) => {
        if (outcome.caseId !== null) (outcome.outcome === 'withheld' ? withheldIds : caseIds).add(outcome.caseId)
        if (outcome.outcome === 'rejected' || outcome.outcome === 'withheld') reasons.push(...outcome.reasons)
      },
    })
  const counts =
    'path' in fetched
      ? await read(fetched.path)
      : await inReceivedFolder(async (folder) => {
          const path = join(folder, fileNameOf(source, item))
          await writeFile(path, fetched.bytes, { mode: 0o600 })
          return read(path)
        })
  signal.throwIfAborted()
  const { added, updated, flagged, unchanged, withheld, rejected } = counts
  const isHeld = caseIds.size > 0
  const isWithheld = !isHeld && withheld > 0
  const found = [...caseIds, ...withheldIds]
  return {
    settled: {
      state: isHeld ? 'held' : isWithheld ? 'withheld' : 'rejected',
      // What could be read of it once is still there.
      caseIds: found.length > 0 ? found : item.caseIds,
      etag: 'bytes' in fetched ? fetched.etag : null,
      failure: null,
      reasons: reasons.slice(0, maxReasons),
    },
    counts: {
      // What is stored with a doubt is new where the document gave nothing before.
      added: added + (item.caseIds.length === 0 ? flagged : 0),
      updated: updated + (item.caseIds.length === 0 ? 0 : flagged),
      unchanged,
      withheld,
      rejected: isHeld || isWithheld ? rejected : Math.max(1, rejected),
    },
  }
}

const maxReasons = 20
