import type { Output, Received } from '#contract/endpoint'
import type { listTakedowns, takeDownCase } from '#contract/takedowns'
import type { By } from '../../audit/audit.ts'
import { pageOf } from '../../http/page.ts'
import type { Documents } from '../documents/documents.ts'

const shown = <T extends { at: Date }>({ at, ...takedown }: T) => ({ ...takedown, at: at.toISOString() })

/** Judgments that are taken down by an order, and what was so far. */
export function createTakingDown(takedowns: Documents['takedowns']) {
  return {
    async list(page: { limit: number; offset: number }): Promise<Output<typeof listTakedowns>> {
      const { rows, total } = await takedowns.list(page)
      return pageOf(rows.map(shown), total, page)
    },

    takeDown: async ({ case_id: caseId, ...order }: Received<typeof takeDownCase>['body'], by: By): Promise<Output<typeof takeDownCase>> =>
      shown(await takedowns.takeDown({ caseId, ...order }, by)),

    restore: takedowns.restore,
  }
}
