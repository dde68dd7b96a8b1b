import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../server/database/open.ts'
import { createTestApp } from '../server/testing/create-test-app.ts'
import { runScript } from '../server/testing/start-process.ts'
import { storeCases } from '../server/testing/store-cases.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-redact-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const redact = (...args: string[]) => runScript('redact', args, { DATA_DIR: dataDir })

/** Runs the command with lines on its standard input. */
function redactFromInput(lines: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/redact.ts', ...args], { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  child.stdin.end(lines)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test('redacts beside a running server, and without one', async () => {
  const server = await createTestApp({}, () => openDatabase({ databaseUrl: '', dataDir }))
  const [caseId = ''] = await storeCases(server.database, [
    {
      title: 'Zawadi Kerubo v Republic [2021] KEHC 90301 (KLR)',
      court: 'High Court at Kerugoya',
      date: '2021-03-04',
      citation: '[2021] KEHC 90301 (KLR)',
      content: ['1. Zawadi Kerubo was heard.', '2. The appeal of Kerubo is allowed.'],
    },
  ])
  const headers = await server.signedIn()
  const content = async () => (await server.inject({ url: `/api/case-detail/${caseId}/content`, headers })).json().content

  const dry = await redact(caseId, '--replace', 'zawadi kerubo=Z.K.', '--dry-run')
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining(`${caseId}: title 1, parties 2, text 1`) })
  expect(dry.output).toContain('Dry run: nothing was changed.')
  expect(dry.output).toContain('Single words of the names still stand in 1 places')
  expect(await content()).toContain('Zawadi Kerubo')

  const done = await redact(caseId, '--replace', 'zawadi kerubo=Z.K.', '--by', 'registry@example.test')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Done.') })
  expect(await content()).toBe('1. Z.K. was heard.\n\n2. The appeal of Kerubo is allowed.')
  const again = await redact(caseId, '--replace', 'zawadi kerubo=Z.K.')
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining("The name for 'Z.K.' is not found") })
  for (const { output } of [dry, done, again]) expect(output).not.toMatch(/zawadi|kerubo/i)
  await server.close()

  const alone = await redactFromInput('Kerubo=K\n', caseId, '--replace', '-')
  expect(alone).toMatchObject({ code: 0, output: expect.stringContaining('text 1') })
  const database = await openDatabase({ databaseUrl: '', dataDir })
  const { rows } = await database.pool.query('select content, (select count(*) from redactions) as entries from revisions')
  await database.close()
  expect(rows).toEqual([{ content: '1. Z.K. was heard.\n\n2. The appeal of K is allowed.', entries: 2 }])
}, 120_000)

test('wrong use answers 2 and says how, without the name', async () => {
  const { code, output } = await redact('kehc-2021-1', '--replace', 'Zawadi')
  expect(code).toBe(2)
  expect(output).toContain('npm run redact')
  expect(output).not.toContain('Zawadi')
})
