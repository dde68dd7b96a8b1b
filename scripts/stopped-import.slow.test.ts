import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript, startServerProcess } from '../server/testing/start-process.ts'

test('an import whose server is stopped says so, and a second run brings the rest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-import-command-'))
  const environment = { DATA_DIR: join(folder, 'data'), SAMPLE_LIBRARY: 'off' }
  const runImport = (...args: string[]) => runScript('import', args, environment)
  const records = Array.from({ length: 1500 }, (_, index) => ({
    title: `Applicant ${index} v Respondent`,
    court: 'High Court',
    date: '2020-01-02',
    citation: `[2020] KEHC ${90_001 + index} (KLR)`,
    content: `1. The application number ${index} is dismissed.`,
  }))
  const file = join(folder, 'many.jsonl')
  writeFileSync(file, records.map((one) => JSON.stringify(one)).join('\n'))
  const server = await startServerProcess(environment)
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
  rmSync(folder, { recursive: true, force: true })
})
