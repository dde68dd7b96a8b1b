import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activateAccount } from '#contract/accounts'
import { createAnnotation, listAnnotations } from '#contract/annotations'
import { createBookmark, deleteBookmark, getBookmark, listBookmarks, restoreBookmark, updateBookmark } from '#contract/bookmarks'
import { getBundleJob, makeBundle } from '#contract/bundles'
import { getCaseDetail } from '#contract/case-detail'
import { keepCitation, listKeptCitations } from '#contract/citation-lists'
import { listHistory, recordSearch, recordView } from '#contract/history'
import { createNote, getNote, listNotes, updateNote } from '#contract/notes'
import { listNotifications } from '#contract/notifications'
import { getProjectSummary } from '#contract/project-activity'
import { addItem, itemTypes, listItems, listProjectsOf, removeItem } from '#contract/project-items'
import { changeMember, listMembers, maxMembers, removeMember, shareProject } from '#contract/project-members'
import { createFromTemplate, createTemplate, deleteTemplate, listTemplates } from '#contract/project-templates'
import {
  createProject,
  deleteProject,
  duplicateProject,
  getDefaultProject,
  getProject,
  listDeletedProjects,
  listProjects,
  restoreProject,
  updateProject,
} from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }

/** Of no kind anything. */
const noItems = Object.fromEntries(itemTypes.map((type) => [type, 0]))

let app: TestApp
let me: Headers
let colleague: Headers
let now = Date.parse('2026-11-20T09:00:00Z')
let caseId: string
const address = { me: 'wanjiru@example.test', colleague: 'otieno@example.test' }

const make = (name: string, given: object = {}, who = me) => app.call(createProject, { body: { name, ...given } }, who)
const put = async (project: string, type: string, id: string, who = me) =>
  (await app.answer(addItem, { params: { id: project }, body: { type, id } }, who)).status
/** Opens the link of the activation mail that went to an address. */
async function confirm(email: string) {
  const mail = (await app.mails()).findLast(({ to, subject }) => to === email && subject.startsWith('Activate'))
  const token = /activate\?token=([\w-]+)/.exec(mail!.text)![1]
  await app.call(activateAccount, { body: { token, password: 'secret-enough' } })
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
    expect(weir.counts).toEqual(noItems)
    expect(weir.updated_at).toBe(weir.created_at)
    await make('Old matter', { status: 'archived' })
    const names = async (query = {}) => (await app.call(listProjects, { query }, me)).results.map(({ name }) => name)
    expect(await names()).toEqual(['Old matter', 'The weir'])
    expect(await names({ status: 'archived' })).toEqual(['Old matter'])
    expect(await names({ query: 'lake' })).toEqual(['The weir'])

    const changed = await app.call(updateProject, { params: { id: weir.id }, body: { status: 'on_hold', description: null } }, me)
    expect(changed).toMatchObject({ name: 'The weir', description: '', status: 'on_hold' })
    expect(changed.updated_at > weir.updated_at).toBe(true)

    await app.call(deleteProject, { params: { id: weir.id } }, me)
    expect([await names(), (await app.answer(getProject, { params: { id: weir.id } }, me)).status]).toEqual([['Old matter'], 404])
    expect(await app.call(listDeletedProjects, {}, me)).toMatchObject({ total: 1, results: [{ id: weir.id, name: 'The weir' }] })
    expect((await app.call(restoreProject, { params: { id: weir.id } }, me)).status).toBe('on_hold')
    await app.call(deleteProject, { params: { id: weir.id } }, me)
    await app.database.pool.query(`update projects set deleted_at = deleted_at - interval '30 days'`)
    expect([
      (await app.answer(restoreProject, { params: { id: weir.id } }, me)).status,
      (await app.call(listDeletedProjects, {}, me)).total,
    ]).toEqual([404, 0])
  })

  test('needs a name, in the words of the screen', async () => {
    for (const name of ['', '   ']) {
      expect(await app.answer(createProject, { body: { name } }, me)).toMatchObject({
        status: 422,
        body: { detail: [{ msg: 'Project name is required' }] },
      })
    }
    expect((await app.answer(createProject, { body: { name: 'x', status: 'lost' } }, me)).status).toBe(422)
    expect((await app.answer(listProjects, { query: { status: 'lost' } }, me)).status).toBe(422)
    expect((await app.answer(getProject, { params: { id: 'nonsense' } }, me)).status).toBe(404)
  })

  test('is the default one when it is chosen, and made when there is none', async () => {
    const [one, other] = await Promise.all([app.call(getDefaultProject, {}, me), app.call(getDefaultProject, {}, me)])
    expect(one).toMatchObject({ name: 'General research', is_default: true })
    expect(other.id).toBe(one.id)
    const weir = await make('The weir')
    expect((await app.call(updateProject, { params: { id: weir.id }, body: { is_default: true } }, me)).is_default).toBe(true)
    expect((await app.call(getDefaultProject, {}, me)).id).toBe(weir.id)
    await app.call(deleteProject, { params: { id: weir.id } }, me)
    expect((await app.call(getDefaultProject, {}, me)).id).not.toBe(weir.id)
  })
})

