import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importSources } from '../areas/documents/documents.ts'
import type { Database } from '../database/open.ts'

const library = fileURLToPath(new URL('../../library', import.meta.url))

/** The sample judgments as if courts had decided them, with the landmarks that they cite: what they say counts then. */
export async function importSamplesAsReal(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-samples-'))
  try {
    for (const name of readdirSync(join(library, 'judgments'))) {
      const sample = JSON.parse(readFileSync(join(library, 'judgments', name), 'utf8')) as object
      writeFileSync(join(folder, name), JSON.stringify({ ...sample, sample: false }))
    }
    await importSources(database, [folder, join(library, 'landmarks.json')])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
