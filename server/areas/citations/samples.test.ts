import { fileURLToPath } from 'node:url'
import { getCase } from '#contract/cases'
import { getCitationNetwork } from '#contract/citations'
import { getAuthorities, getCitedBy, getStanding } from '#contract/citator'
import { getCourt } from '#contract/courts'
import { countSamples, removeSamples } from '#contract/library'
import { findSimilarCases } from '#contract/similar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../audit/audit.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { finishIndexing } from '../search/search.ts'
import { removeDocument } from '../documents/import/correct-record.ts'
import { importSources } from '../documents/documents.ts'

const library = ['judgments', 'landmarks.json'].map((name) => fileURLToPath(new URL(`../../../library/${name}`, import.meta.url)))
/** A real decision that the samples cite, distinguish and follow; and a sample that other samples cite. */
const real = 'keca-1992-42'
const sample = 'kehc-2024-90147'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  await importSources(app.database, library)
  await storeCases(app.database, [
    {
      title: 'Mwende v Registrar of Societies [2020] KEHC 91000 (KLR)',
      content: ['1. The rule in Speaker of the National Assembly v Karume [1992] KECA 42 (KLR) applies.', '2. The petition is dismissed.'],
    },
  ])
  await finishIndexing(app.database)
})
afterAll(() => app.close())

test('what invented cases say of a real decision counts nowhere', async () => {
  const cited = await app.call(getCitedBy, { params: { id: real } }, headers)
  expect(cited.results.map((one) => one.case.id)).toEqual(['kehc-2020-91000'])
  expect(cited.counts.cases).toBe(1)
  const network = await app.call(getCitationNetwork, { params: { id: real } }, headers)
  expect(network.cases.filter((one) => one.sample)).toEqual([])
  expect(network.cases.find(({ id }) => id === real)?.cited_by).toBe(1)
  expect((await app.call(getCourt, { params: { code: 'KECA' } }, headers)).most_cited.find(({ id }) => id === real)?.cited_by).toBe(1)
  const { results } = await app.call(findSimilarCases, { params: { id: real }, query: { limit: 20 } }, headers)
  expect(results.filter((one) => one.sample)).toEqual([])
})

test('a confirmed treatment by an invented court leaves the standing of a real decision alone', async () => {
  await app.database.pool.query(`update treatments set decision = 'confirmed' where cited_id = (select id from cases where case_id = $1)`, [
    real,
  ])
  expect((await app.call(getStanding, { params: { id: real } }, headers)).signal).toBeNull()
})

test('among themselves they show how it works, and are marked wherever they are named', async () => {
  const cited = await app.call(getCitedBy, { params: { id: sample } }, headers)
  expect(cited.results.length).toBeGreaterThan(1)
  expect(cited.results.every((one) => one.case.sample)).toBe(true)
  expect((await app.call(getStanding, { params: { id: sample } }, headers)).signal).toMatchObject({ case: { sample: true } })
  const { results } = await app.call(getAuthorities, { params: { id: sample } }, headers)
  expect(results.flatMap((one) => (one.case ? [one.case.sample] : []))).toContain(false)
})

test('an editor takes them out in one go once the library holds judgments, and readers may not', async () => {
  expect((await app.answer(removeSamples, {}, headers)).status).toBe(403)
  const email = 'editor@samples.test'
  const editor = await app.signedIn(email)
  await app.accounts.grantRole(email, 'editor')
  expect(await app.call(countSamples, {}, editor)).toEqual({ samples: 6, judgments: 1 })
  expect(await app.call(removeSamples, {}, editor)).toEqual({ removed: 6 })
  const [logged] = await auditLog(app.database).list({ actions: ['samples-removed'] }, { limit: 1, offset: 0 })
  expect(logged).toMatchObject({ by: 'account', address: '127.0.0.1', details: { documents: 6 } })
  expect(await app.call(countSamples, {}, editor)).toEqual({ samples: 0, judgments: 1 })
  expect((await app.answer(getCase, { params: { id: sample } }, headers)).status).toBe(404)

  await importSources(app.database, [library[0]!])
  const { rows } = await app.database.pool.query<{ id: number }>(`select id from cases where case_id = 'kehc-2020-91000'`)
  await removeDocument(app.database, rows[0]!.id)
  expect(await app.answer(removeSamples, {}, editor)).toMatchObject({ status: 409, body: { code: 'only-samples' } })
})
