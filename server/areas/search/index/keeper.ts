import { type Collection, type IndexedText, collections } from '../engine/engine.ts'
import { type Held, groupOf } from '../engine/segments/held.ts'
import { holdTexts, holdTextsInSteps, mergeHeld } from '../engine/segments/segment.ts'
import { maxDocuments } from '../engine/segments/write-segment.ts'
import { type Backlog, createBacklog } from './backlog.ts'
import type { Changes, ChangesStorage } from './changes-storage.ts'
import type { FileHeld, SegmentFolder } from './segment-files.ts'

/** Documents that are read from the database at once; a text of an Act has many sections. */
const readAtOnce: Readonly<Record<Collection, number>> = { judgments: 50, law: 5 }
/** A segment of what nobody waits for is made of so many words: its dictionary costs as much as they do. */
const worthASegment = 1_000_000
/** A library of so many documents is read whole before the first search; of a larger one what has been read is searched. */
const readBeforeFirst = 2_000
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
  /** For so many that changed whoever asks waits. Of more, and while those are read, the newest are taken in, and the others behind what is asked. */
  mostAwaited?: number
}

/** How an index is. */
export interface IndexState {
  /** Documents and texts of Acts that are held. */
  held: number
  /** Those that the database has and that are still to be read. */
  behind: number
  /** Files and what lies in memory. */
  segments: number
  /** How often segments were made into one since the process began. */
  merges: number
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
export function createKeeper({ storage, folder, mayWrite, onChange, pause, mostAwaited = usuallyAwaited }: Deps) {
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
  /** What changed and is still to be read; what it said before is gone. */
  let behind: Record<Collection, Backlog> = { judgments: createBacklog(), law: createBacklog() }
  /** Where each document lies; the provisions of a text lie one behind another. */
  const places = { judgments: new Map<number, Place>(), law: new Map<number, Place>() } satisfies Record<Collection, unknown>
  /** Counts what was begun with: each time something else. */
  let age = 0
  /** What has gone since then, while the rest is still being read: by collection and id. */
  const gone = new Set<string>()
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
  const hold = (texts: readonly IndexedText[]) => {
    for (const held of texts.length === 0 ? [] : holdTexts(texts)) {
      memory.push(held)
      place(held)
    }
  }

  /** Takes over what files say, or begins with nothing; forgets everything else. */
  const begin = async () => {
    age += 1
    gone.clear()
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

  const stepThrough = async <Made>(work: Generator<void, Made>): Promise<Made> => {
    let step = work.next()
    for (; !step.done; step = work.next()) await pause()
    return step.value
  }

  /** The same of many, a step at a time; of those that changed or went meanwhile nothing, and nothing where another library was begun. */
  const holdInSteps = async (texts: readonly IndexedText[], isCurrent: () => boolean, isStill: (id: number) => boolean) => {
    const made = await stepThrough(holdTextsInSteps(texts))
    if (!isCurrent()) return
    for (const held of made) {
      held.segment.columns.ids.forEach((id, slot) => {
        if (!isStill(id)) held.live[slot] = 0
      })
      memory.push(held)
      place(held)
    }
  }
  /** Tells whether another library was begun since. */
  const sameLibrary = () => {
    const began = age
    return () => age === began
  }
  const isEnough = (texts: readonly IndexedText[]) => texts.reduce((sum, { body }) => sum + body.length, 0) >= worthASegment

  /** Takes in some documents as they are now. */
  const take = async (collection: Collection, ids: readonly number[]) => {
    const texts = await storage.texts(collection, ids)
    for (const id of ids) remove(collection, id)
    if (isFirstRead()) for (const id of ids) if (!texts.some((one) => one.id === id)) gone.add(`${collection} ${id}`)
    hold(texts)
  }

  /** What changed is taken in, the newest first: all of it, or some, while the rest is gone as it was until it is read. */
  const takeChanged = async (changed: Changes['ids']) => {
    const all = collections.flatMap((collection) => (changed[collection] ?? []).map((id) => ({ collection, id })))
    const isAwaited = !isBehind() && all.length <= mostAwaited
    for (const { collection, id } of all) behind[collection].drop(id)
    for (const collection of collections) {
      const ids = changed[collection] ?? []
      const now = isAwaited ? ids.length : readAtOnce[collection]
      for (const id of ids.slice(now)) {
        remove(collection, id)
        if (isFirstRead()) gone.add(`${collection} ${id}`)
      }
      behind[collection].put(ids.slice(now))
      for (let from = 0; from < Math.min(now, ids.length); from += readAtOnce[collection]) {
        await take(collection, ids.slice(from, Math.min(now, from + readAtOnce[collection])))
        await pause()
      }
    }
  }

  /** Reads some of what changed and was not waited for. */
  const readBehind = async () => {
    const collection = behind.law.isEmpty() ? 'judgments' : 'law'
    const some = behind[collection]
    const isCurrent = sameLibrary()
    try {
      let texts: IndexedText[] = []
      while (isCurrent() && some.waits() && !isEnough(texts)) {
        const ids = some.take(readAtOnce[collection])
        const read = await storage.texts(collection, ids)
        // One that changed since it was read is read again.
        texts = [...texts.filter(({ id }) => !ids.includes(id)), ...read]
        await pause()
      }
      await holdInSteps(texts, isCurrent, some.isTaken)
      some.finish()
    } catch (error) {
      some.putBack()
      throw error
    }
  }

  /** Reads some more of a library that is read for the first time: the law, then judgments, the newest first. */
  const readMore = async () => {
    const collection = unreadBelow.law > 0 ? 'law' : 'judgments'
    const isCurrent = sameLibrary()
    const texts: IndexedText[] = []
    let below = unreadBelow[collection]
    while (isCurrent() && below > 0 && !isEnough(texts)) {
      const read = await storage.textsBefore(collection, below, readAtOnce[collection])
      texts.push(...read.texts)
      below = read.next
      await pause()
    }
    await holdInSteps(texts, isCurrent, (id) => !places[collection].has(id) && !gone.has(`${collection} ${id}`))
    if (isCurrent()) unreadBelow = { ...unreadBelow, [collection]: below }
  }

  /** Reads on where there is more; true while there is. */
  const readOn = async (): Promise<boolean> => {
    if (isBehind()) await readBehind()
    else if (isFirstRead()) await readMore()
    return isBehind() || isFirstRead()
  }

  const follow = async () => {
    if (cursor === null || (!isWriter && folder !== null && folder.changedAt() !== readManifestAt)) await begin()
    let changes = await storage.since(cursor!, known)
    // Everything was taken away at once, and another library begun.
    if (!library.startsWith(changes.id)) {
      await begin()
      changes = await storage.since(cursor!, known)
    }
    await takeChanged(changes.ids)
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
    const made = await stepThrough(write(some.map((one, i) => ({ ...one, live: before[i]! }))))
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
