import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditAddressKeptDays, auditKeptDays } from '#contract/audit'
import { openTestDatabase } from '../testing/test-database.ts'
import { type NewAuditEntry, auditLog, recordAudit } from './audit.ts'

const day = 86_400_000
let now = Date.UTC(2026, 10, 21, 9)
const database = { ...(await openTestDatabase()), clock: { now: () => now } }
const log = auditLog(database)
afterAll(database.close)
beforeEach(() => void (now += 1000))

let accounts = 0
/** The id of a new account. */
async function account(): Promise<string> {
  accounts += 1
  const { rows } = await database.pool.query(
    "insert into users (email, email_key, name, password_hash) values ($1, $1, 'Wanjiku', 'x') returning id",
    [`reader${accounts}@example.test`],
  )
  return rows[0].id
}
const everything = (filter = {}) => log.list(filter, { limit: 100, offset: 0 })
const from = (id: string | null, address = '198.51.100.7') => ({ account: id, address })

test('tells who did what to whom, when and from where, the latest first', async () => {
  const [admin, reader] = [await account(), await account()]
  await log.record({ action: 'role-changed', by: from(admin), person: reader, details: { from: 'user', to: 'editor' } })
  now += 1000
  await log.record({ action: 'sign-in-failed', by: from(null), details: { because: 'unknown-address' } })
  await log.record({ action: 'redacted', by: 'operator', object: 'kesc-2026-90007', details: { documents: 1, places: 12 } })
  const told = await everything()
  expect(told.map(({ id: _id, ...entry }) => entry)).toEqual([
    {
      at: new Date(now),
      action: 'redacted',
      by: 'operator',
      actor: null,
      person: null,
      object: 'kesc-2026-90007',
      address: null,
      details: { documents: 1, places: 12 },
    },
    {
      at: new Date(now),
      action: 'sign-in-failed',
      by: 'visitor',
      actor: null,
      person: null,
      object: null,
      address: '198.51.100.7',
      details: { because: 'unknown-address' },
    },
    {
      at: new Date(now - 1000),
      action: 'role-changed',
      by: 'account',
      actor: { number: expect.any(Number), account: admin },
      person: { number: expect.any(Number), account: reader },
      object: null,
      address: '198.51.100.7',
      details: { from: 'user', to: 'editor' },
    },
  ])
})

test('is narrowed by action, account and time, and counted alike', async () => {
  const [one, other] = [await account(), await account()]
  const began = now
  for (const person of [one, other]) {
    await log.record({ action: 'signed-in', by: from(person), person, details: { by: 'password' } })
    now += 60_000
    await log.record({ action: 'exported', by: from(person), person, details: {} })
  }
  const actions = async (filter: object) => {
    const entries = await everything(filter)
    expect(await log.count(filter)).toBe(entries.length)
    return entries.map(({ action }) => action)
  }
  expect(await actions({ account: one })).toEqual(['exported', 'signed-in'])
  expect(await actions({ account: one, actions: ['signed-in'] })).toEqual(['signed-in'])
  expect(await actions({ account: one, from: new Date(began + 1) })).toEqual(['exported'])
  expect(await actions({ account: other, to: new Date(now) })).toEqual(['signed-in'])
  expect(await actions({ account: '00000000-0000-0000-0000-000000000000' })).toEqual([])
})

test('keeps an entry with the change that it tells of, or neither', async () => {
  const id = await account()
  const failing = database.sql.transaction().execute(async (transaction) => {
    await recordAudit(transaction, now, { action: 'exported', by: 'system', person: id, details: {} })
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await log.count({ account: id })).toBe(0)
})

test('takes codes, never words, and only what the catalogue says of an action', async () => {
  const wrong = [
    { action: 'token-made', by: 'system', details: { scopes: ['read my mail'], days: 30 } },
    { action: 'exported', by: 'system', details: { email: 'reader@example.test' } },
  ]
  for (const entry of wrong) await expect(log.record(entry as NewAuditEntry)).rejects.toThrow(/invalid|unrecognized/i)
})

test('changes no entry and deletes none before its time', async () => {
  await log.record({ action: 'exported', by: from(null), details: {} })
  for (const statement of [
    "update audit_entries set action = 'signed-in'",
    "update audit_entries set address = '203.0.113.9'",
    'update audit_entries set person = null where person is not null',
    'delete from audit_entries',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('only ever added')
})

test('an account that goes leaves its entries under a number, without where its requests came from', async () => {
  const [gone, admin] = [await account(), await account()]
  await log.record({ action: 'signed-in', by: from(gone), person: gone, details: { by: 'password' } })
  await log.record({ action: 'account-locked', by: from(admin, '203.0.113.9'), person: gone, details: {} })
  await log.record({ action: 'exported', by: from(admin, '203.0.113.9'), person: admin, details: {} })
  const before = await everything({ account: gone })
  await database.pool.query('delete from users where id = $1', [gone])

  expect(await log.count({ account: gone })).toBe(0)
  const left = (await everything()).filter(({ person }) => person?.number === before[0]!.person!.number)
  expect(left.map(({ action, actor, person, address }) => [action, actor?.account, person?.account, address])).toEqual([
    ['account-locked', admin, null, null],
    ['signed-in', null, null, null],
  ])
  expect((await everything({ account: admin, actions: ['exported'] }))[0]!.address).toBe('203.0.113.9')
  const { rows } = await database.pool.query(
    "select to_jsonb(e)::text || coalesce(to_jsonb(p)::text, '') as words from audit_entries e left join audit_people p on p.id in (e.actor, e.person)",
  )
  expect(rows.filter(({ words }) => words.includes(gone))).toEqual([])
})

test('forgets addresses, and later entries, when their time is over', async () => {
  const id = await account()
  await log.record({ action: 'signed-in', by: from(id), person: id, details: { by: 'password' } })
  const addresses = async () => (await everything({ account: id })).map(({ address }) => address)
  now += auditAddressKeptDays * day - 1
  await log.forgetOld()
  expect(await addresses()).toEqual(['198.51.100.7'])
  now += 1
  await log.forgetOld()
  expect(await addresses()).toEqual([null])
  now += (auditKeptDays - auditAddressKeptDays) * day
  await log.forgetOld()
  expect(await addresses()).toEqual([])
  const { rows } = await database.pool.query('select count(*)::int as people from audit_people where user_id is null')
  expect(rows).toEqual([{ people: 0 }])
})
