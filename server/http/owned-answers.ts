import type { AccountData } from '../account-data/account-data.ts'
import { idempotentRequests } from '../database/idempotent-requests.ts'

/** Answers that are kept for a repeat: to requests of an account, and to those of others that name it. */
export const ownedAnswers: AccountData = {
  name: 'kept answers',
  tables: ['idempotent_requests'],
  remove: ({ reader, database, email }) => idempotentRequests(database).forgetAccount(reader.userId, email),
}
