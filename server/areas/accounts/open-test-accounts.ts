import { randomUUID } from 'node:crypto'
import type { Tokens } from '#contract/accounts'
import type { AppParts } from '../../app.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { createTestApp } from '../../testing/create-test-app.ts'

interface Call {
  payload?: unknown
  form?: Record<string, string>
  bearer?: string
  headers?: Record<string, string>
  /** Address of the client; a fresh one by default, so that only tests of throttling are throttled. */
  from?: string
}

let clients = 0
function freshAddress() {
  clients += 1
  return `10.0.${clients >> 8}.${clients & 255}`
}

/** The time of a test: starts at a fixed moment and passes only when told. */
export function stoppedClock() {
  let at = Date.UTC(2026, 10, 21, 9)
  return { now: () => at, pass: (milliseconds: number) => void (at += milliseconds) }
}

/** Another app process on a database that is already open. */
export const sharing = (database: Database) => async (): Promise<Database> => ({ ...database, close: async () => {} })

/** The test app with a stopped clock and the calls of this area. */
export async function openTestAccounts(
  settings: Partial<Config> = {},
  {
    clock = stoppedClock(),
    open,
    mail,
  }: { clock?: ReturnType<typeof stoppedClock>; open?: () => Promise<Database>; mail?: AppParts['mail'] } = {},
) {
  const app = await createTestApp(settings, open, { clock, ...(mail && { mail }) })
  const password = 'a long enough secret'

  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, { payload, form, bearer, headers, from }: Call = {}) =>
    app.inject({
      method,
      url,
      remoteAddress: from ?? freshAddress(),
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(payload !== undefined && { payload: payload as object }),
    })

  /** The token in the latest mail of its kind to an address: mails of one moment come in any order. */
  const tokenIn = async (email: string, link: RegExp): Promise<string> => {
    const mail = (await app.mails()).findLast(({ to, text }) => to === email && link.test(text))
    if (!mail) throw new Error(`No mail to ${email} with ${link.source}`)
    return link.exec(mail.text)![1]!
  }

  return {
    ...app,
    clock,
    password,
    send,
    newEmail: () => `${randomUUID()}@example.test`,
    signUp: (email: string, others: object = {}) =>
      send('POST', '/api/auth/signup', { payload: { email, password, name: 'Wanjiku', ...others } }),
    logIn: (email: string, given = password) => send('POST', '/api/auth/login', { payload: { email, password: given } }),
    refresh: (bearer: string) => send('POST', '/api/auth/refresh', { bearer }),
    profile: (bearer: string) => send('GET', '/api/profile', { bearer }),

    /** Tokens of a new account, or of a new session of the account that `email` has. */
    async session(email = `${randomUUID()}@example.test`): Promise<Tokens> {
      await this.signUp(email)
      const answer = await this.logIn(email)
      if (answer.statusCode !== 200) throw new Error(`Signing in failed: ${answer.body}`)
      return answer.json<Tokens>()
    },

    /** The token in the latest mail to an address in which a password is chosen anew. */
    resetToken: (email: string) => tokenIn(email, /\/reset-password\?token=(\S+)/),

    /** The token in the latest activation mail to an address. */
    activationToken: (email: string) => tokenIn(email, /\/activate\?token=(\S+)/),
  }
}
