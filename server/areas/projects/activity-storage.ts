import { sql } from 'kysely'
import type { ItemType } from '#contract/project-items'
import type { Database } from '../../database/open.ts'
import type { EventName } from '../../events/events.ts'

export interface DoneRow {
  id: string
  name: EventName
  /** What it was done to: of a thing its type and id, of the project itself null. */
  type: ItemType | null
  item: string | null
  /** What the issue is called that it was done to; null of everything else, and of one that is gone. */
  issue: string | null
  by: string | null
  by_name: string | null
  occurred_at: Date
}

/** What happened in projects, from the events themselves. */
export const activityStorage = ({ sql: db }: Database) => ({
  /**
   * What was done in a project: to the project, and to what lies in it since it was put in. The same by the same account on one day is told
   * once, with its last moment: notes save themselves every few seconds. The last first.
   */
  async of(projectId: string, limit: number): Promise<DoneRow[]> {
    const { rows } = await sql<DoneRow>`
      with done as (
        select e.id, e.name, e.payload ->> 'type' as type, e.payload ->> 'item' as item, e.payload ->> 'issue' as issue, e.actor_id, e.occurred_at
        from events e where e.subject = ${projectId} and e.name like 'project.%'
        union all
        select e.id, e.name, i.type, i.item_id, null, e.actor_id, e.occurred_at
        from project_items i join events e on e.subject = i.item_id and e.occurred_at > i.added_at and e.name like i.type || '.%'
        where i.project_id = ${projectId}::uuid and i.type <> 'document'
      ), once as (
        select max(id) as id from done group by name, type, item, issue, actor_id, (occurred_at at time zone 'Africa/Nairobi')::date
      )
      select d.id::text, d.name, d.type, d.item, s.title as issue, d.actor_id as by, u.name as by_name, d.occurred_at
      from once o join done d on d.id = o.id left join users u on u.id = d.actor_id left join project_issues s on s.id = d.issue::uuid
      order by d.id desc limit ${limit}`.execute(db)
    return rows
  },
})
