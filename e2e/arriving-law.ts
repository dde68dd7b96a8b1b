import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Has judgments arrive by the command that an operator has for it, beside the server that runs. */
export async function arrive(...judgments: readonly object[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-arriving-'))
  writeFileSync(join(folder, 'judgments.jsonl'), judgments.map((one) => JSON.stringify(one)).join('\n'))
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, ['scripts/import.ts', join(folder, 'judgments.jsonl')], { env })
  rmSync(folder, { recursive: true })
}
