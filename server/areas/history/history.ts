import type { CaseInBrief } from '#contract/cases'
import type { HistoryEntry, HistoryType } from '#contract/history'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import { type HistoryRow, type RecordedAction, historyStorage } from './storage.ts'

export { ownedHistory } from './owned-history-storage.ts'
export { redactableHistory } from './redactable-history.ts'

/** What an account read and searched for. */
export function createHistory({ database, cases }: { database: Database; cases: Cases }) {
  const storage = historyStorage(database)

  const show = async (reader: Reader, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> => {
    const briefs = await cases.inBrief(
      reader,
      rows.flatMap((row) => row.case_id ?? []),
    )
    return rows.map((row) => toEntry(row, row.case_id === null ? undefined : briefs.get(row.case_id)))
  }

  const recordNow = async (reader: Reader, action: RecordedAction): Promise<HistoryRow> => {
    const row = await storage.record(reader, action)
    if (!row) throw new Problem('not-found', 'Case not found')
    return row
  }

  return {
    /** Notes what was done to a case that the caller knows to be there, or a search. */
    record: storage.record,

    /** As `record`, for a case that a client names: `not-found` when the reader has no such case. */
    async recordCase(reader: Reader, { type, caseId }: Extract<RecordedAction, { caseId: string }>): Promise<HistoryEntry> {
      const brief = (await cases.inBrief(reader, [caseId])).get(caseId)
      if (!brief) throw new Problem('not-found', 'Case not found')
      return toEntry(await recordNow(reader, { type, caseId }), brief)
    },

    async recordSearch(reader: Reader, query: string): Promise<HistoryEntry> {
      return toEntry(await recordNow(reader, { type: 'search', query }), undefined)
    },

    async list(reader: Reader, { types, limit, offset }: { types?: readonly HistoryType[]; limit: number; offset: number }) {
      const [rows, total] = await Promise.all([storage.list(reader, types, { limit, offset }), storage.count(reader, types)])
      return pageOf(await show(reader, rows), total, { offset, limit })
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw new Problem('not-found')
    },

    clear: async (reader: Reader, types?: readonly HistoryType[]) => ({ deleted: await storage.clear(reader, types) }),

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
