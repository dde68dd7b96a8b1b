import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#contract/project-activity'
import { type Issue, mostIssues } from '#contract/project-issues'
import type { ProjectItem } from '#contract/project-items'
import type { Project } from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }

let app: TestApp
let me: Headers
let viewer: Headers
let now = Date.parse('2026-11-20T09:00:00Z')
let caseId: string
let project: string

const hub = '/research-hub/projects'
interface Answer<T> {
  status: number
  body: T
}
async function ask<T>(who: Headers, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: `/api${url}`, headers: who, ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
const make = async (who: Headers) => (await ask<Project>(who, 'POST', hub, { name: 'The weir' })).body.id
const add = (title: string, who = me) => ask<Issue>(who, 'POST', `${hub}/${project}/issues`, { title })
const issues = async (who = me) => (await ask<{ results: Issue[] }>(who, 'GET', `${hub}/${project}/issues`)).body.results
const titles = async () => (await issues()).map(({ title }) => title)
const under = async (issue: string, who = me) =>
  (await ask<{ results: ProjectItem[]; total: number }>(who, 'GET', `${hub}/${project}/items?issue_id=${issue}`)).body
const file = (issue: string | null, who = me) =>
  ask<ProjectItem>(who, 'PATCH', `${hub}/${project}/items/document/${caseId}`, { issue_id: issue })

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => (now += 1) } })
  me = await app.signedIn('wanjiru@example.test')
  viewer = await app.signedIn('otieno@example.test')
  caseId = (await storeCases(app.database, [{ title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04' }]))[0]!
  project = await make(me)
  const mail = (await app.mails()).findLast(({ to, subject }) => to === 'otieno@example.test' && subject.startsWith('Activate'))
  const token = /activate\?token=([\w-]+)/.exec(mail!.text)![1]
  await app.inject({ method: 'POST', url: '/api/auth/activate', payload: { token, password: 'secret-enough' } })
  await ask(me, 'POST', `${hub}/${project}/share`, { email: 'otieno@example.test', role: 'viewer' })
})
afterAll(() => app.close())

test('issues are added, renamed, put in order, deleted and brought back with what lies under them', async () => {
  const [leave, costs] = [(await add('Whether leave was needed')).body, (await add(' Costs ')).body]
  expect(costs).toMatchObject({ title: 'Costs', position: 2, items: 0 })
  expect((await ask(me, 'PATCH', `${hub}/${project}/issues/${costs.id}`, { position: 1 })).status).toBe(200)
  expect(await titles()).toEqual(['Costs', 'Whether leave was needed'])
  await ask(me, 'PATCH', `${hub}/${project}/issues/${costs.id}`, { title: 'Who bears the costs', position: 9 })
  expect(await titles()).toEqual(['Whether leave was needed', 'Who bears the costs'])

  await ask(me, 'POST', `${hub}/${project}/items`, { type: 'document', id: caseId })
  expect((await under('none')).total).toBe(1)
  expect((await file(leave.id)).body).toMatchObject({ id: caseId, issue_id: leave.id })
  expect(await under(leave.id)).toMatchObject({ total: 1, results: [{ id: caseId }] })
  expect((await under('none')).total).toBe(0)
  expect((await issues())[0]).toMatchObject({ items: 1 })

  const gone = `${hub}/${project}/issues/${leave.id}`
  expect((await ask(me, 'DELETE', gone)).status).toBe(204)
  expect(await titles()).toEqual(['Who bears the costs'])
  expect((await under('none')).results).toMatchObject([{ id: caseId, issue_id: null }])
  expect((await ask(me, 'PATCH', gone, { title: 'Again' })).status).toBe(404)
  expect((await ask<Issue>(me, 'POST', `${gone}/restore`)).body).toMatchObject({ title: 'Whether leave was needed', items: 1 })
  expect((await under(leave.id)).total).toBe(1)
  expect((await file(null)).body.issue_id).toBeNull()
  expect(
    (await ask<ProjectItem>(me, 'POST', `${hub}/${project}/items`, { type: 'document', id: caseId, issue_id: costs.id })).body.issue_id,
  ).toBe(costs.id)
})

test('what is done with issues is told without the words of what has gone for good', async () => {
  const { recent_activities: done } = (await ask<{ recent_activities: Activity[] }>(me, 'GET', `${hub}/${project}/summary`)).body
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
  expect((await add('Mine', viewer)).status).toBe(403)
  for (const method of ['PATCH', 'DELETE'] as const)
    expect((await ask(viewer, method, `${hub}/${project}/issues/${issue!.id}`, { title: 'Mine' })).status).toBe(403)
  expect((await file(issue!.id, viewer)).status).toBe(403)

  const stranger = await app.signedIn('chebet@example.test')
  expect((await ask(stranger, 'GET', `${hub}/${project}/issues`)).status).toBe(404)
  expect((await add('Mine', stranger)).status).toBe(404)
  expect((await ask(stranger, 'DELETE', `${hub}/${project}/issues/${issue!.id}`)).status).toBe(404)

  const other = await make(me)
  expect((await ask(me, 'PATCH', `${hub}/${other}/issues/${issue!.id}`, { title: 'Theirs' })).status).toBe(404)
  expect((await ask(me, 'POST', `${hub}/${other}/items`, { type: 'document', id: caseId, issue_id: issue!.id })).status).toBe(404)
  expect((await ask(me, 'GET', `${hub}/${other}/items?issue_id=${issue!.id}`)).status).toBe(404)
  expect((await ask(me, 'GET', `${hub}/${project}/items?issue_id=nothing`)).status).toBe(404)
})

test('a copy of a project with what lies in it has its issues, each over what it was over', async () => {
  const [issue] = await issues()
  const { id: note } = (await ask<{ id: string }>(me, 'POST', '/research-notes', { title: 'Leave', content: 'Ask.', project_id: project }))
    .body
  expect((await ask(me, 'PATCH', `${hub}/${project}/items/note/${note}`, { issue_id: issue!.id })).status).toBe(200)
  const { body } = await ask<Project>(me, 'POST', `${hub}/${project}/duplicate`, { with_items: true })
  const copied = (await ask<{ results: Issue[] }>(me, 'GET', `${hub}/${body.id}/issues`)).body.results
  expect(copied.map(({ title, items }) => [title, items])).toEqual((await issues()).map(({ title, items }) => [title, items]))
})

test('what was deleted goes for good after thirty days, and no project has more issues than it may', async () => {
  const { id } = (await add('Forgotten')).body
  await ask(me, 'DELETE', `${hub}/${project}/issues/${id}`)
  await app.database.pool.query(`update project_issues set deleted_at = deleted_at - interval '30 days 1 hour'`)
  expect((await ask(me, 'POST', `${hub}/${project}/issues/${id}/restore`)).status).toBe(404)
  for (let count = (await issues()).length; count < mostIssues; count += 1) await add(`Issue ${count}`)
  expect((await add('One more')).status).toBe(409)
  const { id: last } = (await issues()).at(-1)!
  await ask(me, 'DELETE', `${hub}/${project}/issues/${last}`)
  expect((await add('In its place')).status).toBe(201)
  expect((await ask(me, 'POST', `${hub}/${project}/issues/${last}/restore`)).status).toBe(409)
})
