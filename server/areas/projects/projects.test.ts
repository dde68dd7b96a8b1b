import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications'
import { type Member, mostMembers } from '#contract/project-members'
import type { Activity } from '#contract/project-activity'
import type { ProjectItem } from '#contract/project-items'
import type { Template } from '#contract/project-templates'
import type { Project } from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }
interface Answer<T> {
  status: number
  body: T
}

let app: TestApp
let me: Headers
let colleague: Headers
let now = Date.parse('2026-11-20T09:00:00Z')
let caseId: string
const address = { me: 'wanjiru@example.test', colleague: 'otieno@example.test' }

async function ask<T = Project>(
  who: Headers,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: `/api${url}`, headers: who, ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
const hub = '/research-hub/projects'
const make = async (name: string, given: object = {}, who = me) => (await ask(who, 'POST', hub, { name, ...given })).body
const put = async (project: string, type: string, id: string, who = me) =>
  (await ask<ProjectItem>(who, 'POST', `${hub}/${project}/items`, { type, id })).status
interface Listed<T> {
  results: T[]
  total: number
}
const list = async <T>(url: string, who = me): Promise<Listed<T>> => (await ask<Listed<T>>(who, 'GET', url)).body
/** Opens the link of the activation mail that went to an address. */
async function confirm(email: string) {
  const mail = (await app.mails()).findLast(({ to, subject }) => to === email && subject.startsWith('Activate'))
  const token = /activate\?token=([\w-]+)/.exec(mail!.text)![1]
  expect((await app.inject({ method: 'POST', url: '/api/auth/activate', payload: { token, password: 'secret-enough' } })).statusCode).toBe(
    200,
  )
}

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => (now += 1) } })
  me = await app.signedIn(address.me)
  colleague = await app.signedIn(address.colleague)
  await confirm(address.colleague)
  caseId = (
    await storeCases(app.database, [
      {
        title: 'Achieng v Barasa',
        citation: '[2021] KEHC 90501 (KLR)',
        date: '2021-03-04',
        content: ['1. The weir was built.', '2. Allowed.'],
      },
    ])
  )[0]!
})
afterAll(() => app.close())
beforeEach(async () => {
  // What follows from the last test, as its entries in the history, is done before its notes go.
  await app.mails()
  await app.database.pool.query('delete from projects; delete from project_templates; delete from bookmarks; delete from notes')
})

