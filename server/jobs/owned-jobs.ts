import type { Belongings } from '../belongings/belongings.ts'
import { removeJobsNaming } from './storage.ts'

/** Jobs that wait, have failed or are kept for a day, and name an account. */
export const ownedJobs: Belongings = {
  name: 'jobs',
  tables: [],
  remove: ({ reader, database, email }) => removeJobsNaming(database.sql, [reader.userId, email]),
}
