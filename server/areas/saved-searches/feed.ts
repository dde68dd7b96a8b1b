import { createHmac, timingSafeEqual } from 'node:crypto'
import { maxInFeed } from '#contract/saved-searches'
import type { Access } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { sharedKey } from '../../database/secrets.ts'
import { Problem } from '../../problem.ts'
import type { Cases } from '../cases/cases.ts'
import type { Search } from '../search/search.ts'
import { type FeedEntry, writeAtom } from './write-atom.ts'
import type { savedSearchesStorage } from './storage.ts'

interface Deps {
  database: Database
  storage: ReturnType<typeof savedSearchesStorage>
  access: Pick<Access, 'readerOf'>
  search: Pick<Search, 'find' | 'arrivals'>
  cases: Pick<Cases, 'casesByIds'>
  siteUrl: () => string
}

/** Feeds of saved searches: whoever has the address reads what its owner would find. */
export async function createFeeds({ database, storage, access, search, cases, siteUrl }: Deps) {
  const key = await sharedKey(database, 'feeds')
  const secretOf = (id: string, number: number) => createHmac('sha256', key).update(`${id}/${number}`).digest()
  const addressOf = ({ id, feed_number: number }: { id: string; feed_number: number }) =>
    `${siteUrl()}/api/feeds/${id}.${secretOf(id, number).toString('base64url')}`

  return {
    addressOf,

    /** What came last stands first, by when it came; behind it the newest decisions that were there before. `invalid-token` for a wrong address. */
    async read(token: string): Promise<File> {
      const [id = '', given = ''] = token.split('.', 2)
      const found = await storage.fed(id)
      const secret = Buffer.from(given, 'base64url')
      const expected = found && secretOf(found.id, found.feed_number)
      if (!found || !expected || secret.length !== expected.length || !timingSafeEqual(secret, expected)) throw new Problem('invalid-token')

      const reader = await access.readerOf(found.account)
      const filters = { ...found.filters, query: found.query }
      const matches = await storage.latestMatches(found.id, maxInFeed)
      const still = new Set(
        await search.arrivals.found(
          reader,
          filters,
          matches.map(({ document_id: one }) => one),
        ),
      )
      const came = matches.filter(({ document_id: one }) => still.has(one))
      const ids = came.map(({ document_id: one }) => one)
      const [arrived, passages] = await Promise.all([cases.casesByIds(reader, ids), search.arrivals.passages(found.query, ids)])
      const entries: FeedEntry[] = came.flatMap(({ document_id: one, matched_at: at }) => {
        const shown = arrived.get(one)
        return shown ? [{ shown, at, passages: passages.get(one) ?? [] }] : []
      })
      const known = new Set(entries.map(({ shown }) => shown.id))
      const newest = await search.find(reader, filters, { sort: 'newest', limit: maxInFeed, offset: 0 })
      for (const { snippets, ...shown } of newest.results)
        if (!known.has(shown.id) && entries.length < maxInFeed) entries.push({ shown, at: found.created_at, passages: snippets })

      const content = writeAtom({
        id: found.id,
        title: found.name,
        self: addressOf(found),
        siteUrl: siteUrl(),
        updated: entries[0]?.at ?? found.created_at,
        entries,
      })
      return new File([content], 'saved-search.atom', { type: 'application/atom+xml' })
    },
  }
}
