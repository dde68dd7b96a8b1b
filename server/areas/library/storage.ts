import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'

export const libraryStorage = ({ sql: db }: Database) => ({
  /** Notes the bytes of uploaded files with the documents of an account that were made of them. */
  async addBytes(ownerId: string, documents: readonly { caseId: string; bytes: number }[]) {
    await sql`
      update documents d set uploaded_bytes = coalesce(d.uploaded_bytes, 0) + u.bytes
      from (select id, sum(bytes) as bytes
        from unnest(${documents.map(({ caseId }) => caseId)}::text[], ${documents.map(({ bytes }) => bytes)}::bigint[]) as r (id, bytes)
        group by id) u
      where d.case_id = u.id and d.owner_id = ${ownerId}::uuid`.execute(db)
  },
})
