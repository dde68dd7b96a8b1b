import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Annotation, annotationColors, createAnnotation, listAnnotations, updateAnnotation } from '#contract/annotations'
import { createBookmark } from '#contract/bookmarks'
import { getCaseDetail } from '#contract/case-detail'
import type { CaseDetail } from '#contract/cases'
import { createNote, createNoteReference } from '#contract/notes'
import { listCases } from '#contract/search'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { importSources } from '../import/import-sources.ts'
import { redactionTargets } from '../../../areas.ts'
import { type RedactOptions, redactNames } from './redact-names.ts'

let app: TestApp
let folder: string
let outbox: string
let reader: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.database.pool.query('truncate works, judges, redactions, idempotent_requests, notes restart identity cascade')
  // What this process holds of the library is over with it.
  await app.database.pool.query('update search_library set id = gen_random_uuid()')
  folder = mkdtempSync(join(tmpdir(), 'hukumu-redaction-'))
  outbox = join(folder, 'outbox')
  mkdirSync(outbox)
  return () => rmSync(folder, { recursive: true, force: true })
})

// any form of Zawadi K. Kerubo, and of each word of it
const NAME = /zawadi|kerubo/i

const paragraphs = [
  '1. The appellant, Zawadi Kerubo, was charged in Kerugoya. ZAWADI KERUBO denied it.',
  "2. Zawadi\u00a0Kerubo’s evidence, and that of zawadi   kerubo's mother, Naliaka, was that Zawadi Nyokabi was away.",
  '3. Ms. Kerubo relied on Naliaka v Republic [2019] KEHC 90077 (KLR), where she was called Zawadi-Kerubo.',
  '4. In Kerubo (supra) the court had asked whether “Zawadi Keru\u00adbo” was of age; Kerubo\u2019s reply is not on record.',
  '5. The appeal is allowed.',
]
const names = [
  { name: 'Zawadi Kerubo', initials: 'Z.K.' },
  { name: 'KERUBO', initials: 'K' },
]

const judgment = (changes: Record<string, unknown> = {}) => ({
  title: 'Zawadi Kerubo v Republic [2021] KEHC 90301 (KLR)',
  court: 'High Court at Kerugoya',
  date: '2021-03-04',
  citation: '[2021] KEHC 90301 (KLR)',
  citations: ['[2021] KEHC 90301 (KLR)', 'Kerubo v Republic [2021] eKLR'],
  case_number: 'Criminal Appeal 12 of 2020',
  judges: ['AB Nyabuga'],
  parties: [
    { name: 'ZAWADI  KERUBO', role: 'Appellant' },
    { name: 'Republic', role: 'Respondent' },
  ],
  applicant: 'Zawadi Kerubo',
  respondent: 'Republic',
  summary: 'Whether Zawadi Kerubo was of age.',
  key_points: ['Kerubo’s age was not proved.'],
  url: 'https://cases.example/2021/zawadi%20kerubo-v-republic',
  content: ['ZAWADI\nKERUBO v REPUBLIC', ...paragraphs].join('\n\n'),
  ...changes,
})

const other = (changes: Record<string, unknown> = {}) => ({
  title: 'Naliaka v Republic [2019] KEHC 90077 (KLR)',
  court: 'High Court at Kerugoya',
  date: '2019-05-06',
  citation: '[2019] KEHC 90077 (KLR)',
  content: '1. The witness Zawadi Nyokabi was heard.\n\n2. The appeal fails.',
  ...changes,
})

const citing = {
  title: 'Omwenga v Republic [2022] KEHC 90401 (KLR)',
  court: 'High Court at Kerugoya',
  date: '2022-05-06',
  citation: '[2022] KEHC 90401 (KLR)',
  content: '1. We follow Zawadi Kerubo v Republic [2021] KEHC 90301 (KLR).\n\n2. The appeal fails.',
}

const write = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

async function runImport(...paths: string[]): Promise<string[]> {
  const outcomes: string[] = []
  await importSources(app.database, paths, { onOutcome: ({ outcome }) => void outcomes.push(outcome) })
  return outcomes
}