describe('what lies in a project', () => {
  const bookmark = async (who = me, given: object = {}) => (await app.call(createBookmark, { body: { case_id: caseId, ...given } }, who)).id
  const note = (title: string, given: object = {}, who = me) =>
    app.call(createNote, { body: { title, content: `Of ${title}`, ...given } }, who)

  test('is counted, listed, taken out, and gone with what it is', async () => {
    const { id } = await make('The weir')
    const kept = await bookmark(me, { note: 'Read again', project_id: id })
    const written = await note('Weirs', { project_id: id, tags: ['water'] })
    const mark = { case_id: caseId, text_selection: 'The weir', start_offset: 3, end_offset: 11, note: 'Which one?' }
    const annotation = (await app.call(createAnnotation, { body: mark }, me)).id
    const citation = (await app.call(keepCitation, { body: { text: '[2021] KEHC 90501 (KLR)' } }, me)).id
    expect([await put(id, 'annotation', annotation), await put(id, 'citation', citation), await put(id, 'document', caseId)]).toEqual([
      201, 201, 201,
    ])
    expect(await put(id, 'bookmark', kept)).toBe(201)
    expect((await app.call(getProject, { params: { id } }, me)).counts).toEqual({
      ...noItems,
      bookmark: 1,
      note: 1,
      citation: 1,
      annotation: 1,
      document: 1,
    })
    const { results } = await app.call(listItems, { params: { id } }, me)
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
    for (const type of ['bookmark', 'note', 'citation', 'annotation', 'document'] as const)
      expect((await app.call(listItems, { params: { id }, query: { type } }, me)).total).toBe(1)
    for (const kind of [listBookmarks, listAnnotations, listKeptCitations, listNotes])
      expect(await app.answer(kind, { query: { project_id: id } }, me)).toMatchObject({ body: { total: 1 } })
    expect(await app.call(listProjectsOf, { params: { type: 'bookmark', item: kept } }, me)).toMatchObject({
      total: 1,
      results: [{ name: 'The weir' }],
    })
    const detail = await app.call(
      getCaseDetail,
      { params: { id: caseId }, query: { include_annotations: 'true', include_bookmarks: 'true', project_id: id } },
      me,
    )
    expect([detail.annotations?.length, detail.project_bookmarks?.length]).toEqual([1, 1])

    // Who undoes what they put in leaves what lay there before.
    const again = { params: { id }, body: { type: 'citation', id: citation } } as const
    const takeOut = { params: { id, type: 'citation', item: citation } } as const
    expect(await app.call(addItem, again, me)).toMatchObject({ placed: false })
    await app.call(removeItem, takeOut, me)
    expect(await app.call(addItem, again, me)).toMatchObject({ placed: true })
    await app.call(removeItem, takeOut, me)
    expect((await app.answer(removeItem, takeOut, me)).status).toBe(404)
    await app.call(deleteBookmark, { params: { id: kept } }, me)
    expect((await app.call(getProject, { params: { id } }, me)).counts).toMatchObject({ bookmark: 0, citation: 0 })
    await app.call(restoreBookmark, { params: { id: kept } }, me)
    expect((await app.call(getProject, { params: { id } }, me)).counts.bookmark).toBe(1)
    await app.database.pool.query('delete from bookmarks')
    expect((await app.database.pool.query(`select from project_items where type = 'bookmark'`)).rowCount).toBe(0)
  })

  test('a note lies in one project, said in one place', async () => {
    const [one, other] = [await make('One'), await make('Other')]
    const { id } = await note('Weirs', { project_id: one.id })
    const where = async () => (await app.call(getNote, { params: { id } }, me)).project_id
    const counts = async () =>
      Promise.all([one, other].map(async (project) => (await app.call(getProject, { params: { id: project.id } }, me)).counts.note))
    expect([await where(), await counts()]).toEqual([one.id, [1, 0]])
    await put(other.id, 'note', id)
    expect([await where(), await counts()]).toEqual([other.id, [0, 1]])
    await app.call(updateNote, { params: { id }, body: { project_id: one.id } }, me)
    expect([await where(), await counts()]).toEqual([one.id, [1, 0]])
    await app.call(updateNote, { params: { id }, body: { project_id: null } }, me)
    expect([await where(), await counts()]).toEqual([null, [0, 0]])
    expect((await app.answer(updateNote, { params: { id }, body: { project_id: 'nowhere' } }, me)).status).toBe(404)
    expect((await app.answer(createNote, { body: { title: 'x', project_id: 'nowhere' } }, me)).status).toBe(404)
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
    const shown = async () => (await app.call(listItems, { params: { id: weir }, query: { type: 'provision' } }, me)).results
    expect(await shown()).toMatchObject([
      { id: section, title: 'Section 1. Short title', description: 'Weirs Act, 2031', entity_type: 'provision', entity_id: section },
    ])
    expect((await app.call(getProject, { params: { id: weir } }, me)).counts.provision).toBe(1)
    expect((await app.call(duplicateProject, { params: { id: weir }, body: { with_items: true } }, me)).counts.provision).toBe(1)
    await app.database.pool.query("delete from documents where kind = 'act'")
    expect(await shown()).toEqual([])
  })

  test('a bookmark of a provision is whose it is, as one of a case: others read it, the owner of the project takes it out', async () => {
    const { id } = await make('The weir')
    await app.call(shareProject, { params: { id }, body: { email: address.colleague, role: 'editor' } }, me)
    const { id: act, eid } = await storeAct(app.database, 'Sluices Act, 2032')
    const [ofCase, ofProvision] = [await bookmark(me, { project_id: id }), await bookmark(me, { case_id: `${act}~${eid}`, project_id: id })]
    const theirs = await bookmark(colleague, { case_id: `${act}~${eid}`, project_id: id })
    const allowed = async (who: Headers) =>
      new Map((await app.call(listItems, { params: { id }, query: { type: 'bookmark' } }, who)).results.map((one) => [one.id, one.allowed]))
    const [mine, ofEditor] = [await allowed(me), await allowed(colleague)]
    expect(ofEditor.get(ofProvision)).toEqual([])
    expect(mine.get(theirs)).toEqual(['take_out'])
    expect(mine.get(ofProvision)).toEqual(expect.arrayContaining(['take_out', 'put', 'change', 'delete']))
    expect([mine.get(ofProvision), ofEditor.get(ofProvision)]).toEqual([mine.get(ofCase), ofEditor.get(ofCase)])
    expect(ofEditor.get(theirs)).toEqual(mine.get(ofProvision))

    const takeOut = (who: Headers, item: string) => app.answer(removeItem, { params: { id, type: 'bookmark', item } }, who)
    const statuses = async (who: Headers, kept: string) => [
      (await app.answer(updateBookmark, { params: { id: kept }, body: { note: 'Compare' } }, who)).status,
      (await app.answer(deleteBookmark, { params: { id: kept } }, who)).status,
      (await takeOut(who, kept)).status,
    ]
    for (const kept of [ofCase, ofProvision]) expect(await statuses(colleague, kept)).toEqual([403, 403, 403])
    expect(await statuses(me, theirs)).toEqual([403, 403, 204])
    for (const kept of [ofCase, ofProvision]) {
      expect((await takeOut(me, kept)).status).toBe(204)
      expect((await app.answer(getBookmark, { params: { id: kept } }, colleague)).status).toBe(404)
      expect((await statuses(me, kept)).slice(0, 2)).toEqual([200, 204])
    }
  })

  test('is told of: what members did, and what I searched for and read', async () => {
    const { id } = await make('The weir')
    const elsewhere = await make('Elsewhere')
    expect((await app.call(getProjectSummary, { params: { id } }, me)).recent_activities).toEqual([])
    const kept = await note('Weirs', { project_id: id })
    for (const content of ['a', 'b', 'c']) await app.call(updateNote, { params: { id: kept.id }, body: { content } }, me)
    await bookmark(me, { project_id: id })
    await app.call(recordSearch, { body: { query: 'weir AND lake', project_id: id } }, me)
    await app.call(recordView, { body: { case_id: caseId, project_id: id } }, me)
    await app.call(recordSearch, { body: { query: 'something else', project_id: elsewhere.id } }, me)
    const summary = (who = me) => app.call(getProjectSummary, { params: { id } }, who)
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
    const { job } = await app.call(makeBundle, { params: { id } }, me)
    expect(await app.call(getBundleJob, { params: { id, job: job! } }, me)).toMatchObject({ job })
    expect((await app.answer(getBundleJob, { params: { id, job: '0'.repeat(8) } }, me)).status).toBe(404)
    expect(shown.recent_activities[2]).toMatchObject({ entity_id: caseId, entity_type: 'case', user_name: 'Test Reader' })
    expect((await app.call(listHistory, { query: { project_id: id, types: 'search,case_view,bookmark' } }, me)).total).toBe(3)

    await app.call(shareProject, { params: { id }, body: { email: address.colleague } }, me)
    const theirs = (await summary(colleague)).recent_activities.map(({ type }) => type)
    expect(theirs).not.toContain('search')
    expect(theirs).toContain('note')
    expect((await app.answer(recordSearch, { body: { query: 'x', project_id: elsewhere.id } }, colleague)).status).toBe(404)
  })

  test('goes into a copy with what is mine to copy, or stays behind', async () => {
    const { id } = await make('The weir')
    await app.call(shareProject, { params: { id }, body: { email: address.colleague, role: 'editor' } }, me)
    await bookmark(me, { project_id: id })
    await note('Weirs', { project_id: id })
    await note('Dams', { project_id: id }, colleague)
    const mark = { case_id: caseId, text_selection: 'The weir', start_offset: 3, end_offset: 11 }
    await put(id, 'annotation', (await app.call(createAnnotation, { body: mark }, colleague)).id, colleague)
    expect((await app.call(getProject, { params: { id } }, me)).counts).toMatchObject({ bookmark: 1, note: 2, annotation: 1 })

    const copy = await app.call(duplicateProject, { params: { id }, body: { with_items: true } }, me)
    expect(copy).toMatchObject({ name: 'The weir (Copy)', left_out: 1, members: 0 })
    expect(copy.counts).toMatchObject({ bookmark: 1, note: 2, annotation: 0 })
    expect((await app.call(getProject, { params: { id } }, me)).counts).toMatchObject({ bookmark: 1, note: 2 })
    expect(await app.call(duplicateProject, { params: { id } }, me)).toMatchObject({
      left_out: 0,
      counts: { note: 0 },
    })
    // A member copies too, and gets a bookmark of its own.
    const theirs = await app.call(duplicateProject, { params: { id }, body: { with_items: true } }, colleague)
    expect(theirs).toMatchObject({ role: 'owner', counts: { bookmark: 1, note: 2, annotation: 1 } })
  })
})