describe('a project', () => {
  test('is made, listed by status, changed, deleted and brought back for 30 days', async () => {
    const weir = await make('  The weir ', { description: ' Over the lake ' })
    expect(weir).toMatchObject({
      name: 'The weir',
      description: 'Over the lake',
      status: 'active',
      role: 'owner',
      members: 0,
      is_default: false,
    })
    expect(weir.counts).toEqual({
      bookmark: 0,
      note: 0,
      citation: 0,
      annotation: 0,
      document_check: 0,
      document: 0,
      provision: 0,
      saved_search: 0,

      chat: 0,
    })
    expect(weir.updated_at).toBe(weir.created_at)
    await make('Old matter', { status: 'archived' })
    const names = async (query = '') => (await list<Project>(`${hub}${query}`)).results.map(({ name }) => name)
    expect(await names()).toEqual(['Old matter', 'The weir'])
    expect(await names('?status=archived')).toEqual(['Old matter'])
    expect(await names('?query=lake')).toEqual(['The weir'])

    const changed = (await ask(me, 'PATCH', `${hub}/${weir.id}`, { status: 'on_hold', description: null })).body
    expect(changed).toMatchObject({ name: 'The weir', description: '', status: 'on_hold' })
    expect(changed.updated_at > weir.updated_at).toBe(true)

    expect((await ask(me, 'DELETE', `${hub}/${weir.id}`)).status).toBe(204)
    expect([await names(), (await ask(me, 'GET', `${hub}/${weir.id}`)).status]).toEqual([['Old matter'], 404])
    expect(await list<{ id: string }>('/research-hub/trash')).toMatchObject({ total: 1, results: [{ id: weir.id, name: 'The weir' }] })
    expect((await ask(me, 'POST', `${hub}/${weir.id}/restore`)).body.status).toBe('on_hold')
    await ask(me, 'DELETE', `${hub}/${weir.id}`)
    await app.database.pool.query(`update projects set deleted_at = deleted_at - interval '30 days'`)
    expect([(await ask(me, 'POST', `${hub}/${weir.id}/restore`)).status, (await list('/research-hub/trash')).total]).toEqual([404, 0])
  })

  test('needs a name, in the words of the screen', async () => {
    for (const name of ['', '   ']) {
      const { status, body } = await ask<{ detail: { msg: string }[] }>(me, 'POST', hub, { name })
      expect([status, body.detail[0]!.msg]).toEqual([422, 'Project name is required'])
    }
    expect((await ask(me, 'POST', hub, { name: 'x', status: 'lost' })).status).toBe(422)
    expect((await ask(me, 'GET', `${hub}?status=lost`)).status).toBe(422)
    expect((await ask(me, 'GET', `${hub}/nonsense`)).status).toBe(404)
  })

  test('is the default one when it is chosen, and made when there is none', async () => {
    const [one, other] = await Promise.all([
      ask(me, 'GET', '/research-hub/default-project'),
      ask(me, 'GET', '/research-hub/default-project'),
    ])
    expect(one.body).toMatchObject({ name: 'General research', is_default: true })
    expect(other.body.id).toBe(one.body.id)
    const weir = await make('The weir')
    expect((await ask(me, 'PATCH', `${hub}/${weir.id}`, { is_default: true })).body.is_default).toBe(true)
    expect((await ask(me, 'GET', '/research-hub/default-project')).body.id).toBe(weir.id)
    await ask(me, 'DELETE', `${hub}/${weir.id}`)
    expect((await ask(me, 'GET', '/research-hub/default-project')).body.id).not.toBe(weir.id)
  })
})

