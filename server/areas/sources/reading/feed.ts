import type { ThrottledClient } from '../throttled-client.ts'
import { type Source, SourceFailure } from '../source.ts'
import { keyOf } from './folder.ts'
import { readFeed } from './read-feed.ts'

/**
 * An Atom or RSS feed whose entries link to files on the same host. A feed shows what is new: what it no longer shows is still there, unless it
 * says that an entry was deleted.
 */
export function createFeed({ client, url }: { client: ThrottledClient; url: string }): Source {
  return {
    name: 'feed',
    origin: url,
    suspects: 'none',
    begin: (cursor) => ({ cursor: cursor ?? {}, anew: true }),

    async list({ etag = null, modified = null }, signal) {
      const answer = await client.get(url, signal, { etag, modified })
      if (answer.status === 304) return { items: [], gone: [], cursor: { etag, modified }, last: true }
      const feed = answer.status === 200 ? readFeed(answer.bytes.toString('utf8')) : null
      if (!feed) throw new SourceFailure('nonsense')
      const items = feed.entries.flatMap(({ id, link, version }) => {
        if (!URL.canParse(link, url)) return []
        const { href: address } = new URL(link, url)
        const named = { key: keyOf(id), name: nameOf(address), address, version }
        return [client.isWithin(address) ? named : { ...named, refused: 'elsewhere' as const }]
      })
      return { items, gone: feed.deleted.map(keyOf), cursor: { etag: answer.etag, modified: answer.modified }, last: true }
    },

    async fetch({ address, etag }, signal) {
      const answer = await client.get(address!, signal, { etag })
      if (answer.status === 404) return 'gone'
      if (answer.status === 304) return 'unchanged'
      return { bytes: answer.bytes, etag: answer.etag }
    },

    withdrawn: async (keys) => [...keys],
  }
}

/** 'https://courts.test/files/Ruling%204.pdf?v=2' → 'Ruling 4.pdf' */
function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'file'
  } catch {
    // Not every path is written in UTF-8.
    return last || 'file'
  }
}