describe('templates', () => {
  test('are those offered to everybody and my own; a project begins with their notes', async () => {
    const offered = await app.call(listTemplates, {}, me)
    expect([offered.userTemplates, offered.publicTemplates.length > 3]).toEqual([[], true])
    const brief = offered.publicTemplates[0]!
    const begun = await app.call(createFromTemplate, { params: { id: brief.id }, body: { name: 'Kamau v Lake' } }, me)
    expect(begun).toMatchObject({ name: 'Kamau v Lake', description: brief.description, counts: { note: brief.notes.length } })

    const kept = await app.call(createTemplate, { body: { name: 'Ours', project_id: begun.id } }, me)
    expect(kept.notes.map(({ title }) => title)).toEqual(brief.notes.map(({ title }) => title))
    expect((await app.call(createFromTemplate, { params: { id: kept.id } }, me)).name).toBe('Ours')
    expect((await app.answer(createFromTemplate, { params: { id: kept.id } }, colleague)).status).toBe(404)
    expect((await app.answer(createTemplate, { body: { name: 'Ours', is_public: true } }, me)).status).toBe(403)
    await app.accounts.grantRole(address.colleague, 'editor')
    await app.call(createTemplate, { body: { name: 'House style', is_public: true } }, colleague)
    await app.accounts.grantRole(address.colleague, 'user')
    const after = await app.call(listTemplates, {}, me)
    expect(after.publicTemplates.at(-1)!.name).toBe('House style')
    expect((await app.answer(deleteTemplate, { params: { id: after.publicTemplates.at(-1)!.id } }, me)).status).toBe(404)
    await app.call(deleteTemplate, { params: { id: kept.id } }, me)
  })
})

