import { getProfile, logIn } from '#contract/accounts'
import type { TestApp } from './create-test-app.ts'

/** Somebody with an account whose address is verified. */
export interface Person {
  headers: { authorization: string }
  email: string
  id: string
}

/** Makes persons of an application and acts for them; `now` is its clock, in milliseconds. */
export function personsOf(app: TestApp, now: () => number = Date.now) {
  const all: Person[] = []
  const send = (who: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) })

  return {
    send,

    async make(email: string): Promise<Person> {
      const headers = await app.signedIn(email)
      await app.database.pool.query('update users set verified_at = $2 where email = $1', [email, new Date(now())])
      const made = { headers, email, id: (await app.call(getProfile, {}, headers)).id }
      all.push(made)
      return made
    },

    prefer: (who: Person, notifications: object) => send(who, 'PATCH', '/profile/preferences', { notifications }),

    /** Signs everybody in anew, as has to be once time has passed. */
    async signIn() {
      for (const who of all) {
        const payload = { email: who.email, password: 'secret-enough' }
        const answer = await app.call(logIn, { body: payload })
        who.headers = { authorization: `Bearer ${answer.access_token}` }
      }
    },
  }
}
