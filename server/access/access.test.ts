import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Role, getProfile } from '#contract/accounts'
import { listAnnotations } from '#contract/annotations'
import { getCaseDetail } from '#contract/case-detail'
import { getCase, getCaseContent } from '#contract/cases'
import { getCitedBy } from '#contract/citator'
import { listOwnDocuments } from '#contract/library'
import { createNote, createNoteReference, listNoteReferences, listNotes } from '#contract/notes'
import { createProject } from '#contract/projects'
import { listCases } from '#contract/search'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { storeCases } from '../testing/store-cases.ts'
import { searchStorage } from '../areas/search/storage.ts'
import { type Access, type Reader, type AccessSubject, can, createAccess } from './access.ts'
import { type ObjectTable, may, thingOf } from './conditions-storage.ts'
import { kindNames } from './kinds.ts'
import { type Action, actions } from './policy.ts'

type Headers = { authorization: string }
interface Somebody {
  id: string
  headers: Headers
  role: Role
}

interface Answer<T> {
  status: number
  body: T
}

let app: TestApp
let access: Access
const people = {} as Record<'owner' | 'viewer' | 'editor' | 'former' | 'stranger' | 'librarian' | 'admin', Somebody>
type Person = keyof typeof people
let publicId: string
let privateId: string

const signIn = async (name: Person, role: Role = 'user') => {
  const headers = await app.signedIn(`${name}@example.test`)
  if (role !== 'user') await app.accounts.grantRole(`${name}@example.test`, role)
  const { id } = await app.call(getProfile, {}, headers)
  people[name] = { id, headers, role }
}
const readerOf = (name: Person): Promise<Reader> => access.readerOf({ userId: people[name].id, role: people[name].role })

async function ask<T = { code: string }>(
  name: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url, headers: people[name].headers, ...(payload && { payload }) })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json<T>() : (null as T) }
}
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

async function document(caseId: string): Promise<AccessSubject<'document'>> {
  const { rows } = await sql<{ thing: AccessSubject<'document'> }>`
    select ${thingOf('documents', 'd')} as thing from cases d where case_id = ${caseId}`.execute(app.database.sql)
  return rows[0]!.thing
}
async function note(id: string): Promise<AccessSubject<'note'>> {
  const { rows } = await sql<{ thing: AccessSubject<'note'> }>`
    select ${thingOf('notes', 'n')} as thing from notes n where id::text = ${id}`.execute(app.database.sql)
  return rows[0]!.thing
}

async function project(id: string): Promise<AccessSubject<'project'>> {
  const { rows } = await sql<{ thing: AccessSubject<'project'> }>`
    select ${thingOf('projects', 'p')} as thing from projects p where id::text = ${id}`.execute(app.database.sql)
  return rows[0]!.thing
}

const ruling = (number: number) => `REPUBLIC OF KENYA
IN THE HIGH COURT OF KENYA AT NAKURU
CIVIL SUIT NO. ${number} OF 2022
WANJIRU KAMAU ............................ PLAINTIFF
VERSUS
LAKE FISHERIES LIMITED ................... DEFENDANT
RULING
1. The plaintiff seeks an injunction over the weir.
2. The court follows Achieng v Barasa [2021] KEHC 90501 (KLR) on the point.
3. The application is allowed with costs.
Dated and delivered at Nakuru this 4th day of May 2022.
A. OTIENO
JUDGE`

let rulings = 0
async function upload(content?: string): Promise<string> {
  rulings += 1
  return app.upload(`ruling-${rulings}.txt`, content ?? ruling(rulings), people.owner.headers)
}

beforeAll(async () => {
  app = await createTestApp()
  access = createAccess(app.database)
  for (const name of ['owner', 'viewer', 'editor', 'former', 'stranger'] as const) await signIn(name)
  await signIn('librarian', 'editor')
  await signIn('admin', 'admin')
  const stored = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
  ])
  publicId = stored[0]!
  privateId = await upload()
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('truncate shares'))

const nobody: readonly Person[] = []
const own: readonly Person[] = ['owner']
const members: readonly Person[] = ['owner', 'viewer', 'editor']
const everybody: readonly Person[] = ['owner', 'viewer', 'editor', 'former', 'stranger', 'librarian', 'admin']
const ofTheOwner = { read: own, change: own, delete: own, share: own }

