import type { DatabaseTransaction } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import { recoveryCodeUsedLetter, secondFactorOffLetter } from './letters.ts'
import { addressOf, makeRecoveryCode, makeSecret, periodOf, plainRecoveryCode } from './one-time-codes.ts'
import { hashToken } from './secret-tokens.ts'
import type { SecurityStorage } from './security-storage.ts'
import { type User, holdUser } from './storage.ts'

const recoveryCodes = 10
const placeOf = (userId: string) => `users/${userId}/totp_secret`

interface Deps {
  storage: SecurityStorage
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  mailing: Mailing
  sealing: Sealing
  now: () => number
}

/** Holds an account of which the password was proven before the transaction began; `wrong-password` where it has been changed since. */
export async function holdProven(transaction: DatabaseTransaction, { id, password_hash }: User): Promise<User> {
  const held = await holdUser(transaction, id)
  if (held?.password_hash !== password_hash) throw new Problem('wrong-password')
  return held
}

/** Two-step sign-in: a code of an authenticator app beside the password, or one of ten recovery codes. */
export function createSecondFactor({ storage, inTransaction, mailing, sealing, now }: Deps) {
  async function newRecoveryCodes(transaction: DatabaseTransaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
    await storage.setRecoveryCodes(
      transaction,
      userId,
      codes.map((code) => hashToken(plainRecoveryCode(code))),
    )
    return codes
  }

  return {
    /** Makes a secret, which counts for nothing before it is confirmed with a code. */
    async prepare(user: User): Promise<{ secret: string; uri: string }> {
      const secret = makeSecret()
      await inTransaction(async (transaction) => {
        const { totp_since: since } = await holdProven(transaction, user)
        if (since) throw new Problem('forbidden', 'Two-step sign-in is on already.')
        await storage.setSecret(transaction, user.id, sealing.seal(secret, placeOf(user.id)))
      })
      return { secret, uri: addressOf(secret, user.email) }
    },

    /** Switches it on; `wrong-code`. Answers the recovery codes. */
    confirm: (userId: string, code: string): Promise<string[]> =>
      inTransaction(async (transaction) => {
        const held = await holdUser(transaction, userId)
        const step = held?.totp_secret && periodOf(sealing.open(held.totp_secret, placeOf(userId)), code, now())
        if (typeof step !== 'number' || held?.totp_since) throw new Problem('wrong-code')
        await storage.switchOn(transaction, userId, step, new Date(now()))
        return newRecoveryCodes(transaction, userId)
      }),

    renewRecoveryCodes: (user: User): Promise<string[]> =>
      inTransaction(async (transaction) => {
        const { totp_since: since } = await holdProven(transaction, user)
        if (!since) throw new Problem('not-found')
        return newRecoveryCodes(transaction, user.id)
      }),

    remove: (user: User) =>
      inTransaction(async (transaction) => {
        const { totp_since: since } = await holdProven(transaction, user)
        await storage.setSecret(transaction, user.id, null)
        await storage.setRecoveryCodes(transaction, user.id, [])
        if (since) await mailing.send(transaction, secondFactorOffLetter(user.email))
      }),

    /** Checks what is given beside the password, each code once: `second-factor-required` without one, `wrong-code`. */
    async check(user: User, otp: string | undefined): Promise<'password' | 'authenticator' | 'recovery-code'> {
      if (!user.totp_since || !user.totp_secret) return 'password'
      if (otp === undefined) throw new Problem('second-factor-required')
      const step = periodOf(sealing.open(user.totp_secret, placeOf(user.id)), otp, now())
      if (step !== null && (await storage.useStep(user.id, step))) return 'authenticator'
      const used = await inTransaction(async (transaction) => {
        const isRight = await storage.useRecoveryCode(transaction, user.id, hashToken(plainRecoveryCode(otp)))
        if (isRight) await mailing.send(transaction, recoveryCodeUsedLetter(user.email))
        return isRight
      })
      if (!used) throw new Problem('wrong-code')
      return 'recovery-code'
    },
  }
}
