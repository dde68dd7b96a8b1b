import { type Collection, type IndexState, collections } from '../engine/engine.ts'
import { type Held, groupOf } from '../engine/segments/held.ts'
import { mergeHeld } from '../engine/segments/segment.ts'
import { maxDocuments } from '../engine/segments/write-segment.ts'
import { type Backlog, type Batch, createBacklog } from './backlog.ts'
import type { Changes, ChangesStorage } from './changes-storage.ts'
import { makeSegments } from './make-segments.ts'
import type { FileHeld, SegmentFolder } from './segment-files.ts'
import { stepThrough } from './step-through.ts'

/** Of what nobody waits for a segment is made of so many: its dictionary costs as much as their words do. A text of an Act has many sections. */
const worthASegment: Readonly<Record<Collection, number>> = { judgments: 1_000, law: 50 }
/** So many of what changed are taken in at once, however many there are; that is sooner done than to have it done. */
const soonTaken = 50
/** Milliseconds without a change after which the next is of another load. */
const loadEnds = 1_000
/** A library of so many documents is read whole before the first search; of a larger one what has been read is searched. */
const readBeforeFirst = 2_000
/** Of a load whoever asks waits for so many documents. */
export const usuallyAwaited = 1_000
/** So many segments of about one size are merged into one. */
const alike = 8
/** In memory only small ones are: the others wait for their file. */
const maxMergedInMemory = 1_000
/** A segment belongs to those of about its size: these are steps of so many times. */
const sizeStep = 8
const smallest = 64
/** A file with a larger share of documents that have gone is written anew. */
const maxGone = 0.25

interface Deps {
  storage: ChangesStorage
  /** Where files lie; null: all is held in memory. */
  folder: SegmentFolder | null
  /** Whether this process may write them: one of all that share them does. */
  mayWrite: () => Promise<boolean>
  /** Called where segments have come or gone, before files are removed that were read until then. */
  onChange?: () => Promise<void> | void
  /** Called between the steps of long work. */
  pause: () => Promise<void>
  /** Makes segments of many documents; here, unless it is said where else. At most so many are made at once. */
  make?: { make: (collection: Collection, ids: readonly number[]) => Promise<Held[]>; atOnce: number }
  /** For so many of a load whoever asks waits. Of more, the newest are taken in, and the others behind what is asked. */
  mostAwaited?: number
}

/** What a segment has of a document: of which slots on and up to which; `live` tells segments from one another. */
interface Place {
  live: Uint8Array
  slot: number
  end: number
}

/**
 * Holds the words of a library: files as they were written last, and in memory what changed since. It follows the database, and may be asked for
 * all that it holds at any moment.
 */
