import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { alertedAddresses } from '../../testing/alerted-accounts.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-database.ts'
import { listenForMail, type ReceivedMail } from '../../testing/mail-server.ts'
import { type AlertsWork, startAlertsProcess } from '../../testing/start-alerts-process.ts'
import { type PushedReaders, startPushedReaders } from '../../testing/pushed-readers.ts'
import { keptOf, mailsIn, toldTo } from '../../testing/told-alerts.ts'

/** `TEST_KILLS=50` looks closer. */
const kills = Number(process.env['TEST_KILLS'] ?? 3)
/** Milliseconds after which a process that has not come to the moment at which it is to die is killed wherever it is. */
const maxLife = 6_000
/** Of statements and mails since a process begins to work: an import with what follows from it takes about so many. */
const lastMoment = 400

const workOn = (
  { address, folder }: TestDatabase,
  { smtpUrl = '', pushed }: { smtpUrl?: string; pushed?: PushedReaders } = {},
): Omit<AlertsWork, 'judgments'> => ({
  databaseUrl: address,
  dataDir: folder,
  smtpUrl,
  ...(pushed && { push: pushed.push }),
  clock: { from: Date.now(), speed: 60 },
})
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Runs a process until it dies: at the moment named by words, or at one that it may not come to, for which it is waited a while. */
async function runUntilDeath(work: AlertsWork): Promise<string> {
  const child = startAlertsProcess(work)
  await child.said('working')
  await (typeof work.dies === 'string' ? child.ended : Promise.race([child.ended, sleep(maxLife)]))
  await child.kill()
  return child.output()
}

async function runToTheEnd(work: AlertsWork) {
  const child = startAlertsProcess(work)
  await child.said('dead letters: 0')
  await child.ended
}

async function expectEachOnce(database: TestDatabase, mails: readonly ReceivedMail[], judgments: number) {
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
  for (const address of alertedAddresses) {
    const { numbers, more } = toldTo(address, mails)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect([address, numbers.length + more]).toEqual([address, judgments])
  }
  const opened = await database.open()
  expect(await keptOf(opened)).toEqual(['granary', 'silo'].map((query) => ({ query, matched: judgments, told: judgments, notices: 1 })))
  await opened.close()
}

/** Each device was told of every judgment in the end; what it was told twice was told so at most once for each death. */
function expectPushed(pushed: PushedReaders, judgments: number, deaths: { least: number; most: number }) {
  const told = pushed.told()
  for (const titles of told) expect(titles.at(-1)).toMatch(new RegExp(`^${judgments} new decisions? for`))
  const repeated = told.reduce((sum, titles) => sum + titles.length - new Set(titles).size, 0)
  expect([deaths.least <= repeated, repeated <= deaths.most], `${repeated} repeated`).toEqual([true, true])
}

test('each notice, each mail and each push comes once, at whatever moments the process is killed', async () => {
  const database = await createTestDatabase()
  const pushed = await startPushedReaders()
  const work = workOn(database, { pushed })
  await runToTheEnd({ ...work, judgments: [] })
  for (let kill = 1; kill <= kills; kill += 1)
    await runUntilDeath({ ...work, judgments: upTo(kill), dies: 1 + Math.floor(Math.random() * lastMoment) })
  await runToTheEnd({ ...work, judgments: upTo(kills + 1) })
  await expectEachOnce(database, mailsIn(database.folder), kills + 1)
  expectPushed(pushed, kills + 1, { least: 0, most: 2 * kills })
  await pushed.close()
  await database.remove()
})

/** Of everything between the arrival of law and the record of its mail, in the words of its statement or as the process names it. */
const steps = [
  'insert into watch_matches',
  'insert into notifications',
  'update watch_matches m set digest_id',
  'waiting_mails',
  'before mail',
  'after mail',
  'mail_refusals',
]

