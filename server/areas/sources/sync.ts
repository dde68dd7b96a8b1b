import type { SourceFailureCode, SyncRun } from '#contract/sources'
import type { Database } from '../../database/open.ts'
import { type Documents, finishImport } from '../documents/documents.ts'
import { fileNameOf } from './file-name.ts'
import { holdSource } from './holding.ts'
import { type Source, SourceFailure } from './source.ts'
import type { Item, SourcesStorage } from './storage.ts'
import { importItem } from './import-item.ts'

export interface SyncParts {
  database: Database
  documents: Pick<Documents, 'importFiles' | 'withdraw'>
  storage: SourcesStorage
}

export interface SyncOptions {
  askedBy: SyncRun['asked_by']
  signal: AbortSignal
  /** Only what the source called changed; else the whole of its listing. */
  callsOnly?: boolean
  /** Also takes down what seems too much. */
  acceptWithdrawals?: boolean
  /** Told after each document. */
  onProgress?: (run: SyncRun) => void
}

interface ReadingOptions extends SyncOptions {
  /** Whether the last run left nothing to be settled. */
  wasDone: boolean
}

const misled: ReadonlySet<SourceFailureCode> = new Set(['nonsense', 'elsewhere', 'repeats'])

/** Documents in a row that could not be fetched, after which the source is left until the next run. */
const maxInARow = 3
/** Runs in which a document could not be fetched, after which it is left until it changes. */
const maxTries = 5
/** Pages in a row that name nothing new: a listing without an end. */
const maxPagesAgain = 3
const askedAtOnce = 1_000
/** Documents that may go at once without a word of the operator, and which share of those held. */
const fewEnough = 20
const shareEnough = 0.1

/**
 * Reads a source: lists, fetches what is new or changed, takes down what was withdrawn. What is listed is kept with the place where the listing goes
 * on, and each document is ticked off once the library has it: a run that ends in the middle, however it ends, is gone on with by the next.
 * Answers the run, or why there is none: somebody else reads the source at the moment, or it asked to be left alone.
 */
export async function syncSource(parts: SyncParts, source: Source, options: SyncOptions): Promise<SyncRun | 'busy' | 'left alone'> {
  const { storage } = parts
  const { name } = source
  await storage.know(name, source.origin)
  const { notBefore, wasDone } = await storage.state(name)
  if (notBefore && notBefore.getTime() > parts.database.clock.now()) return 'left alone'
  const held = await holdSource(storage, name, options.signal)
  if (!held) return 'busy'
  const run = await storage.begin(name, options.askedBy)
  const { signal } = held
  const reading = createReading(parts, source, { ...options, signal, wasDone }, run)
  try {
    let released = false
    let failure: SourceFailureCode | null = null
    for (let first = true; !released; first = false) {
      failure = await whyFailed(async () => {
        if (first && options.callsOnly !== true) await reading.all()
        await reading.calls()
      })
      await reading.settle()
      released = await storage.release(name, held.id, failure !== null)
    }
    await storage.end(run, failure === null ? 'done' : 'failed', failure)
  } catch (error) {
    await storage.end(run, signal.aborted ? 'stopped' : 'failed', signal.aborted ? null : 'unexpected')
    await storage.release(name, held.id, true)
    if (!signal.aborted) throw error
  } finally {
    held.end()
  }
  return storage.run(run)

  /** Anything that the source is to blame for; all else is thrown on. */
  async function whyFailed(work: () => Promise<void>): Promise<SourceFailureCode | null> {
    try {
      await work()
      return null
    } catch (error) {
      if (!(error instanceof SourceFailure) || signal.aborted) throw error
      if (error.wait > 0) await storage.leaveAlone(name, error.wait)
      // Where such a listing would go on is no place to go on from.
      if (source.suspects === 'unlisted' && misled.has(error.code)) await storage.forgetPlace(name)
      return error.code
    }
  }
}