/** Every object there is a policy for, and who may do what with it. */
const expected: Record<string, { table: ObjectTable; may: Record<Action, readonly Person[]> }> = {
  'a private document': { table: 'documents', may: { read: members, change: own, delete: own, share: own } },
  'a public document': {
    table: 'documents',
    may: { read: everybody, change: ['librarian', 'admin'], delete: ['librarian', 'admin'], share: nobody },
  },
  'a note': { table: 'notes', may: { read: members, change: ['owner', 'editor'], delete: own, share: own } },
  'an annotation': { table: 'annotations', may: ofTheOwner },
  'a bookmark': { table: 'bookmarks', may: ofTheOwner },
  'a folder of notes': { table: 'note_folders', may: { ...ofTheOwner, share: nobody } },
  'a reported mistake': { table: 'reports', may: { ...ofTheOwner, change: nobody, share: nobody } },
  'a payment': { table: 'billing_payments', may: { read: own, change: nobody, delete: own, share: nobody } },
  'an invoice': { table: 'billing_invoices', may: { read: own, change: nobody, delete: nobody, share: nobody } },
  'a seat': { table: 'billing_seats', may: { ...ofTheOwner, share: nobody } },
  'a folder of bookmarks': { table: 'bookmark_folders', may: { ...ofTheOwner, share: nobody } },
  'a citation of a list': { table: 'kept_citations', may: ofTheOwner },
  'a check of a document': { table: 'document_checks', may: ofTheOwner },
  'an entry of the history': { table: 'history_entries', may: { ...ofTheOwner, share: nobody } },
  'a search that is kept': { table: 'saved_searches', may: ofTheOwner },
  'a chat': { table: 'chats', may: ofTheOwner },
  'a notice': { table: 'notifications', may: { ...ofTheOwner, share: nobody } },
  'something watched': { table: 'watches', may: { ...ofTheOwner, share: nobody } },
  'a template of projects': { table: 'project_templates', may: { ...ofTheOwner, share: nobody } },
  'a project': { table: 'projects', may: { read: members, change: ['owner', 'editor'], delete: own, share: own } },
}

