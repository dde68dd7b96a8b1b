import type { Case } from '#contract/cases'
import { prepare } from '../areas/documents/import/prepare.ts'
import { createStore, seedCourts } from '../areas/documents/import/store.ts'
import type { Database } from '../database/open.ts'

/** A record as a file of the library gives it; `content` in blocks, `pages` with the block and offset where each begins. */
export type GivenRecord = Partial<Omit<Case, 'kind' | 'judges'>> & {
  title: string
  kind?: Case['kind']
  judges?: string[]
  content?: string[]
  pages?: { page: number; block: number; offset: number }[]
}

/**
 * Stores records as an import of files does, without files and threads; answers their ids in order. A record given again under the same
 * identity corrects the first one.
 */
export async function storeCases(
  database: Database,
  records: readonly GivenRecord[],
  options: Parameters<typeof createStore>[1] = {},
): Promise<string[]> {
  await seedCourts(database)
  const store = createStore(database, options)
  const ids: string[] = []
  for (const record of records) {
    const prepared = prepare({ fields: { ...record }, warnings: [] }, 'cases.json', 'json')
    if ('rejected' in prepared) throw new Error(prepared.rejected.code)
    await store.store([{ prepared, seen: false }])
    ids.push(prepared.caseId)
  }
  return ids
}
