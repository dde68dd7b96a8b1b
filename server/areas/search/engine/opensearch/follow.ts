import { setImmediate } from 'node:timers/promises'
import type { Changes, ChangesStorage } from '../../index/changes-storage.ts'
import { rememberedStem } from '../../words/remembered-stem.ts'
import { type Collection, collections } from '../engine.ts'
import { type Query, filter, oneOf } from './compile.ts'
import type { OpenSearch } from './connect.ts'
import type { Indices } from './indices.ts'
import { type Kind, format, indexOf, kinds, passagesOf, toWritten } from './mapping.ts'
import { maxKnownLength } from './vocabulary.ts'

/** How far the indices have followed the database; kept beside them, so that every process knows it. */
interface Followed {
  format: number
  /** Which database it is. */
  library: string
  cursor: string
  known: string[]
  /** Of each collection texts from this id on have been read; 0 where all have. */
  unreadBelow: Record<Collection, number>
  /** What changed and is still to be read, the newest first. */
  behind: Record<Collection, number[]>
}

/** What is read and written at once; a text of an Act has many sections. */
const takenAtOnce: Readonly<Record<Collection, number>> = { judgments: 200, law: 10 }
/** Bytes that are sent at once. */
const maxSent = 6_000_000
/** Words of the library that are looked for at once. */
const checkedAtOnce = 500
/** A library of so many documents is read whole before the first search. */
const readBeforeFirst = 2_000
/** Words of which this process knows that they are written. */
const mostKnown = 1_000_000

const isFirst = ({ unreadBelow }: Followed) => collections.some((collection) => unreadBelow[collection] > 0)

interface Deps {
  cluster: OpenSearch
  indices: Indices
  storage: ChangesStorage
  /** What the names of all of it begin with. */
  name: string
  shards: number
}

/**
 * Keeps the indices in step with the log of the database. Every process may: one at a time does, and begins where the last one ended. What is written carries the
 * time of its step, so that what a process sends that was taken for lost is refused.
 */
