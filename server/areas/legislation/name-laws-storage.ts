import { nameInLaw } from '#citations/law/name-in-law'
import type { NamedLaw } from '#contract/named-law'
import { sql } from 'kysely'
import { isPublic } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'

/** What Acts and provisions are called, by the ids that name them: `ACT` or `ACT~EID`. Those that the library does not hold are left out. */
export type NameLaws = (ids: readonly string[]) => Promise<Map<string, CitedLaw>>

/** `cited`: as a list of authorities names it, 'Land Registration Act (Cap. 300), section 26'. */
export interface CitedLaw extends NamedLaw {
  cited: string
}

interface NamedRow {
  id: string
  act: string
  title: string
  year: number | null
  cap: string | null
  eid: string | null
  type: string
  num: string | null
  heading: string | null
}

/** By the latest text that has them. */
export const createNameLaws =
  ({ sql: db }: Database): NameLaws =>
  async (ids) => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<NamedRow>`
      select distinct on (n.id) n.id, w.public_id as act, d.title, d.year, a.cap, p.eid, p.type, p.num, p.heading
      from unnest(${[...ids]}::text[]) n (id) join works w on w.public_id = split_part(n.id, '~', 1)
        join documents d on d.work_id = w.id and d.kind = 'act' join acts a on a.document_id = d.id
        left join (provisions p join expressions e on e.document_id = p.document_id and e.revision = p.revision)
          on p.document_id = d.id and p.eid = split_part(n.id, '~', 2)
      where ${isPublic('d')} and (p.eid is not null or n.id not like '%~%') order by n.id, e.date desc nulls last`.execute(db)
    return new Map(
      rows.map(({ id, act, title, year, cap, eid, type, num, heading }) => [
        id,
        {
          act: { id: act, title },
          provision: eid === null ? null : { eid, type, num, heading },
          cited: nameInLaw({ title, year, cap }, eid),
        },
      ]),
    )
  }
