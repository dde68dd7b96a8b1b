import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import { sayReason } from '#contract/reasons/say-reason'
import { warningWords } from '#contract/reasons/warning-words'
import { storeCases } from '../testing/store-cases.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase()
afterAll(database.close)

const warnings: ImportWarning[] = [
  { code: 'not-utf8' },
  { code: 'macro' },
  { code: 'court-not-stated' },
  { code: 'date-not-stated' },
  { code: 'no-title' },
  { code: 'characters-lost' },
  { code: 'still-processed' },
  { code: 'no-text' },
  { code: 'pages-without-text', pages: [2], of: 3 },
  { code: 'pages-without-text', pages: [2, 5, 7], of: 9 },
  { code: 'letters-lost', letters: 1 },
  { code: 'letters-lost', letters: 12 },
  { code: 'court-unknown', court: 'Court of Chancery' },
  { code: 'kenyan-court-unknown', court: 'KEXYZ' },
  { code: 'court-differs', text: 'High Court', record: 'Court of Appeal' },
  { code: 'date-in-future', date: '2099-01-02' },
  { code: 'date-unreadable', date: "31 'June'" },
  { code: 'date-differs', date: '2020-01-02', title: '2020-01-03' },
  { code: 'citation-differs', citation: '[2020] KEHC 90006 (KLR)', other: '[2020] KEHC 90005', place: 'title' },
  { code: 'case-number-differs', number: 'Petition 4 of 2019', title: 'Petition 3 of 2019' },
  { code: 'judge-name-damaged', name: 'M Mbar?' },
  { code: 'other-source-kept', source: 'second.json#2' },
  { code: 'citation-taken', citation: '[2020] KEHC 90811 (KLR)' },
]

/** Told of since they are kept as codes. */
const neverInEnglish: ReadonlySet<string> = new Set(['sections-missing', 'version-date-not-stated'])

test('warnings that were kept in English are read back into their codes', async () => {
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(Object.keys(warningWords).filter((code) => !neverInEnglish.has(code))))
  await storeCases(database, [{ title: 'A v B', court: 'High Court', date: '2020-01-02', content: ['1. Dismissed.'] }])
  const { pool } = database
  await pool.query(`alter table revisions drop column warnings; alter table revisions add column warnings text[] not null default '{}'`)
  await pool.query('update revisions set warnings = $1', [warnings.map((one) => sayReason(one, warningWords))])
  await pool.query(readFileSync(new URL('./migrations/140_warning_codes.sql', import.meta.url), 'utf8'))
  expect((await pool.query('select warnings from revisions')).rows).toEqual([{ warnings }])
})

test('what was kept in English of the records of an import is kept as it was written', async () => {
  const { pool } = database
  await pool.query('alter table import_records drop column reasons; alter table import_records add column reason text')
  await pool.query(`insert into import_runs (id, source_kind, source, asked_at) values (gen_random_uuid(), 'folder', 'a', now())`)
  await pool.query(`insert into import_records (run_id, file, outcome, reason)
    select id, file, 'rejected', said from import_runs, (values ('a', 'The file is not text'), ('b', '')) as r (file, said)`)
  await pool.query(readFileSync(new URL('./migrations/149_import_reasons.sql', import.meta.url), 'utf8'))
  expect((await pool.query('select file, reasons from import_records order by file')).rows).toEqual([
    { file: 'a', reasons: [{ code: 'as-written', words: 'The file is not text' }] },
    { file: 'b', reasons: [] },
  ])
})