describe('sharing', () => {
  const members = async (id: string, who = me) => (await app.call(listMembers, { params: { id } }, who)).results
  const share = (id: string, email: string, role: 'viewer' | 'editor' = 'viewer') =>
    app.call(shareProject, { params: { id }, body: { email, role } }, me)

  test('makes a confirmed account a member at once, by name; roles change and end', async () => {
    const { id } = await make('The weir')
    expect(await share(id, ` ${address.colleague.toUpperCase()} `)).toMatchObject({
      name: 'Test Reader',
      email: null,
      role: 'viewer',
      status: 'member',
    })
    const mail = (await app.mails()).at(-1)!
    expect(mail.to).toBe(address.colleague.toUpperCase())
    expect(mail.text).toContain(`/research-hub/projects/${id}`)
    // Words of whoever shares are not delivered by us.
    expect(mail.text).not.toContain('weir')
    const [owner, member] = await members(id, colleague)
    expect([owner!.role, member!.role]).toEqual(['owner', 'viewer'])
    expect(JSON.stringify(await members(id, colleague))).not.toContain('@')
    const patch = (who: Headers) => app.call(changeMember, { params: { id, member: member!.id }, body: { role: 'editor' } }, who)
    expect((await app.answer(changeMember, { params: { id, member: member!.id }, body: { role: 'editor' } }, colleague)).status).toBe(403)
    expect((await patch(me)).role).toBe('editor')
    expect(await app.call(updateProject, { params: { id }, body: { name: 'Our weir' } }, colleague)).toMatchObject({
      name: 'Our weir',
      role: 'editor',
      members: 1,
    })
    const asked = { params: { id, member: owner!.id }, body: { email: 'x@example.test' } }
    for (const endpoint of [deleteProject, shareProject, removeMember])
      expect([endpoint.path, (await app.answer(endpoint, asked, colleague)).status]).toEqual([endpoint.path, 403])
    // A member leaves.
    await app.call(removeMember, { params: { id, member: member!.id } }, colleague)
    expect([(await app.answer(getProject, { params: { id } }, colleague)).status, (await members(id)).length]).toEqual([404, 1])
  })

  test('with an address without an account waits until that address is confirmed', async () => {
    const { id } = await make('The weir')
    const email = 'pupil@example.test'
    const invited = await share(id, email, 'editor')
    expect(invited).toMatchObject({ name: null, email, role: 'editor', status: 'invited' })
    expect((await app.mails()).at(-1)!.text).toContain('/signup')
    await share(id, address.colleague)
    expect((await members(id, colleague)).length).toBe(2)
    expect((await app.call(changeMember, { params: { id, member: invited.id }, body: { role: 'viewer' } }, me)).role).toBe('viewer')

    const pupil = await app.signedIn(email)
    expect((await app.answer(getProject, { params: { id } }, pupil)).status).toBe(404)
    await confirm(email)
    expect(await app.call(getProject, { params: { id } }, pupil)).toMatchObject({ role: 'viewer', owner: { name: 'Test Reader' } })
    expect((await members(id)).map(({ status }) => status)).toEqual(['member', 'member', 'member'])
    const { recent_activities: done } = await app.call(getProjectSummary, { params: { id } }, me)
    expect(done.map(({ action }) => action)).toContain('member_added')
    await app.mails()
    expect((await app.call(listNotifications, {}, pupil)).results).toContainEqual(expect.objectContaining({ kind: 'project-shared' }))
  })

  test('lets nobody in while the owner is leaving; who confirmed in time is in when the owner comes back', async () => {
    const { id } = await make('The weir')
    const [email, owner] = ['patient@example.test', (await members(id))[0]!.id]
    await share(id, email)
    const patient = await app.signedIn(email)
    const lock = (locked: string) => app.database.pool.query(`update users set ${locked} where id = $1`, [owner])
    await lock("locked_at = now(), lock_reason = 'deletion'")
    await confirm(email)
    expect((await app.answer(getProject, { params: { id } }, patient)).status).toBe(404)
    await lock('locked_at = null, lock_reason = null')
    await app.call(getProject, { params: { id } }, patient)
    expect((await members(id)).map(({ status }) => status)).toEqual(['member', 'member'])
  })

  test('with an address is taken back or too late before it is taken up', async () => {
    const { id } = await make('The weir')
    const [ended, late] = ['ended@example.test', 'late@example.test']
    const invitation = await share(id, ended)
    await share(id, late)
    await app.call(removeMember, { params: { id, member: invitation.id } }, me)
    await app.database.pool.query(`update project_invitations set expires_at = expires_at - interval '31 days'`)
    for (const email of [ended, late]) {
      const who = await app.signedIn(email)
      await confirm(email)
      expect([email, (await app.answer(getProject, { params: { id } }, who)).status]).toEqual([email, 404])
    }
    expect([
      (await app.answer(shareProject, { params: { id }, body: { email: 'nobody', role: 'viewer' } }, me)).status,
      (await app.answer(shareProject, { params: { id }, body: { email: address.me, role: 'viewer' } }, me)).status,
    ]).toEqual([422, 201])
  })

  test('knows an address however it is written, and ends where as many are in as may be', async () => {
    const { id } = await make('The weir')
    expect(await share(id, ' OTIENO@Example.test')).toMatchObject({ status: 'member' })
    // With a letter that only looks like its own: somebody else, who is invited, and whoever invites is warned.
    expect(await share(id, '\u043Etieno@example.test')).toMatchObject({ status: 'invited', warning: 'look-alike-address' })
    await app.database.pool.query(
      `insert into project_invitations (project_id, email, email_key, role, invited_by, invited_at, expires_at)
        select $1, 'e', gen_random_uuid()::text, 'viewer', user_id, created_at, created_at + interval '30 days'
        from projects, generate_series(1, $2) where id = $1`,
      [id, maxMembers - 4],
    )
    const sent = (await app.mails()).length
    const asked = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        app.answer(shareProject, { params: { id }, body: { email: `pupil-${n}@example.test`, role: 'viewer' } }, me),
      ),
    )
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409])
    expect((await app.mails()).length).toBe(sent + 2)
  })
})
