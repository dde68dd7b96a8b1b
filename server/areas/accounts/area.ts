import type { Area } from '../../area/area.ts'
import type { Accounts } from './accounts.ts'
import { ownedAccount } from './owned-account-storage.ts'
import { accountsRoutes } from './routes.ts'

export const accountsArea = {
  owned: [ownedAccount],
  /** They are made before all areas, since the server asks them who calls. */
  open: ({ accounts }) => ({
    service: accounts,
    routes: (http) => accountsRoutes(http, accounts),
    hourly: { 'forget-sessions': accounts.forgetExpired },
  }),
} satisfies Area<{ accounts: Accounts }>