export function createKeeper({ storage, folder, mayWrite, onChange, pause, make: elsewhere, mostAwaited = usuallyAwaited }: Deps) {
  const makeHere = (collection: Collection, ids: readonly number[]) => makeSegments(storage, collection, ids, pause)
  const { make, atOnce } = elsewhere ?? { make: makeHere, atOnce: 1 }
  let library = ''
  let isWriter = false
  let isSwept = false
  let cursor: string | null = null
  let known: string[] = []
  let files: FileHeld[] = []
  let memory: Held[] = []
  let readManifestAt = 0
  let merges = 0
  /** Documents whose words must leave the files; what became of them is known since. */
  let asked: Changes['rewrites'] = []
  /** Below which id the first reading of each collection has not come yet; 0 when it is over. */
  let unreadBelow: Record<Collection, number> = { judgments: 0, law: 0 }
  /** What is still to be read, because it changed or for the first time; what it said before is gone. */
  let behind: Record<Collection, Backlog> = { judgments: createBacklog(), law: createBacklog() }
  /** How many changed one soon after another, and when the last did. */
  const load = { documents: 0, at: 0 }
  /** Where each document lies; the provisions of a text lie one behind another. */
  const places = { judgments: new Map<number, Place>(), law: new Map<number, Place>() } satisfies Record<Collection, unknown>
  /** Counts what was begun with: each time something else. */
  let age = 0
  const forgetPlaces = () => collections.forEach((collection) => places[collection].clear())

  const place = ({ segment: { collection, columns }, live }: Held) => {
    const known = places[collection]
    columns.ids.forEach((id, slot) => {
      if (live[slot] === 0) return
      const at = known.get(id)
      if (at?.live === live) at.end = slot + 1
      else known.set(id, { live, slot, end: slot + 1 })
    })
  }
  const remove = (collection: Collection, id: number) => {
    const at = places[collection].get(id)
    at?.live.fill(0, at.slot, at.end)
    places[collection].delete(id)
  }
  const hold = (made: readonly Held[]) => {
    memory.push(...made)
    made.forEach(place)
  }

  /** Takes over what files say, or begins with nothing; forgets everything else. */
  const begin = async () => {
    age += 1
    folder?.close(files)
    forgetPlaces()
    behind = { judgments: createBacklog(), law: createBacklog() }
    memory = []
    known = []
    library = await storage.library()
    const found = folder?.read(library) ?? null
    const read = found && (await storage.hasCome(found.cursor)) ? found : null
    if (found && !read) folder?.close(found.files)
    readManifestAt = folder?.changedAt() ?? 0
    files = read?.files ?? []
    files.forEach(place)
    if (read) {
      cursor = read.cursor
      unreadBelow = read.unreadBelow
      behind = { judgments: createBacklog(read.behind.judgments), law: createBacklog(read.behind.law) }
      return
    }
    // Transactions that are open now may have written before what is read next.
    const moment = await storage.moment()
    cursor = moment.cursor
    const { above, documents } = await storage.extent()
    unreadBelow = above
    if (documents <= readBeforeFirst) while (await readOn()) continue
  }

  const isFirstRead = () => collections.some((collection) => unreadBelow[collection] > 0)
  const isBehind = () => collections.some((collection) => !behind[collection].isEmpty())

  /** Takes in some documents as they are now. */
  const take = async (collection: Collection, ids: readonly number[]) => {
    const made = await (ids.length > soonTaken ? make : makeHere)(collection, ids)
    for (const id of ids) remove(collection, id)
    hold(made)
  }

  /**
   * What changed is taken in, the newest first: all of it, or some, while the rest is gone as it was until it is read. Where nobody asks, nothing of much is
   * taken in at once: what comes with it makes a better segment.
   */
  const takeChanged = async (changed: Changes['ids'], isAsked: boolean) => {
    const many = collections.reduce((sum, collection) => sum + (changed[collection]?.length ?? 0), 0)
    const now = performance.now()
    if (now - load.at > loadEnds) load.documents = 0
    load.documents += many
    if (many > 0) load.at = now
    for (const collection of collections) for (const id of changed[collection] ?? []) behind[collection].drop(id)
    const isAwaited = load.documents <= mostAwaited
    for (const collection of collections) {
      const ids = changed[collection] ?? []
      const atOnce = isAsked ? (isAwaited ? ids.length : soonTaken) : load.documents > soonTaken ? 0 : ids.length
      for (const id of ids.slice(atOnce)) remove(collection, id)
      behind[collection].put(ids.slice(atOnce))
      if (atOnce > 0 && ids.length > 0) await take(collection, ids.slice(0, atOnce))
    }
    const left = behind.judgments.size() + behind.law.size()
    if (isAsked && isAwaited && left <= mostAwaited) while (isBehind()) await readBehind()
  }

  /** Reads a part of what is to be read. */
  const readBatch = async (collection: Collection, batch: Batch) => {
    const began = age
    try {
      const made = await make(collection, batch.ids)
      // Another library was begun since.
      if (age !== began) return
      // What changed or went meanwhile is none of it.
      for (const { segment, live } of made)
        segment.columns.ids.forEach((id, slot) => {
          if (!batch.isStill(id)) live[slot] = 0
        })
      hold(made)
      batch.finish()
    } catch (error) {
      batch.putBack()
      throw error
    }
  }

  /** Reads some of what is to be read, as much as is made at once. */
  const readSome = async () => {
    const collection = behind.law.isEmpty() ? 'judgments' : 'law'
    const some = behind[collection]
    const each = Math.min(worthASegment[collection], Math.ceil(some.waits() / atOnce))
    const read: Promise<void>[] = []
    while (some.waits() > 0 && read.length < atOnce) read.push(readBatch(collection, some.take(each)))
    for (const { reason } of (await Promise.allSettled(read)).filter((one) => one.status === 'rejected')) throw reason
  }
  let reading: Promise<void> | null = null
  const readBehind = () => (reading ??= readSome().finally(() => (reading = null)))

  /** Puts some more of a library that is read for the first time behind the rest: the law, then judgments, the newest first. */
  const putMore = async () => {
    const collection = unreadBelow.law > 0 ? 'law' : 'judgments'
    const began = age
    const { ids, next } = await storage.idsBefore(collection, unreadBelow[collection], worthASegment[collection] * atOnce)
    if (age !== began) return
    // What changed meanwhile has been read already.
    behind[collection].append(ids.filter((id) => !places[collection].has(id)))
    unreadBelow = { ...unreadBelow, [collection]: next }
  }

  /** Reads on where there is more; true while there is. */
  const readOn = async (): Promise<boolean> => {
    if (!isBehind() && isFirstRead()) await putMore()
    if (isBehind()) await readBehind()
    return isBehind() || isFirstRead()
  }

  const follow = async ({ isAsked = true } = {}) => {
    if (cursor === null || (!isWriter && folder !== null && folder.changedAt() !== readManifestAt)) await begin()
    let changes = await storage.since(cursor!, known)
    // Everything was taken away at once, and another library begun.
    if (!library.startsWith(changes.id)) {
      await begin()
      changes = await storage.since(cursor!, known)
    }
    await takeChanged(changes.ids, isAsked)
    known = changes.cursor === cursor ? [...known, ...changes.transactions] : changes.transactions
    cursor = changes.cursor
    asked = changes.rewrites
  }

  /** Writes what lies in memory, and what has too many documents that are gone, into files. */
  const keep = async () => {
    if (folder === null || cursor === null) return
    isWriter = await mayWrite()
    if (!isWriter) return
    // What an earlier process had begun to write.
    if (!isSwept) folder.sweep(files)
    isSwept = true
    // What comes while files are written is read again from here.
    const state = { library, cursor, unreadBelow, behind: { judgments: behind.judgments.all(), law: behind.law.all() } }
    const rewrites = asked
    const isChanged = rewrites.length > 0 || memory.length > 0 || files.some(({ live }) => live.includes(0))
    if (!isChanged && folder.changedAt() > 0) return
    for (const own of Map.groupBy(memory, ({ segment }) => groupOf(segment)).values()) await replaceByFile(own)
    for (const one of files.filter((file) => isWorn(file) || hasGone(file, rewrites))) await replaceByFile([one])
    for (let some = chooseAlike(files, maxDocuments); some !== null; some = chooseAlike(files, maxDocuments)) await replaceByFile(some)
    folder.commit(state, files)
    readManifestAt = folder.changedAt()
    await onChange?.()
    folder.sweep(files)
    if (rewrites.length > 0) await storage.rewritten(rewrites)
  }

  /** Writes one segment in place of some. Documents that go meanwhile are gone in it, too. */
  const replace = async <Made extends Held>(
    some: readonly Held[],
    write: (some: readonly Held[]) => Generator<void, Made>,
  ): Promise<Made> => {
    const before = some.map(({ live }) => live.slice())
    const made = await stepThrough(write(some.map((one, i) => ({ ...one, live: before[i]! }))), pause)
    let slot = 0
    some.forEach(({ live }, i) =>
      before[i]!.forEach((was, old) => {
        if (was === 0) return
        if (live[old] === 0) made.live[slot] = 0
        slot += 1
      }),
    )
    place(made)
    merges += 1
    const left = files.filter((one) => some.includes(one))
    files = files.filter((one) => !some.includes(one))
    memory = memory.filter((one) => !some.includes(one))
    folder?.close(left)
    return made
  }
  const replaceByFile = async (some: readonly Held[]) => {
    const made = await replace(some, folder!.write)
    // One without documents would still say whose it was.
    if (made.segment.documents > 0) files = [...files, made]
    else folder!.close([made])
  }

  return {
    follow,
    keep,

    /** Merges small segments in memory. */
    settle: async () => {
      for (let some = chooseAlike(memory, maxMergedInMemory); some !== null; some = chooseAlike(memory, maxMergedInMemory)) {
        const made = await replace(some, mergeHeld)
        if (made.segment.documents > 0) memory = [...memory, made]
      }
    },

    /** Goes on with the first reading of a library, and with what changed and was not waited for; true while there is more to read. */
    readOn,

    /** Whether more of a load is coming, and what has come is not yet worth a segment. */
    isComing: () => !isFirstRead() && performance.now() - load.at < loadEnds && behind.judgments.waits() < worthASegment.judgments * atOnce,

    /** Everything that is held now. */
    held: (): readonly Held[] => [...files, ...memory],

    /** False while a large library is read for the first time, or much that changed is still to be read. */
    isWhole: () => !isFirstRead() && !isBehind(),

    state: async (): Promise<IndexState> => ({
      held: places.judgments.size + places.law.size,
      behind: behind.judgments.size() + behind.law.size() + (isFirstRead() ? await storage.countBelow(unreadBelow) : 0),
      segments: files.length + memory.length,
      merges,
    }),

    /** Reads the files through, and throws a DamagedSegment where one is not as it was written. */
    check: async () => {
      for (const one of files)
        for (const _ of one.segment.check()) {
          await pause()
          if (!files.includes(one)) break
        }
    },

    /** Makes everything anew from the database. */
    forget: () => {
      folder?.close(files)
      files = []
      memory = []
      forgetPlaces()
      cursor = null
      folder?.clear()
    },

    close: () => folder?.close(files),
  }
}

