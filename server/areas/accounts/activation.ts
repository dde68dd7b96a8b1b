import type { DatabaseTransaction } from '../../database/open.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { activationLetter } from './activation-letter.ts'
import type { MailedTokensStorage } from './mailed-tokens-storage.ts'
import { hashToken, makeToken } from './secret-tokens.ts'

const day = 86_400_000
const daysValid = 7
/** Logging in again and again does not send a mail each time; milliseconds. */
const resentAfter = 10 * 60_000

interface Parts {
  storage: MailedTokensStorage
  mailing: Mailing
  now: () => number
}

/** Confirms addresses by a link sent to them. */
export function createActivation({ storage, mailing, now }: Parts) {
  /** Has a link sent once the transaction is committed. */
  async function send(transaction: DatabaseTransaction, user: { id: string; email: string }) {
    const token = makeToken()
    await storage.keep(transaction, user.id, {
      hash: hashToken(token),
      purpose: 'activate',
      expires_at: new Date(now() + daysValid * day),
    })
    await mailing.send(transaction, activationLetter(user.email, token, daysValid))
  }

  return {
    send,

    /** Sends another link, unless one was sent in the last minutes. */
    async sendAgain(transaction: DatabaseTransaction, user: { id: string; email: string }) {
      const recently = new Date(now() + daysValid * day - resentAfter)
      if (!(await storage.has(transaction, user.id, 'activate', recently))) await send(transaction, user)
    },

    /**
     * Confirms the address that a link was sent to and answers it; null when the link is unknown or too old. A link stays good
     * until it expires, because mail scanners open links before people do; confirming twice changes nothing.
     */
    confirm: (token: string): Promise<string | null> => storage.verify(hashToken(token), new Date(now())),
  }
}
