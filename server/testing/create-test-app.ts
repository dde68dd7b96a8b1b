import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn, signUp } from '#contract/accounts'
import { uploadDocuments } from '#contract/library'
import { type AppParts, createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database } from '../database/open.ts'
import type { Mail } from '../providers/envelope.ts'
import { type As, createTestClient } from './test-client.ts'
import { openTestDatabase } from './test-database.ts'

export type SentMail = Parameters<Mail['send']>[0]

/**
 * The application on a fresh database, with what it sent by mail, for tests through the front door. `parts` replaces its own; no screens are
 * served unless it says where they are, since each of their thousand files is a route.
 */
export async function createTestApp(
  settings: Partial<Config> = {},
  open: () => Promise<Database> = openTestDatabase,
  parts: Partial<Pick<AppParts, 'mail' | 'push' | 'clock' | 'openIndex' | 'log' | 'pages' | 'tracing'>> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-test-'))
  const { clock = systemClock } = parts
  const database: Database = { ...(await open()), clock }
  const sent: SentMail[] = []
  const mail: Mail = { send: async (message) => void sent.push(message) }
  const backups = { ...readConfig({}).backups, folder: join(dataDir, 'backups') }
  const config: Config = { ...readConfig({}), dataDir, backups, publicUrl: 'http://hukumu.test', logLevel: 'silent', ...settings }
  const { http, accounts, billing, jobs } = await createApp({ config, database, mail, clock, pages: null, ...parts })
  await http.ready()
  const client = createTestClient((request) => http.inject(request))

  return {
    http,
    inject: http.inject.bind(http),
    ...client,
    accounts,
    billing,
    jobs,
    config,
    database,
    sent,

    /** Sends what waits to be sent, and answers all that was. */
    async mails(): Promise<readonly SentMail[]> {
      await jobs.start()
      await jobs.settled()
      return sent
    },

    /** Signs a new account up and in; answers the headers of its requests. */
    async signedIn(email = `${randomUUID()}@example.test`): Promise<{ authorization: string }> {
      const password = 'secret-enough'
      await client.answer(signUp, { body: { email, password, name: 'Test Reader' } })
      const { access_token } = await client.call(logIn, { body: { email, password } })
      return { authorization: `Bearer ${access_token}` }
    },

    /** Uploads a document of one's own, as a file of this name; answers the id of its case. */
    async upload(name: string, content: string | Buffer, as: As): Promise<string> {
      const { outcomes } = await client.call(uploadDocuments, { files: [{ name, content }] }, as)
      const [outcome] = outcomes
      if (!outcome?.case_id) throw new Error(`${name} is not taken: ${JSON.stringify(outcome)}`)
      return outcome.case_id
    },

    async close() {
      await http.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
