import { z } from 'zod'
import type { DatabaseTransaction } from '../../database/open.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { activationLetter } from './letters.ts'
import type { MailedTokensStorage } from './mailed-tokens-storage.ts'
import { hashToken, makeToken } from './secret-tokens.ts'
import type { User } from './storage.ts'

const day = 86_400_000
const daysValid = 7
/** Asking again and again does not send a mail each time; milliseconds. */
const resentAfter = 10 * 60_000

interface Deps {
  storage: MailedTokensStorage
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  userByKey: (emailKey: string) => Promise<User | undefined>
  mailing: Mailing
  now: () => number
}

/** Confirms addresses by a link sent to them. */
export function createActivation({ storage, inTransaction, userByKey, mailing, now }: Deps) {
  async function letterTo(transaction: DatabaseTransaction, user: { id: string; email: string }) {
    const token = makeToken()
    const expires_at = new Date(now() + daysValid * day)
    await storage.keep(transaction, user.id, { hash: hashToken(token), purpose: 'activate', expires_at })
    return activationLetter(user.email, token, daysValid)
  }

  /** Sends another link, unless the address needs none or was sent one in the last minutes. */
  const sendAgain = mailing.lateLetter('activation', z.object({ key: z.string() }), async ({ key }) => {
    const user = await userByKey(key)
    if (!user || user.verified_at) return null
    const recently = new Date(now() + daysValid * day - resentAfter)
    return inTransaction(async (transaction) =>
      (await storage.count(transaction, user.id, 'activate', recently)) > 0 ? null : letterTo(transaction, user),
    )
  })

  return {
    /** Has a link sent once the transaction is committed. */
    send: async (transaction: DatabaseTransaction, user: { id: string; email: string }) =>
      mailing.send(transaction, await letterTo(transaction, user)),
    /** Looks at the account of the address in the job that sends: whoever asks cannot tell whether there is one. */
    sendAgain: (key: string) => inTransaction((transaction) => sendAgain(transaction, { key })),
  }
}
