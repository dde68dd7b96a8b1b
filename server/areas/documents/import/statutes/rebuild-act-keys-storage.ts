import type { keysOfHeldAct } from '#citations/law/act-key'
import { sql } from 'kysely'
import { isPublic } from '../../../../access/conditions-storage.ts'
import type { Database } from '../../../../database/open.ts'
import { lockGraph } from '../../../citations/citations.ts'
import { addKeys } from './acts-storage.ts'

/** Gives the Acts of a library that was made before they were cited what they are cited by. */
export const rebuildActKeys = ({ sql: db }: Database): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockGraph(transaction)
    const { rows } = await sql<{ id: number } & Parameters<typeof keysOfHeldAct>[0]>`
      select d.id, d.title, d.year, a.cap, a.number from documents d join acts a on a.document_id = d.id
      where ${isPublic('d')} order by d.id`.execute(transaction)
    for (const { id, ...facts } of rows) await addKeys(transaction, id, facts)
    return rows.length
  })