const redact = (options: Partial<RedactOptions> = {}) =>
  redactNames(app.database, redactionTargets, {
    caseId: 'kehc-2021-90301',
    replacements: names,
    by: 'registry@example.test',
    outbox,
    ...options,
  })

const detail = (id = 'kehc-2021-90301') => app.call(getCaseDetail, { params: { id } }, reader)
const search = async (query: string) => (await app.call(listCases, { query: { query } }, reader)).results.map(({ id }) => id)

/** Every table and column of the database that holds what is looked for, however the column is typed. */
async function whereIs(pattern: RegExp): Promise<string[]> {
  const { rows: tables } = await app.database.pool.query<{ name: string; columns: string[] }>(`
    select table_name::text as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`)
  expect(tables.flatMap(({ columns }) => columns).length).toBeGreaterThan(60)
  const found: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await app.database.pool.query<Record<string, string | null>>(
      `select ${columns.map((column) => `"${column}"::text`).join(', ')} from "${name}"`,
    )
    for (const column of columns)
      if (rows.some((row) => pattern.test((row[column] ?? '').replaceAll('\u00ad', '')))) found.push(`${name}.${column}`)
  }
  return found
}

const keysInGraph = async () => (await app.database.pool.query('select k::text from document_keys k order by 1')).rows

const textsOfParagraphs = ({ content, paragraphs: all }: CaseDetail) => all.map(({ start, end }) => content!.slice(start, end))

