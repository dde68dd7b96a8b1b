import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { type SeenItems, isPublic } from '../../access/conditions-storage.ts'

/** Provisions that lie in projects, or the one of an id, as far as the library holds a text that has it. The law is seen by all. */
export const provisionsSeenBy = (_reader: Reader, id?: string): SeenItems => {
  const named =
    id === undefined ? sql`select distinct item_id as id from project_items where type = 'provision'` : sql`select ${id}::text as id`
  return sql`
    select n.id, json_build_object('kind', 'document', 'id', w.public_id, 'owner', null) as thing
    from (${named}) n join works w on w.public_id = split_part(n.id, '~', 1) join documents d on d.work_id = w.id
    where d.kind = 'act' and ${isPublic('d')}
      and exists (select from provisions p where p.document_id = d.id and p.eid = split_part(n.id, '~', 2))`
}
