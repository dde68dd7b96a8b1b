import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#contract/endpoint'
import { listHistory } from '#contract/history'
import { getProjectSummary } from '#contract/project-activity'
import { createProject } from '#contract/projects'
import {
  createSavedSearch,
  deleteSavedSearch,
  executeSavedSearch,
  getSavedSearch,
  listSavedSearches,
  renewFeed,
  restoreSavedSearch,
  updateSavedSearch,
} from '#contract/saved-searches'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let me: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Wafula v Weir Company',
      court: 'Court of Appeal',
      date: '2024-05-06',
      content: ['1. The weir held back the water. Costs follow.'],
    },
    { title: 'Otieno v Republic', court: 'High Court', date: '2023-02-03', content: ['1. The accused built no weir at all.'] },
  ])
})
afterAll(() => app.close())

type Given = Input<typeof createSavedSearch>['body']
const save = (body: Given, headers = me) => app.call(createSavedSearch, { body }, headers)

describe('a saved search', () => {
  test('keeps everything that narrows it, in the form of the server and in that of the screen', async () => {
    const filters = {
      courts: ['Court of Appeal'],
      dateFrom: '2020-01-01',
      stations: ['Nairobi'],
      documentTypes: ['Ruling'],
      years: ['2024'],
    }
    const kept = await save({
      name: ' Weirs ',
      query: 'weir /s water',
      filters,
      sort: 'newest',
      alert_enabled: true,
      alert_frequency: 'weekly',
    })
    expect(kept).toMatchObject({
      name: 'Weirs',
      query: 'weir /s water',
      court: 'Court of Appeal',
      judge: null,
      courts: ['Court of Appeal'],
      judges: [],
      date_from: '2020-01-01',
      date_to: null,
      sort: 'newest',
      alert_enabled: true,
      alert_frequency: 'weekly',
      project_id: null,
      own: true,
      last_executed_at: null,
      new_since: 0,
      filters: { ...filters, judges: [], dateTo: null, jurisdiction: 'KE' },
    })
    expect(await app.call(getSavedSearch, { params: { id: kept.id } }, me)).toEqual(kept)
  })

  test('takes the single fields, and lists beside them', async () => {
    expect(await save({ name: 'One', query: 'weir', court: 'High Court', judge: 'Odunga', date_to: '2024-12-31' })).toMatchObject({
      court: 'High Court',
      courts: ['High Court'],
      judges: ['Odunga'],
      date_to: '2024-12-31',
      alert_enabled: false,
      alert_frequency: 'daily',
      filters: { courts: ['High Court'], judges: ['Odunga'], dateTo: '2024-12-31' },
    })
    expect((await save({ name: 'Two', courts: ['High Court', 'Court of Appeal'] })).courts).toEqual(['High Court', 'Court of Appeal'])
  })

  test('is changed field by field', async () => {
    const { id } = await save({ name: 'Before', query: 'weir', court: 'High Court', date_from: '2020-01-01' })
    const changes = { name: 'After', alert_enabled: true, alert_frequency: 'immediate', date_from: null } as const
    expect(await app.call(updateSavedSearch, { params: { id }, body: changes }, me)).toMatchObject({
      query: 'weir',
      court: 'High Court',
      ...changes,
    })
    const moved = await app.call(
      updateSavedSearch,
      { params: { id }, body: { query: 'water', filters: { courts: ['Court of Appeal'] } } },
      me,
    )
    expect(moved).toMatchObject({ name: 'After', query: 'water', courts: ['Court of Appeal'] })
  })

  test.each([
    [{ query: 'weir' }, ['body', 'name']],
    [{ name: '  ', query: 'weir' }, ['body', 'name']],
    [{ name: 'x', query: '"weir' }, ['body', 'query']],
    [{ name: 'x', query: 'weir', alert_frequency: 'hourly' }, ['body', 'alert_frequency']],
    [{ name: 'x', date_from: '1850-01-01' }, ['body', 'date_from']],
  ])('%j is refused', async (payload, loc) => {
    expect(await app.answer(createSavedSearch, { body: payload }, me)).toMatchObject({ status: 422, body: { detail: [{ loc }] } })
  })

  test('is run with all that it keeps; what came before is not new any more', async () => {
    const { id } = await save({ name: 'Run', query: 'weir', court: 'Court of Appeal' })
    const { results } = await app.call(executeSavedSearch, { params: { id } }, me)
    expect(results.map(({ title }) => title)).toEqual(['Wafula v Weir Company'])
    expect((await app.call(getSavedSearch, { params: { id } }, me)).last_executed_at).not.toBeNull()
    expect((await app.call(listHistory, { query: { types: 'search' } }, me)).results[0]!.title).toBe('weir')
  })

  test('is deleted, and brought back', async () => {
    const { id } = await save({ name: 'Gone', query: 'weir' })
    await app.call(deleteSavedSearch, { params: { id } }, me)
    expect([
      (await app.answer(getSavedSearch, { params: { id } }, me)).status,
      (await app.call(listSavedSearches, { query: { query: 'Gone' } }, me)).total,
    ]).toEqual([404, 0])
    expect(await app.call(restoreSavedSearch, { params: { id } }, me)).toMatchObject({ id, name: 'Gone' })
    expect((await app.call(listSavedSearches, { query: { query: 'Gone' } }, me)).results.map((one) => one.id)).toEqual([id])
  })

  test('lies in a project, is counted there and copied with it', async () => {
    const project = (await app.call(createProject, { body: { name: 'Matter of weirs' } }, me)).id
    const { id, project_id } = await save({ name: 'Of the matter', query: 'weir', project_id: project })
    expect(project_id).toBe(project)
    expect((await app.call(listSavedSearches, { query: { project_id: project } }, me)).results.map((one) => one.id)).toEqual([id])
    const summary = await app.call(getProjectSummary, { params: { id: project } }, me)
    expect(summary).toMatchObject({ saved_searches_count: 1 })
    const activity = summary.recent_activities
    expect(activity).toContainEqual(expect.objectContaining({ type: 'saved_search', title: 'Of the matter' }))
  })
})

describe('a feed', () => {
  const pathOf = (address: string | null) => new URL(address!).pathname

  test('tells whoever has its address what is found, and nobody else', async () => {
    const { id, feed_url } = await save({ name: 'Weirs & <dams>', query: 'weir' })
    const feed = await app.inject({ url: pathOf(feed_url) })
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/atom+xml'])
    expect(feed.body).toContain('<title>Weirs &amp; &lt;dams&gt;</title>')
    expect(feed.body).toContain('<title>Wafula v Weir Company</title>')
    expect(feed.body).toContain('&lt;mark&gt;weir&lt;/mark&gt;')
    expect((await app.inject({ url: `${pathOf(feed_url)}x` })).statusCode).toBe(400)
    const renewed = await app.call(renewFeed, { params: { id } }, me)
    expect([
      (await app.inject({ url: pathOf(feed_url) })).statusCode,
      (await app.inject({ url: pathOf(renewed.feed_url) })).statusCode,
    ]).toEqual([400, 200])
    await app.call(deleteSavedSearch, { params: { id } }, me)
    expect((await app.inject({ url: pathOf(renewed.feed_url) })).statusCode).toBe(400)
  })
})
