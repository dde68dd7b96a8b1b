import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runScript, startServerProcess } from '../server/testing/start-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-import-command-'))
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
  expect(first.output).toMatch(/2 records in .*: 1 added, 0 updated, 0 unchanged, 0 flagged, 0 withheld, 1 rejected/)
  const [header, added, rejected, ...rest] = readFileSync(report, 'utf8').split('\n')
  expect(header).toBe('file\toutcome\tcase_id\treason')
  expect(added).toBe(`${cases}#1\tadded\tkehc-2020-90001\t`)
  expect(rejected).toMatch(new RegExp(`^${junk}\trejected\t\t[^\t]+$`))
  expect(rest).toEqual([''])
  const second = await runImport(cases)
  expect(second.output).toMatch(/0 added, 0 updated, 1 unchanged/)
  const log = await runScript('admin', ['log'], { DATA_DIR: join(folder, 'data') })
  expect(log.output).toMatch(/\timported\toperator\t.*"added":1,.*"rejected":1/)
  expect(log.output).toMatch(/\timport-started\toperator\t.*"from":"command"/)
}, 120_000)

test('nothing imported is a failure, and wrong use is said', async () => {
  const nothing = await runImport(join(folder, 'missing.json'))
  expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('There is no such file') })
  expect(await runImport('--wrong')).toMatchObject({ code: 2, output: expect.stringContaining('Usage: npm run import') })
  expect(await runImport('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--report FILE.tsv') })
}, 120_000)

test('when the command ends beside a running server everything is searchable, however much it is', async () => {
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SAMPLE_LIBRARY: 'on' })
  try {
    const many = Array.from({ length: 1_200 }, (_, i) => ({
      title: `Oribi ${i} v Republic`,
      court: 'High Court',
      date: '2020-01-02',
      citation: `[2020] KEHC ${91_000 + i} (KLR)`,
      content: `1. The oribi of number ${i} leapt over the boundary. 2. The appeal is dismissed.`,
    }))
    const done = await runImport(write('many.json', JSON.stringify(many)))
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('1,200 added') })
    const ask = async (path: string, options: RequestInit) =>
      (await (await fetch(`${server.address}${path}`, options)).json()) as Record<string, unknown>
    const { access_token: token } = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@hukumu.example', password: 'hukumu-demo' }),
    })
    const headers = { authorization: `Bearer ${String(token)}` }
    expect(await ask('/api/cases?query=oribi', { headers })).toMatchObject({ total: 1_200, total_relation: 'eq' })
  } finally {
    await server.stop()
  }
}, 240_000)
