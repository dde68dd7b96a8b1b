import { z } from 'zod'
import type { DatabaseTransaction } from '../../database/open.ts'
import type { Client } from '../../http/client.ts'
import { Problem } from '../../problem.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { resetLetter, takenOverLetter } from './letters.ts'
import type { MailedTokensStorage } from './mailed-tokens-storage.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { hashToken, makeToken } from './secret-tokens.ts'
import type { SecurityStorage } from './security-storage.ts'
import { type AccountsStorage, type User, holdUser } from './storage.ts'

const hour = 3_600_000
/** How many links a mailbox is sent within an hour: nobody fills it for somebody else. */
const maxAnHour = 3

interface Deps {
  storage: AccountsStorage
  security: SecurityStorage
  mailed: MailedTokensStorage
  mailing: Mailing
  lookAgain: () => void
  now: () => number
}

/** A new password by a link that was sent to the address of the account. */
export function createReset({ storage, security, mailed, mailing, lookAgain, now }: Deps) {
  const sendLink = mailing.lateLetter('reset', z.object({ key: z.string(), address: z.string() }), async ({ key, address }) => {
    const user = await storage.userByEmail(key)
    if (!user) return null
    return storage.inTransaction(async (transaction) => {
      if ((await mailed.count(transaction, user.id, 'reset', new Date(now()))) >= maxAnHour) return null
      const token = makeToken()
      await mailed.keep(transaction, user.id, { hash: hashToken(token), purpose: 'reset', expires_at: new Date(now() + hour) })
      await recordAudit(transaction, now(), {
        action: 'password-reset-asked',
        by: { account: null, address },
        person: user.id,
        details: {},
      })
      return resetLetter(user.email, token)
    })
  })

  return {
    /** Has a link sent, if there is an account; looked up by the job that sends, so that the answer tells nothing, by words or by time. */
    ask: (key: string, { address }: Pick<Client, 'address'>) =>
      storage.inTransaction((transaction) => sendLink(transaction, { key, address })),

    /**
     * Chooses a new password; `invalid-token`, `weak-password`. Ends every session, token and link. An address that was never confirmed is
     * confirmed by this, and the account belongs to who holds the mailbox: what its maker set up goes.
     */
    async confirm(token: string, password: string, { address }: Pick<Client, 'address'>): Promise<User> {
      const hash = hashToken(token)
      const good = (transaction: DatabaseTransaction) => mailed.userOf(transaction, hash, 'reset', new Date(now()))
      const userId = await storage.inTransaction(good)
      const user = userId === undefined ? undefined : await storage.user(userId)
      if (!user) throw new Problem('invalid-token')
      checkNewPassword(password, user)
      const passwordHash = await hashPassword(password)
      const at = new Date(now())
      await storage.inTransaction(async (transaction) => {
        // The account before its links: two that were sent to it may be used at one moment, and its address confirmed meanwhile.
        const held = await holdUser(transaction, user.id)
        if (!held || (await good(transaction)) !== user.id) throw new Problem('invalid-token')
        await security.setPassword(transaction, user.id, passwordHash, at)
        await security.deleteTokens(transaction, user.id)
        await mailed.end(transaction, user.id, 'reset')
        await mailed.end(transaction, user.id, 'activate')
        await storage.endSessions(transaction, user.id, at)
        const by = { account: user.id, address }
        await recordAudit(transaction, at.getTime(), { action: 'password-reset', by, person: user.id, details: {} })
        if (held.verified_at) return
        await security.takeOver(transaction, user.id, user.email.split('@', 1)[0]!, at)
        await mailing.send(transaction, takenOverLetter(user.email))
        await recordAudit(transaction, at.getTime(), { action: 'address-taken-over', by, person: user.id, details: {} })
      })
      lookAgain()
      return user
    },
  }
}
