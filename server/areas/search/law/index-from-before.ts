import { z } from 'zod'
import type { Database } from '../../../database/open.ts'
import { type Jobs, defineJob } from '../../../jobs/jobs.ts'
import { indexProvisions, unsearchedActs } from './provisions-storage.ts'

const indexing = defineJob({ name: 'index-law', data: z.strictObject({}), single: true, retries: 2 })

/** Makes the Acts searchable that a library holds from before their provisions were: once, after the server has begun. */
export async function indexLawFromBefore(database: Database, jobs: Jobs): Promise<void> {
  jobs.handle(indexing, async ({ signal }) => {
    for (const id of await unsearchedActs(database)) {
      if (signal.aborted) return
      await database.sql.transaction().execute((transaction) => indexProvisions(transaction, id))
    }
  })
  if ((await unsearchedActs(database)).length > 0) await jobs.send(indexing, {})
}
