import {
  GivenFilters,
  type NewSavedSearch,
  type SavedFilters,
  type SavedSearch,
  type SavedSearchChanges,
  maxSavedSearches,
} from '#contract/saved-searches'
import type { SearchResults } from '#contract/search'
import { type Access, type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import type { History } from '../history/history.ts'
import type { Projects } from '../projects/projects.ts'
import { type Search, understood } from '../search/search.ts'
import { createFeeds } from './feed.ts'
import { type SavedFields, type SavedRow, savedSearchesStorage } from './storage.ts'

interface Deps {
  database: Database
  access: Pick<Access, 'readerOf'>
  search: Pick<Search, 'find' | 'arrivals'>
  cases: Pick<Cases, 'casesByIds'>
  history: Pick<History, 'recordSearch'>
  projects: Pick<Projects, 'toFill' | 'addItem'>
  /** Where readers reach this application, without a slash at its end. */
  siteUrl: () => string
}

/** Searches that accounts keep, with everything that narrows them. */
export async function createSavedSearches({ database, access, search, cases, history, projects, siteUrl }: Deps) {
  const storage = savedSearchesStorage(database)
  const feeds = await createFeeds({ database, storage, access, search, cases, siteUrl })

  const show = (reader: Reader, { thing, feed_number, created_at, updated_at, last_executed_at, ...row }: SavedRow): SavedSearch => {
    const own = can(reader, 'delete', thing)
    const { courts, judges, dateFrom, dateTo } = row.filters
    return {
      ...row,
      own,
      court: courts[0] ?? null,
      judge: judges[0] ?? null,
      courts,
      judges,
      date_from: dateFrom,
      date_to: dateTo,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      last_executed_at: last_executed_at?.toISOString() ?? null,
      feed_url: own ? feeds.addressOf({ id: row.id, feed_number }) : null,
    }
  }

  /** `not-found` for one that the reader does not see, or that is deleted. */
  const rowOf = async (reader: Reader, id: string): Promise<SavedRow> => {
    const [row] = await storage.byIds(reader, [id])
    if (!row) throw new Problem('not-found', 'Saved search not found')
    return row
  }
  const get = async (reader: Reader, id: string) => show(reader, await rowOf(reader, id))

  const insert = async (reader: Reader, fields: SavedFields): Promise<string> => {
    if ((await storage.count(reader, { words: [] })) >= maxSavedSearches)
      throw new Problem('limit-reached', `You keep ${maxSavedSearches} searches, which is the most there can be.`)
    return storage.insert(reader, fields, await stemsOf(fields.query))
  }
  const stemsOf = (query: string) => understood('body', (async () => search.arrivals.stemsOfSearch(query))())

  return {
    get,

    async list(reader: Reader, { project_id: projectId, query, limit, offset }: ListQuery) {
      const filter = { projectId, words: query.split(/\s+/).filter((word) => word !== '') }
      const [rows, total, fresh] = await Promise.all([
        storage.list(reader, filter, { limit, offset }),
        storage.count(reader, filter),
        storage.countNew(reader),
      ])
      const shown = rows.map((row) => show(reader, row))
      return { ...pageOf(shown, total, { offset, limit }), new_since: fresh }
    },

    async create(reader: Reader, given: NewSavedSearch): Promise<SavedSearch> {
      const { name, query = '', sort = 'relevance', alert_enabled, alert_frequency, project_id } = given
      const projectId = project_id && (await projects.toFill(reader, project_id))
      const filters = narrowed(GivenFilters.parse({}), given)
      const id = await insert(reader, { name, query, filters, sort, alert_enabled, alert_frequency })
      if (projectId) await projects.addItem(reader, projectId, { type: 'saved_search', id })
      return get(reader, id)
    },

    async update(reader: Reader, id: string, given: SavedSearchChanges): Promise<SavedSearch> {
      const row = await rowOf(reader, id)
      if (!can(reader, 'change', row.thing)) throw new Problem('forbidden')
      const projectId = given.project_id && (await projects.toFill(reader, given.project_id))
      const { name, query, sort, alert_enabled, alert_frequency } = given
      const changes = Object.fromEntries(
        Object.entries({ name, query, sort, alert_enabled, alert_frequency }).filter(([, value]) => value !== undefined),
      ) as Partial<SavedFields>
      const stems = query === undefined ? {} : { stems: await stemsOf(query) }
      if (!(await storage.update(reader, row.id, { ...changes, ...stems, filters: narrowed(row.filters, given) })))
        throw new Problem('not-found', 'Saved search not found')
      if (projectId) await projects.addItem(reader, projectId, { type: 'saved_search', id: row.id })
      return get(reader, row.id)
    },

    async delete(reader: Reader, id: string) {
      if (await storage.delete(reader, id)) return
      await rowOf(reader, id)
      throw new Problem('forbidden')
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<SavedSearch> {
      await storage.restore(reader, id)
      const row = await rowOf(reader, id)
      if (!can(reader, 'delete', row.thing)) throw new Problem('forbidden')
      return show(reader, row)
    },

    async execute(reader: Reader, id: string, { page, pageSize }: { page: number; pageSize: number }): Promise<SearchResults> {
      const row = await rowOf(reader, id)
      const asked = { sort: row.sort, limit: pageSize, offset: (page - 1) * pageSize }
      const results = await understood('body', search.find(reader, { ...row.filters, query: row.query }, asked))
      if (page === 1) {
        await storage.executed(reader, row.id)
        if (row.query !== '') await history.recordSearch(reader, row.query)
      }
      return results
    },

    async renewFeed(reader: Reader, id: string): Promise<SavedSearch> {
      const { thing } = await rowOf(reader, id)
      if (!can(reader, 'change', thing)) throw new Problem('forbidden')
      await storage.renewFeed(reader, thing.id)
      return get(reader, thing.id)
    },

    readFeed: feeds.read,

    byIds: async (reader: Reader, ids: readonly string[]) => (await storage.byIds(reader, ids)).map((row) => show(reader, row)),

    /** Those of some that are the reader's own, and copies of the others, whose alerts are off. */
    async copies(reader: Reader, ids: readonly string[]): Promise<string[]> {
      const copied: string[] = []
      for (const { id, thing, name, query, filters, sort, alert_frequency } of await storage.byIds(reader, ids))
        copied.push(
          can(reader, 'delete', thing) ? id : await insert(reader, { name, query, filters, sort, alert_enabled: false, alert_frequency }),
        )
      return copied
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

interface ListQuery {
  project_id?: string | undefined
  query: string
  limit: number
  offset: number
}

export type SavedSearches = Awaited<ReturnType<typeof createSavedSearches>>

/** What narrows a search once what is given is laid over it: the whole, then its parts, a list before its one value. */
function narrowed(before: SavedFilters, { filters, court, judge, courts, judges, date_from, date_to }: SavedSearchChanges): SavedFilters {
  const one = (name: string | null) => (name === null ? [] : [name])
  const parts = {
    courts: courts ?? (court === undefined ? undefined : one(court)),
    judges: judges ?? (judge === undefined ? undefined : one(judge)),
    dateFrom: date_from,
    dateTo: date_to,
  }
  return { ...(filters ?? before), ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) }
}