export type Keeper = ReturnType<typeof createKeeper>

const count = (held: readonly Held[]) => held.reduce((sum, { segment }) => sum + segment.documents, 0)
const isWorn = ({ live }: Held) => live.reduce((sum, is) => sum + (is === 0 ? 1 : 0), 0) > live.length * maxGone

/** Whether a segment has what some documents were before. */
function hasGone({ segment, live }: Held, rewrites: Changes['rewrites']): boolean {
  const ids = new Set(rewrites.flatMap(({ collection, id }) => (collection === segment.collection ? [id] : [])))
  return ids.size > 0 && segment.columns.ids.some((id, slot) => live[slot] === 0 && ids.has(id))
}

/** Segments of one collection and owner and about one size that are merged at once, into one of at most so many documents; null where there are none. */
function chooseAlike<H extends Held>(held: readonly H[], most: number): H[] | null {
  const groups = Map.groupBy(held, ({ segment }) => `${levelOf(segment.documents)} ${groupOf(segment)}`)
  for (const group of groups.values()) if (group.length >= alike && count(group.slice(0, alike)) <= most) return group.slice(0, alike)
  return null
}

const levelOf = (documents: number) => Math.max(0, Math.floor(Math.log(Math.max(1, documents) / smallest) / Math.log(sizeStep)) + 1)
