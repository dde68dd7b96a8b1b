import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createFindProvisions, createRetrieval } from '../../server/areas/chat/chat.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { createLegislation, createProvisionsAbout } from '../../server/areas/legislation/legislation.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { createEmbeddings } from '../../server/providers/embeddings.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Milliseconds in which the whole library has vectors, or is not measured by them. */
const maxEmbeddingLength = 3 * 3_600_000

/** Opens a library of the real documents and Acts with the samples beside them; null where they are not there. `data`: a folder that keeps it for the next run. */
export async function openRealLibrary({
  data,
  shared = place('../../../shared'),
}: {
  data?: string | undefined
  shared?: string | undefined
}) {
  const real = join(shared, 'real-documents')
  if (!existsSync(real)) return null
  const sources = [
    ...['judgments', 'landmarks.json', 'law'].map((path) => place(`../../library/${path}`)),
    ...['ke-judgments', 'ke-constitution', 'ke-statutes'].map((path) => join(real, path)),
    join(shared, 'real-statutes', 'ke-statutes'),
  ]
  const folder = data ?? mkdtempSync(join(tmpdir(), 'hukumu-passages-'))
  const isMade = data !== undefined && existsSync(folder)
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  if (!isMade) await importSources(database, sources)
  const cases = createCases({ database, documents: createDocuments(database) })
  const search = createSearch({ database, cases, embeddings: createEmbeddings(readConfig()) })
  await search.meaning.embedAll(AbortSignal.timeout(maxEmbeddingLength))
  const findProvisions = createFindProvisions({
    legislation: createLegislation(database),
    provisionsAbout: createProvisionsAbout(database, search.law),
  })
  return {
    search,
    retrieve: createRetrieval({ cases, search, findProvisions, findPlaces: search.places, now: database.clock.now }),
    async close() {
      await database.close()
      if (data === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