function createReading({ database, documents, storage }: SyncParts, source: Source, options: ReadingOptions, run: number) {
  const { name } = source
  const { signal, onProgress } = options
  let stored = options.wasDone ? 0 : 1

  const tell = async () => onProgress?.(await storage.run(run))

  const takeDown = async (item: Item) => {
    const { key, caseIds } = item
    for (const caseId of caseIds) {
      const isGivenElsewhere = await storage.givesElsewhere(name, key, caseId)
      await documents.withdraw(caseId, { file: fileNameOf(name, item), textOnly: isGivenElsewhere })
    }
    await storage.withdraw(name, run, key)
    stored += 1
    await tell()
  }

  /** Fetches one document and takes it in. Answers whether the source could be used. */
  const fetchOne = async (item: Item): Promise<SourceFailure | null> => {
    try {
      const fetched = await source.fetch(item, signal)
      if (fetched === 'gone') await takeDown(item)
      else {
        const taken = await importItem(documents, { source: name, item, fetched, signal })
        await storage.settle(name, run, item, taken.settled, taken.counts)
        stored += 1
      }
      await tell()
      return null
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof SourceFailure)) throw error
      const tries = await storage.failed(name, item, error.code)
      if (tries >= maxTries || error.code === 'too-large' || error.code === 'elsewhere') {
        const settled = { state: 'rejected' as const, caseIds: item.caseIds, etag: null, failure: error.code, reasons: [] }
        await storage.settle(name, run, item, settled, { rejected: 1 })
        return null
      }
      return error
    }
  }

  const fetchWaiting = async () => {
    let inARow = 0
    let last: SourceFailure | null = null
    for (let after = ''; ;) {
      signal.throwIfAborted()
      const item = await storage.waiting(name, after)
      if (!item) break
      after = item.key
      const failure = await fetchOne(item)
      last = failure ?? last
      inARow = failure ? inARow + 1 : 0
      // Every other document would meet the same.
      if (failure && (inARow >= maxInARow || failure.code === 'refused' || failure.code === 'throttled')) throw failure
    }
    if (last) throw last
  }

  const takeDownAll = async (items: readonly Item[]) => {
    const most = Math.max(fewEnough, shareEnough * (await storage.countHeld(name)))
    if (items.length > most && options.acceptWithdrawals !== true) throw new SourceFailure('too-many-withdrawn')
    for (const item of items) {
      signal.throwIfAborted()
      await takeDown(item)
    }
  }

  const findWithdrawn = async (unlisted: number | null) => {
    const gone: Item[] = []
    for (let after = ''; ;) {
      const suspects = await storage.suspects(name, unlisted, after, askedAtOnce)
      const keys = new Set(
        await source.withdrawn(
          suspects.map(({ key }) => key),
          signal,
        ),
      )
      gone.push(...suspects.filter(({ key }) => keys.has(key)))
      if (suspects.length < askedAtOnce) return gone
      after = suspects.at(-1)!.key
    }
  }

  return {
    fetchWaiting,

    async all() {
      const state = await storage.state(name)
      const { cursor: start, anew } = source.begin(state.cursor)
      const listing = anew ? await storage.beginListing(name) : state.listing
      let cursor = start
      let again = 0
      for (let last = false; !last;) {
        signal.throwIfAborted()
        const page = await source.list(cursor, signal)
        const fresh = await storage.takePage(name, run, listing, page)
        again = fresh === 0 ? again + 1 : 0
        if (!page.last && again >= maxPagesAgain) throw new SourceFailure('repeats')
        if (page.gone.length > 0) await takeDownAll(await storage.heldUnder(name, page.gone))
        await fetchWaiting()
        ;({ cursor, last } = page)
      }
      if (source.suspects !== 'none') await takeDownAll(await findWithdrawn(source.suspects === 'unlisted' ? listing : null))
    },

    /** Asks for what the source called changed, until nothing more was called. */
    async calls() {
      for (const address of await storage.calls(name)) {
        signal.throwIfAborted()
        const items = (await source.look?.(address, signal)) ?? []
        const before = await storage.heldUnder(name, [address])
        await storage.takeLook(name, run, address, items)
        // A text that a work no longer has went with the change.
        const left = before.filter(({ key }) => !items.some((item) => item.key === key)).map(({ key }) => key)
        const withdrawn = new Set(left.length > 0 ? await source.withdrawn(left, signal) : [])
        await takeDownAll(before.filter(({ key }) => withdrawn.has(key)))
      }
      await fetchWaiting()
    },

    /** Brings indexes up to what came in, also in a run that was broken off. */
    async settle() {
      if (stored > 0) await finishImport(database)
      stored = 0
    },
  }
}
