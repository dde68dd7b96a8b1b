import { type Options, hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** OWASP Password Storage Cheat Sheet, first choice: Argon2id (the library's default), 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** The same password typed on another keyboard may arrive composed differently (NIST SP 800-63B asks for NFKC). */
const composed = (password: string) => password.normalize('NFKC')

/** Hashes a password, off the main thread; answers a PHC string with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost)

/** Checks passwords in the same time whether or not there is an account. */
export async function createPasswordCheck() {
  const decoy = await hashPassword(randomBytes(32).toString('base64url'))

  /** True when `password` belongs to `kept`; with `kept` null (no such account) false, after the same work. */
  return async (password: string, kept: string | null): Promise<boolean> => {
    const matches = await verify(kept ?? decoy, composed(password))
    return kept !== null && matches
  }
}
