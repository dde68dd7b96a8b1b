import { sql } from 'kysely'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getProfile, signUp } from '#contract/accounts'
import { createAnnotation, deleteAnnotation } from '#contract/annotations'
import { getCase, getCaseContent } from '#contract/cases'
import { deleteCase } from '#contract/library'
import { createNote, listNotes, updateNote } from '#contract/notes'
import { getDeletionRules, startExport } from '#contract/profile'
import { type AccessSubject, createAccess } from '../../access/access.ts'
import { thingOf } from '../../access/conditions-storage.ts'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { createMail } from '../../providers/mail.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Headers, fillAccount, ownWords } from '../../testing/fill-account.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { openIndexAside, rewriteFiles } from '../search/search.ts'

const day = 86_400_000
const password = 'secret-enough'
const leave = (app: TestApp, headers: Headers, payload: object = { password }) =>
  app.inject({ method: 'DELETE', url: '/api/profile', headers: { ...headers, 'idempotency-key': 'leaving' }, payload })
const logIn = (app: TestApp, email: string) => app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
const idOf = async (app: TestApp, headers: Headers) => (await app.call(getProfile, {}, headers)).id

describe('an account that is to go', () => {
  let app: TestApp
  let later = 0
  beforeAll(async () => {
    app = await createTestApp({}, undefined, { clock: { now: () => systemClock.now() + later } })
  })
  afterAll(() => app.close())

  const linkTo = async (email: string) => {
    const mail = (await app.mails()).find(({ to, subject }) => to === email && /being deleted/.test(subject))
    return /keep-account\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const keep = (token: string) => app.inject({ method: 'POST', url: '/api/profile/keep', payload: { token } })
  const exists = async (email: string) => (await app.database.pool.query('select 1 from users where email = $1', [email])).rows.length === 1

  test('says so with its password alone', async () => {
    const headers = await app.signedIn()
    for (const payload of [{}, { password: '' }]) expect((await leave(app, headers, payload)).statusCode).toBe(422)
    const wrong = await leave(app, headers, { password: 'not the password' })
    expect([wrong.statusCode, wrong.json()]).toEqual([403, { code: 'wrong-password', detail: 'This is not your password.' }])
    await app.call(getProfile, {}, headers)
  })

  test('is locked and signed out at once, and comes back by the link of the mail', async () => {
    const headers = await app.signedIn('asha@example.test')
    const note = { title: 'Kept', content: 'Kept.' }
    await app.call(createNote, { body: note }, headers)
    const answer = await leave(app, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { days: 30 }])
    expect((await app.answer(getProfile, {}, headers)).status).toBe(401)
    const refused = await logIn(app, 'asha@example.test')
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account-locked' }])

    expect((await keep('x'.repeat(43))).statusCode).toBe(400)
    const token = await linkTo('asha@example.test')
    later += 29 * day
    app.jobs.wake()
    expect((await keep(token)).json()).toEqual({ email: 'asha@example.test' })
    expect((await keep(token)).statusCode).toBe(400)
    const again = await logIn(app, 'asha@example.test')
    expect(again.statusCode).toBe(200)
    const back = { authorization: `Bearer ${again.json<{ access_token: string }>().access_token}` }
    expect((await app.call(listNotes, {}, back)).results).toEqual([expect.objectContaining({ title: 'Kept' })])
    later += 2 * day
    await expect.poll(async () => (app.jobs.wake(), exists('asha@example.test'))).toBe(true)
  })

  test('goes when its days of grace are over, and its link is worth nothing then', async () => {
    const email = 'kamau@example.test'
    await leave(app, await app.signedIn(email))
    const token = await linkTo(email)
    expect(token).not.toBe('')
    later += 31 * day
    expect((await keep(token)).statusCode).toBe(400)
    await expect.poll(async () => (app.jobs.wake(), exists(email))).toBe(false)
    await app.call(signUp, { body: { email, password, name: 'Kamau' } })
  })

  test('stays locked where an administrator has locked it since, and stays where one let it in again', async () => {
    const [locked, freed] = ['locked@example.test', 'freed@example.test']
    for (const email of [locked, freed]) {
      const headers = await app.signedIn(email)
      const id = await idOf(app, headers)
      await leave(app, headers)
      await (email === locked ? app.accounts.lock(id, 'administration') : app.accounts.unlock(id))
    }
    expect((await keep(await linkTo(locked))).statusCode).toBe(200)
    expect((await logIn(app, locked)).statusCode).toBe(403)
    later += 31 * day
    app.jobs.wake()
    await app.jobs.settled()
    expect([await exists(locked), await exists(freed)]).toEqual([true, true])
    expect((await logIn(app, freed)).statusCode).toBe(200)
  })
})

test('a demo keeps its accounts', async () => {
  const app = await createTestApp({ demo: true })
  const headers = await app.signedIn()
  expect(await app.call(getDeletionRules, {}, headers)).toEqual({
    possible: false,
    days: 30,
    shared_projects: [],
  })
  const answer = await leave(app, headers)
  expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'demo', detail: 'Account deletion is disabled in this demo.' }])
  await app.call(getProfile, {}, headers)
  await app.close()
})

