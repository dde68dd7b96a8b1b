import {
  deleteAccount,
  downloadExport,
  getDeletionRules,
  getExport,
  getStorageUsed,
  keepAccount,
  settleTakeOver as settleTakeOverCall,
  startExport,
  updateProfile,
} from '#contract/profile'
import type { FastifyInstance } from 'fastify'
import type { AccountData } from '../../account-data/account-data.ts'
import type { Database } from '../../database/open.ts'
import { serve } from '../../http/serve.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { AccountExports } from './export/exports.ts'
import type { Removals } from './removal/removals.ts'
import { countAccountData } from './storage-used.ts'
import { settleTakeOver } from './taken-over.ts'

interface ProfileParts {
  accounts: Accounts
  accountData: readonly AccountData[]
  database: Database
  exports: AccountExports
  removals: Removals
}

export function profileRoutes(app: FastifyInstance, { accounts, accountData, database, exports, removals }: ProfileParts) {
  serve(app, updateProfile, ({ body }, caller, { client }) => accounts.describe(caller, body, client))
  serve(app, getStorageUsed, (_, { reader }) => countAccountData(accountData, { reader, database }))
  serve(app, settleTakeOverCall, ({ body }, caller, { client }) =>
    settleTakeOver({ accounts, accountData, database }, caller, body.things, client),
  )
  serve(app, startExport, (_, { userId }) => exports.start(userId))
  serve(app, getExport, (_, { userId }) => exports.state(userId))
  serve(app, downloadExport, ({ params }) => exports.read(params.address))
  serve(app, getDeletionRules, (_, { reader }) => removals.rules(reader))
  serve(app, deleteAccount, ({ body }, caller, { client }) => removals.ask(caller, body.password, client))
  serve(app, keepAccount, ({ body }, _, { client }) => removals.undo(body.token, client.address))
}