/** One row of every kind, all of the owner but the public document, each shared with viewer and editor, and no longer with the former member. */
async function oneOfEach(): Promise<Record<string, string>> {
  const owner = people.owner.id
  const one = async (statement: string, values: unknown[]) =>
    String((await app.database.pool.query<{ id: unknown }>(`${statement} returning id`, values)).rows[0]!.id)
  const ids: Record<string, string> = {
    'a template of projects': await one(
      `insert into project_templates (user_id, name, description, notes, is_public, created_at) values ($1, 't', '', '[]', false, now())`,
      [owner],
    ),
    'a project': await one(`insert into projects (user_id, name, description, created_at, updated_at) values ($1, 'p', '', now(), now())`, [
      owner,
    ]),
    'a private document': (await document(privateId)).id,
    'a public document': (await document(publicId)).id,
    'a note': await one(`insert into notes (user_id, title, content, tags, tag_keys) values ($1, 't', '', '{}', '{}')`, [owner]),
    'an annotation': await one(
      `insert into annotations (user_id, work_id, quote, prefix, suffix, start_offset, end_offset, document_id, revision, note, color,
        placed_document_id, placed_revision) values ($1, (select work_id from cases where case_id = $2), 'q', '', '', 0, 1, 1, 1, '', 'x', 1, 1)`,
      [owner, privateId],
    ),
    'a bookmark': await one('insert into bookmarks (user_id, work_id) values ($1, (select work_id from cases where case_id = $2))', [
      owner,
      privateId,
    ]),
    'a folder of bookmarks': await one(`insert into bookmark_folders (user_id, name, name_key) values ($1, 'f', 'f')`, [owner]),
    'a folder of notes': await one(`insert into note_folders (user_id, name, name_key) values ($1, 'f', 'f')`, [owner]),
    'a citation of a list': await one(
      `insert into kept_citations (user_id, text, source, style, kind) values ($1, 't', 's', 'kenyan', 'case')`,
      [owner],
    ),
    'a check of a document': await one(
      `insert into document_checks (user_id, name, keeps, content, report, checked_at, created_at) values ($1, 'c', 'whole', '', '{}', now(), now())`,
      [owner],
    ),
    'a search that is kept': await one(
      `insert into saved_searches (user_id, name, query, filters, sort, alert_enabled, alert_frequency, after_document, created_at, updated_at)
        values ($1, 's', 'q', '{}', 'newest', false, 'daily', 0, now(), now())`,
      [owner],
    ),
    'a chat': await one(`insert into chats (user_id, title, created_at, updated_at) values ($1, 'c', now(), now())`, [owner]),
    'a notice': await one(
      `insert into notifications (user_id, number, kind, created_at) values ($1, (select coalesce(max(number), 0) + 1 from notifications), 'k', now())`,
      [owner],
    ),
    'something watched': await one(
      `insert into watches (user_id, kind, target, frequency, created_at) values ($1, 'court', 'High Court', 'daily', now())`,
      [owner],
    ),
    'a reported mistake': await one(
      `insert into reports (user_id, work_id, about, kind, quote, words, created_at)
        values ($1, (select work_id from cases where case_id = $2), 'case', 'other', '', 'w', '2026-11-21')`,
      [owner, publicId],
    ),
    'an entry of the history': await one(`insert into history_entries (user_id, type, query) values ($1, 'search', 'q')`, [owner]),
    'a seat': await one(
      `insert into billing_seats (holder_id, email, email_key, expires_at, invited_at) values ($1, 'e', gen_random_uuid()::text, now(), now())`,
      [owner],
    ),
  }
  ids['a payment'] = await one(
    `insert into billing_payments (user_id, plan_id, method, status, amount_cents, currency, reference, looks, created_at)
     values ($1, 'p', 'bank', 'paid', 1, 'KES', gen_random_uuid()::text, 0, now())`,
    [owner],
  )
  ids['an invoice'] = await one(
    `insert into billing_invoices (user_id, number, series, position, payment_id, issued_at, plan_name, period_start, period_end, net_cents,
       vat_cents, total_cents, vat_rate, currency, seller_name, seller_pin, seller_address, buyer_name, buyer_pin, buyer_address)
     values ($1, gen_random_uuid()::text, gen_random_uuid()::text, 1, $2, now(), 'p', now(), now(), 1, 0, 1, 16, 'KES', '', '', '', '', '', '')`,
    [owner, ids['a payment']],
  )
  for (const [name, role] of [
    ['viewer', 'viewer'],
    ['editor', 'editor'],
    ['former', 'editor'],
  ] as const)
    for (const kind of ['document', 'note', 'project'])
      await app.database.pool.query(`insert into shares (object_kind, object_id, member_id, role, shared_by) values ($1, $2, $3, $4, $5)`, [
        kind,
        ids[kind === 'document' ? 'a private document' : `a ${kind}`],
        people[name].id,
        role,
        owner,
      ])
  const reader = await readerOf('owner')
  await access.end(reader, await note(ids['a note']!), people.former.id)
  await access.end(reader, await project(ids['a project']!), people.former.id)
  await access.end(reader, await document(privateId), people.former.id)
  return ids
}

describe('policy and SQL', () => {
  test('say the same of everybody, every action and every kind, and what is expected', async () => {
    const ids = await oneOfEach()
    const kinds = new Set<string>()
    const said: string[] = []
    const wanted: string[] = []
    for (const name of everybody) {
      const reader = await readerOf(name)
      for (const [what, { table, may: who }] of Object.entries(expected)) {
        const found = sql.join(actions.map((action) => sql`coalesce(${may(reader, action, table)}, false)`))
        const { rows } = await sql<{ thing: AccessSubject; found: boolean[] }>`
          select ${thingOf(table)} as thing, array[${found}] as found from ${sql.table(table)} where id::text = ${ids[what]}`.execute(
          app.database.sql,
        )
        kinds.add(rows[0]!.thing.kind)
        for (const [at, action] of actions.entries()) {
          const wants = who[action].includes(name)
          said.push(`${name} ${action} ${what}: ${can(reader, action, rows[0]!.thing)} ${rows[0]!.found[at]}`)
          wanted.push(`${name} ${action} ${what}: ${wants} ${wants}`)
        }
      }
    }
    expect(said).toEqual(wanted)
    expect([...kinds].sort()).toEqual(kindNames.toSorted())
  })

  test('search entries are seen by whom their documents are seen by', async () => {
    await access.share(await readerOf('owner'), await document(privateId), people.viewer.id, 'viewer')
    for (const name of everybody) {
      const { rows } = await sql<{ case_id: string }>`
        select d.case_id from search_entries e join cases d on d.id = e.document_id
        where ${may(await readerOf(name), 'read', 'search_entries', 'e')} order by d.id`.execute(app.database.sql)
      expect([name, rows.map((row) => row.case_id)]).toEqual([
        name,
        ['owner', 'viewer'].includes(name) ? [publicId, privateId] : [publicId],
      ])
    }
  })
})

