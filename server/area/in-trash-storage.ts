import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../access/access.ts'
import { casesSeenBy, isPublic } from '../access/conditions-storage.ts'

/** How a kind is named in the trash, of its table as `t`. What went with something else comes back with that, and is not listed beside it. */
export interface InTrash {
  /** Where the API names it by another id. */
  id?: RawBuilder<string>
  title: RawBuilder<string>
  about?: RawBuilder<string>
  /** The id of a provision of the Act that it is about. */
  eid?: RawBuilder<string | null>
  alone?: RawBuilder<boolean>
}

/** The Act that something is about, by its title. */
export const actOf = sql<string>`(select d.title from documents d where d.work_id = t.work_id and d.kind = 'act' and ${isPublic('d')})`

/** The Act or the case that something is about, by its name if the reader sees it. */
export const actOrCaseOf = (reader: Reader) =>
  sql<string>`coalesce(${actOf}, (select c.title from ${casesSeenBy(reader)} c where c.work_id = t.work_id), (select w.public_id from works w where w.id = t.work_id))`
