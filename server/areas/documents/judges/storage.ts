import { sql } from 'kysely'
import { unscoped, isPublic } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { JudgeForm } from './resolve-judges.ts'

/** Public judges of whose surname there are several forms, with where and when each sat. */
export async function formsOfJudges({ sql: db }: Database): Promise<JudgeForm[]> {
  const { rows } = await sql<JudgeForm>`
    with several as (
      select split_part(key, ' ', 1) as surname from judges j where ${isPublic('j')} group by 1 having count(*) > 1
    )
    select j.id, j.key, j.name,
      coalesce(array_agg(distinct d.court_code) filter (where d.court_code is not null), '{}') as courts,
      min(d.year)::integer as "from", max(d.year)::integer as "to"
    from judges j
      left join document_judges dj on dj.judge_id = j.id
      left join cases d on d.id = dj.document_id and ${isPublic('d')}
    where ${isPublic('j')} and split_part(j.key, ' ', 1) in (select surname from several)
       or j.key in (select key from judge_decisions union select means from judge_decisions)
    group by j.id order by j.id`.execute(db)
  return rows
}

/** What editors have decided: from the key of a form to the key that it means. */
export async function judgeDecisions({ sql: db }: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('judge_decisions').select(['key', 'means']).execute()
  return new Map(rows.map(({ key, means }) => [key, means]))
}

export const saveDecision = ({ sql: db }: Database, key: string, means: string) =>
  db
    .insertInto('judge_decisions')
    .values({ key, means })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ means }))
    .execute()

/** Says of every public judge which other form is theirs; those that are not named stand for themselves. */
export async function writeSameJudges({ sql: db }: Database, same: ReadonlyMap<number, number>) {
  const rows = JSON.stringify([...same].map(([id, other]) => ({ id, other })))
  await sql`
    with wanted as (select id, other from json_to_recordset(${rows}::json) as r (id integer, other integer))
    update judges j set same_as = w.other
    from ${unscoped('judges', 'the row itself, of which the condition says that it is public')} k left join wanted w on w.id = k.id
    where j.id = k.id and ${isPublic('j')} and j.same_as is distinct from w.other`.execute(db)
}