describe('redacting a case', () => {
  test('takes the name out of every column of every table', async () => {
    const file = write('Zawadi_Kerubo v Republic.json', judgment())
    await runImport(file, write('other.json', other({ content: '1. The witness Nyokabi was heard.' })))
    const before = await detail()
    const keysBefore = await keysInGraph()
    // A second revision from the same file, and a third beside it from another.
    write('Zawadi_Kerubo v Republic.json', judgment({ summary: 'Whether Kerubo was of age.' }))
    await runImport(file)
    await runImport(write('zawadi-kerubo.json', judgment({ content: '1. Kerubo was heard.' })))
    expect(await whereIs(NAME)).toEqual(
      expect.arrayContaining(['documents.title', 'revisions.content', 'revisions.source', 'revisions.warnings']),
    )

    const report = await redact({ replacements: [...names, { name: 'Zawadi', initials: 'Z' }] })
    expect(await whereIs(NAME)).toEqual([])
    // Keys hold the sounds of names.
    expect(await keysInGraph()).not.toEqual(keysBefore)
    expect(report).toMatchObject({ alsoNaming: [], answers: 0, mails: 0, loneWords: 0 })

    const after = await detail()
    expect(after).toMatchObject({
      title: 'Z.K. v Republic [2021] KEHC 90301 (KLR)',
      parties: [{ name: 'Z.K.', role: 'Appellant' }, { name: 'Republic' }],
      applicant: 'Z.K.',
      citations: ['[2021] KEHC 90301 (KLR)', 'K v Republic [2021] eKLR'],
      summary: 'Whether K was of age.',
      key_points: ['K’s age was not proved.'],
      // The address that held the name has gone; the neutral citation leads to another.
      url: 'https://new.kenyalaw.org/akn/ke/judgment/kehc/2021/90301/eng@2021-03-04',
      judges: ['AB Nyabuga'],
    })
    expect(after.paragraphs.map(({ id, number, kind }) => [id, number, kind])).toEqual(
      before.paragraphs.map(({ id, number, kind }) => [id, number, kind]),
    )
    expect(textsOfParagraphs(after).slice(-5)).toEqual([
      '1. The appellant, Z.K., was charged in Kerugoya. Z.K. denied it.',
      "2. Z.K.’s evidence, and that of Z.K.'s mother, Naliaka, was that Z Nyokabi was away.",
      '3. Ms. K relied on Naliaka v Republic [2019] KEHC 90077 (KLR), where she was called Z.K..',
      '4. In K (supra) the court had asked whether “Z.K.” was of age; K\u2019s reply is not on record.',
      '5. The appeal is allowed.',
    ])
    for (const { start, end } of after.parts) expect(after.content!.slice(start, end).trim()).not.toBe('')
    expect(after.parts.at(-1)!.end).toBe(after.paragraphs.at(-1)!.end)
  })

  test('search finds the initials and no longer the name', async () => {
    await runImport(write('case.json', judgment()))
    expect(await search('Zawadi Kerubo')).toEqual(['kehc-2021-90301'])
    await redact()
    expect(await search('Kerubo')).toEqual([])
    expect(await search('"Z.K. denied it"')).toEqual(['kehc-2021-90301'])
    expect(await search('"charged in Kerugoya"')).toEqual(['kehc-2021-90301'])
  })

  test('a word that other cases hold stays in the word list, and one that comes again is found again', async () => {
    await runImport(write('case.json', judgment()), write('other.json', other()))
    await redact({ replacements: [...names, { name: 'Zawadi', initials: 'Z' }] })
    expect(await whereIs(/kerubo/i)).toEqual([])
    expect(await search('Zawadi')).toEqual(['kehc-2019-90077'])
    await runImport(write('later.json', { ...citing, content: '1. The witness Kerubo was heard.' }))
    expect(await search('Kerubo')).toEqual(['kehc-2022-90401'])
  })

  test('the same file again, a corrected one and one from elsewhere stay redacted', async () => {
    const path = write('case.json', judgment())
    await runImport(path)
    await redact({ replacements: [...names, { name: 'Zawadi', initials: 'Z' }] })
    expect(await runImport(path)).toEqual(['unchanged'])
    write('case.json', judgment({ content: '1. ZAWADI KERUBO is Kerubo.', title: 'Kerubo v Republic [2021] KEHC 90301 (KLR)' }))
    expect(await runImport(path)).toEqual(['updated'])
    expect(await runImport(write('zawadi_kerubo.json', judgment({ content: '1. Kerubo said so.' })))).toEqual(['flagged'])
    expect(await whereIs(NAME)).toEqual([])
    expect(await detail()).toMatchObject({ title: 'K v Republic [2021] KEHC 90301 (KLR)', content: '1. Z.K. is K.' })
    // Also when the case was deleted in between.
    await app.database.pool.query('delete from documents')
    expect(await runImport(write('again.json', judgment()))).toEqual(['added'])
    expect(await whereIs(/kerubo/i)).toEqual([])
  })

  test('an import at the same moment does not bring it back', async () => {
    await runImport(write('case.json', judgment()))
    const corrected = Array.from({ length: 4 }, (_, at) =>
      write(`copy ${at}.json`, judgment({ content: `1. Kerubo said so ${at} times.` })),
    )
    const [outcomes] = await Promise.all([
      runImport(...corrected),
      redact(),
      redact({ replacements: [{ name: 'Nyokabi', initials: 'N' }] }),
    ])
    expect(outcomes).toEqual(Array(4).fill('flagged'))
    expect(await whereIs(/kerubo|nyokabi/i)).toEqual([])
  })

  test('several at once clear what was overwritten one after the other', async () => {
    const witnesses = ['Akinyi', 'Barasa', 'Chebet', 'Duale', 'Ekiru', 'Fatuma']
    await runImport(write('case.json', judgment({ content: `1. ${witnesses.join(', ')} were heard.` })))
    await Promise.all(witnesses.map((name) => redact({ replacements: [{ name, initials: `${name[0]}.` }] })))
    expect(await detail()).toMatchObject({ content: '1. A., B., C., D., E., F. were heard.' })
    expect(await whereIs(/akinyi|barasa|chebet|duale|ekiru|fatuma/i)).toEqual([])
  })

  test('a digest, whose title is what it is known by, is known again', async () => {
    const path = write('digests.json', [{ kind: 'digest', title: 'Kerubo v Republic', year: 2004, proposition: 'Age is to be proved.' }])
    await runImport(path)
    const [caseId] = await search('"to be proved"')
    await redact({ caseId: caseId!, replacements: [names[1]!] })
    expect(await whereIs(NAME)).toEqual([])
    expect(await runImport(path)).toEqual(['unchanged'])
    expect(await detail(caseId)).toMatchObject({ title: 'K v Republic' })
  })

  test('leaves an audit entry for each name, without the name', async () => {
    await runImport(write('case.json', judgment()))
    const before = new Date()
    await redact()
    const { rows } = await app.database.pool.query('select * from redactions order by id')
    expect(rows).toMatchObject([
      { case_id: 'kehc-2021-90301', redacted_by: 'registry@example.test', replacement: 'Z.K.', name_words: 2, name_letters: 12 },
      { case_id: 'kehc-2021-90301', redacted_by: 'registry@example.test', replacement: 'K', name_words: 1, name_letters: 6 },
    ])
    expect(rows[0].places).toEqual({ title: 1, parties: 2, summary: 1, text: 7, 'other fields': 1 })
    expect(rows[1].places).toEqual({ 'key points': 1, citations: 1, text: 3 })
    expect(rows[0].redacted_at >= before && rows[0].redacted_at <= new Date()).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(NAME)
  })
})

