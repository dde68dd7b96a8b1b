import { setImmediate } from 'node:timers/promises'
import type { ChangesStorage } from '../../index/changes-storage.ts'
import { rememberedStem } from '../../words/remembered-stem.ts'
import type { Collection } from '../engine.ts'
import { type Query, filter, oneOf } from './compile.ts'
import type { OpenSearch } from './connect.ts'
import type { Indices } from './indices.ts'
import { type Kind, passagesOf, toWritten } from './mapping.ts'
import { maxKnownLength } from './vocabulary.ts'

/** Bytes that are sent at once. */
const maxSent = 6_000_000
/** Words of which this process knows that they are written. */
const mostKnown = 1_000_000
const conflict = 409

interface Deps {
  cluster: OpenSearch
  indices: Indices
  storage: Pick<ChangesStorage, 'texts'>
}

/** Writes texts into the indices of a generation. */
export function createWriter({ cluster, indices, storage }: Deps) {
  const written = new Map<string, Set<string>>()
  /** A process knows what it wrote itself, until words leave the vocabulary. */
  const writtenIn = (key: string) => {
    const words = written.get(key) ?? new Set<string>()
    if (words.size > mostKnown) words.clear()
    written.delete(key)
    written.set(key, words)
    // Those that serve, and those beside them.
    if (written.size > 2) written.delete(written.keys().next().value!)
    return words
  }

  return {
    into({ generation, forgot }: { generation: string; forgot: number }) {
      const nameOf = (kind: Kind) => indices.nameIn(generation, kind)

      /** What there was of some texts before a moment is found no more. */
      const remove = async (collection: Collection, ids: readonly number[], before: number) => {
        if (ids.length === 0) return
        const query: Query = filter(oneOf('id', ids), { range: { stamp: { lt: before } } })
        for (const kind of [collection, passagesOf(collection)])
          await cluster.call('POST', `/${nameOf(kind)}/_delete_by_query?conflicts=proceed&refresh=true`, { query })
      }

      return {
        remove,

        /** Writes some texts as they are now in place of what there was of them. */
        async take(collection: Collection, ids: readonly number[], now: number) {
          if (ids.length === 0) return
          const known = writtenIn(`${generation} ${forgot}`)
          const fresh = new Set<string>()
          const sender = createSender(cluster)
          const write = (kind: Kind, _id: string, body: object) =>
            sender.add({ index: { _index: nameOf(kind), _id, version: now, version_type: 'external_gte' } }, { ...body, stamp: now })
          for (const text of await storage.texts(collection, ids)) {
            const { key, text: stored, passages, words } = toWritten(text)
            write(collection, key, stored)
            for (const { key: of, passage } of passages) write(passagesOf(collection), of, passage)
            for (const word of words) {
              if (known.has(word) || fresh.has(word) || word.length > maxKnownLength) continue
              fresh.add(word)
              sender.add({ index: { _index: nameOf('words'), _id: word } }, { word, stem: rememberedStem(word) })
            }
            await sender.sendWhereFull()
            await setImmediate()
          }
          await sender.send()
          for (const word of fresh) known.add(word)
          await cluster.call('POST', `/${[collection, passagesOf(collection), 'words' as const].map(nameOf).join(',')}/_refresh`)
          await remove(collection, ids, now)
        },
      }
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
    const { errors, items } = await cluster.call<{
      errors: boolean
      items: { index: { status: number; error?: { type: string } } }[]
    }>('POST', '/_bulk', body)
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
