import { type KeptCheck, type KeptPart, type WholeCheck, maxKeptChecks } from '#contract/saved-checks'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { isUuid } from '../../../database/uuid.ts'
import { pageOf } from '../../../http/page.ts'
import { Problem } from '../../../problem.ts'
import type { ReportToKeep } from '../write-findings.ts'
import { type CheckRow, keptChecksStorage } from './storage.ts'

interface Deps {
  database: Database
  /** Everything that is cited in a text, beside what the library says of it, as it is kept. */
  checkToKeep: (reader: Reader, text: string, keeps: KeptPart, signal: AbortSignal) => Promise<ReportToKeep>
}

interface ToKeep {
  text: string
  name: string
  keeps: KeptPart
}

/** Checks of documents that their readers chose to keep. */
export function createSavedChecks({ database, checkToKeep }: Deps) {
  const storage = keptChecksStorage(database)

  const showOne = async (reader: Reader, id: string): Promise<KeptCheck> => {
    const [row] = isUuid(id) ? await storage.byIds(reader, [id]) : []
    if (!row) throw new Problem('not-found', 'Check not found')
    return toCheck(row)
  }

  return {
    /** The text is checked here, so that a report says what the library said. */
    async keep(reader: Reader, { text, name, keeps }: ToKeep, signal: AbortSignal): Promise<KeptCheck> {
      if ((await storage.count(reader, { words: [] })) >= maxKeptChecks)
        throw new Problem('limit-reached', `You keep ${maxKeptChecks} checks, which is the most there can be.`)
      const found = await checkToKeep(reader, text, keeps, signal)
      return showOne(reader, await storage.insert(reader, { name, keeps, content: keeps === 'whole' ? text : null, ...found }))
    },

    async list(
      reader: Reader,
      { project_id: projectId, query, limit, offset }: { project_id?: string | undefined; query: string; limit: number; offset: number },
    ) {
      const filter = { projectId, words: query.split(/\s+/).filter((word) => word !== '') }
      const [rows, total] = await Promise.all([storage.list(reader, filter, { limit, offset }), storage.count(reader, filter)])
      return pageOf(rows.map(toCheck), total, { offset, limit })
    },

    async get(reader: Reader, id: string): Promise<WholeCheck> {
      const row = await storage.whole(reader, id)
      if (!row) throw new Problem('not-found', 'Check not found')
      return { ...toCheck(row), text: row.content, report: row.report }
    },

    async delete(reader: Reader, id: string) {
      if (await storage.delete(reader, id)) return
      const seen = isUuid(id) && (await storage.byIds(reader, [id])).length > 0
      throw seen ? new Problem('forbidden') : new Problem('not-found', 'Check not found')
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<KeptCheck> {
      if (isUuid(id)) await storage.restore(reader, id)
      return showOne(reader, id)
    },

    byIds: async (reader: Reader, ids: readonly string[]) => (await storage.byIds(reader, ids)).map(toCheck),

    /** Those of some that are the reader's own: a check stays with whoever made it. */
    copies: async (reader: Reader, ids: readonly string[]) =>
      (await storage.byIds(reader, ids)).filter(({ author }) => author === null).map(({ id }) => id),

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type SavedChecks = ReturnType<typeof createSavedChecks>

const toCheck = ({ id, name, keeps, citations, counts, checked_at, created_at, author }: CheckRow): KeptCheck => ({
  id,
  name,
  keeps,
  citations,
  counts,
  checked_at: checked_at.toISOString(),
  created_at: created_at.toISOString(),
  author,
})
