import type { CaseInBrief } from '#contract/cases'
import type { HistoryEntry, HistoryType } from '#contract/history'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import type { Cases } from '../cases/cases.ts'
import { type Deed, type HistoryRow, historyStorage } from './storage.ts'

/** What an account read and searched for. */
export function createHistory({ database, cases }: { database: Database; cases: Cases }) {
  const storage = historyStorage(database)

  const show = async (userId: string, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> => {
    const briefs = await cases.inBrief(
      userId,
      rows.flatMap((row) => row.case_id ?? []),
    )
    return rows.map((row) => toEntry(row, row.case_id === null ? undefined : briefs.get(row.case_id)))
  }

  return {
    /** Notes what was done to a case that the caller knows to be there, or a search. */
    record: storage.record,

    /** As `record`, for a case that a client names: `not-found` when the reader has no such case. */
    async recordCase(userId: string, { type, caseId }: Extract<Deed, { caseId: string }>): Promise<HistoryEntry> {
      const brief = (await cases.inBrief(userId, [caseId])).get(caseId)
      if (!brief) throw new Problem('not-found', 'Case not found')
      return toEntry(await storage.record(userId, { type, caseId }), brief)
    },

    async recordSearch(userId: string, query: string): Promise<HistoryEntry> {
      return toEntry(await storage.record(userId, { type: 'search', query }), undefined)
    },

    async list(userId: string, { types, limit, offset }: { types?: readonly HistoryType[]; limit: number; offset: number }) {
      const [rows, total] = await Promise.all([storage.list(userId, types, { limit, offset }), storage.count(userId, types)])
      return { results: await show(userId, rows), total, total_relation: 'eq' as const, offset, limit }
    },

    async delete(userId: string, id: string) {
      if (!(await storage.delete(userId, id))) throw new Problem('not-found')
    },

    clear: async (userId: string, types?: readonly HistoryType[]) => ({ deleted: await storage.clear(userId, types) }),

    forgetOldest: storage.forgetOldest,
  }
}

export type History = ReturnType<typeof createHistory>

function toEntry({ id, type, case_id, query, occurred_at }: HistoryRow, brief: CaseInBrief | undefined): HistoryEntry {
  const described = [brief?.citation, brief?.court, brief?.date].filter((part) => part !== null && part !== undefined)
  return {
    id,
    type,
    title: query ?? brief?.title ?? case_id!,
    description: described.join(' · '),
    timestamp: occurred_at.toISOString(),
    entity_type: query === null ? 'case' : 'search',
    entity_id: case_id,
  }
}
