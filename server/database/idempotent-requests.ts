import type { Database } from './open.ts'

/** How a request that repeats a key is met. */
export type Claim = { kind: 'first' } | { kind: 'in-progress' } | { kind: 'different' } | { kind: 'answered'; status: number; body: string }

/** A first request that never answered (its process was killed) gives its key up after this many seconds. */
const abandonedAfter = 60
const keptForHours = 24

export const idempotentRequests = ({ sql }: Database) => ({
  /** Claims a key for a caller; only one request gets `first`. */
  async claim(caller: string, key: string, fingerprint: string): Promise<Claim> {
    const claimed = await sql
      .insertInto('idempotent_requests')
      .values({ caller, key, fingerprint })
      .onConflict((conflict) =>
        conflict
          .columns(['caller', 'key'])
          .doUpdateSet({ created_at: new Date() })
          .where('idempotent_requests.status', 'is', null)
          .where('idempotent_requests.fingerprint', '=', fingerprint)
          .where('idempotent_requests.created_at', '<', new Date(Date.now() - abandonedAfter * 1000)),
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

  async keepAnswer(caller: string, key: string, status: number, body: string) {
    await sql.updateTable('idempotent_requests').set({ status, body }).where('caller', '=', caller).where('key', '=', key).execute()
  },

  /** Lets the same key be tried again: the first attempt failed on our side. */
  async giveUp(caller: string, key: string) {
    await sql.deleteFrom('idempotent_requests').where('caller', '=', caller).where('key', '=', key).where('status', 'is', null).execute()
  },

  async forgetOld() {
    await sql
      .deleteFrom('idempotent_requests')
      .where('created_at', '<', new Date(Date.now() - keptForHours * 3_600_000))
      .execute()
  },
})
