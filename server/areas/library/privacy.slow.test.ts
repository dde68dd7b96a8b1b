import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookmark, deleteBookmark } from '#contract/bookmarks'
import { type getAuthorities, reviewTreatment } from '#contract/citator'
import type { Endpoint, Output } from '#contract/endpoint'
import { clearHistory } from '#contract/history'
import * as areas from '#contract/index'
import { deleteCase, uploadDocuments } from '#contract/library'
import { emptyTrash } from '#contract/trash'
import { sql } from 'kysely'
import { type Access, type AccessSubject, createAccess } from '../../access/access.ts'
import { thingOf } from '../../access/conditions-storage.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { importSources } from '../documents/import/import-sources.ts'

type Headers = { authorization: string }

const samples = fileURLToPath(new URL('../../../library/judgments', import.meta.url))
const apex = 'kesc-2026-90007'
const trial = 'kehc-2024-90147'
const word = 'vexilloquent'
/** A private appeal that cites, overrules and reverses public judgments, with a judge, a station and a word of its own. */
const pleading = `REPUBLIC OF KENYA
IN THE COURT OF APPEAL AT NYERI
CIVIL APPEAL NO. E778 OF 2026
WEKULO SECRETO .......... APPELLANT
VERSUS
HIDDENO LIMITED .......... RESPONDENT
(Being an appeal from the judgment of the High Court in Wekulo v Mlima Crest Bank Limited [2024] KEHC 90147 (KLR))
JUDGMENT
1. The ${word} agreement was made. In Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) the court erred.
2. We decline to follow Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR). It was wrongly decided and is hereby overruled.
3. The appeal is allowed and the judgment in [2024] KEHC 90147 (KLR) is set aside.
DATED at Nyeri this 3rd day of March 2026.
P. ZORGLUB
JUDGE OF APPEAL`

/** Public cases that are alike by their words: the order of these, as the first case has them, says how many documents are counted. */
const alike = [
  ['murram murram murram lorry lorry axle axle axle axle', 'weighbridge'],
  ['murram lorry axle', 'weighbridge'],
  ['axle', 'ferry'],
  ['axle', 'canoe'],
].map(([words, other], index) => ({ title: `Quarry ${index} v Kiln`, content: [`1. The ${words}.`, `2. The ${other}.`] }))
/** Private ones that would weigh in that, and in how widely a public case is cited. */
const echoes = Array.from({ length: 12 }, (_, index) =>
  JSON.stringify({ title: `Echo ${index} v Hiddeno`, content: '1. The murram.\n\n2. We follow [2025] KESCC 90021 (KLR).' }),
).join('\n')

/** What names the account itself, or what it alone has: never the same for two. */
const ownAlone = new Set(['/api/profile', '/api/auth/sessions', '/api/research-hub/default-project'])

const reads = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, unknown>))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
  .filter(({ method, access, file, path }) => method === 'GET' && access !== 'public' && !file && !ownAlone.has(path))
  .map(({ path }) => path)

/** Every address that is read without a body, for two cases and a court; what needs words of its own is listed below. */
const addresses = [...new Set(reads.flatMap((path) => [apex, trial].map((id) => path.replace(':code', 'KEHC').replaceAll(/:\w+/g, id))))]

const searches = [
  ...['wekulo', word, 'vexilloquant', 'judge:Zorglub', 'party:Hiddeno', 'no:"E778 of 2026"'].flatMap((query) => [
    `/api/cases?query=${query}&explain=true`,
    `/api/search/suggestions?q=${query}`,
  ]),
  `/api/cases/export?query=${word}`,
  '/api/cases?query=wekulo&sort=most_cited',
  '/api/judges/P. Zorglub',
  `/api/cases?similar_to=${apex}`,
  '/api/citations/parse/Civil Appeal No. E778 of 2026',
  '/api/bookmarks?query=secreto',
  '/api/annotations?query=agreement',
].map(encodeURI)
const asked: [path: string, body: object][] = [
  ['/api/search/facets', { query: 'wekulo' }],
  ['/api/search/facets', { similar_to: apex }],
  ['/api/search/semantic', { query: 'an agreement that was wrongly decided' }],
  ['/api/citations/check', { text: `In [2026] KESC 90007 (KLR) it is said “The ${word} agreement was made at that time”.` }],
  ['/api/citations/process', { text: 'Wekulo Secreto v Hiddeno Limited, Civil Appeal No. E778 of 2026' }],
  ['/api/case-detail/compare', { case_ids: [apex, trial] }],
]

let app: TestApp
let likeWords: string
let access: Access
/** Owner and viewer are editors too: what they are answered can be compared with what another editor is, the queue of reviews among it. */
let owner: Headers
let viewer: Headers
let editor: Headers
let stranger: Headers

beforeAll(async () => {
  app = await createTestApp()
  access = createAccess(app.database)
  await importSources(app.database, [samples])
  likeWords = (await storeCases(app.database, alike))[0]!
  stranger = await app.signedIn()
  owner = await app.signedIn('owner@example.test')
  viewer = await app.signedIn('viewer@example.test')
  editor = await app.signedIn('editor@example.test')
  for (const name of ['owner', 'viewer', 'editor']) await app.accounts.grantRole(`${name}@example.test`, 'editor')
})
afterAll(() => app.close())

