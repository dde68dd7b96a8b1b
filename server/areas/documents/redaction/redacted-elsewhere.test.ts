import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCaseDetail } from '#contract/case-detail'
import { getCaseContent } from '#contract/cases'
import { citePassage } from '#contract/citation-lists'
import { correctCase } from '#contract/library'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { importSources } from '../import/import-sources.ts'
import { redactionTargets } from '../../../areas.ts'
import { libraryColumns } from './library-columns.ts'
import { redactNames } from './redact-names.ts'

let app: TestApp
let folder: string
let reader: { authorization: string }
let userId: string

beforeAll(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-redacted-'))
  reader = await app.signedIn('reader@example.test')
  userId = (await app.database.pool.query('select id from users')).rows[0].id
  await app.database.pool.query("update users set role = 'editor'")
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every column in which words can stand says what becomes of them', async () => {
  const { rows } = await app.database.pool.query<{ place: string }>(`
    select table_name || '.' || column_name as place
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'citext', 'json', 'jsonb', 'xml', 'bytea', 'tsvector')
    order by 1`)
  const listed = [libraryColumns, ...redactionTargets.map(({ words }) => words)]
    .flatMap(Object.entries<object>)
    .flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.map(({ place }) => place)).toEqual(listed.sort())
})

const names = [
  { name: 'Zawadi Kerubo', initials: 'Z.K.' },
  { name: 'Kerubo', initials: 'K' },
]
const judgment = (text = '2. Zawadi Kerubo was heard by the court and she denied every word of it.') => ({
  title: 'Zawadi Kerubo v Republic',
  court: 'High Court at Kerugoya',
  date: '2021-03-04',
  citation: '[2021] KEHC 90301 (KLR)',
  case_number: 'Criminal Appeal 12 of 2020',
  judges: ['AB Nyabuga'],
  content: ['1. This is an appeal.', text, '3. Kerubo’s appeal is allowed.'].join('\n\n'),
})
const id = 'kehc-2021-90301'

async function runImport(content: unknown, own = false): Promise<string[]> {
  const path = join(folder, 'case.json')
  writeFileSync(path, JSON.stringify(content))
  const caseIds: string[] = []
  const owner = own ? { owner: { id: userId, mostDocuments: 10 } } : {}
  await importSources(app.database, [path], { onOutcome: ({ caseId }) => void caseIds.push(caseId ?? ''), ...owner })
  return caseIds
}
const redact = (caseId: string, replacements = names) =>
  redactNames(app.database, redactionTargets, { caseId, replacements, by: 'registry', outbox: join(folder, 'outbox') })
const patch = (caseId: string, payload: object) => app.call(correctCase, { params: { id: caseId }, body: payload }, reader)
const detail = (caseId = id) => app.call(getCaseDetail, { params: { id: caseId } }, reader)
const rowsWith = async (table: string, word: string): Promise<number> =>
  (await app.database.pool.query(`select count(*)::integer as count from ${table} t where t::text ilike $1`, [`%${word}%`])).rows[0].count

describe('what people said', () => {
  test('corrections are rewritten, and neither a correction nor a new text brings the name back', async () => {
    await runImport(judgment())
    await patch(id, { title: 'KERUBO v Republic', parties: [{ name: 'Zawadi Kerubo', role: 'Appellant' }], summary: 'Kerubo appealed.' })
    await redact(id)
    expect(await rowsWith('documents', 'kerubo')).toBe(0)
    await patch(id, {
      title: 'Kerubo v The Republic',
      summary: 'Zawadi Kerubo again',
      citation: 'Kerubo v Republic [2021] KEHC 90301 (KLR)',
    })
    expect(await detail()).toMatchObject({
      title: 'K v The Republic',
      summary: 'Z.K. again',
      citation: 'K v Republic [2021] KEHC 90301 (KLR)',
    })
    await runImport(judgment('2. Kerubo said more.'))
    expect(await detail()).toMatchObject({ title: 'K v The Republic', parties: [{ name: 'Z.K.', role: 'Appellant' }] })
    for (const table of ['documents', 'revisions', 'search_headings', 'citations', 'document_citations'])
      expect([table, await rowsWith(table, 'kerubo')]).toEqual([table, 0])
  })

  test('a judge of that name in a private document is taken out with it, and stays out', async () => {
    const own = { ...judgment(), judges: ['AB Nyabuga', 'Zawadi Kerubo'] }
    const [caseId] = await runImport(own, true)
    expect(await rowsWith('judges', 'kerubo')).toBe(1)
    await redact(caseId!)
    expect(await rowsWith('judges', 'kerubo')).toBe(0)
    expect((await detail(caseId)).judges).toEqual(['AB Nyabuga'])
    await runImport({ ...own, summary: 'Corrected' }, true)
    await patch(caseId!, { judges: ['Zawadi Kerubo', 'CD Njue'] })
    expect((await detail(caseId)).judges).toEqual(['CD Njue'])
    expect(await rowsWith('judges', 'kerubo')).toBe(0)
  })
})

