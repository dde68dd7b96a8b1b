import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as areas from '#contract/index'
import type { Endpoint } from '#contract/endpoint'
import type { UploadOutcome } from '#contract/library'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { importSources } from '../cases/import/import-sources.ts'

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

/** Every address that is read without a body, for two cases and a court; what needs words of its own is listed below. */
const addresses = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, unknown>))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
  .filter(({ method, access, file }) => method === 'GET' && access !== 'public' && !file)
  .flatMap(({ path }) => [apex, trial].map((id) => path.replace(':code', 'KEHC').replaceAll(/:\w+/g, id)))

const searches = ['wekulo', word, 'vexilloquant', 'judge:Zorglub', 'party:Hiddeno', 'no:"E778 of 2026"'].flatMap((words) => {
  const query = encodeURIComponent(words)
  return [
    `/api/cases?query=${query}&explain=true`,
    `/api/cases?query=${query}&sort=most_cited`,
    `/api/search/suggestions?q=${query}`,
    `/api/cases/export?query=${query}`,
  ]
})
const named = ['/api/judges/P. Zorglub', `/api/cases?similar_to=${apex}`, '/api/citations/parse/Civil Appeal No. E778 of 2026'].map(
  encodeURI,
)
const asked: [path: string, body: object][] = [
  ['/api/search/facets', { query: 'wekulo' }],
  ['/api/search/facets', { similar_to: apex }],
  ['/api/search/semantic', { query: 'an agreement that was wrongly decided' }],
  ['/api/citations/check', { text: `In [2026] KESC 90007 (KLR) it is said “The ${word} agreement was made at that time”.` }],
  ['/api/citations/process', { text: 'Wekulo Secreto v Hiddeno Limited, Civil Appeal No. E778 of 2026' }],
  ['/api/case-detail/compare', { case_ids: [apex, trial] }],
]

let app: TestApp
let owner: Headers
let others: Headers[]

beforeAll(async () => {
  app = await createTestApp()
  await importSources(app.database, [samples])
  owner = await app.signedIn()
  others = [await app.signedIn(), await app.signedIn('editor@example.test')]
  await app.accounts.grantRole('editor@example.test', 'editor')
})
afterAll(() => app.close())

/** What an account is answered everywhere; the moments at which answers are made are left out. */
async function lookAround(headers: Headers): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const keep = (name: string, body: string) => seen.set(name, body.replaceAll(/"(?:as_at|checked_at|made_at|request_id)":"[^"]*"/g, ''))
  for (const url of [...new Set(addresses), ...searches, ...named]) keep(url, (await app.inject({ url, headers })).body)
  for (const [url, payload] of asked)
    keep(`${url} ${JSON.stringify(payload)}`, (await app.inject({ method: 'POST', url, payload, headers })).body)
  return seen
}

test('a private judgment changes nothing that anybody else is answered, and leaves nothing behind', async () => {
  expect(new Set(addresses).size).toBeGreaterThan(40)
  const before = await Promise.all(others.map(lookAround))
  const ownBefore = await lookAround(owner)

  const form = multipart([{ name: 'secret.txt', content: pleading }])
  const sent = await app.inject({
    method: 'POST',
    url: '/api/library/uploads',
    headers: { ...owner, ...form.headers },
    payload: form.payload,
  })
  const id = sent.json<{ outcomes: UploadOutcome[] }>().outcomes[0]!.case_id!

  for (const [index, other] of others.entries()) expect(await lookAround(other)).toEqual(before[index])
  const own = await lookAround(owner)
  const changed = [...own].filter(([url, body]) => body !== ownBefore.get(url)).map(([url]) => url)
  expect(changed).toEqual(
    expect.arrayContaining([`/api/citations/cited-by/${apex}`, `/api/citations/network/${apex}`, `/api/cases?query=${word}&explain=true`]),
  )

  expect((await app.inject({ method: 'DELETE', url: `/api/cases/${id}`, headers: owner })).statusCode).toBe(204)
  expect(await lookAround(owner)).toEqual(ownBefore)
})
