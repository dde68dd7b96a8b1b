import type { Manifest } from '../../server/backup/manifest.ts'
import { say } from '../run-command.ts'

const number = (count: number) => count.toLocaleString('en-GB')
export const saySize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`

/** What an archive holds, in a few lines. */
export function sayManifest({ made_at: at, hukumu, postgresql, tables, files, judgments, accounts }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`As of ${at}, Hukumu ${hukumu}, PostgreSQL ${postgresql}`)
  say(
    `${number(judgments)} judgments, ${number(accounts)} accounts, ${number(rows)} rows in ${tables.length} tables, ${number(files.length)} files`,
  )
}
