import type { KeptChange } from '#contract/home'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import type { Citator } from '../citator/citator.ts'
import { homeStorage } from './storage.ts'

interface Parts {
  database: Database
  cases: Pick<Cases, 'withStanding'>
  citator: Pick<Citator, 'overturnedSince'>
}

/** What the first screen tells a reader of what they keep. */
export function createHome({ database, cases, citator }: Parts) {
  const storage = homeStorage(database)
  return {
    /** Kept cases that were overturned after they were kept, what was learned last first. */
    async changes(reader: Reader, page: { limit: number; offset: number }) {
      const kept = await storage.kept(reader)
      const learned = await citator.overturnedSince(reader, new Map(kept.map(({ document_id, kept_at }) => [document_id, kept_at])))
      const changed = kept
        .flatMap((row) => {
          const at = learned.get(row.document_id)
          return at ? [{ ...row, at }] : []
        })
        .sort((one, other) => other.at.getTime() - one.at.getTime() || (one.case_id < other.case_id ? -1 : 1))
      const shown = changed.slice(page.offset, page.offset + page.limit)
      const briefs = await cases.withStanding(
        reader,
        shown.map(({ case_id }) => case_id),
      )
      const results = shown.flatMap(({ case_id, kept_as, kept_at, at }): KeptChange[] => {
        const brief = briefs.get(case_id)
        return brief ? [{ case: brief, kept_as, kept_at: kept_at.toISOString(), changed_at: at.toISOString() }] : []
      })
      return pageOf(results, changed.length, page)
    },
  }
}

export type Home = ReturnType<typeof createHome>
