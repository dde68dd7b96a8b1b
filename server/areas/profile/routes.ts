import { getStorageUsed, updateProfile } from '#contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Belongings } from '../../belongings/belongings.ts'
import type { Database } from '../../database/open.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { countBelongings } from './storage-used.ts'

interface ProfileParts {
  accounts: Accounts
  belongings: readonly Belongings[]
  database: Database
}

export function profileRoutes(app: FastifyInstance, { accounts, belongings, database }: ProfileParts) {
  serve(app, updateProfile, ({ body }, caller) => accounts.describe(caller, body))
  serve(app, getStorageUsed, (_, { reader }) => countBelongings(belongings, { reader, database }))
}
