import { roles } from '#contract/accounts'
import type { Accounts } from '../../server/areas/accounts/accounts.ts'
import { createSupervision } from '../../server/areas/administration/administration.ts'
import { type Command, maxShown, oneOf, sayRow } from './command.ts'
import { say } from '../run-command.ts'
import { accountOf, withAccounts } from './open.ts'

export const accountCommands: Record<string, Command> = {
  list: { args: '', says: 'every account with its role, and whether it is locked', run: () => withAccounts(listAccounts('')) },
  find: {
    args: 'WORD…',
    says: 'accounts whose name, address or organization holds every word',
    run: (...words) => withAccounts(listAccounts(words.join(' '))),
  },
  grant: { args: 'EMAIL ROLE', says: `ROLE is one of ${roles.join(', ')}`, run: grant },
  lock: {
    args: 'EMAIL',
    says: 'signs the account out everywhere and lets nobody in',
    run: change((supervision, id) => supervision.lock('operator', id), 'is locked'),
  },
  unlock: {
    args: 'EMAIL',
    says: 'lets it in again',
    run: change((supervision, id) => supervision.unlock('operator', id), 'is unlocked'),
  },
  'end-sessions': {
    args: 'EMAIL',
    says: 'signs the account out on every device',
    run: change((supervision, id) => supervision.endSessions('operator', id), 'is signed out everywhere'),
  },
}

async function grant(email: string, wanted: string) {
  const role = oneOf(roles, wanted, 'role')
  await change((supervision, id) => supervision.setRole('operator', id, role), `now has the role ${role}`)(email)
}

/** Does something to the account of an address, and says what is so now. */
function change(does: (supervision: ReturnType<typeof createSupervision>, id: string) => Promise<unknown>, said: string) {
  return (email: string) =>
    withAccounts(async (accounts, database) => {
      await does(createSupervision({ database, accounts }), (await accountOf(accounts, email)).id)
      say(`${email} ${said}. A running server notices within seconds.`)
    })
}

/** Accounts with every word, the newest first, all of them. */
function listAccounts(query: string) {
  return async (accounts: Accounts) => {
    for (let offset = 0; ; offset += maxShown) {
      const { total, accounts: found } = await accounts.find({ query, offset, limit: maxShown })
      if (total === 0) say(query === '' ? 'There are no accounts yet.' : 'No account matches.')
      for (const { email, role, verified, createdAt, name, lockedAt } of found)
        sayRow(email, role, verified ? 'verified' : 'unverified', createdAt.slice(0, 10), name, ...(lockedAt ? ['locked'] : []))
      if (offset + maxShown >= total) return
    }
  }
}
