import {
  deleteAccount,
  downloadExport,
  getDeletionRules,
  getExport,
  getStorageUsed,
  keepAccount,
  startExport,
  updateProfile,
} from '#contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Belongings } from '../../belongings/belongings.ts'
import type { Database } from '../../database/open.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { AccountExports } from './export/exports.ts'
import type { Removals } from './removal/removals.ts'
import { countBelongings } from './storage-used.ts'

interface ProfileParts {
  accounts: Accounts
  belongings: readonly Belongings[]
  database: Database
  exports: AccountExports
  removals: Removals
}

export function profileRoutes(app: FastifyInstance, { accounts, belongings, database, exports, removals }: ProfileParts) {
  serve(app, updateProfile, ({ body }, caller) => accounts.describe(caller, body))
  serve(app, getStorageUsed, (_, { reader }) => countBelongings(belongings, { reader, database }))
  serve(app, startExport, (_, { userId }) => exports.start(userId))
  serve(app, getExport, (_, { userId }) => exports.state(userId))
  serve(app, downloadExport, ({ params }) => exports.read(params.address))
  serve(app, getDeletionRules, async () => removals.rules())
  serve(app, deleteAccount, ({ body }, caller, { client }) => removals.ask(caller, body.password, client))
  serve(app, keepAccount, ({ body }, _, { client }) => removals.undo(body.token, client.address))
}
