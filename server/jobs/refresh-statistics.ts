import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { type Jobs, defineJob } from './jobs.ts'
import { statisticsStorage } from './storage.ts'

const refreshing = defineJob({ name: 'refresh-statistics', data: z.strictObject({}), single: true, retries: 2 })

/** Tells the planner of the tables that have changed much; it else takes 10,000 bookmarks for one and sorts all of them for every page. */
export async function refreshStatistics({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const statistics = statisticsStorage(sql)
  const outdated = await statistics.outdated()
  for (const table of outdated) await statistics.refresh(table)
  return outdated
}

/** Every five minutes where nothing else does it: the embedded database has no process that would. */
export function keepStatistics(database: Database, jobs: Jobs): void {
  if (database.kind !== 'embedded') return
  jobs.handle(refreshing, async () => void (await refreshStatistics(database)))
  jobs.schedule(refreshing, { cron: '*/5 * * * *', timeZone: 'UTC' }, {})
}