export function createFollower({ cluster, indices, storage, name, shards }: Deps) {
  const statePath = `/${name}-state/_doc/followed`
  let known: Pick<Followed, 'cursor' | 'known'> | null = null
  let left = { isFirst: true, behind: 0 }
  const written = new Set<string>()

  async function readFollowed(): Promise<Followed | null> {
    const { hits } = await cluster.call<{ hits: { hits: { _source: { followed: string } }[] } }>(
      'POST',
      `/${name}-state/_search?ignore_unavailable=true&allow_no_indices=true`,
      { size: 1 },
    )
    const followed = hits.hits[0] && (JSON.parse(hits.hits[0]._source.followed) as Followed)
    return followed?.format === format ? followed : null
  }

  const writeFollowed = async (followed: Followed) => {
    await cluster.call('PUT', `${statePath}?refresh=true`, { followed: JSON.stringify(followed) })
    known = followed
    left = {
      isFirst: isFirst(followed),
      behind: collections.reduce((sum, collection) => sum + followed.behind[collection].length, 0),
    }
  }

  /** Begins with nothing, and takes the names over. */
  async function begin(now: number): Promise<Followed> {
    const library = await storage.library()
    const { cursor } = await storage.moment()
    const { above, documents } = await storage.extent()
    const old = await cluster.call<{ index: string }[]>('GET', `/_cat/indices/${name}-*?format=json&h=index`)
    for (const { index } of old) await cluster.call('DELETE', `/${index}`)
    for (const kind of kinds) {
      const index = `${indices.alias(kind)}-${now}`
      await cluster.call('PUT', `/${index}`, { ...indexOf(kind, shards), aliases: { [indices.alias(kind)]: {} } })
    }
    await cluster.call('PUT', `/${name}-state`, { mappings: { enabled: false }, settings: { number_of_shards: 1, auto_expand_replicas: '0-1' } })
    written.clear()
    const begun: Followed = { format, library, cursor, known: [], unreadBelow: above, behind: { judgments: [], law: [] } }
    if (documents <= readBeforeFirst) while (isFirst(begun)) await readFirst(begun, now)
    await writeFollowed(begun)
    return begun
  }

  /** What changed is put before the rest, and of all that some is read and written. */
  async function step(now: number): Promise<void> {
    let followed = await readFollowed()
    if (followed === null || followed.library !== (await storage.library()) || !(await storage.hasCome(followed.cursor)))
      followed = await begin(now)
    const changes = await storage.since(followed.cursor, followed.known)
    const next: Followed = {
      ...followed,
      cursor: changes.cursor,
      known: changes.cursor === followed.cursor ? [...followed.known, ...changes.transactions] : changes.transactions,
      behind: { judgments: [], law: [] },
      unreadBelow: { ...followed.unreadBelow },
    }
    for (const collection of collections) {
      const changed = changes.ids[collection] ?? []
      const isChanged = new Set(changed)
      const waiting = [...changed, ...followed.behind[collection].filter((id) => !isChanged.has(id))]
      const taken = waiting.slice(0, takenAtOnce[collection])
      next.behind[collection] = waiting.slice(taken.length)
      // What is not taken is gone as it was: nothing withdrawn or corrected is found.
      await take(collection, taken, now)
      await remove(collection, changed.slice(taken.length), now)
    }
    if (isFirst(next) && collections.every((collection) => next.behind[collection].length === 0)) await readFirst(next, now)
    if (changes.rewrites.length > 0) await rewrite(changes.rewrites, next)
    await writeFollowed(next)
  }

  /** Goes on with the first reading: the law, then judgments, the newest first. */
  async function readFirst({ unreadBelow }: Followed, now: number) {
    const collection = unreadBelow.law > 0 ? 'law' : 'judgments'
    if (unreadBelow[collection] === 0) return
    const { ids, next } = await storage.idsBefore(collection, unreadBelow[collection], takenAtOnce[collection])
    await take(collection, ids, now)
    unreadBelow[collection] = next
  }

  /** Writes some texts as they are now in place of what there was of them. */
  async function take(collection: Collection, ids: readonly number[], now: number) {
    if (ids.length === 0) return
    const sender = createSender(cluster)
    for (const text of await storage.texts(collection, ids)) {
      const { key, text: stored, passages, words } = toWritten(text)
      const write = (kind: Kind, id: string, body: object) =>
        sender.add({ index: { _index: indices.alias(kind), _id: id, version: now, version_type: 'external_gte' } }, { ...body, stamp: now })
      write(collection, key, stored)
      for (const { key: of, passage } of passages) write(passagesOf(collection), of, passage)
      for (const word of words) {
        if (written.has(word) || word.length > maxKnownLength) continue
        if (written.size > mostKnown) written.clear()
        written.add(word)
        sender.add({ index: { _index: indices.alias('words'), _id: word } }, { word, stem: rememberedStem(word) })
      }
      await sender.sendWhereFull()
      await setImmediate()
    }
    await sender.send()
    await refresh(collection)
    await remove(collection, ids, now)
  }

  /** What there was of some texts before a moment is found no more. */
  async function remove(collection: Collection, ids: readonly number[], before: number) {
    if (ids.length === 0) return
    const query: Query = filter(oneOf('id', ids), { range: { stamp: { lt: before } } })
    for (const kind of [collection, passagesOf(collection)])
      await cluster.call('POST', `/${indices.alias(kind)}/_delete_by_query?conflicts=proceed&refresh=true`, { query })
  }

  const refresh = (collection: Collection) =>
    cluster.call('POST', `/${[collection, passagesOf(collection), 'words' as const].map(indices.alias).join(',')}/_refresh`)

  /** Words of some texts leave every file; no row that asks for it goes before that. */
  async function rewrite(rewrites: Changes['rewrites'], { behind }: Followed) {
    const done = rewrites.filter(({ collection, id }) => !behind[collection].includes(id))
    if (done.length === 0) return
    await forgetWords()
    for (const kind of kinds) await cluster.call('POST', `/${indices.alias(kind)}/_forcemerge?only_expunge_deletes=true&flush=true`)
    await storage.rewritten(done)
  }

  /** Words that stand nowhere any more are none of the library. */
  async function forgetWords() {
    for (let after: unknown[] | null = null; ;) {
      const { hits } = await indices.search('words', {
        query: { match_all: {} },
        size: checkedAtOnce,
        sort: [{ word: 'asc' }],
        ...(after !== null && { search_after: after }),
      })
      const all = hits.hits.map(({ _id }) => _id)
      if (all.length === 0) break
      after = hits.hits.at(-1)!.sort
      const queries = all.map((word): Query => ({ term: { words: word } }))
      const [ofJudgments, ofLaw] = await Promise.all(collections.map((collection) => indices.counts(collection, { match_all: {} }, queries)))
      const gone = all.filter((_, i) => ofJudgments![i] === 0 && ofLaw![i] === 0)
      if (gone.length > 0) {
        await cluster.call('POST', `/${indices.alias('words')}/_delete_by_query?refresh=true`, { query: oneOf('word', gone) })
        for (const word of gone) written.delete(word)
      }
    }
  }

  return {
    /** Whether anything changed since this process knew last. */
    async hasChanges(): Promise<boolean> {
      if (known === null) return true
      const changes = await storage.since(known.cursor, known.known)
      if (Object.keys(changes.ids).length > 0 || changes.rewrites.length > 0) return true
      known = { cursor: changes.cursor, known: changes.cursor === known.cursor ? known.known : [] }
      return false
    },

    /** What is still to be read, as far as this process knows. */
    left: () => left,

    /** Takes one step, when no other process does. */
    step: () => storage.alone(`hukumu opensearch ${name}`, step),

    /** How many texts the database has and the indices are to take in; null where these are still to be made. Changes nothing. */
    async behind(): Promise<number | null> {
      const followed = await readFollowed()
      if (followed === null) return null
      const changed = (await storage.since(followed.cursor, followed.known)).ids
      const waiting = collections.reduce((sum, of) => sum + new Set([...followed.behind[of], ...(changed[of] ?? [])]).size, 0)
      return waiting + (await storage.countBelow(followed.unreadBelow))
    },
  }
}

/** Gathers lines, and sends them when they are many. */
function createSender(cluster: OpenSearch) {
  let lines: string[] = []
  let size = 0
  const send = async () => {
    if (lines.length === 0) return
    const body = `${lines.join('\n')}\n`
    lines = []
    size = 0
    const { errors, items } = await cluster.call<{ errors: boolean; items: { index: { status: number; error?: { type: string } } }[] }>(
      'POST',
      '/_bulk',
      body,
    )
    if (!errors) return
    // What another process has written since is newer.
    const failed = items.find(({ index }) => index.error && index.status !== conflict)
    if (failed) throw new Error(`OpenSearch does not take a text: ${failed.index.error!.type}`)
  }
  return {
    add: (action: object, body: object) => {
      const [one, other] = [JSON.stringify(action), JSON.stringify(body)]
      lines.push(one, other)
      size += one.length + other.length
    },
    sendWhereFull: async () => {
      if (size > maxSent) await send()
    },
    send,
  }
}

const conflict = 409
