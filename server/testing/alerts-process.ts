import { randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { Agent } from 'node:https'
import type { KyselyPlugin } from 'kysely'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import type { Mail } from '../providers/envelope.ts'
import { createMail } from '../providers/mail.ts'
import { type Push, createPush } from '../providers/push.ts'
import { alertedAccounts, judgmentOf } from './alerted-accounts.ts'
import type { AlertsWork } from './start-alerts-process.ts'
import { storeCases } from './store-cases.ts'

/*
 * The application as a process of its own that imports judgments, matches them, and mails what is due, until all is told or it kills itself
 * at the moment that it is told to die at. Says where it dies, 'all told' and how many moments that took.
 */
const work = JSON.parse(process.argv[2]!) as AlertsWork
const say = (line: string) => void writeSync(1, `${line}\n`)

let moments = 0
let isWorking = false
/** A moment at which a process may die: before a statement, before and after a mail or a push. */
function pass(describe: () => string) {
  if (!isWorking) return
  moments += 1
  const dies = typeof work.dies === 'string' ? describe().includes(work.dies) : moments === work.dies
  if (!dies) return
  say(`dies at moment ${moments}: ${describe().slice(0, 2_000)}`)
  process.kill(process.pid, 'SIGKILL')
}
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    pass(() => JSON.stringify(node))
    return node
  },
  transformResult: async ({ result }) => result,
}

const clock = { now: () => work.clock.from + (Date.now() - work.clock.from) * work.clock.speed }
const opened = await openDatabase({ databaseUrl: work.databaseUrl, dataDir: work.dataDir })
const database: Database = { ...opened, clock, sql: opened.sql.withPlugin(counting) }
const config = {
  ...readConfig({}),
  dataDir: work.dataDir,
  publicUrl: 'http://hukumu.test',
  logLevel: 'silent' as const,
  smtpUrl: work.smtpUrl,
}
const posted = createMail(config)
const mail: Mail = {
  send: async (message) => {
    if (!message.subject.includes('new decision')) return
    pass(() => `before mail ${message.id}`)
    await posted.send(message)
    pass(() => `after mail ${message.id}`)
  },
}
/** As the application has it, but for the service that it knows. */
function pushTo({ origin, cert }: NonNullable<AlertsWork['push']>): Push {
  const pushed = createPush({
    // A device that was told by one process is told by the next: this service looks at no signature.
    key: randomBytes(32),
    contact: () => 'mailto:editor@hukumu.example',
    isService: (address) => address.origin === origin,
    agent: new Agent({ ca: cert }),
  })
  return {
    ...pushed,
    send: async (device, words, topic) => {
      pass(() => `before push ${topic}`)
      const became = await pushed.send(device, words, topic)
      pass(() => `after push ${topic}`)
      return became
    },
  }
}
const { http, jobs } = await createApp({ config, database, mail, clock, ...(work.push && { push: pushTo(work.push) }) })
await http.ready()
await alertedAccounts(http, database, work.push?.devices)

say('working')
isWorking = true
await jobs.start()
await storeCases(
  database,
  work.judgments.map((number) => judgmentOf(number, clock.now())),
)
for (;;) {
  await jobs.settled()
  const { rows } = await opened.pool.query<{ open: number }>(`
    select (select count(*) from watch_matches where wants_mail and digest_id is null)
      + (select count(*) from waiting_mails) as open`)
  if (rows[0]!.open === 0) break
  await new Promise((resolve) => setTimeout(resolve, 50))
}
say(`all told at moment ${moments}, dead letters: ${await jobs.deadLetters.count()}`)
await http.close()
await opened.close()