describe('what lies in a project', () => {
  const bookmark = async (who = me, given: object = {}) =>
    (await ask<{ id: string }>(who, 'POST', '/bookmarks', { case_id: caseId, ...given })).body.id
  const note = async (title: string, given: object = {}, who = me) =>
    (await ask<{ id: string; project_id: string | null }>(who, 'POST', '/research-notes', { title, content: `Of ${title}`, ...given })).body

  test('is counted, listed, taken out, and gone with what it is', async () => {
    const { id } = await make('The weir')
    const kept = await bookmark(me, { note: 'Read again', project_id: id })
    const written = await note('Weirs', { project_id: id, tags: ['water'] })
    const mark = { case_id: caseId, text_selection: 'The weir', start_offset: 3, end_offset: 11, note: 'Which one?' }
    const annotation = (await ask<{ id: string }>(me, 'POST', '/annotations', mark)).body.id
    const citation = (await ask<{ id: string }>(me, 'POST', '/citation-list', { text: '[2021] KEHC 90501 (KLR)' })).body.id
    expect([await put(id, 'annotation', annotation), await put(id, 'citation', citation), await put(id, 'document', caseId)]).toEqual([
      201, 201, 201,
    ])
    expect(await put(id, 'bookmark', kept)).toBe(201)
    const { body } = await ask(me, 'GET', `${hub}/${id}`)
    expect(body.counts).toEqual({
      bookmark: 1,
      note: 1,
      citation: 1,
      annotation: 1,
      document_check: 0,
      document: 1,
      provision: 0,
      saved_search: 0,

      chat: 0,
    })
    const { results } = await list<ProjectItem>(`${hub}/${id}/items`)
    expect(results.map(({ type }) => type)).toEqual(['document', 'citation', 'annotation', 'note', 'bookmark'])
    expect(results.at(-1)).toMatchObject({
      id: kept,
      title: 'Achieng v Barasa',
      text: 'Read again',
      entity_type: 'case',
      entity_id: caseId,
      case: { id: caseId, court: 'High Court', signal: null },
    })
    expect(results.map((one) => one.case?.id ?? null)).toEqual([caseId, caseId, caseId, null, caseId])
    expect(results[3]).toMatchObject({ id: written.id, title: 'Weirs', description: 'water', text: 'Of Weirs', entity_type: 'note' })
    expect(results[2]).toMatchObject({ quote: 'The weir', text: 'Which one?', paragraph: 1 })
    for (const type of ['bookmark', 'note', 'citation', 'annotation', 'document'])
      expect((await list(`${hub}/${id}/items?type=${type}`)).total).toBe(1)
    for (const url of ['/bookmarks', '/annotations', '/citation-list', '/research-notes'])
      expect([url, (await list(`${url}?project_id=${id}`)).total]).toEqual([url, 1])
    expect(await list<{ name: string }>(`/research-hub/projects-of/bookmark/${kept}`)).toMatchObject({
      total: 1,
      results: [{ name: 'The weir' }],
    })
    const detail = await ask<{ annotations: unknown[]; project_bookmarks: unknown[] }>(
      me,
      'GET',
      `/case-detail/${caseId}?include_annotations=true&include_bookmarks=true&project_id=${id}`,
    )
    expect([detail.body.annotations.length, detail.body.project_bookmarks.length]).toEqual([1, 1])

    expect((await ask(me, 'DELETE', `${hub}/${id}/items/citation/${citation}`)).status).toBe(204)
    expect((await ask(me, 'DELETE', `${hub}/${id}/items/citation/${citation}`)).status).toBe(404)
    await ask(me, 'DELETE', `/bookmarks/${kept}`)
    expect((await ask(me, 'GET', `${hub}/${id}`)).body.counts).toMatchObject({ bookmark: 0, citation: 0 })
    await ask(me, 'POST', `/bookmarks/${kept}/restore`)
    expect((await ask(me, 'GET', `${hub}/${id}`)).body.counts.bookmark).toBe(1)
    await app.database.pool.query('delete from bookmarks')
    expect((await app.database.pool.query(`select from project_items where type = 'bookmark'`)).rowCount).toBe(0)
  })

  test('a note lies in one project, said in one place', async () => {
    const [one, other] = [await make('One'), await make('Other')]
    const { id } = await note('Weirs', { project_id: one.id })
    const where = async () => (await ask<{ project_id: string | null }>(me, 'GET', `/research-notes/${id}`)).body.project_id
    const counts = async () =>
      Promise.all([one, other].map(async (project) => (await ask(me, 'GET', `${hub}/${project.id}`)).body.counts.note))
    expect([await where(), await counts()]).toEqual([one.id, [1, 0]])
    await put(other.id, 'note', id)
    expect([await where(), await counts()]).toEqual([other.id, [0, 1]])
    await ask(me, 'PATCH', `/research-notes/${id}`, { project_id: one.id })
    expect([await where(), await counts()]).toEqual([one.id, [1, 0]])
    await ask(me, 'PATCH', `/research-notes/${id}`, { project_id: null })
    expect([await where(), await counts()]).toEqual([null, [0, 0]])
    expect((await ask(me, 'PATCH', `/research-notes/${id}`, { project_id: 'nowhere' })).status).toBe(404)
    expect((await ask(me, 'POST', '/research-notes', { title: 'x', project_id: 'nowhere' })).status).toBe(404)
  })

  test('is what it is asked for, and nothing unknown', async () => {
    const { id } = await make('The weir')
    expect([await put(id, 'bookmark', caseId), await put(id, 'note', caseId), await put(id, 'document', 'kesc-1900-1')]).toEqual([
      404, 404, 404,
    ])
    expect(await put(id, 'spell', 'x')).toBe(422)
  })

  test('may be a provision of the law, under what the law calls it, until the library holds it no longer', async () => {
    const { id, eid } = await storeAct(app.database, 'Weirs Act, 2031')
    const section = `${id}~${eid}`
    const weir = (await make('Weir')).id
    for (const unknown of [`${id}~sec_99`, `${id}~`, id, `kesc-2026-1~${eid}`]) expect(await put(weir, 'provision', unknown)).toBe(404)
    expect([await put(weir, 'provision', section), await put(weir, 'provision', section)]).toEqual([201, 201])
    const shown = async () => (await list<ProjectItem>(`${hub}/${weir}/items?type=provision`)).results
    expect(await shown()).toMatchObject([
      { id: section, title: 'Section 1. Short title', description: 'Weirs Act, 2031', entity_type: 'provision', entity_id: section },
    ])
    expect((await ask(me, 'GET', `${hub}/${weir}`)).body.counts.provision).toBe(1)
    const copy = (await ask(me, 'POST', `${hub}/${weir}/duplicate`, { with_items: true })).body
    expect(copy.counts.provision).toBe(1)
    await app.database.pool.query("delete from documents where kind = 'act'")
    expect(await shown()).toEqual([])
  })

  test('a bookmark of a provision is whose it is, as one of a case: others read it, the owner of the project takes it out', async () => {
    const { id } = await make('The weir')
    await ask(me, 'POST', `${hub}/${id}/share`, { email: address.colleague, role: 'editor' })
    const { id: act, eid } = await storeAct(app.database, 'Sluices Act, 2032')
    const [ofCase, ofProvision] = [await bookmark(me, { project_id: id }), await bookmark(me, { case_id: `${act}~${eid}`, project_id: id })]
    const theirs = await bookmark(colleague, { case_id: `${act}~${eid}`, project_id: id })
    const allowed = async (who: Headers) =>
      new Map((await list<ProjectItem>(`${hub}/${id}/items?type=bookmark`, who)).results.map((one) => [one.id, one.allowed]))
    const [mine, ofEditor] = [await allowed(me), await allowed(colleague)]
    expect(ofEditor.get(ofProvision)).toEqual([])
    expect(mine.get(theirs)).toEqual(['take_out'])
    expect(mine.get(ofProvision)).toEqual(expect.arrayContaining(['take_out', 'put', 'change', 'delete']))
    expect([mine.get(ofProvision), ofEditor.get(ofProvision)]).toEqual([mine.get(ofCase), ofEditor.get(ofCase)])
    expect(ofEditor.get(theirs)).toEqual(mine.get(ofProvision))

    const takeOut = `${hub}/${id}/items/bookmark`
    const statuses = async (who: Headers, kept: string) => [
      (await ask(who, 'PUT', `/bookmarks/${kept}`, { note: 'Compare' })).status,
      (await ask(who, 'DELETE', `/bookmarks/${kept}`)).status,
      (await ask(who, 'DELETE', `${takeOut}/${kept}`)).status,
    ]
    for (const kept of [ofCase, ofProvision]) expect(await statuses(colleague, kept)).toEqual([403, 403, 403])
    expect(await statuses(me, theirs)).toEqual([403, 403, 204])
    for (const kept of [ofCase, ofProvision]) {
      expect((await ask(me, 'DELETE', `${takeOut}/${kept}`)).status).toBe(204)
      expect((await ask(colleague, 'GET', `/bookmarks/${kept}`)).status).toBe(404)
      expect((await statuses(me, kept)).slice(0, 2)).toEqual([200, 204])
    }
  })

  test('is told of: what members did, and what I searched for and read', async () => {
    const { id } = await make('The weir')
    const elsewhere = await make('Elsewhere')
    expect((await ask<{ recent_activities: Activity[] }>(me, 'GET', `${hub}/${id}/summary`)).body.recent_activities).toEqual([])
    const kept = await note('Weirs', { project_id: id })
    for (const content of ['a', 'b', 'c']) await ask(me, 'PATCH', `/research-notes/${kept.id}`, { content })
    await bookmark(me, { project_id: id })
    await ask(me, 'POST', '/research-history/record-search', { query: 'weir AND lake', project_id: id })
    await ask(me, 'POST', '/research-history/record-view', { case_id: caseId, project_id: id })
    await ask(me, 'POST', '/research-history/record-search', { query: 'something else', project_id: elsewhere.id })
    const summary = async (who = me) =>
      (
        await ask<{ bookmarks_count: number; notes_count: number; saved_searches_count: number; recent_activities: Activity[] }>(
          who,
          'GET',
          `${hub}/${id}/summary`,
        )
      ).body
    const shown = await summary()
    expect(shown).toMatchObject({ bookmarks_count: 1, notes_count: 1, saved_searches_count: 0 })
    expect(shown.recent_activities.map(({ type, title, action }) => [type, title, action])).toEqual([
      ['view', 'Achieng v Barasa', 'read'],
      ['search', 'weir AND lake', 'searched'],
      ['bookmark', 'Achieng v Barasa', 'added'],
      ['note', 'Weirs', 'changed'],
      ['note', 'Weirs', 'added'],
      ['project', 'The weir', 'added'],
    ])
    const begun = await ask<{ job: string }>(me, 'POST', `${hub}/${id}/bundle`)
    expect([begun.status, typeof begun.body.job]).toEqual([202, 'string'])
    expect(await ask(me, 'GET', `${hub}/${id}/bundle/${begun.body.job}`)).toMatchObject({ status: 200, body: { job: begun.body.job } })
    expect((await ask(me, 'GET', `${hub}/${id}/bundle/${'0'.repeat(8)}`)).status).toBe(404)
    expect(shown.recent_activities[2]).toMatchObject({ entity_id: caseId, entity_type: 'case', user_name: 'Test Reader' })
    expect((await list(`/research-history?project_id=${id}&types=search,case_view,bookmark`)).total).toBe(3)

    await ask(me, 'POST', `${hub}/${id}/share`, { email: address.colleague })
    const theirs = (await summary(colleague)).recent_activities.map(({ type }) => type)
    expect(theirs).not.toContain('search')
    expect(theirs).toContain('note')
    expect((await ask(colleague, 'POST', '/research-history/record-search', { query: 'x', project_id: elsewhere.id })).status).toBe(404)
  })

  test('goes into a copy with what is mine to copy, or stays behind', async () => {
    const { id } = await make('The weir')
    await ask(me, 'POST', `${hub}/${id}/share`, { email: address.colleague, role: 'editor' })
    await bookmark(me, { project_id: id })
    await note('Weirs', { project_id: id })
    await note('Dams', { project_id: id }, colleague)
    const mark = { case_id: caseId, text_selection: 'The weir', start_offset: 3, end_offset: 11 }
    await put(id, 'annotation', (await ask<{ id: string }>(colleague, 'POST', '/annotations', mark)).body.id, colleague)
    expect((await ask(me, 'GET', `${hub}/${id}`)).body.counts).toMatchObject({ bookmark: 1, note: 2, annotation: 1 })

    const copy = await ask<Project & { left_out: number }>(me, 'POST', `${hub}/${id}/duplicate`, { with_items: true })
    expect(copy).toMatchObject({ status: 201, body: { name: 'The weir (Copy)', left_out: 1, members: 0 } })
    expect(copy.body.counts).toMatchObject({ bookmark: 1, note: 2, annotation: 0 })
    expect((await ask(me, 'GET', `${hub}/${id}`)).body.counts).toMatchObject({ bookmark: 1, note: 2 })
    expect((await ask<Project & { left_out: number }>(me, 'POST', `${hub}/${id}/duplicate`)).body).toMatchObject({
      left_out: 0,
      counts: { note: 0 },
    })
    // A member copies too, and gets a bookmark of its own.
    const theirs = await ask(colleague, 'POST', `${hub}/${id}/duplicate`, { with_items: true })
    expect(theirs.body).toMatchObject({ role: 'owner', counts: { bookmark: 1, note: 2, annotation: 1 } })
  })
})