describe('a private document that is shared', () => {
  const reads = (id: string) => [
    `/api/cases/${id}`,
    ...['', '/content', '/card', '/pdf', '/matches?query=weir'].map((part) => `/api/case-detail/${id}${part}`),
    ...['authorities', 'cited-by', 'history', 'network', 'standing'].map((part) => `/api/citations/${part}/${id}`),
    `/api/search/similar-cases/${id}`,
  ]
  const shareWith = async (name: Person) => access.share(await readerOf('owner'), await document(privateId), people[name].id, 'viewer')

  test('is read, searched and compared by its viewer, and by no stranger', async () => {
    await shareWith('viewer')
    for (const url of reads(privateId)) {
      expect([url, await statusOf('viewer', 'GET', url)]).toEqual([url, 200])
      expect([url, await statusOf('stranger', 'GET', url)]).toEqual([url, 404])
    }
    const found = async (name: Person) => (await app.call(listCases, { query: { query: 'weir' } }, people[name].headers)).total
    expect([await found('viewer'), await found('stranger')]).toEqual([1, 0])
    const citing = async (name: Person) => (await app.call(getCitedBy, { params: { id: publicId } }, people[name].headers)).total
    expect([await citing('viewer'), await citing('stranger')]).toEqual([1, 0])
    const both = { case_ids: [privateId, publicId] }
    expect(await statusOf('viewer', 'POST', '/api/case-detail/compare', both)).toBe(200)
    expect(await statusOf('stranger', 'POST', '/api/case-detail/compare', both)).toBe(404)
    const judge = (name: Person) => statusOf(name, 'GET', '/api/judges/A. Otieno')
    expect([await judge('viewer'), await judge('stranger')]).toEqual([200, 404])
    expect((await app.call(getCase, { params: { id: privateId } }, people.viewer.headers)).private).toBe(true)
    // It is not the viewer's own.
    expect((await app.call(listOwnDocuments, {}, people.viewer.headers)).total).toBe(0)
  })

  test('says to each who reads it what they may do with it', async () => {
    await shareWith('viewer')
    const allowed = async (name: Person, id: string) => (await app.call(getCaseDetail, { params: { id } }, people[name].headers)).allowed
    expect(await allowed('owner', privateId)).toEqual(['change', 'delete', 'share'])
    expect(await allowed('viewer', privateId)).toEqual([])
    expect(await allowed('librarian', publicId)).toEqual(['change', 'delete'])
    expect(await allowed('owner', publicId)).toEqual([])
  })

  test('is told of to its member alone when it is shared, in another role, and when that ends', async () => {
    const { rows: before } = await app.database.pool.query<{ id: string | null }>('select max(id) as id from events')
    const thing = await document(privateId)
    await shareWith('viewer')
    await shareWith('viewer')
    await access.end(await readerOf('viewer'), thing, people.viewer.id)
    await expect(access.end(await readerOf('owner'), thing, people.viewer.id)).rejects.toMatchObject({ code: 'not-found' })
    const { rows } = await app.database.pool.query(
      'select name, subject, account_id as account, actor_id as actor, payload from events where id > $1 order by id',
      [before[0]!.id],
    )
    const told = { subject: thing.id, account: people.viewer.id }
    expect(rows).toEqual([
      { name: 'share.added', ...told, actor: people.owner.id, payload: { kind: 'document', role: 'viewer' } },
      { name: 'share.ended', ...told, actor: people.viewer.id, payload: { kind: 'document' } },
    ])
  })

  test('from abroad narrows no search of others to Kenya', async () => {
    const holdsAbroad = async (name: Person) => searchStorage(app.database.sql).holdsAbroad(await readerOf(name))
    await upload(
      JSON.stringify({ title: 'Smith v Jones', court: 'Federal Court of Australia', date: '2006-01-02', content: ['1. Heard.'] }),
    )
    expect([await holdsAbroad('owner'), await holdsAbroad('stranger')]).toEqual([true, false])
  })

  test('is corrected, deleted and shared by its owner alone', async () => {
    await shareWith('viewer')
    await shareWith('librarian')
    for (const name of ['viewer', 'librarian', 'stranger', 'admin'] as const) {
      const refused = name === 'viewer' || name === 'librarian' ? 403 : 404
      expect([name, await statusOf(name, 'PATCH', `/api/cases/${privateId}`, { title: 'Theirs' })]).toEqual([name, refused])
      expect([name, await statusOf(name, 'DELETE', `/api/cases/${privateId}`)]).toEqual([name, refused])
      const theirs = access.share(await readerOf(name), await document(privateId), people.stranger.id, 'viewer')
      await expect(theirs).rejects.toMatchObject({ code: 'forbidden' })
    }
    const review = { case_id: privateId, position: 0, treatment: 'overruled', decision: 'confirmed', note: 'Seen.' }
    expect(await statusOf('librarian', 'POST', '/api/citations/treatments/review', review)).toBe(403)
    expect(await statusOf('admin', 'POST', '/api/citations/treatments/review', review)).toBe(404)
    expect(await statusOf('owner', 'PATCH', `/api/cases/${privateId}`, { category: 'Fisheries' })).toBe(200)
  })

  test('is nothing to a former viewer, whose marks in it are shown no more', async () => {
    await shareWith('former')
    const mark = { case_id: privateId, text_selection: 'injunction over the weir' }
    const { content } = await app.call(getCaseContent, { params: { id: privateId } }, people.former.headers)
    const at = content!.indexOf(mark.text_selection)
    const offsets = { start_offset: at, end_offset: at + mark.text_selection.length }
    expect(await statusOf('former', 'POST', '/api/annotations', { ...mark, ...offsets })).toBe(201)
    const marks = async () => (await app.call(listAnnotations, {}, people.former.headers)).total
    expect(await marks()).toBe(1)

    await access.end(await readerOf('former'), await document(privateId), people.former.id)
    for (const url of reads(privateId)) expect([url, await statusOf('former', 'GET', url)]).toEqual([url, 404])
    expect(await marks()).toBe(0)
    await shareWith('former')
    expect(await marks()).toBe(1)
    expect(await statusOf('former', 'GET', `/api/cases/${privateId}`)).toBe(200)
  })

  test('is known by name to its members, and ends with the document', async () => {
    const id = await upload()
    const owner = await readerOf('owner')
    await access.share(owner, await document(id), people.viewer.id, 'viewer')
    await access.share(owner, await document(id), people.editor.id, 'viewer')
    await access.share(owner, await document(id), people.owner.id, 'viewer')
    const listed = await access.members(await readerOf('viewer'), await document(id))
    expect(listed.map(({ id: member, role }) => [member, role])).toEqual([
      [people.viewer.id, 'viewer'],
      [people.editor.id, 'viewer'],
    ])
    expect(listed[0]).toMatchObject({ name: 'Test Reader' })
    expect(JSON.stringify(listed)).not.toContain('@')
    await expect(access.members(await readerOf('stranger'), await document(id))).rejects.toMatchObject({ code: 'forbidden' })
    for (const nobodyKnown of ['00000000-0000-4000-8000-000000000000', 'somebody'])
      await expect(access.share(owner, await document(id), nobodyKnown, 'viewer')).rejects.toMatchObject({ code: 'not-found' })
    await expect(access.end(owner, await document(id), people.stranger.id)).rejects.toMatchObject({ code: 'not-found' })
    // A member leaves, and sends nobody else away.
    await expect(access.end(await readerOf('viewer'), await document(id), people.editor.id)).rejects.toMatchObject({ code: 'forbidden' })

    // In the trash it is nobody's to see; from there it comes back to those who saw it, or ends with what was shared of it.
    const seen = () => Promise.all((['owner', 'viewer'] as const).map((name) => statusOf(name, 'GET', `/api/cases/${id}`)))
    expect(await statusOf('owner', 'DELETE', `/api/cases/${id}`)).toBe(204)
    expect(await seen()).toEqual([404, 404])
    await statusOf('owner', 'POST', `/api/trash/document/${id}/restore`)
    expect(await seen()).toEqual([200, 200])
    await statusOf('owner', 'DELETE', `/api/cases/${id}`)
    expect(await statusOf('owner', 'DELETE', `/api/trash/document/${id}`)).toBe(204)
    expect((await app.database.pool.query('select from shares')).rowCount).toBe(0)
  })
})