describe('what others hold', () => {
  test('cases that cite it are listed and left alone, unless everywhere is asked for', async () => {
    await runImport(write('case.json', judgment()), write('citing.json', citing))
    const report = await redact()
    expect(report.alsoNaming).toEqual(['kehc-2022-90401'])
    expect(report.documents.map(({ caseId }) => caseId)).toEqual(['kehc-2021-90301'])
    expect((await detail('kehc-2022-90401')).content).toContain('Zawadi Kerubo v Republic')
    const everywhere = await redact({ everywhere: true, replacements: [names[0]!] })
    expect(everywhere.documents.map(({ caseId }) => caseId)).toEqual(['kehc-2021-90301', 'kehc-2022-90401'])
    expect((await detail('kehc-2022-90401')).content).toContain('We follow Z.K. v Republic [2021] KEHC 90301 (KLR).')
    expect(await whereIs(/kerubo/i)).toEqual([])
    // The citation still leads there.
    const { rows } = await app.database.pool.query(`
      select c.verdict, d.case_id from citations c join cases d on d.id = c.cited_id
      where citing_id = (select id from cases where case_id = 'kehc-2022-90401')`)
    expect(rows).toEqual([{ verdict: 'resolved', case_id: 'kehc-2021-90301' }])
    expect(await runImport(join(folder, 'citing.json'))).toEqual(['unchanged'])
    expect(await whereIs(/kerubo/i)).toEqual([])
  })

  test('kept answers and waiting mails that hold the name go, others stay', async () => {
    await runImport(write('case.json', judgment()))
    const keep = (key: string, body: string) =>
      app.database.pool.query(`insert into idempotent_requests (caller, key, fingerprint, status, body) values ('c', $1, 'f', 200, $2)`, [
        key,
        body,
      ])
    for (let at = 0; at < 250; at += 1) await keep(`other ${at}`, '{"title":"Naliaka v Republic"}')
    await keep('named', JSON.stringify({ html: '<mark>Zawadi</mark>\u00a0Kerubo' }))
    const mail = (name: string, text: string) =>
      writeFileSync(join(outbox, name), `To: a@example.test\r\nSubject: Cases\r\n\r\n${text}\r\n`)
    mail('1.eml', 'New: Zawadi Kerubo v Republic')
    mail('2.eml', 'New: Naliaka v Republic')

    expect(await redact({ dryRun: true })).toMatchObject({ answers: 1, mails: 1 })
    expect(readdirSync(outbox)).toEqual(['1.eml', '2.eml'])
    expect(await redact()).toMatchObject({ answers: 1, mails: 1 })
    expect(readdirSync(outbox)).toEqual(['2.eml'])
    const { rows } = await app.database.pool.query('select count(*) as count from idempotent_requests')
    expect(rows).toEqual([{ count: 250 }])
    const { rows: audit } = await app.database.pool.query('select places from redactions order by id')
    expect(audit[0].places).toMatchObject({ 'cached answers': 1, mails: 1 })
  })
})