describe('an account that has gone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-leaving-'))
  const indexFolder = join(dataDir, 'index')
  let app: TestApp
  let member: Headers
  let shared: { document: string; note: string }
  let needles: string[]
  const email = 'Wanjiru.Zqaddress@example.test'

  function tracesInFiles(): string[] {
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const paths = files.map((file) => join(file.parentPath, file.name))
    return paths.flatMap((path) => {
      const held = `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase()
      return needles.some((needle) => held.includes(needle.toLowerCase())) ? [path.slice(dataDir.length)] : []
    })
  }

  /** The tables of which a row holds one of the needles in any column, and the files that do. */
  async function traces(): Promise<string[]> {
    const { rows: tables } = await app.database.pool.query<{ name: string }>(`
      select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'p', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`)
    const patterns = needles.map((needle) => `%${needle}%`)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await app.database.pool.query<{ count: number }>(
        `select count(*)::int as count from ${name} t where t::text ilike any ($1::text[])`,
        [patterns],
      )
      if (rows[0]!.count > 0) found.push(name)
    }
    return [...found, ...tracesInFiles()]
  }

  beforeAll(async () => {
    const mail = createMail({ smtpUrl: '', mailFrom: readConfig({}).mailFrom, dataDir })
    const openIndex = (database: Database) => openIndexAside(database, indexFolder, (problem) => expect.fail(problem))
    app = await createTestApp({ deletionGraceDays: 0, dataDir }, undefined, { mail, openIndex })
    const query = <T extends object>(text: string, values: unknown[]) => app.database.pool.query<T>(text, values)
    const [publicCase] = await storeCases(app.database, [
      { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
    ])
    const headers = await app.signedIn(email)
    const id = await idOf(app, headers)
    shared = await fillAccount(app, headers, publicCase!)
    member = await app.signedIn('member@example.test')
    const memberId = await idOf(app, member)

    // What is shared with a member, who writes about it.
    const reader = await createAccess(app.database).readerOf({ userId: id, role: 'user' })
    const { rows: things } = await sql<{ thing: AccessSubject<'document' | 'note'> }>`
      select ${thingOf('documents', 'd')} as thing from cases d where case_id = ${shared.document}
      union all select ${thingOf('notes', 'n')} from notes n where id = ${shared.note}`.execute(app.database.sql)
    for (const { thing } of things)
      await createAccess(app.database).share(reader, thing, memberId, thing.kind === 'note' ? 'editor' : 'viewer')
    const { content } = await app.call(getCaseContent, { params: { id: shared.document } }, member)
    const start = content!.indexOf(ownWords.document)
    const mark = {
      case_id: shared.document,
      text_selection: ownWords.document,
      start_offset: start,
      end_offset: start + ownWords.document.length,
    }
    await app.call(createAnnotation, { body: { ...mark, note: 'The member’s thought' } }, member)
    await app.call(createAnnotation, { body: { ...mark, note: '' } }, member)
    const edited = { content: 'The member wrote this into the note of another.' }
    await app.call(updateNote, { params: { id: shared.note }, body: edited }, member)
    const own = { title: 'The member’s own', content: 'Stays.' }
    await app.call(createNote, { body: own }, member)

    // What was paid, pictures and public links of notes, an import that was begun, and a seat that somebody offers.
    const payments = await query<{ id: string }>(
      `insert into billing_payments (user_id, plan_id, method, status, amount_cents, currency, reference, looks, created_at, phone)
       select $1, 'professional-month', 'mpesa', s, 450000, 'KES', 'HK' || s, 0, now(), '254712000111' from unnest(array['paid', 'failed']) s
       returning id`,
      [id],
    )
    await query(
      `insert into billing_invoices (user_id, number, series, position, payment_id, issued_at, plan_name, period_start, period_end, net_cents,
         vat_cents, total_cents, vat_rate, currency, seller_name, seller_pin, seller_address, buyer_name, buyer_pin, buyer_address, buyer_email)
       values ($1, 'HK-1', 'HK', 1, $2, now(), 'Professional', now(), now(), 387931, 62069, 450000, 16, 'KES', 'Hukumu', 'P051234567X',
         'Nairobi', $3, 'A012345678Z', 'Nakuru', $4)`,
      [id, payments.rows[0]!.id, ownWords.buyer, email],
    )
    await query(
      `insert into billing_seats (holder_id, email, email_key, expires_at, invited_at) values ($1, $2, lower($2), now() + interval '9 days', now())`,
      [memberId, email],
    )
    await query(`insert into import_runs (user_id, source_kind, source, asked_at) values ($1, 'folder', 'rulings', now())`, [id])
    await query(
      `insert into note_images (note_id, hash, media_type, content, width, height) values ($1, repeat('a', 64), 'image/png', $2, 1, 1)`,
      [shared.note, Buffer.from('picture')],
    )
    await query(`insert into share_links (object_kind, object_id, token, made_by) values ('note', $1, 'public', $2)`, [shared.note, id])

    // Where an account is named besides: an archive, a decision as editor, a redaction, an answer to another account, a job that failed.
    await app.call(startExport, {}, headers)
    await query(
      `insert into treatment_reviews (citing_id, position, revision, treatment, words_hash, decision, note, reviewer_id, reviewer)
      values ((select id from cases where case_id = $1), 0, 1, 'followed', 'h', 'confirmed', $2, $3, $4)`,
      [publicCase, ownWords.annotation, id, ownWords.name],
    )
    await query(
      `insert into redactions (case_id, redacted_by, replacement, name_hash, name_letters, name_words, places) values ($1, $2, 'X.Y.', 'h', 3, 1, '{}')`,
      [publicCase, email],
    )
    await query(
      `insert into idempotent_requests (caller, key, fingerprint, status, body, created_at) values ($1, 'k', 'f', 200, $2, now())`,
      [memberId, JSON.stringify({ members: [{ id, email }] })],
    )
    const failing = defineJob({ name: 'fails', data: z.object({ account: z.string() }), retries: 0 })
    app.jobs.handle(failing, async () => {
      throw new Error(`No mail for ${email}`)
    })
    await app.jobs.send(failing, { account: id })
    await app.mails()
    needles = [id, email, ...Object.values(ownWords)]
    await vi.waitUntil(() => tracesInFiles().some((path) => path.endsWith('.segment')), 60_000)
    // Once: it reads every row of every table.
    const found = await traces()
    for (const place of [
      'public.users',
      'public.idempotent_requests',
      'public.redactions',
      'public.treatment_reviews',
      ...[
        'projects',
        'project_templates',
        'bundles',
        'document_checks',
        'note_folders',
        'kept_citations',
        'watches',
        'notifications',
        'reports',
        'billing_buyers',
        'billing_invoices',
        'billing_payments',
        'billing_seats',
      ].map((table) => `public.${table}`),
      'public.import_runs',
      'public.share_links',
    ])
      expect(found).toContain(place)
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((place) => place.startsWith('jobs.')).length).toBeGreaterThan(0)
    expect(found.filter((place) => place.startsWith('/outbox/')).length).toBeGreaterThan(1)
    expect(readdirSync(join(dataDir, 'exports'))).toHaveLength(1)
    // What lies in the trash goes with the rest.
    await app.call(deleteCase, { params: { id: shared.document } }, headers)
    expect((await leave(app, headers)).statusCode).toBe(200)
    await app.jobs.settled()
  })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('leaves no trace of its id, its address or its words in any table or file', async () => {
    await app.database.pool.query('vacuum')
    await rewriteFiles(app.database, indexFolder)
    expect(await traces()).toEqual([])
    const { rows } = await app.database.pool.query<{ left: number }>(`
      select (select count(*) from note_images) + (select count(*) from import_runs where user_id is not null)::int as left`)
    expect(rows).toEqual([{ left: 0 }])
    const kept = await app.database.pool.query('select buyer_name, buyer_email, buyer_pin from billing_invoices')
    expect(kept.rows).toEqual([{ buyer_name: expect.stringMatching(/^Former account [0-9A-F]{6}$/), buyer_email: null, buyer_pin: '' }])
    expect(readdirSync(join(dataDir, 'exports'))).toEqual([])
  })

  test('leaves its works behind only where somebody else has written about them, and nothing of what they were', async () => {
    const { rows } = await app.database.pool.query<{ identity: string }>(`
      select w.identity from works w where not exists (select from documents d where d.work_id = w.id)`)
    expect(rows).toEqual([{ identity: expect.stringMatching(/^gone\|\d+$/) }])
  })

  test('ends what it shared, and leaves members what they wrote themselves', async () => {
    const list = async <T>(url: string) => (await app.inject({ url, headers: member })).json<{ results: T[] }>().results
    expect((await list<{ title: string }>('/api/research-notes')).map(({ title }) => title)).toEqual(['The member’s own'])
    expect((await app.answer(getCase, { params: { id: shared.document } }, member)).status).toBe(404)
    const marks = await list<{ note: string; text_selection: string }>('/api/annotations')
    expect(marks.map(({ note, text_selection }) => [note, text_selection])).toEqual([['The member’s thought', '']])
    const { rows } = await app.database.pool.query('select * from shares')
    expect(rows).toEqual([])
    for (const { id } of await list<{ id: string }>('/api/annotations')) await app.call(deleteAnnotation, { params: { id } }, member)
    await app.database.pool.query('delete from annotations where deleted_at is not null')
    const left = await app.database.pool.query(`select 1 from works where identity like 'gone|%'`)
    expect(left.rows).toEqual([])
  })

  test('is known to the log by a number alone', async () => {
    const { rows } = await app.database.pool.query<{ action: string; user_id: string | null; address: string | null }>(`
      select e.action, p.user_id, e.address from audit_entries e join audit_people p on p.id = e.person
      where e.action like 'deletion%' or e.action = 'exported' order by e.id`)
    expect(rows).toEqual(['exported', 'deletion-asked', 'deletion-done'].map((action) => ({ action, user_id: null, address: null })))
  })
})
