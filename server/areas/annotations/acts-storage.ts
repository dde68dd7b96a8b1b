import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { seesDocument } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { TextProvision } from './provision-of.ts'

/** What annotations have to know of Acts: which text stood when, and how it is divided. */
export const actsStorage = ({ sql: db }: Database) => ({
  /** The Act that the reader sees by its id, with the revision of the text of a day, else of the latest; undefined where there is none. */
  async text(reader: Reader, id: string, asAt: string | undefined) {
    const { rows } = await sql<{ id: number; work_id: number; revision: number; date: string | null; is_latest: boolean }>`
      select d.id, d.work_id, e.revision, e.date, e.revision = d.revision as is_latest
      from works w join documents d on d.work_id = w.id and d.kind = 'act' join expressions e on e.document_id = d.id
      where w.public_id = ${id} and ${seesDocument(reader, 'd')} and (${asAt ?? null}::date is null or e.date is null or e.date <= ${asAt ?? null}::date)
      order by e.date desc nulls last limit 1`.execute(db)
    return rows[0]
  },

  /** Ids and titles of those Acts among some works that the reader sees. */
  async titles(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ id: string; title: string }>`
      select w.public_id as id, d.title from works w join documents d on d.work_id = w.id and d.kind = 'act'
      where w.public_id = any(${[...new Set(ids)]}::text[]) and ${seesDocument(reader, 'd')} order by w.public_id`.execute(db)
    return new Map(rows.map(({ id, title }) => [id, title]))
  },

  /** The provisions of some texts by document and revision; of those that are not shown any more there are none. */
  async provisions(documentId: number, revision: number): Promise<TextProvision[]> {
    return db
      .selectFrom('provisions')
      .select(['eid', 'type', 'parent', 'first', 'last'])
      .where('document_id', '=', documentId)
      .where('revision', '=', revision)
      .orderBy('position')
      .execute()
  },

  /** From which day a text stands; undefined where it is not one of an Act that is shown. */
  async dateOf(documentId: number, revision: number): Promise<{ date: string | null } | undefined> {
    return db
      .selectFrom('expressions')
      .select('date')
      .where('document_id', '=', documentId)
      .where('revision', '=', revision)
      .executeTakeFirst()
  },
})