// What a killed process of a server held is given up after half a minute: they wait for it together.
test.concurrent.each(steps)('a process that is killed at ‘%s’ loses nothing, and tells nothing twice', async (step) => {
  const database = await createTestDatabase()
  const work = workOn(database)
  const said = await runUntilDeath({ ...work, judgments: upTo(3), dies: step })
  expect(said).toContain('dies at')
  await runToTheEnd({ ...work, judgments: upTo(4) })
  await expectEachOnce(database, mailsIn(database.folder), 4)
  await database.remove()
})

test.each([
  ['before push', { least: 0, most: 0 }],
  ['after push', { least: 1, most: 1 }],
  ['update push_subscriptions', { least: 1, most: 1 }],
])('a process that is killed at ‘%s’ tells every device, and repeats only what no record says was told', async (step, deaths) => {
  const database = await createTestDatabase()
  const pushed = await startPushedReaders()
  const work = workOn(database, { pushed })
  await runToTheEnd({ ...work, judgments: [] })
  const said = await runUntilDeath({ ...work, judgments: upTo(1), dies: step })
  expect(said).toContain('dies at')
  await runToTheEnd({ ...work, judgments: upTo(1) })
  expectPushed(pushed, 1, { least: deaths.least, most: 2 * deaths.most })
  await pushed.close()
  await database.remove()
})

test('over SMTP nothing is lost, and what is repeated, since death fell between the answer of the server and our record, is the same mail', async () => {
  const database = await createTestDatabase()
  const server = await listenForMail()
  const work = workOn(database, { smtpUrl: server.url })
  const deaths = 2
  for (let death = 1; death <= deaths; death += 1) {
    const said = await runUntilDeath({ ...work, judgments: upTo(death), dies: 'after mail' })
    expect(said).toContain('dies at')
  }
  await runToTheEnd({ ...work, judgments: upTo(deaths) })
  await server.close()
  const mails = server.mails()
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  // Two mails are on their way at once at most: a death repeats one or both.
  const repeated = mails.length - byId.size
  expect([deaths <= repeated, repeated <= 2 * deaths]).toEqual([true, true])
  await expectEachOnce(database, [...byId.values()], deaths)
  await database.remove()
})

test('a mail server that refuses for now, is silent, or breaks off is asked again until it has every mail', async () => {
  const database = await createTestDatabase()
  // Each ill lasts for one try; in the last the server has the mail, and does not say so.
  const ills = [
    { at: /^RCPT/, does: '451 come back later' },
    { at: /^DATA/, does: 'hang up' },
    { at: /^$/, does: 'silence' },
    { at: /^\.$/, does: 'hang up' },
  ] as const
  let done = 0
  const server = await listenForMail((line) => {
    const ill = ills[done]
    if (!ill?.at.test(line)) return null
    done += 1
    return ill.does
  })
  await runToTheEnd({ ...workOn(database, { smtpUrl: server.url }), judgments: upTo(2) })
  await server.close()
  const mails = server.mails()
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  expect([done, mails.length - byId.size]).toEqual([ills.length, 1])
  await expectEachOnce(database, [...byId.values()], 2)
  await database.remove()
})

// An embedded database is of one process.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'two processes at once, one of which is killed again and again, tell everything once',
  async () => {
    const database = await createTestDatabase()
    const work = workOn(database)
    await runToTheEnd({ ...work, judgments: [] })
    const judgments = upTo(12)
    const half = judgments.length / 2
    const steady = startAlertsProcess({ ...work, judgments: judgments.slice(0, half) })
    for (let kill = 0; kill < 3; kill += 1)
      await runUntilDeath({ ...work, judgments: judgments.slice(half), dies: 1 + Math.floor(Math.random() * lastMoment) })
    await steady.said('dead letters: 0')
    await steady.ended
    await runToTheEnd({ ...work, judgments })
    await expectEachOnce(database, mailsIn(database.folder), judgments.length)
    await database.remove()
  },
)
