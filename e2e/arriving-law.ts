import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Has judgments arrive by the command that an operator has for it, beside the server that runs. */
export const arrive = (...judgments: readonly object[]): Promise<void> =>
  arriveFile('judgments.jsonl', judgments.map((one) => JSON.stringify(one)).join('\n'))

/** The same of a file of any format that the library reads. */
export async function arriveFile(name: string, content: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-arriving-'))
  writeFileSync(join(folder, name), content)
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, ['scripts/import.ts', join(folder, name)], { env })
  rmSync(folder, { recursive: true })
}