const get = async (headers: Headers, url: string) => (await app.inject({ url, headers })).body
const send = (method: 'POST' | 'DELETE', headers: Headers, url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })

/** What an account is answered everywhere; the moments at which answers are made are left out. */
async function lookAround(
  headers: Headers,
  urls = [...addresses, `/api/cases/${likeWords}/related`, ...searches],
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const moments = /"(?:as_at|checked_at|made_at|request_id)":"[^"]*"/g
  // Every account is greeted by notices of its own.
  const greetings = /"(?:id|createdAt)":"[^"]*"/g
  const keep = (name: string, body: string) => seen.set(name, body.replaceAll(name === '/api/notifications' ? greetings : moments, ''))
  for (const url of urls) keep(url, await get(headers, url))
  for (const [url, payload] of asked) keep(`${url} ${JSON.stringify(payload)}`, (await send('POST', headers, url, payload)).body)
  return seen
}

async function upload(name: string, content: string): Promise<string[]> {
  return (await app.call(uploadDocuments, { files: [{ name, content }] }, owner)).outcomes.map((outcome) => outcome.case_id!)
}

async function thingOfCase(caseId: string): Promise<AccessSubject<'document'>> {
  const { rows } = await sql<{ thing: AccessSubject<'document'> }>`
    select ${thingOf('documents', 'd')} as thing from cases d where case_id = ${caseId}`.execute(app.database.sql)
  return rows[0]!.thing
}
const idOf = async (headers: Headers) => (JSON.parse(await get(headers, '/api/profile')) as { id: string }).id

test('a private judgment changes what its owner and an invited viewer are answered, and nobody else; in the trash it is nobody’s, then it leaves nothing behind', async () => {
  expect(addresses.length).toBeGreaterThan(40)
  const before = { user: await lookAround(stranger, searches), editor: await lookAround(editor) }

  const [id] = (await upload('secret.txt', pleading)) as [string]
  const echoed = await upload('echoes.jsonl', echoes)
  expect(echoed.length).toBe(12)
  const thing = await thingOfCase(id)
  const reader = await access.readerOf({ userId: await idOf(owner), role: 'editor' })
  await access.share(reader, thing, await idOf(viewer), 'viewer')
  const authorities = JSON.parse(await get(owner, `/api/citations/authorities/${id}`)) as Output<typeof getAuthorities>
  const [lead] = authorities.results.flatMap(({ leads }) => leads)
  const { position, treatment } = lead!
  // What stands in a private document is its owner's to review: no queue of the library has it.
  expect(await get(owner, '/api/citations/treatments/leads?limit=100')).not.toContain(id)
  const review = { case_id: id, position, treatment, decision: 'confirmed' as const, note: 'Read it.' }
  await app.call(reviewTreatment, { body: review }, owner)

  expect(await lookAround(stranger, searches)).toEqual(before.user)
  expect(await lookAround(editor)).toEqual(before.editor)
  // Asked for by its id, it is answered as one that never was.
  const unknown = `my-${'0'.repeat(20)}`
  for (const path of reads.filter((one) => one.includes(':id') || one.includes(':citation'))) {
    const [there, nowhere] = [id, unknown].map((one) => get(editor, path.replaceAll(/:\w+/g, one)))
    expect([path, (await there!).replaceAll(id, unknown)]).toEqual([path, await nowhere])
  }

  for (const url of [
    `/api/citations/cited-by/${apex}`,
    `/api/citations/network/${apex}`,
    `/api/search/similar-cases/${apex}`,
    `/api/cases/${trial}/related`,
    `/api/cases?query=${word}&explain=true`,
    '/api/judges/P.%20Zorglub',
  ]) {
    const shown = await get(viewer, url)
    expect([url, shown]).toEqual([url, expect.stringMatching(/secreto|zorglub/i)])
    expect([url, shown]).toEqual([url, expect.not.stringMatching(/echo \d/i)])
  }
  expect(await get(owner, '/api/citations/treatments/reviews')).toContain(id)

  await app.call(createBookmark, { body: { case_id: id } }, viewer)
  const bookmarks = async () =>
    (JSON.parse(await get(viewer, '/api/bookmarks?query=secreto')) as { results: { id: string }[] }).results.map((one) => one.id)
  const [bookmark] = await bookmarks()
  await access.end(reader, thing, await idOf(viewer))
  expect([bookmark, await bookmarks()]).toEqual([expect.any(String), []])
  await app.call(deleteBookmark, { params: { id: bookmark } }, viewer)
  await app.call(emptyTrash, {}, viewer)
  await app.call(clearHistory, {}, viewer)
  expect(await lookAround(viewer)).toEqual(before.editor)

  for (const one of [id, ...echoed]) await app.call(deleteCase, { params: { id: one } }, owner)
  const emptied = async () => {
    for (const [url, body] of await lookAround(owner, searches)) expect([url, body]).toEqual([url, before.editor.get(url)])
  }
  await emptied()
  expect(await app.call(emptyTrash, {}, owner)).toEqual({ deleted: 13 })
  await emptied()
})