describe('what readers keep', () => {
  test('passages, their surroundings and notes lose the name and stay on their words', async () => {
    await runImport(write('case.json', judgment()))
    const mark = async (words: string, note = '') => {
      const { content } = await detail()
      const start = content!.indexOf(words)
      expect(start).not.toBe(-1)
      const payload = { case_id: 'kehc-2021-90301', text_selection: words, start_offset: start, end_offset: start + words.length, note }
      await app.call(createAnnotation, { body: payload }, reader)
    }
    await mark('The appellant, Zawadi Kerubo, was charged', 'Ask Zawadi  KERUBO for her papers')
    await mark('was charged in Kerugoya')
    await mark('Kerubo’s evidence')
    await mark('The appeal is allowed', 'Kerubo won')
    await app.call(createBookmark, { body: { case_id: 'kehc-2021-90301', note: 'The Kerubo case' } }, reader)
    const { id } = await app.call(createNote, { body: { title: 'On Zawadi Kerubo', content: 'See **Kerubo**.' } }, reader)
    await app.call(createNoteReference, { params: { id }, body: { case_id: 'kehc-2021-90301', comment: 'Kerubo on age' } }, reader)
    expect(await whereIs(/kerubo/i)).toEqual(
      expect.arrayContaining(['annotations.note', 'annotations.prefix', 'annotations.quote', 'bookmarks.note']),
    )

    const marks = () => app.call(listAnnotations, { query: { case_id: 'kehc-2021-90301' } }, reader)
    const before = (await marks()).results
    expect((await redact()).documents[0]!.places).toMatchObject({ annotations: 4, bookmarks: 1, notes: 5 })
    expect(await whereIs(/kerubo/i)).toEqual([])
    // Who had a note open as it was does not write the name back; where there was no name, nothing has changed.
    const change = async ({ id, updated_at }: Annotation, payload: object) =>
      (await app.answer(updateAnnotation, { params: { id }, body: { ...payload, based_on: updated_at } }, reader)).status
    expect(await change(before[0]!, { note: 'Ask Zawadi KERUBO today' })).toBe(409)
    expect(await change(before[1]!, { color: annotationColors[1] })).toBe(200)
    expect(await whereIs(/kerubo/i)).toEqual([])
    const { content } = await detail()
    const { results } = await marks()
    expect(
      results.map((one) => [one.text_selection, one.note, content!.slice(one.start_offset!, one.end_offset!) === one.text_selection]),
    ).toEqual([
      ['The appellant, Z.K., was charged', 'Ask Z.K. for her papers', true],
      ['was charged in Kerugoya', '', true],
      ['Z.K.’s evidence', '', true],
      ['The appeal is allowed', 'K won', true],
    ])
  })
})

describe('nothing is changed', () => {
  const everything = async () => {
    const { rows } = await app.database.pool.query(
      `select d.xmin::text as record, r.xmin::text as revision, (select count(*) from redactions) as audit
       from documents d join revisions r on r.document_id = d.id order by d.id, r.number`,
    )
    return rows
  }

  test.each([
    ['an unknown case', { caseId: 'kehc-1999-1' }, 'There is no case with the id kehc-1999-1.'],
    [
      'a name that is not there',
      { replacements: [...names, { name: 'Mutheu Jepkoech', initials: 'M.J.' }] },
      "The name for 'M.J.' is not found",
    ],
    ['initials that hold the name', { replacements: [{ name: 'Kerubo', initials: 'Z KERUBO' }] }, 'The initials hold a name'],
    [
      'initials that hold another of the names',
      { replacements: [names[0]!, { name: 'Kerubo', initials: 'Zawadi Kerubo' }] },
      'The initials hold a name',
    ],
    ['an empty name', { replacements: [{ name: ' . ', initials: 'K' }] }, 'fewer than 2 letters'],
    ['empty initials', { replacements: [{ name: 'Kerubo', initials: ' ' }] }, 'without initials'],
    ['a name twice', { replacements: [names[1]!, { name: 'Kerubo', initials: 'X' }] }, 'A name is given twice.'],
  ])('for %s', async (_, options, message) => {
    await runImport(write('case.json', judgment()))
    const before = await everything()
    const failure = await redact(options).then(
      () => null,
      (error: Error) => error,
    )
    expect(failure?.message).toContain(message)
    expect(failure?.message).not.toMatch(/kerubo|mutheu/i)
    expect(await everything()).toEqual(before)
  })

  test('in a dry run, which gives the same figures', async () => {
    await runImport(write('case.json', judgment()))
    const before = await everything()
    const dry = await redact({ dryRun: true })
    expect(await everything()).toEqual(before)
    expect(await redact()).toEqual(dry)
    expect(dry.loneWords).toBe(1)
  })
})
