import type { Database } from '../../../database/open.ts'
import { finishIndexing } from '../../search/search.ts'
import { findSameJudges } from '../judges/same-judges.ts'

/** Brings indexes and judges' names up to what was imported without it; it takes longer than storing a document. */
export async function finishImport(database: Database): Promise<void> {
  await finishIndexing(database)
  await findSameJudges(database)
}
