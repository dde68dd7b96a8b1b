import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facets } from '#contract/facets'
import type { SearchResults } from '#contract/search'
import { auditLog } from '../../../audit/audit.ts'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { importSources } from '../import/import-sources.ts'
import { decideJudge } from './same-judges.ts'

let app: TestApp
let reader: { authorization: string }
let folder: string

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-judges-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const judgment = (number: number, judges: string[], court = 'Court of Appeal at Nakuru') => ({
  title: `Party ${number} v Republic`,
  court,
  date: '2019-03-04',
  citation: `[2019] ${court.startsWith('High') ? 'KEHC' : 'KECA'} ${90600 + number} (KLR)`,
  judges,
  content: '1. The appeal concerns a fence.\n\n2. It is dismissed.',
})

async function runImport(...judgments: object[]) {
  const path = join(folder, 'judgments.json')
  writeFileSync(path, JSON.stringify(judgments))
  await importSources(app.database, [path])
}
const listed = async () => (await app.inject({ url: '/api/judges', headers: reader })).json<string[]>()
const found = async (judge: string) => foundBy({ judges: judge })
const foundBy = async (asked: Record<string, string>) => {
  const answer = await app.inject({ url: `/api/cases?${new URLSearchParams(asked).toString()}`, headers: reader })
  return answer
    .json<SearchResults>()
    .results.map(({ citation }) => citation!.slice(7, 17))
    .sort()
}
const counted = async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/search/facets', headers: reader, payload: { query: 'fence' } })
  return answer
    .json<Facets>()
    .judges.map(({ value, count }) => `${value} ${count}`)
    .sort()
}

test('forms of one name are one judge in lists, filters and counts, until another may be meant', async () => {
  await runImport(judgment(1, ['M Otembe, JA']), judgment(2, ['Musa Abdi Otembe']), judgment(3, ['M Otembe'], 'High Court at Meru'))
  expect(await listed()).toEqual(['Musa Abdi Otembe'])
  expect(await found('M Otembe')).toEqual(['KECA 90601', 'KECA 90602', 'KEHC 90603'])
  expect(await found('Musa Abdi Otembe')).toEqual(['KECA 90601', 'KECA 90602', 'KEHC 90603'])
  expect(await counted()).toEqual(['Musa Abdi Otembe 3'])

  await runImport(judgment(4, ['MK Otembe, JA']))
  expect(await listed()).toEqual(['M Otembe', 'MK Otembe', 'Musa Abdi Otembe'])
  expect(await found('Musa Abdi Otembe')).toEqual(['KECA 90602'])
})

test('any form of a name leads to the page, the cases and the figures of the one judge who is called so', async () => {
  await runImport(judgment(5, ['SC Lumbasi, JA']), judgment(6, ['Lumbasi, JA']))
  const pages = await Promise.all(
    ['Justice Lumbasi', 'Lumbasi JA', 'S. C. Lumbasi, JA', 'Hon. Lady Justice S Lumbasi'].map(async (form) => {
      const judge = encodeURIComponent(form)
      const page = (await app.inject({ url: `/api/judges/${judge}`, headers: reader })).json<{ name: string; cases: number }>()
      const analysis = (await app.inject({ url: `/api/analytics/judge/${judge}/analysis`, headers: reader })).json<{
        judge: { name: string; other_names: string[] }
        total_cases: number
      }>()
      return [
        page.name,
        page.cases,
        await found(form),
        await foundBy({ query: `judge:"${form}"` }),
        analysis.judge.name,
        analysis.judge.other_names,
        analysis.total_cases,
      ]
    }),
  )
  const decided = ['KECA 90605', 'KECA 90606']
  expect(new Set(pages.map((page) => JSON.stringify(page)))).toEqual(
    new Set([JSON.stringify(['SC Lumbasi', 2, decided, decided, 'SC Lumbasi', ['Lumbasi'], 2])]),
  )
  expect((await app.inject({ url: '/api/judges/Justice%20Otembe', headers: reader })).statusCode).toBe(404)
  expect(await found('Justice Otembe')).toEqual([])
})

test('an editor decides who is meant, and that nobody else is', async () => {
  await decideJudge(app.database, 'M Otembe', 'MK Otembe', 'operator')
  expect(await found('MK Otembe')).toEqual(['KECA 90601', 'KECA 90604', 'KEHC 90603'])
  await decideJudge(app.database, 'M. OTEMBE', 'M Otembe', 'operator')
  expect(await found('M Otembe')).toEqual(['KECA 90601', 'KEHC 90603'])
  await expect(decideJudge(app.database, '...', 'M Otembe', 'operator')).rejects.toThrow('names of two judges')
  const decided = await auditLog(app.database).list({ actions: ['judge-decided'] }, { limit: 10, offset: 0 })
  expect(decided.map(({ by }) => by)).toEqual(['operator', 'operator'])
})