describe('templates', () => {
  test('are those offered to everybody and my own; a project begins with their notes', async () => {
    const offered = (await ask<{ userTemplates: Template[]; publicTemplates: Template[] }>(me, 'GET', '/research-hub/templates')).body
    expect([offered.userTemplates, offered.publicTemplates.length > 3]).toEqual([[], true])
    const brief = offered.publicTemplates[0]!
    const begun = (await ask(me, 'POST', `/research-hub/from-template/${brief.id}`, { name: 'Kamau v Lake' })).body
    expect(begun).toMatchObject({ name: 'Kamau v Lake', description: brief.description, counts: { note: brief.notes.length } })

    const kept = await ask<Template>(me, 'POST', '/research-hub/templates', { name: 'Ours', project_id: begun.id })
    expect([kept.status, kept.body.notes.map(({ title }) => title)]).toEqual([201, brief.notes.map(({ title }) => title)])
    expect((await ask(me, 'POST', `/research-hub/from-template/${kept.body.id}`)).body.name).toBe('Ours')
    expect((await ask(colleague, 'POST', `/research-hub/from-template/${kept.body.id}`)).status).toBe(404)
    expect((await ask(me, 'POST', '/research-hub/templates', { name: 'Ours', is_public: true })).status).toBe(403)
    await app.accounts.grantRole(address.colleague, 'editor')
    expect((await ask(colleague, 'POST', '/research-hub/templates', { name: 'House style', is_public: true })).status).toBe(201)
    await app.accounts.grantRole(address.colleague, 'user')
    const after = (await ask<{ publicTemplates: Template[] }>(me, 'GET', '/research-hub/templates')).body
    expect(after.publicTemplates.at(-1)!.name).toBe('House style')
    expect((await ask(me, 'DELETE', `/research-hub/templates/${after.publicTemplates.at(-1)!.id}`)).status).toBe(404)
    expect((await ask(me, 'DELETE', `/research-hub/templates/${kept.body.id}`)).status).toBe(204)
  })
})

