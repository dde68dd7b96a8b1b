import type { AccountData } from '../account-data/account-data.ts'
import { removeJobsNaming } from './storage.ts'

/** Jobs that wait, have failed or are kept for a day, and name an account. */
export const ownedJobs: AccountData = {
  name: 'jobs',
  tables: [],
  remove: ({ reader, database, email }) => removeJobsNaming(database.sql, [reader.userId, email]),
}
