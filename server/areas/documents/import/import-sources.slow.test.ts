import { getCaseDetail } from '#contract/case-detail'
import { listJudges } from '#contract/cases'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sayImport } from '#contract/reasons/import-words'
import { listCases } from '#contract/search'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { anotherPage, pageBlocks, tornPage } from './fixtures/kenya-law-page.ts'
import { type ImportOptions, importSources } from './import-sources.ts'
import type { Outcome } from './outcomes.ts'

let app: TestApp
let folder: string
let reader: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
})

afterAll(async () => {
  await app.close()
})

beforeEach(async () => {
  await app.database.pool.query('truncate works, judges restart identity cascade')
  folder = mkdtempSync(join(tmpdir(), 'hukumu-import-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  return path
}

/** Imports and answers the outcomes as 'file outcome', with the reasons beside. */
async function runImport(paths: string[], options: ImportOptions = {}) {
  const outcomes: Outcome[] = []
  const counts = await importSources(app.database, paths, { ...options, onOutcome: (outcome) => void outcomes.push(outcome) })
  return { counts, outcomes, lines: outcomes.map(({ file, outcome }) => `${file.replace(`${folder}/`, '')} ${outcome}`) }
}

const caseDetail = (id: string) => app.call(getCaseDetail, { params: { id } }, reader)
const search = async (query: string) => (await app.call(listCases, { query: { query } }, reader)).results.map(({ id }) => id)

const judgment = (number: number, changes: Record<string, unknown> = {}) => ({
  title: `Kilonzi v Tumaini ${number}`,
  court: 'High Court at Meru',
  date: '2021-03-04',
  citation: `[2021] KEHC ${90_000 + number} (KLR)`,
  judges: ['AB Nyabuga'],
  content: `1. The suit number ${number} is heard.\n\n2. It is dismissed.`,
  ...changes,
})

const page = anotherPage()

describe('importing', () => {
  test('a file with one case can be found and read, with its parts and paragraphs', async () => {
    const { counts, outcomes } = await runImport([write('ruling.txt', tornPage(page))])
    expect(counts).toMatchObject({ added: 1, flagged: 0, rejected: 0 })
    expect(outcomes).toEqual([{ file: join(folder, 'ruling.txt'), outcome: 'added', caseId: 'kehc-2024-90501', reasons: [] }])
    const found = await caseDetail('kehc-2024-90501')
    expect(found).toMatchObject({
      court: 'High Court',
      court_code: 'KEHC',
      judges: ['AB Nyabuga'],
      revision: 1,
      warnings: [],
      citations: ['[2024] KEHC 90501 (KLR)'],
    })
    expect(found.parts.map(({ kind }) => kind)).toEqual(['header', 'parties', 'opinion', 'orders', 'ending'])
    const third = found.paragraphs.find(({ kind, number }) => kind === 'paragraph' && number === '3')!
    expect(found.content!.slice(third.start, third.end)).toBe('3. The law was put in these words:')
    expect(await search('Zipporah')).toEqual(['kehc-2024-90501'])
  })

  test('columns that are not read are named once for a file', async () => {
    const path = write(
      'table.csv',
      'Case Number,Citation,Case Action,Judge(s),Date Delivered,County,Full Text,Clerk\n' +
        [1, 2, 3]
          .map(
            (n) =>
              `Suit ${n} of 2020,A v B [2020] KEHC 9000${n} (KLR),Ruling,AB Nyabuga,2020-01-02,Meru,Suit ${n} is dismissed,${n > 1 ? 'X' : ''}`,
          )
          .join('\n'),
    )
    expect((await runImport([path])).outcomes).toMatchObject([
      { outcome: 'added', reasons: [{ code: 'unused-names', names: ['County'], more: 0 }] },
      { outcome: 'added', reasons: [{ code: 'unused-names', names: ['Clerk'], more: 0 }] },
      { outcome: 'added', reasons: [] },
    ])
    expect((await caseDetail('kehc-2020-90002')).content).toBe('Suit 2 is dismissed')
  })

  test('a second run changes nothing', async () => {
    const paths = [
      write('a.json', [judgment(1), judgment(2)]),
      write('b.jsonl', `${JSON.stringify(judgment(3))}\n${JSON.stringify(judgment(4))}\n`),
    ]
    expect((await runImport(paths)).lines).toEqual(['a.json#1 added', 'a.json#2 added', 'b.jsonl#1 added', 'b.jsonl#2 added'])
    expect((await runImport(paths)).lines).toEqual([
      'a.json#1 unchanged',
      'a.json#2 unchanged',
      'b.jsonl#1 unchanged',
      'b.jsonl#2 unchanged',
    ])
  })

  test('a corrected file makes a second revision under the same id', async () => {
    const path = write('case.json', judgment(1))
    await runImport([path])
    write('case.json', judgment(1, { content: '1. The suit is allowed.', title: 'Kilonzi v Tumaini Traders', judges: ['CD Wanga'] }))
    expect((await runImport([path])).outcomes).toMatchObject([{ outcome: 'updated', caseId: 'kehc-2021-90001' }])
    expect(await caseDetail('kehc-2021-90001')).toMatchObject({
      revision: 2,
      content: '1. The suit is allowed.',
      title: 'Kilonzi v Tumaini Traders',
      judges: ['CD Wanga'],
    })
    expect(await search('allowed')).toEqual(['kehc-2021-90001'])
    expect(await search('dismissed')).toEqual([])
    expect((await runImport([path])).lines).toEqual(['case.json unchanged'])
  })

  test('another file that disagrees is flagged and kept beside, once', async () => {
    const first = write('first.json', judgment(1))
    const second = write('second.json', judgment(1, { content: '1. Something else.' }))
    const { outcomes } = await runImport([first, second])
    expect(outcomes[1]).toMatchObject({
      outcome: 'flagged',
      reasons: [{ code: 'differs-from', source: 'first.json' }],
    })
    const shown = await caseDetail('kehc-2021-90001')
    expect(shown.content).toContain('dismissed')
    expect(shown.warnings).toEqual(['second.json gives a different text or record of this case; it is kept, and not shown'])
    expect((await runImport([first, second])).lines).toEqual(['first.json unchanged', 'second.json unchanged'])
    expect((await caseDetail('kehc-2021-90001')).warnings).toHaveLength(1)
  })

  test('two records of one file for one case disagree as well, in one batch and in two', async () => {
    const path = write(
      'twice.jsonl',
      [judgment(1), judgment(1, { content: '1. Other.' }), judgment(1)].map((line) => JSON.stringify(line)).join('\n'),
    )
    for (const batchSize of [10, 1]) {
      const { lines } = await runImport([path], { batchSize })
      expect(lines).toEqual(
        batchSize === 10
          ? ['twice.jsonl#1 added', 'twice.jsonl#2 flagged', 'twice.jsonl#3 unchanged']
          : ['twice.jsonl#1 unchanged', 'twice.jsonl#2 unchanged', 'twice.jsonl#3 unchanged'],
      )
    }
  })

  test('files of one name in two folders do not take turns at correcting one another', async () => {
    for (const part of ['one', 'two']) mkdirSync(join(folder, part))
    write('one/case.json', judgment(1))
    write('two/case.json', judgment(1, { content: '1. Other.' }))
    expect((await runImport([folder])).lines).toEqual(['one/case.json added', 'two/case.json flagged'])
    expect((await runImport([folder])).lines).toEqual(['one/case.json unchanged', 'two/case.json unchanged'])
  })

  test('a text takes the place of a stub and of a digest', async () => {
    const stub = [...pageBlocks(page).slice(0, 19), 'This decision is still being processed.'].join('\n')
    expect((await runImport([write('stub.txt', stub)])).outcomes).toMatchObject([
      { outcome: 'flagged', reasons: [{ code: 'still-processed' }] },
    ])
    expect(await caseDetail('kehc-2024-90501')).toMatchObject({ content: null, paragraphs: [] })
    const digest = write('digests.json', [
      { kind: 'digest', title: 'A v B', citation: '[2021] KEHC 90009 (KLR)', proposition: 'Costs follow the event.' },
    ])
    await runImport([digest])
    expect(await caseDetail('kehc-2021-90009')).toMatchObject({ kind: 'digest', summary: 'Costs follow the event.', content: null })
    expect(await search('follow the event')).toEqual(['kehc-2021-90009'])
    const texts = [write('full.txt', pageBlocks(page).join('\n')), write('nine.json', judgment(9))]
    expect((await runImport(texts)).lines).toEqual(['full.txt updated', 'nine.json updated'])
    expect(await caseDetail('kehc-2021-90009')).toMatchObject({ kind: 'judgment', revision: 2 })
    expect((await runImport([digest])).lines).toEqual(['digests.json#1 unchanged'])
  })

  test('folders are walked in order, hidden files passed over', async () => {
    mkdirSync(join(folder, 'b', 'inner'), { recursive: true })
    write('b/2.json', judgment(2))
    write('b/inner/1.json', judgment(1))
    write('b/.hidden.json', judgment(3))
    write('a.csv', 'title,court,date,case_number,content\nA v B,High Court at Meru,2001-02-03,Civil Suit 5 of 1999,"1. One.\n\n2. Two."\n')
    expect((await runImport([folder])).lines).toEqual(['a.csv#1 added', 'b/2.json added', 'b/inner/1.json added'])
  })
})

describe('judges', () => {
  test('two spellings are one judge, under the fullest name', async () => {
    await runImport([
      write('1.json', judgment(1, { judges: ['AB Nyabuga, J'] })),
      write('2.json', judgment(2, { judges: [{ name: 'Alice Bochere Nyabuga', title: 'J' }, 'CD Wanga'] })),
      write('3.json', judgment(3, { judges: 'Nyabuga A.B.' })),
    ])
    expect(await app.call(listJudges, {}, reader)).toEqual(['Alice Bochere Nyabuga', 'CD Wanga'])
    for (const id of ['kehc-2021-90001', 'kehc-2021-90003']) expect((await caseDetail(id)).judges).toEqual(['Alice Bochere Nyabuga'])
  })
})

describe('what cannot be imported', () => {
  test('is an outcome with a reason, in the order of the input, and stops nothing else', async () => {
    const long = `{"title": "${'x'.repeat(17 * 1024 * 1024)}"}`
    const files: [name: string, content: unknown, lines: string[]][] = [
      ['00-missing.json', null, ['00-missing.json rejected']],
      [
        '01-truncated.json',
        '[{"title": "A v B", "content": "1. A."}, {"title": "C',
        ['01-truncated.json#1 flagged', '01-truncated.json#2 rejected'],
      ],
      [
        '02-long-line.jsonl',
        `${JSON.stringify(judgment(1))}\n${long}\n${JSON.stringify(judgment(2))}\n`,
        ['02-long-line.jsonl#1 added', '02-long-line.jsonl#2 rejected', '02-long-line.jsonl#3 added'],
      ],
      ['03-long.json', long, ['03-long.json rejected']],
      ['04-noise.json', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)), ['04-noise.json rejected']],
      ['05-empty.json', '', ['05-empty.json rejected']],
      [
        '06-deep.json',
        `{"title": "Deep v Deeper", "content": "1. A.", "key_points": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        ['06-deep.json flagged'],
      ],
      ['07-statute.json', { type: 'statute', title: 'An Act', provisions: [] }, ['07-statute.json rejected']],
      ['08-junk.pdf', '%PDF-1.7 junk', ['08-junk.pdf rejected']],
      [
        '09-no-case.json',
        [1, 'two', null, {}, judgment(3)],
        ['1 rejected', '2 rejected', '3 rejected', '4 rejected', '5 added'].map((line) => `09-no-case.json#${line}`),
      ],
      [
        '10-odd.json',
        judgment(4, { title: 'Nul \u0000 v Half \uD800', content: '1. A\u0000\uDFFF.\r\n\r\n2. B.' }),
        ['10-odd.json flagged'],
      ],
      ['11-broken.csv', 'title,content\nA v C,"1. One."\nB v D\n', ['11-broken.csv#1 flagged', '11-broken.csv#2 rejected']],
    ]
    for (const [name, content] of files) if (content !== null) write(name, content)
    const { lines, outcomes } = await runImport(
      files.map(([name]) => join(folder, name)),
      { batchSize: 3, workers: 2 },
    )
    expect(lines).toEqual(files.flatMap(([, , expected]) => expected))
    for (const { outcome, reasons } of outcomes) expect(reasons.length === 0, sayImport(reasons)).toBe(outcome === 'added')
  })

  test('an interrupted import ends after the batch at hand, and a second run brings the rest', async () => {
    const path = write('many.jsonl', Array.from({ length: 40 }, (_, at) => JSON.stringify(judgment(at))).join('\n'))
    const interrupted = new AbortController()
    const { counts } = await runImport([path], { batchSize: 5, signal: interrupted.signal, onProgress: () => interrupted.abort() })
    expect(counts.added).toBeGreaterThan(0)
    expect(counts.added).toBeLessThan(40)
    const { counts: rest } = await runImport([path])
    expect(rest).toMatchObject({ added: 40 - counts.added, unchanged: counts.added })
  })
})

test('two imports at once end with each case once', async () => {
  const path = write('many.jsonl', Array.from({ length: 30 }, (_, at) => JSON.stringify(judgment(at))).join('\n'))
  const both = await Promise.all([runImport([path], { batchSize: 3 }), runImport([path], { batchSize: 4 })])
  expect(both[0].counts.added + both[1].counts.added).toBe(30)
  expect(both[0].counts.unchanged + both[1].counts.unchanged).toBe(30)
})

test('the sample library imports without a doubt, and leads to where its real cases are published', async () => {
  const library = ['judgments', 'landmarks.json'].map((name) => fileURLToPath(new URL(`../../../../library/${name}`, import.meta.url)))
  const { outcomes } = await runImport(library)
  expect(outcomes.length).toBeGreaterThan(100)
  expect(outcomes.filter(({ outcome }) => outcome !== 'added')).toEqual([])

  const sourceOf = async (query: object) => (await app.call(listCases, { query }, reader)).results[0]!.url
  expect(await sourceOf({ citation: '[2017] KESC 2 (KLR)' })).toBe('https://new.kenyalaw.org/akn/ke/judgment/kesc/2017/2/eng@2017-12-14')
  expect(await sourceOf({ citation: '[2026] KESC 90007 (KLR)' }), 'an invented case is published nowhere').toBeNull()
})
