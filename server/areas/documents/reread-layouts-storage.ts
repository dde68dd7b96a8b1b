import { sql } from 'kysely'
import { unscoped } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'

interface ShownLayout {
  documentId: number
  revision: number
  content: string
  layout: StoredLayout
  sourceFormat: string
}

export const layoutsStorage = ({ sql: db }: Pick<Database, 'sql'>) => ({
  /** The texts that are shown of some documents after one, in the order of their ids. */
  async shownAfter(documentId: number, most: number): Promise<ShownLayout[]> {
    const { rows } = await sql<ShownLayout>`
      select d.id as "documentId", d.revision, r.content, r.layout, r.source_format as "sourceFormat"
      from ${unscoped('documents', 'all are read anew')} d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.id > ${documentId} and d.kind <> 'act' and r.content is not null order by d.id limit ${most}`.execute(db)
    return rows
  },

  /** Nothing but the layout, and only that of the text that was read: a name that was taken out meanwhile stays out. */
  async writeLayout({ documentId, revision, content }: ShownLayout, layout: StoredLayout): Promise<void> {
    await db
      .updateTable('revisions')
      .set({ layout: JSON.stringify(layout) })
      .where('document_id', '=', documentId)
      .where('number', '=', revision)
      .where('content', '=', content)
      .execute()
  },
})
