import type { FastifyInstance } from 'fastify'
import type { Tokens } from '#contract/accounts'
import type { Database } from '../database/open.ts'
import type { PushDevice } from '../providers/push.ts'
import type { GivenRecord } from './store-cases.ts'

/** Two readers who want to be told at once, each of one word that every judgment has. */
const searches = [
  { email: 'achieng@example.test', query: 'granary' },
  { email: 'barasa@example.test', query: 'silo' },
] as const

export const alertedAddresses = searches.map(({ email }) => email)

const citationOf = (number: number) => `[2026] KEHC ${96_000 + number} (KLR)`

export const judgmentOf = (number: number, now: number): GivenRecord => ({
  title: `Party ${number} v Other`,
  citation: citationOf(number),
  court: 'High Court',
  date: new Date(now - 86_400_000 * 30).toISOString().slice(0, 10),
  content: [`1. Of a granary and a silo, in the matter of number ${number}.`],
})

/** Makes the readers and their searches where they are not there yet, each with a device where some are given. */
export async function alertedAccounts(http: FastifyInstance, { pool, clock }: Database, devices: readonly PushDevice[] = []) {
  const { rows } = await pool.query('select 1 from saved_searches')
  if (rows.length > 0) return
  const password = 'secret-enough'
  for (const [place, { email, query }] of searches.entries()) {
    await http.inject({ method: 'POST', url: '/api/auth/signup', payload: { email, password, name: 'Test Reader' } })
    await pool.query('update users set verified_at = $2 where email = $1', [email, new Date(clock.now())])
    const { access_token: token } = (
      await http.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    ).json<Tokens>()
    const ask = async (method: 'PATCH' | 'POST', url: string, payload: object) => {
      const answer = await http.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
      if (answer.statusCode >= 300) throw new Error(answer.body)
    }
    const device = devices[place]
    if (device) {
      await ask('PATCH', '/api/profile/preferences', { pushNotifications: true })
      await ask('POST', '/api/notifications/push', device)
    }
    await ask('POST', '/api/saved-searches', { name: query, query, alert_enabled: true, alert_frequency: 'immediate' })
  }
}
