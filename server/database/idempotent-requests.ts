import type { Database } from './open.ts'
import { containsPattern } from './patterns.ts'

/** How a request that repeats a key is met. */
export type Claim = { kind: 'first' } | { kind: 'in-progress' } | { kind: 'different' } | { kind: 'answered'; status: number; body: string }

/** A first request that never answered (its process was killed) gives its key up after this many seconds. */
const abandonedAfter = 60
const ttlHours = 24

export const idempotentRequests = ({ sql }: Database) => ({
  /** Claims a key for a caller at a time that is given; only one request gets `first`. */
  async claim(caller: string, key: string, fingerprint: string, at: Date): Promise<Claim> {
    const claimed = await sql
      .insertInto('idempotent_requests')
      .values({ caller, key, fingerprint, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['caller', 'key'])
          .doUpdateSet({ created_at: at })
          .where('idempotent_requests.status', 'is', null)
          .where('idempotent_requests.fingerprint', '=', fingerprint)
          .where('idempotent_requests.created_at', '<', new Date(at.getTime() - abandonedAfter * 1000)),
      )
      .returning('key')
      .executeTakeFirst()
    if (claimed) return { kind: 'first' }
    const earlier = await sql
      .selectFrom('idempotent_requests')
      .select(['fingerprint', 'status', 'body'])
      .where('caller', '=', caller)
      .where('key', '=', key)
      .executeTakeFirst()
    if (!earlier) return { kind: 'in-progress' }
    if (earlier.fingerprint !== fingerprint) return { kind: 'different' }
    if (earlier.status === null) return { kind: 'in-progress' }
    return { kind: 'answered', status: earlier.status, body: earlier.body ?? '' }
  },

  /** Keeps the answer to the request that claimed the key at that time; false where another has taken the key over since. */
  async keepAnswer(caller: string, key: string, at: Date, { status, body }: { status: number; body: string }): Promise<boolean> {
    const { numUpdatedRows } = await sql
      .updateTable('idempotent_requests')
      .set({ status, body })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('created_at', '=', at)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Frees the keys of requests that never answered; only for who knows that none of them runs any more. */
  async giveUpAll() {
    await sql.deleteFrom('idempotent_requests').where('status', 'is', null).execute()
  },

  /** Lets the same key be tried again: the request that claimed it at that time failed on our side. */
  async giveUp(caller: string, key: string, at: Date) {
    await sql
      .deleteFrom('idempotent_requests')
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('created_at', '=', at)
      .where('status', 'is', null)
      .execute()
  },

  /** Forgets what an account was answered, and every other answer that names it or its address. */
  async forgetAccount(account: string, email: string) {
    await sql
      .deleteFrom('idempotent_requests')
      .where((is) =>
        is.or([is('caller', '=', account), is('body', 'like', containsPattern(account)), is('body', 'ilike', containsPattern(email))]),
      )
      .execute()
  },

  async forgetOld() {
    await sql
      .deleteFrom('idempotent_requests')
      .where('created_at', '<', new Date(Date.now() - ttlHours * 3_600_000))
      .execute()
  },
})
