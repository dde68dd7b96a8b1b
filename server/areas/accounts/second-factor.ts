import type { DatabaseTransaction } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import { recoveryCodeUsedLetter, secondFactorOffLetter } from './letters.ts'
import { addressOf, makeRecoveryCode, makeSecret, periodOf, plainRecoveryCode } from './one-time-codes.ts'
import { hashToken } from './secret-tokens.ts'
import type { SecurityStorage } from './security-storage.ts'
import type { User } from './storage.ts'

const recoveryCodes = 10
const placeOf = (userId: string) => `users/${userId}/totp_secret`

interface Parts {
  storage: SecurityStorage
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  mailing: Mailing
  sealing: Sealing
  now: () => number
}

/** Two-step sign-in: a code of an authenticator app beside the password, or one of ten recovery codes. */
export function createSecondFactor({ storage, inTransaction, mailing, sealing, now }: Parts) {
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
      if (user.totp_since) throw new Problem('forbidden', 'Two-step sign-in is on already.')
      const secret = makeSecret()
      await inTransaction((transaction) => storage.setSecret(transaction, user.id, sealing.seal(secret, placeOf(user.id))))
      return { secret, uri: addressOf(secret, user.email) }
    },

    /** Switches it on; `wrong-code`. Answers the recovery codes. */
    async confirm(user: User, code: string): Promise<string[]> {
      const step = user.totp_secret && periodOf(sealing.open(user.totp_secret, placeOf(user.id)), code, now())
      if (user.totp_since || step === null || step === '') throw new Problem('wrong-code')
      return inTransaction(async (transaction) => {
        await storage.switchOn(transaction, user.id, step, new Date(now()))
        return newRecoveryCodes(transaction, user.id)
      })
    },

    renewRecoveryCodes: (user: User): Promise<string[]> => {
      if (!user.totp_since) throw new Problem('not-found')
      return inTransaction((transaction) => newRecoveryCodes(transaction, user.id))
    },

    remove: (user: User) =>
      inTransaction(async (transaction) => {
        await storage.setSecret(transaction, user.id, null)
        await storage.setRecoveryCodes(transaction, user.id, [])
        if (user.totp_since) await mailing.send(transaction, secondFactorOffLetter(user.email))
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
