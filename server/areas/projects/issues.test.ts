import { afterAll, beforeAll, expect, test } from 'vitest'
import { activateAccount } from '#contract/accounts'
import { createNote } from '#contract/notes'
import { getProjectSummary } from '#contract/project-activity'
import { changeIssue, createIssue, deleteIssue, listIssues, maxIssues, restoreIssue } from '#contract/project-issues'
import { addItem, fileItem, listItems } from '#contract/project-items'
import { shareProject } from '#contract/project-members'
import { createProject, duplicateProject } from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }

let app: TestApp
let me: Headers
let viewer: Headers
let now = Date.parse('2026-11-20T09:00:00Z')
let caseId: string
let project: string

const make = async (who: Headers) => (await app.call(createProject, { body: { name: 'The weir' } }, who)).id
const add = (title: string, who = me) => app.call(createIssue, { params: { id: project }, body: { title } }, who)
const issues = async (who = me) => (await app.call(listIssues, { params: { id: project } }, who)).results
const titles = async () => (await issues()).map(({ title }) => title)
const under = (issue: string, who = me) => app.call(listItems, { params: { id: project }, query: { issue_id: issue } }, who)
const file = (issue: string | null, who = me) =>
  app.call(fileItem, { params: { id: project, type: 'document', item: caseId }, body: { issue_id: issue } }, who)

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => (now += 1) } })
  me = await app.signedIn('wanjiru@example.test')
  viewer = await app.signedIn('otieno@example.test')
  caseId = (await storeCases(app.database, [{ title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04' }]))[0]!
  project = await make(me)
  const mail = (await app.mails()).findLast(({ to, subject }) => to === 'otieno@example.test' && subject.startsWith('Activate'))
  const token = /activate\?token=([\w-]+)/.exec(mail!.text)![1]
  await app.call(activateAccount, { body: { token, password: 'secret-enough' } })
  await app.call(shareProject, { params: { id: project }, body: { email: 'otieno@example.test', role: 'viewer' } }, me)
})
afterAll(() => app.close())

test('issues are added, renamed, put in order, deleted and brought back with what lies under them', async () => {
  const [leave, costs] = [await add('Whether leave was needed'), await add(' Costs ')]
  expect(costs).toMatchObject({ title: 'Costs', position: 2, items: 0 })
  await app.call(changeIssue, { params: { id: project, issue_id: costs.id }, body: { position: 1 } }, me)
  expect(await titles()).toEqual(['Costs', 'Whether leave was needed'])
  await app.call(changeIssue, { params: { id: project, issue_id: costs.id }, body: { title: 'Who bears the costs', position: 9 } }, me)
  expect(await titles()).toEqual(['Whether leave was needed', 'Who bears the costs'])

  await app.call(addItem, { params: { id: project }, body: { type: 'document', id: caseId } }, me)
  expect((await under('none')).total).toBe(1)
  expect(await file(leave.id)).toMatchObject({ id: caseId, issue_id: leave.id })
  expect(await under(leave.id)).toMatchObject({ total: 1, results: [{ id: caseId }] })
  expect((await under('none')).total).toBe(0)
  expect((await issues())[0]).toMatchObject({ items: 1 })

  const params = { id: project, issue_id: leave.id }
  await app.call(deleteIssue, { params }, me)
  expect(await titles()).toEqual(['Who bears the costs'])
  expect((await under('none')).results).toMatchObject([{ id: caseId, issue_id: null }])
  expect((await app.answer(changeIssue, { params, body: { title: 'Again' } }, me)).status).toBe(404)
  expect(await app.call(restoreIssue, { params }, me)).toMatchObject({ title: 'Whether leave was needed', items: 1 })
  expect((await under(leave.id)).total).toBe(1)
  expect((await file(null)).issue_id).toBeNull()
  expect(
    (await app.call(addItem, { params: { id: project }, body: { type: 'document', id: caseId, issue_id: costs.id } }, me)).issue_id,
  ).toBe(costs.id)
})

test('what is done with issues is told without the words of what has gone for good', async () => {
  const { recent_activities: done } = await app.call(getProjectSummary, { params: { id: project } }, me)
  expect(done.filter(({ type }) => type === 'issue').map(({ action, title }) => [action, title])).toEqual([
    ['restored', 'Whether leave was needed'],
    ['removed', 'Whether leave was needed'],
    ['changed', 'Who bears the costs'],
    ['added', 'Who bears the costs'],
    ['added', 'Whether leave was needed'],
  ])
  expect(done).toContainEqual(expect.objectContaining({ type: 'document', action: 'filed', entity_id: caseId }))
})

test('a viewer reads issues and changes none; others know of none, nor may one of another project be used', async () => {
  const [issue] = await issues()
  expect(await issues(viewer)).toEqual(await issues())
  expect((await app.answer(createIssue, { params: { id: project }, body: { title: 'Mine' } }, viewer)).status).toBe(403)
  for (const endpoint of [changeIssue, deleteIssue]) {
    const asked = { params: { id: project, issue_id: issue!.id }, body: { title: 'Mine' } }
    expect((await app.answer(endpoint, asked, viewer)).status).toBe(403)
  }
  expect(
    (await app.answer(fileItem, { params: { id: project, type: 'document', item: caseId }, body: { issue_id: issue!.id } }, viewer)).status,
  ).toBe(403)

  const stranger = await app.signedIn('chebet@example.test')
  expect((await app.answer(listIssues, { params: { id: project } }, stranger)).status).toBe(404)
  expect((await app.answer(createIssue, { params: { id: project }, body: { title: 'Mine' } }, stranger)).status).toBe(404)
  expect((await app.answer(deleteIssue, { params: { id: project, issue_id: issue!.id } }, stranger)).status).toBe(404)

  const other = await make(me)
  expect((await app.answer(changeIssue, { params: { id: other, issue_id: issue!.id }, body: { title: 'Theirs' } }, me)).status).toBe(404)
  expect(
    (await app.answer(addItem, { params: { id: other }, body: { type: 'document', id: caseId, issue_id: issue!.id } }, me)).status,
  ).toBe(404)
  expect((await app.answer(listItems, { params: { id: other }, query: { issue_id: issue!.id } }, me)).status).toBe(404)
  expect((await app.answer(listItems, { params: { id: project }, query: { issue_id: 'nothing' } }, me)).status).toBe(404)
})

test('a copy of a project with what lies in it has its issues, each over what it was over', async () => {
  const [issue] = await issues()
  const { id: note } = await app.call(createNote, { body: { title: 'Leave', content: 'Ask.', project_id: project } }, me)
  await app.call(fileItem, { params: { id: project, type: 'note', item: note }, body: { issue_id: issue!.id } }, me)
  const body = await app.call(duplicateProject, { params: { id: project }, body: { with_items: true } }, me)
  const copied = (await app.call(listIssues, { params: { id: body.id } }, me)).results
  expect(copied.map(({ title, items }) => [title, items])).toEqual((await issues()).map(({ title, items }) => [title, items]))
})

test('what was deleted goes for good after thirty days, and no project has more issues than it may', async () => {
  const { id } = await add('Forgotten')
  await app.call(deleteIssue, { params: { id: project, issue_id: id } }, me)
  await app.database.pool.query(`update project_issues set deleted_at = deleted_at - interval '30 days 1 hour'`)
  expect((await app.answer(restoreIssue, { params: { id: project, issue_id: id } }, me)).status).toBe(404)
  for (let count = (await issues()).length; count < maxIssues; count += 1) await add(`Issue ${count}`)
  expect((await app.answer(createIssue, { params: { id: project }, body: { title: 'One more' } }, me)).status).toBe(409)
  const { id: last } = (await issues()).at(-1)!
  await app.call(deleteIssue, { params: { id: project, issue_id: last } }, me)
  await add('In its place')
  expect((await app.answer(restoreIssue, { params: { id: project, issue_id: last } }, me)).status).toBe(409)
})
