import { type By, accountOf, auditLog } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { removeDocument } from './import/correct-record.ts'
import { readSamples } from './samples-storage.ts'

/** How many invented samples the public library holds, and how many judgments beside them. */
export async function countSamples(database: Database): Promise<{ samples: number; judgments: number }> {
  const { samples, judgments } = await readSamples(database)
  return { samples: samples.length, judgments }
}

/**
 * Takes the invented samples out of the public library with everything that was made of them, and answers how many; `only-samples` while
 * it holds no judgments, since an empty library shows nothing. Broken off, it is finished by asking again.
 */
export async function removeSamples(database: Database, by: By): Promise<number> {
  const { samples, judgments } = await readSamples(database)
  if (samples.length > 0 && judgments === 0) throw new Problem('only-samples')
  for (const id of samples) await removeDocument(database, id, accountOf(by))
  if (samples.length > 0) await auditLog(database).record({ action: 'samples-removed', by, details: { documents: samples.length } })
  return samples.length
}
