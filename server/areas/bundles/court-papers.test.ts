import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bundle, BundleCover } from '#contract/bundles'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { readZip } from '../../testing/read-zip.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }

let app: TestApp
let headers: Headers
let caseId: string
let project: string
beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  const content = ['JUDGMENT', '1. The weir was built without leave.', '2. The appeal is dismissed.']
  const [id] = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KESC 90501 (KLR)', date: '2021-03-04', content },
  ])
  caseId = id!
  project = (await ask('POST', '/research-hub/projects', { name: 'The weir' })).json<{ id: string }>().id
  const { ids } = (await ask('POST', '/citation-list/cases', { case_ids: [caseId] })).json<{ ids: string[] }>()
  await ask('POST', `/research-hub/projects/${project}/items`, { type: 'citation', id: ids[0]! })
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, as = headers) =>
  app.inject({ method, url: `/api${url}`, headers: as, ...(payload && { payload }) })
const table = async (query: string, as = headers) => ask('GET', `/citation-list/table-of-authorities${query}`, undefined, as)
const saveCover = async (cover: object) => {
  const { arrangement, marked, authorities } = (await ask('GET', `/research-hub/projects/${project}/bundle`)).json<Bundle>()
  const chosen = authorities.map(({ case_id, text, extent, included, holding }) => ({ case_id, text, extent, included, holding }))
  const body = { cover: BundleCover.parse(cover), arrangement, marked, authorities: chosen }
  expect((await ask('PUT', `/research-hub/projects/${project}/bundle`, body)).statusCode).toBe(200)
}

test('the table of authorities of a project carries the heading of its matter, once that is written', async () => {
  expect(readDocxText((await table(`?project_id=${project}`)).rawPayload)[0]).toBe('Table of Authorities')
  await saveCover({
    court: 'Court of Appeal of Kenya',
    station: 'Nairobi',
    case_number: 'Civil Appeal No. E1 of 2026',
    parties: [
      { name: 'Nduta Achieng', role: 'Appellant' },
      { name: 'Barasa Ltd', role: 'Respondent' },
    ],
  })
  expect(readDocxText((await table(`?project_id=${project}`)).rawPayload)).toEqual([
    'REPUBLIC OF KENYA',
    'IN THE COURT OF APPEAL OF KENYA',
    'AT NAIROBI',
    'CIVIL APPEAL NO. E1 OF 2026',
    'BETWEEN',
    'NDUTA ACHIENG\tAPPELLANT',
    'AND',
    'BARASA LTD\tRESPONDENT',
    'TABLE OF AUTHORITIES',
    'Cases',
    'Achieng v Barasa [2021] KESC 90501 (KLR)',
  ])
  expect(readDocxText((await table('')).rawPayload)[0]).toBe('Table of Authorities')
  expect((await table(`?project_id=${project}`, await app.signedIn())).statusCode).toBe(404)
})

test('a case that lies in the project as a whole stands in the table, and one that is cited besides stands there once', async () => {
  const [whole] = await storeCases(app.database, [{ title: 'Chebet v Dola', citation: '[2019] KEHC 90502 (KLR)', date: '2019-05-06' }])
  for (const id of [whole, caseId])
    expect((await ask('POST', `/research-hub/projects/${project}/items`, { type: 'document', id })).statusCode).toBe(201)
  expect(readDocxText((await table(`?project_id=${project}`)).rawPayload).slice(-3)).toEqual([
    'Cases',
    'Achieng v Barasa [2021] KESC 90501 (KLR)',
    'Chebet v Dola [2019] KEHC 90502 (KLR)',
  ])
  for (const id of [whole, caseId])
    expect((await ask('DELETE', `/research-hub/projects/${project}/items/document/${id}`)).statusCode).toBe(204)
})

test('provisions that lie in the project stand under the legislation', async () => {
  const { id, eid } = await storeAct(app.database, 'Reed Act', 1990)
  expect((await ask('POST', `/research-hub/projects/${project}/items`, { type: 'provision', id: `${id}~${eid}` })).statusCode).toBe(201)
  const { authorities } = (await ask('GET', `/research-hub/projects/${project}/bundle`)).json<Bundle>()
  expect(authorities.find(({ kind }) => kind === 'statute')).toMatchObject({
    title: 'Reed Act, 1990, section 1',
    group: 'legislation',
    extent: 'whole',
  })
  expect(readDocxText((await table(`?project_id=${project}`)).rawPayload).slice(-2)).toEqual(['Statutes', 'Reed Act, 1990, section 1'])
})

test('no court paper names what wrote it, in its words or in what the file says of itself', async () => {
  await saveCover({ court: 'High Court', parties: [{ name: 'Achieng', role: 'Plaintiff' }], drawn_by: 'Wanjiru & Co Advocates\nNairobi' })
  const list = await ask('GET', `/research-hub/projects/${project}/bundle/list/docx`)
  for (const paper of [list, await table(`?project_id=${project}`)])
    for (const [part, words] of readZip(paper.rawPayload)) expect(words.toString('utf8'), part).not.toMatch(/Hukumu|Un-named/)
  expect(readZip(list.rawPayload).get('docProps/core.xml')!.toString()).toContain('<dc:creator>Wanjiru &amp; Co Advocates</dc:creator>')
  const pdf = (await ask('GET', `/research-hub/projects/${project}/bundle/list/pdf`)).rawPayload.toString('latin1')
  expect(pdf).toContain('/Author')
  expect(pdf).not.toMatch(/\/(?:Creator|Producer)/)
  expect(pdf).not.toContain('undefined')
})
