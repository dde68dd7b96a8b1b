import { sql } from 'kysely'
import { isPublic } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { onlyRow } from '../../database/only-row.ts'

/** The samples of the public library by the store's ids, and how many judgments it holds beside them. */
export async function readSamples({ sql: db }: Pick<Database, 'sql'>): Promise<{ samples: number[]; judgments: number }> {
  const { rows } = await sql<{ samples: number[]; judgments: number }>`
    select coalesce(array_agg(d.id order by d.id) filter (where d.sample), '{}') as samples,
      (count(*) filter (where d.kind = 'judgment' and not d.sample))::integer as judgments
    from documents d where ${isPublic('d')}`.execute(db)
  return onlyRow(rows)
}