describe('a note that is shared', () => {
  const make = async () => (await app.call(createNote, { body: { title: 'Weirs', content: 'Of the lake.' } }, people.owner.headers)).id
  const at = (id: string) => `/api/research-notes/${id}`
  const titles = async (name: Person) =>
    (await app.call(listNotes, { query: { sort: 'created' } }, people[name].headers)).results.map(({ id }) => id)

  test('is read by its viewers, written by its editors, and deleted by its owner', async () => {
    const id = await make()
    const owner = await readerOf('owner')
    await access.share(owner, await note(id), people.viewer.id, 'viewer')
    await access.share(owner, await note(id), people.editor.id, 'viewer')
    await access.share(owner, await note(id), people.editor.id, 'editor')

    const statuses = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      Promise.all((['stranger', 'viewer', 'editor'] as const).map((name) => statusOf(name, method, `${at(id)}${path}`, payload)))
    for (const path of ['', '/versions', '/versions/1', '/references'])
      expect([path, await statuses('GET', path)]).toEqual([path, [404, 200, 200]])
    expect(await statuses('PATCH', '', { content: 'Of the river.' })).toEqual([404, 403, 200])
    expect(await statuses('PATCH', '', {})).toEqual([404, 403, 200])
    const elsewhere = (await app.call(createProject, { body: { name: 'Weirs' } }, people.owner.headers)).id
    expect(await statuses('PATCH', '', { project_id: elsewhere })).toEqual([404, 403, 403])
    expect(await statuses('PATCH', '', { folder_id: 'f1' })).toEqual([404, 403, 403])
    expect(await statuses('POST', '/versions/1/restore')).toEqual([404, 403, 200])
    expect(await statuses('POST', '/references', { case_id: publicId })).toEqual([404, 403, 201])
    const { results } = await app.call(listNoteReferences, { params: { id } }, people.owner.headers)
    expect(await statuses('DELETE', `/references/${results[0]!.id}`)).toEqual([404, 403, 204])
    expect(await statuses('DELETE', '')).toEqual([404, 403, 403])
    for (const name of ['owner', 'viewer', 'editor'] as const) expect(await titles(name)).toContain(id)
    expect(await titles('stranger')).not.toContain(id)

    await access.end(owner, await note(id), people.viewer.id)
    expect([await statusOf('viewer', 'GET', at(id)), await titles('viewer')]).toEqual([404, []])
    expect(await statusOf('owner', 'DELETE', at(id))).toBe(204)
    expect([await statusOf('editor', 'GET', at(id)), await statusOf('editor', 'POST', `${at(id)}/restore`)]).toEqual([404, 404])
    expect(await statusOf('owner', 'POST', `${at(id)}/restore`)).toBe(200)
    expect(await statusOf('editor', 'GET', at(id))).toBe(200)
    await app.database.pool.query('delete from notes where id = $1', [id])
    expect((await app.database.pool.query('select from shares')).rowCount).toBe(0)
  })

  test('shows each member the cases that this member sees', async () => {
    const id = await make()
    await app.call(createNoteReference, { params: { id }, body: { case_id: privateId } }, people.owner.headers)
    await access.share(await readerOf('owner'), await note(id), people.viewer.id, 'viewer')
    const shown = async (name: Person) => (await app.call(listNoteReferences, { params: { id } }, people[name].headers)).results[0]!.case
    expect(await shown('viewer')).toBeNull()
    expect(await shown('owner')).not.toBeNull()
  })
})
