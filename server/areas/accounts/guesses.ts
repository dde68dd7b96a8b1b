import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/open.ts'
import type { Client } from '../../http/client.ts'
import { Problem } from '../../problem.ts'
import { guessesStorage } from './guesses-storage.ts'
import { makeToken } from './secret-tokens.ts'

/**
 * Slows guessing down for each account, wherever the guesses come from. Devices on which the account has signed in before are counted apart,
 * each for itself: whoever guesses from elsewhere delays the next stranger and not the holder (device cookies, as OWASP describes them).
 */
export function createGuesses(database: Database, key: Uint8Array) {
  const storage = guessesStorage(database)
  const sign = (emailKey: string, nonce: string) => createHmac('sha256', key).update(`${nonce}\n${emailKey}`).digest()

  /** Which device a value was given to, for this address; null when it was not, or was altered. */
  function knownDevice(emailKey: string, device: string | null): string | null {
    const [nonce = '', signature = ''] = (device ?? '').split('.', 2)
    const given = Buffer.from(signature, 'base64url')
    const right = sign(emailKey, nonce)
    return given.length === right.length && timingSafeEqual(given, right) ? nonce : null
  }

  return {
    /**
     * Counts a try for an address, whether it has an account or not, and throws `too-many-tries` when it comes too soon after wrong ones.
     * Answers what to call once the try was right. Codes beside the password are counted apart: who has the password alone would begin anew
     * with each right one.
     */
    async begin(emailKey: string, client: Pick<Client, 'device'>, what: 'password' | 'code' = 'password'): Promise<() => Promise<void>> {
      const known = knownDevice(emailKey, client.device)
      const counted = createHash('sha256')
        .update(`${what === 'code' ? 'code\n' : ''}${known ?? ''}\n${emailKey}`)
        .digest('hex')
      if (!(await storage.begin(counted))) throw new Problem('too-many-tries')
      return () => storage.forget(counted)
    },

    /** Has the device known from now on, unless it is. */
    keepDevice(emailKey: string, client: Client) {
      if (knownDevice(emailKey, client.device) !== null) return
      const nonce = makeToken()
      client.keepDevice(`${nonce}.${sign(emailKey, nonce).toString('base64url')}`)
    },

    forgetOld: storage.forgetOld,
  }
}
