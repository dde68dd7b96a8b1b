import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runScript, startServerProcess } from '../server/testing/start-process.ts'
import { fillDataDir } from '../server/testing/test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-import-command-'))
  fillDataDir(join(folder, 'data'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const runImport = (...args: string[]) => runScript('import', args, { DATA_DIR: join(folder, 'data') })

test('the command writes a report, says the counts and ends well although a file is rejected', async () => {
  const cases = write(
    'cases.json',
    JSON.stringify([
      { title: 'A v B', court: 'High Court', date: '2020-01-02', citation: '[2020] KEHC 90001 (KLR)', content: '1. Dismissed.' },
    ]),
  )
  const junk = write('junk.pdf', '%PDF-1.7\tjunk')
  const report = join(folder, 'report.tsv')
  const first = await runImport(cases, junk, '--report', report)
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toMatch(/2 records in .*: 1 added, 0 updated, 0 unchanged, 0 flagged, 1 rejected/)
  const [header, added, rejected, ...rest] = readFileSync(report, 'utf8').split('\n')
  expect(header).toBe('file\toutcome\tcase_id\treason')
  expect(added).toBe(`${cases}#1\tadded\tkehc-2020-90001\t`)
  expect(rejected).toMatch(new RegExp(`^${junk}\trejected\t\t[^\t]+$`))
  expect(rest).toEqual([''])
  const second = await runImport(cases)
  expect(second.output).toMatch(/0 added, 0 updated, 1 unchanged/)
}, 120_000)

test('nothing imported is a failure, and wrong use is said', async () => {
  const nothing = await runImport(join(folder, 'missing.json'))
  expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('There is no such file') })
  expect(await runImport('--wrong')).toMatchObject({ code: 2, output: expect.stringContaining('Usage: npm run import') })
  expect(await runImport('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--report FILE.tsv') })
}, 120_000)

test('an import whose server is stopped says so, and a second run brings the rest', async () => {
  const records = Array.from({ length: 1500 }, (_, index) => ({
    title: `Applicant ${index} v Respondent`,
    court: 'High Court',
    date: '2020-01-02',
    citation: `[2020] KEHC ${90_001 + index} (KLR)`,
    content: `1. The application number ${index} is dismissed.`,
  }))
  const file = write('many.jsonl', records.map((one) => JSON.stringify(one)).join('\n'))
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data'), SAMPLE_LIBRARY: 'off' })
  const report = join(folder, 'report.tsv')
  const running = runImport(file, '--report', report)
  await expect.poll(() => existsSync(report) && readFileSync(report, 'utf8').includes('\tadded\t'), { timeout: 60_000 }).toBe(true)
  await server.stop()
  const { code, output } = await running
  expect([code, output]).toEqual([1, expect.stringContaining('The database was stopped during the import.')])
  expect(output).not.toMatch(/^\s+at /m)
  const { output: second } = await runImport(file)
  const [, added, unchanged] = /(\S+) added, 0 updated, (\S+) unchanged/.exec(second)!.map((count) => Number(count.replaceAll(',', '')))
  expect([added! + unchanged!, unchanged! > 0]).toEqual([1500, true])
}, 120_000)