test('what is cited of a private document and what it is relied on for lose the name, once they were changed as well', async () => {
  const [caseId] = await runImport(
    { ...judgment('2. Kerubo was heard of the weir.'), title: 'Advice on Zawadi Kerubo', citation: '[2021] KEHC 90303 (KLR)' },
    true,
  )
  const ask = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    app.inject({ method, url: `/api/citation-list${url}`, headers: { ...reader, 'idempotency-key': `${method} ${url}` }, payload })
  const { paragraphs } = await app.call(getCaseContent, { params: { id: caseId } }, reader)
  const cited = { case_id: caseId, paragraph: paragraphs.find(({ number }) => number === '2')!.id, relied_on: 'That Kerubo was heard' }
  const { id: citation } = (await ask('POST', '/passages', cited)).json<{ id: string }>()
  await ask('PATCH', `/${citation}`, { relied_on: 'Kerubo was heard' })
  expect(await rowsWith('kept_citations', 'kerubo')).toBe(1)
  await redact(caseId!)
  for (const table of ['kept_citations', 'idempotent_requests']) expect([table, await rowsWith(table, 'kerubo')]).toEqual([table, 0])
})

test('issues of a project in which a case lies and what its bundle relies on it for lose the name, and an open bundle does not bring it back', async () => {
  const [caseId] = await runImport({ ...judgment(), title: 'Advice on a well', citation: '[2021] KEHC 90304 (KLR)' }, true)
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    (await app.inject({ method, url: `/api${url}`, headers: reader, ...(payload && { payload }) })).json<{ id: string; code?: string }>()
  const projectOf = async (issue: string) => {
    const { id: project } = await ask('POST', '/research-hub/projects', { name: 'A well' })
    await ask('POST', `/research-hub/projects/${project}/issues`, { title: issue })
    return `/research-hub/projects/${project}`
  }
  const titles = async () =>
    (await app.database.pool.query<{ title: string }>('select title from project_issues order by created_at, title')).rows.map(
      ({ title }) => title,
    )
  const [project] = [await projectOf('Whether Zawadi Kerubo was heard'), await projectOf('Kerubo of another matter')]
  await ask('POST', '/citation-list/passages', {
    case_id: caseId,
    paragraph: 2,
    relied_on: 'Of Kerubo',
    project_id: project.split('/').at(-1),
  })
  const choice = { case_id: caseId, extent: 'whole', included: true, holding: 'Kerubo’s own account' }
  const listed = { case_id: null, text: 'Zawadi Kerubo v Republic, unreported', extent: 'listed', included: true }
  const bundle = { cover: {}, arrangement: 'hand', marked: 'project', authorities: [choice, listed] }
  const saved = (await ask('PUT', `${project}/bundle`, bundle)) as unknown as { updated_at: string }
  await redact(caseId!)
  expect(await titles()).toEqual(['Whether Z.K. was heard', 'Kerubo of another matter'])
  expect(await rowsWith('bundles', 'kerubo')).toBe(0)
  expect(await ask('GET', `${project}/bundle`)).toMatchObject({
    authorities: [{ holding: 'K’s own account' }, { text: 'Z.K. v Republic, unreported' }],
  })
  expect((await ask('PUT', `${project}/bundle`, { ...bundle, based_on: saved.updated_at })).code).toBe('bundle-changed')
})

test('half a name at the end of cited words goes with the name', async () => {
  const text = '1. The weir stood.\n\n2. It was built by Zawadi Kerubo in haste.'
  const [caseId] = await runImport({ ...judgment(), title: 'Advice on a weir', citation: '[2021] KEHC 90302 (KLR)', content: text }, true)
  const { paragraphs } = await app.call(getCaseContent, { params: { id: caseId } }, reader)
  const paragraph = paragraphs.find(({ number }) => number === '2')!.id
  for (const [words, relied_on] of [
    ['It was built by Zawadi', 'who'],
    ['Kerubo in haste', 'how'],
    ['built by', 'what'],
  ] as const) {
    const payload = { case_id: caseId, paragraph, words, relied_on }
    await app.call(citePassage, { body: payload }, reader)
    await app.database.pool.query("update kept_citations set pinpoint = pinpoint || ', ' || relied_on where relied_on = $1", [relied_on])
  }
  await redact(caseId!, names.slice(0, 1))
  const { rows } = await app.database.pool.query(
    "select words from kept_citations where relied_on in ('who', 'how', 'what') order by relied_on",
  )
  expect(rows.map(({ words }) => words)).toEqual(['in haste', 'built by', 'It was built by'])
})

test('no index holds a word that was taken out', async () => {
  const { pool } = app.database
  /** The indexes whose files hold some words: a key outlives the last row that had it. Those that rank forget when their segments merge. */
  const holding = async (words: string) => {
    await pool.query('checkpoint')
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'i' and relname not like '%bm25' and relnamespace = current_schema()::regnamespace
         and position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0 order by 1`,
      [words],
    )
    return rows.map(({ name }) => name)
  }
  const caseId = 'kehc-2023-90377'
  const text = '1. Nekesa Xylophor was heard.\n\n2. The appeal is allowed.'
  await runImport({
    title: 'NX v Republic',
    court: 'High Court at Kerugoya',
    date: '2023-03-04',
    citation: '[2023] KEHC 90377 (KLR)',
    content: text,
  })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/research-notes',
    headers: reader,
    payload: { title: 'On the appeal', content: `In [the case](/cases/${caseId}) Nekesa Xylophor was heard.` },
  })
  expect(statusCode).toBe(201)
  await pool.query('vacuum')
  expect(await holding('xylophor')).toEqual(expect.arrayContaining(['notes_words']))
  await redact(caseId, [{ name: 'Nekesa Xylophor', initials: 'N.X.' }])
  expect(await holding('xylophor')).toEqual([])
})
