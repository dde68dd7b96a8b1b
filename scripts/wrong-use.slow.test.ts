import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runScript } from '../server/testing/start-process.ts'

// Each is a process of its own; one of each command is tried with every change, all of them here.
const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-wrong-use-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test.each([
  ['redact', []],
  ['redact', ['kehc-2021-1']],
  ['redact', ['--replace', 'Zawadi=Z']],
  ['redact', ['kehc-2021-1', 'kehc-2021-2', '--replace', 'Zawadi=Z']],
  ['redact', ['kehc-2021-1', '--replace', 'Zawadi']],
  ['redact', ['kehc-2021-1', '--replace', 'Zawadi=']],
  ['redact', ['kehc-2021-1', '--replace', '=Z']],
  ['redact', ['kehc-2021-1', '--replace', 'Zawadi=Z=K']],
  ['redact', ['kehc-2021-1', '--replace', 'Zawadi=Z', '--by', ' ']],
  ['redact', ['kehc-2021-1', '--replace', 'Zawadi=Z', '--unknown']],
  ['admin', []],
  ['admin', ['grant']],
  ['admin', ['grant', 'wanjiku@example.test']],
  ['admin', ['grant', 'wanjiku@example.test', 'king']],
  ['admin', ['list', 'all']],
  ['admin', ['lock']],
  ['admin', ['unlock', 'a@example.test', 'b@example.test']],
  ['admin', ['log', 'nonsense']],
  ['admin', ['state', 'now']],
  ['admin', ['remove', 'x']],
  ['import', []],
  ['import', ['--wrong']],
  ['doctor', ['now']],
  ['backup', []],
  ['backup', ['one', 'two']],
  ['backup', ['one', '--verify', 'two']],
  ['backup', ['--unknown']],
  ['restore', []],
  ['restore', ['one', 'two']],
  ['restore', ['one', '--unknown']],
])('wrong use %s %j answers 2 and says how', async (script, args) => {
  const { code, output } = await runScript(script, args, { DATA_DIR: dataDir })
  expect(code).toBe(2)
  expect(output).toMatch(/npm run (redact|admin|import|backup|restore|doctor)|use one of|--by needs|user, editor, admin/)
  expect(output).not.toContain('Zawadi')
})