describe('sharing', () => {
  const members = async (id: string, who = me) => (await list<Member>(`${hub}/${id}/members`, who)).results
  const share = (id: string, email: string, role = 'viewer') => ask<Member>(me, 'POST', `${hub}/${id}/share`, { email, role })

  test('makes a confirmed account a member at once, by name; roles change and end', async () => {
    const { id } = await make('The weir')
    expect(await share(id, ` ${address.colleague.toUpperCase()} `)).toMatchObject({
      status: 201,
      body: { name: 'Test Reader', email: null, role: 'viewer', status: 'member' },
    })
    const mail = (await app.mails()).at(-1)!
    expect(mail.to).toBe(address.colleague.toUpperCase())
    expect(mail.text).toContain(`/research-hub/projects/${id}`)
    // Words of whoever shares are not delivered by us.
    expect(mail.text).not.toContain('weir')
    const [owner, member] = await members(id, colleague)
    expect([owner!.role, member!.role]).toEqual(['owner', 'viewer'])
    expect(JSON.stringify(await members(id, colleague))).not.toContain('@')
    const patch = (who: Headers) => ask<Member>(who, 'PATCH', `${hub}/${id}/members/${member!.id}`, { role: 'editor' })
    expect((await patch(colleague)).status).toBe(403)
    expect((await patch(me)).body.role).toBe('editor')
    expect((await ask(colleague, 'PATCH', `${hub}/${id}`, { name: 'Our weir' })).body).toMatchObject({
      name: 'Our weir',
      role: 'editor',
      members: 1,
    })
    for (const [method, url] of [
      ['DELETE', ''],
      ['POST', '/share'],
      ['DELETE', `/members/${owner!.id}`],
    ] as const)
      expect([url, (await ask(colleague, method, `${hub}/${id}${url}`, { email: 'x@example.test' })).status]).toEqual([url, 403])
    // A member leaves.
    expect((await ask(colleague, 'DELETE', `${hub}/${id}/members/${member!.id}`)).status).toBe(204)
    expect([(await ask(colleague, 'GET', `${hub}/${id}`)).status, (await members(id)).length]).toEqual([404, 1])
  })

  test('with an address without an account waits until that address is confirmed', async () => {
    const { id } = await make('The weir')
    const email = 'pupil@example.test'
    const invited = (await share(id, email, 'editor')).body
    expect(invited).toMatchObject({ name: null, email, role: 'editor', status: 'invited' })
    expect((await app.mails()).at(-1)!.text).toContain('/signup')
    await share(id, address.colleague)
    expect((await members(id, colleague)).length).toBe(2)
    expect((await ask<Member>(me, 'PATCH', `${hub}/${id}/members/${invited.id}`, { role: 'viewer' })).body.role).toBe('viewer')

    const pupil = await app.signedIn(email)
    expect((await ask(pupil, 'GET', `${hub}/${id}`)).status).toBe(404)
    await confirm(email)
    expect((await ask(pupil, 'GET', `${hub}/${id}`)).body).toMatchObject({ role: 'viewer', owner: { name: 'Test Reader' } })
    expect((await members(id)).map(({ status }) => status)).toEqual(['member', 'member', 'member'])
    const { recent_activities: done } = (await ask<{ recent_activities: Activity[] }>(me, 'GET', `${hub}/${id}/summary`)).body
    expect(done.map(({ action }) => action)).toContain('member_added')
    await app.mails()
    expect((await list<Notification>('/notifications', pupil)).results).toContainEqual(expect.objectContaining({ kind: 'project-shared' }))
  })

  test('lets nobody in while the owner is leaving; who confirmed in time is in when the owner comes back', async () => {
    const { id } = await make('The weir')
    const [email, owner] = ['patient@example.test', (await members(id))[0]!.id]
    await share(id, email)
    const patient = await app.signedIn(email)
    const lock = (locked: string) => app.database.pool.query(`update users set ${locked} where id = $1`, [owner])
    await lock("locked_at = now(), lock_reason = 'deletion'")
    await confirm(email)
    expect((await ask(patient, 'GET', `${hub}/${id}`)).status).toBe(404)
    await lock('locked_at = null, lock_reason = null')
    expect((await ask(patient, 'GET', `${hub}/${id}`)).status).toBe(200)
    expect((await members(id)).map(({ status }) => status)).toEqual(['member', 'member'])
  })

  test('with an address is taken back or too late before it is taken up', async () => {
    const { id } = await make('The weir')
    const [ended, late] = ['ended@example.test', 'late@example.test']
    const invitation = (await share(id, ended)).body
    await share(id, late)
    expect((await ask(me, 'DELETE', `${hub}/${id}/members/${invitation.id}`)).status).toBe(204)
    await app.database.pool.query(`update project_invitations set expires_at = expires_at - interval '31 days'`)
    for (const email of [ended, late]) {
      const who = await app.signedIn(email)
      await confirm(email)
      expect([email, (await ask(who, 'GET', `${hub}/${id}`)).status]).toEqual([email, 404])
    }
    const wrong = await share(id, 'nobody')
    expect([wrong.status, (await share(id, address.me)).status]).toEqual([422, 201])
  })

  test('knows an address however it is written, and ends where as many are in as may be', async () => {
    const { id } = await make('The weir')
    expect((await share(id, ' OTIENO@Example.test')).body).toMatchObject({ status: 'member' })
    // With a letter that only looks like its own: somebody else, who is invited, and whoever invites is warned.
    expect((await share(id, '\u043Etieno@example.test')).body).toMatchObject({ status: 'invited', warning: 'look-alike-address' })
    await app.database.pool.query(
      `insert into project_invitations (project_id, email, email_key, role, invited_by, invited_at, expires_at)
        select $1, 'e', gen_random_uuid()::text, 'viewer', user_id, created_at, created_at + interval '30 days'
        from projects, generate_series(1, $2) where id = $1`,
      [id, mostMembers - 4],
    )
    const sent = (await app.mails()).length
    const asked = await Promise.all([1, 2, 3, 4, 5].map((n) => share(id, `pupil-${n}@example.test`)))
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409])
    expect((await app.mails()).length).toBe(sent + 2)
  })
})
