import type { Changes, ChangesStorage } from '../../index/changes-storage.ts'
import { type Collection, collections } from '../engine.ts'
import { type Query, all, oneOf } from './compile.ts'
import type { OpenSearch } from './connect.ts'
import type { Indices } from './indices.ts'
import { indexOf, kinds } from './mapping.ts'
import { createWriter } from './write.ts'

/** How far some indices have followed the database; kept beside them, so that every process knows it. */
interface Followed {
  shards: number
  /** Which database it is. */
  library: string
  /** What the names of the indices end with. */
  generation: string
  /** When words last left the vocabulary. */
  forgot: number
  cursor: string
  known: string[]
  /** Of each collection texts from this id on have been read; 0 where all have. */
  unreadBelow: Record<Collection, number>
  /** What changed and is still to be read, the newest first. */
  behind: Record<Collection, number[]>
}

/** Those that are searched, and others that are made beside them. */
type Role = 'serving' | 'next'

/** What is read and written at once; a text of an Act has many sections. */
const takenAtOnce: Readonly<Record<Collection, number>> = { judgments: 200, law: 10 }
/** A library of so many documents is read whole before the first search. */
const readBeforeFirst = 2_000
/** Words of the library that are looked for at once. */
const checkedAtOnce = 500

const isFirst = ({ unreadBelow }: Followed) => collections.some((collection) => unreadBelow[collection] > 0)
const waiting = ({ behind }: Followed) => collections.reduce((sum, collection) => sum + behind[collection].length, 0)

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
  const writer = createWriter({ cluster, indices, storage })
  let known: Pick<Followed, 'cursor' | 'known'> | null = null
  let left = { isFirst: true, behind: 0, isNext: true, rewrites: 0 }
  let isSwept = false
  /** Rows that ask for words to leave, and up to which operation of each shard. */
  let leaving: { rewrites: Changes['rewrites']; upTo: ReadonlyMap<string, number> } | null = null

  async function readFollowed(): Promise<Partial<Record<Role, Followed>>> {
    const { hits } = await cluster.call<{ hits: { hits: { _id: Role; _source: { followed: string } }[] } }>(
      'POST',
      `/${name}-state/_search?ignore_unavailable=true&allow_no_indices=true`,
      {},
    )
    const read = hits.hits.map(({ _id, _source }) => [_id, JSON.parse(_source.followed) as Followed] as const)
    return Object.fromEntries(read)
  }
  const keep = (role: Role, followed: Followed) =>
    cluster.call('PUT', `/${name}-state/_doc/${role}?refresh=true`, { followed: JSON.stringify(followed) })

  const dropAll = async (pattern: string, isMeant = (_index: string) => true) => {
    const found = await cluster.call<{ index: string }[]>('GET', `/_cat/indices/${pattern}?format=json&h=index`)
    for (const { index } of found) if (isMeant(index)) await cluster.call('DELETE', `/${index}`)
  }

  /** What versions before this one wrote is followed by nobody any more. */
  const sweep = async () => {
    const [, library, format] = /^(.*)-(\d+)$/.exec(name)!
    await dropAll(`${library}-*`, (index) => Number(/^-(\d+)-/.exec(index.slice(library!.length))?.[1]) < Number(format))
    isSwept = true
  }

  /** Makes indices with nothing in them. */
  async function create(now: number): Promise<Followed> {
    const generation = String(now)
    const library = await storage.library()
    // Transactions that are open now may have written before what is read next.
    const { cursor } = await storage.moment()
    const { above } = await storage.extent()
    for (const kind of kinds) await cluster.call('PUT', `/${indices.nameIn(generation, kind)}`, indexOf(kind, shards))
    return { shards, library, generation, forgot: now, cursor, known: [], unreadBelow: above, behind: { judgments: [], law: [] } }
  }

  /** From now on these are searched, instead of all others. */
  async function serve({ generation }: Followed) {
    const actions = kinds.flatMap((kind) => [
      { remove: { index: `${indices.alias(kind)}-*`, alias: indices.alias(kind), must_exist: false } },
      { add: { index: indices.nameIn(generation, kind), alias: indices.alias(kind) } },
    ])
    await cluster.call('POST', '/_aliases', { actions })
  }

  /** Begins with nothing. */
  async function begin(now: number): Promise<Followed> {
    await dropAll(`${name}-*`)
    await cluster.call('PUT', `/${name}-state`, {
      mappings: { enabled: false },
      settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
    })
    const begun = await create(now)
    const { documents } = await storage.extent()
    if (documents <= readBeforeFirst) while (isFirst(begun)) await readOn(begun, now)
    await serve(begun)
    return begun
  }

  /** What changed is put before the rest, and of all that some is read and written. */
  async function advance(followed: Followed, now: number): Promise<{ followed: Followed; rewrites: Changes['rewrites'] }> {
    const changes = await storage.since(followed.cursor, followed.known)
    const next: Followed = {
      ...followed,
      cursor: changes.cursor,
      known: changes.cursor === followed.cursor ? [...followed.known, ...changes.transactions] : changes.transactions,
      behind: { judgments: [], law: [] },
      unreadBelow: { ...followed.unreadBelow },
    }
    const into = writer.into(followed)
    for (const collection of collections) {
      const changed = changes.ids[collection] ?? []
      const isChanged = new Set(changed)
      const all = [...changed, ...followed.behind[collection].filter((id) => !isChanged.has(id))]
      const taken = all.slice(0, takenAtOnce[collection])
      next.behind[collection] = all.slice(taken.length)
      await into.take(collection, taken, now)
      // What is not taken is gone as it was: nothing withdrawn or corrected is found.
      await into.remove(collection, changed.slice(taken.length), now)
    }
    if (isFirst(next) && waiting(next) === 0) await readOn(next, now)
    return { followed: next, rewrites: changes.rewrites }
  }

  /** Goes on with the first reading: the law, then judgments, the newest first. */
  async function readOn(followed: Followed, now: number) {
    const { unreadBelow } = followed
    const collection = unreadBelow.law > 0 ? 'law' : 'judgments'
    const { ids, next } = await storage.idsBefore(collection, unreadBelow[collection], takenAtOnce[collection])
    await writer.into(followed).take(collection, ids, now)
    unreadBelow[collection] = next
  }

  /**
   * Words of some texts leave every file; no row that asks for it goes before that. What was deleted stays in the files until no copy of a shard may
   * ask for it any more, which takes half a minute: until then this is tried again.
   */
  async function rewrite(rewrites: Changes['rewrites'], followed: Followed, now: number) {
    const done = rewrites.filter(({ collection, id }) => !followed.behind[collection].includes(id))
    if (done.length === 0) return
    const copies = await readCopies()
    if (leaving === null || !done.every(({ row }) => leaving!.rewrites.some((one) => one.row === row))) {
      await sweep()
      await forgetWords()
      followed.forgot = now
      leaving = { rewrites: done, upTo: new Map((await readCopies()).map(({ shard, last }) => [shard, last])) }
      return
    }
    const { upTo } = leaving
    if (copies.some(({ shard, kept }) => kept <= (upTo.get(shard) ?? -1))) return
    const every = kinds.map(indices.alias).join(',')
    await cluster.call('POST', `/${every}/_forcemerge?only_expunge_deletes=true`)
    // Files go once nothing reads them, and the last moment that was kept is after the merge.
    await cluster.call('POST', `/${every}/_refresh`)
    await cluster.call('POST', `/${every}/_flush?force=true`)
    await storage.rewritten(leaving.rewrites)
    leaving = null
  }

  /** Each copy of each shard, with the number of the last operation on it, and from which on they are kept. */
  async function readCopies(): Promise<{ shard: string; last: number; kept: number }[]> {
    interface Copy {
      seq_no: { max_seq_no: number }
      retention_leases: { leases: { retaining_seq_no: number }[] }
    }
    const { indices: all } = await cluster.call<{ indices: Record<string, { shards: Record<string, Copy[]> }> }>(
      'GET',
      `/${kinds.map(indices.alias).join(',')}/_stats/docs?level=shards`,
    )
    return Object.entries(all).flatMap(([index, { shards }]) =>
      Object.entries(shards).flatMap(([number, copies]) =>
        copies.map(({ seq_no: { max_seq_no: last }, retention_leases: { leases } }) => ({
          shard: `${index} ${number}`,
          last,
          kept: Math.min(...leases.map((lease) => lease.retaining_seq_no)),
        })),
      ),
    )
  }

  /** Words that stand nowhere any more are none of the library. */
  async function forgetWords() {
    for (let after: unknown[] | null = null; ;) {
      const { hits } = await indices.search('words', {
        query: all,
        size: checkedAtOnce,
        sort: [{ word: 'asc' }],
        ...(after !== null && { search_after: after }),
      })
      if (hits.hits.length === 0) return
      after = hits.hits.at(-1)!.sort
      const words = hits.hits.map(({ _id }) => _id)
      const queries = words.map((word): Query => ({ term: { words: word } }))
      const counts = await Promise.all(collections.map((collection) => indices.counts(collection, all, queries)))
      const gone = words.filter((_, i) => counts.every((of) => of[i] === 0))
      if (gone.length > 0)
        await cluster.call('POST', `/${indices.alias('words')}/_delete_by_query?refresh=true`, { query: oneOf('word', gone) })
    }
  }

  /** Goes on with indices that are made otherwise beside those that serve, and puts them in their place once they have everything. */
  async function goOnBeside(serving: Followed, next: Followed | undefined, now: number): Promise<Followed> {
    const isWanted = serving.shards !== shards
    if (next && (!isWanted || next.shards !== shards)) {
      await dropAll(`${name}-*-${next.generation}`)
      await cluster.call('DELETE', `/${name}-state/_doc/next?refresh=true`)
    }
    left.isNext = isWanted
    if (!isWanted) return serving
    const { followed } = await advance(next?.shards === shards ? next : await create(now), now)
    if (isFirst(followed) || waiting(followed) > 0) {
      await keep('next', followed)
      return serving
    }
    await serve(followed)
    await keep('serving', followed)
    await cluster.call('DELETE', `/${name}-state/_doc/next?refresh=true`)
    await dropAll(`${name}-*-${serving.generation}`)
    left.isNext = false
    return followed
  }

  async function step(now: number, goesOn: boolean) {
    let { serving, next } = await readFollowed()
    if (!serving || serving.library !== (await storage.library()) || !(await storage.hasCome(serving.cursor))) {
      serving = await begin(now)
      next = undefined
    }
    const { followed, rewrites } = await advance(serving, now)
    left = { ...left, rewrites: rewrites.length }
    if (goesOn && rewrites.length > 0) {
      // What was read beside them before that has the words, too.
      if (next) await dropAll(`${name}-*-${next.generation}`)
      if (next) await cluster.call('DELETE', `/${name}-state/_doc/next?refresh=true`)
      next = undefined
      await rewrite(rewrites, followed, now)
    }
    await keep('serving', followed)
    known = followed
    if (goesOn && rewrites.length === 0 && !isFirst(followed) && waiting(followed) === 0) {
      known = await goOnBeside(followed, next, now)
      if (!isSwept) await sweep()
    }
    left = { ...left, isFirst: isFirst(followed), behind: waiting(followed) }
  }

  return {
    /** Whether anything changed since this process knew last. */
    async hasChanges(): Promise<boolean> {
      if (known === null) return true
      const changes = await storage.since(known.cursor, known.known)
      left = { ...left, rewrites: changes.rewrites.length }
      if (Object.keys(changes.ids).length > 0) return true
      known = { cursor: changes.cursor, known: changes.cursor === known.cursor ? known.known : [] }
      return false
    },

    /** What is still to be read, as far as this process knows; `isNext` while other indices are made beside those that serve; `rewrites`: how many texts have words that must leave. */
    left: () => left,

    /** Takes one step, when no other process does; `goesOn`: also with what nobody waits for. */
    step: ({ goesOn = false } = {}) => storage.alone(`hukumu opensearch ${name}`, (now) => step(now, goesOn)),

    /** How many texts the database has and the indices are to take in; null where these are still to be made. Changes nothing. */
    async behind(): Promise<number | null> {
      const { serving } = await readFollowed()
      if (!serving) return null
      const changed = (await storage.since(serving.cursor, serving.known)).ids
      const waits = collections.reduce((sum, of) => sum + new Set([...serving.behind[of], ...(changed[of] ?? [])]).size, 0)
      return waits + (await storage.countBelow(serving.unreadBelow))
    },
  }
}
