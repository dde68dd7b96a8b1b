import { type RawBuilder, sql } from 'kysely'
import { type JudgeAnalysis, maxListed } from '#contract/analytics'
import { unscoped, isPublic } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'

/** One area of law or all, some years or all. */
interface Narrowed {
  topic?: string | undefined
  years?: number[] | undefined
}
/** A judge by the ids of the forms of the name. */
type Asked = Narrowed & { judges: number[] }

/** The provisions that the unit of a counted one may be, by whatever its Act calls its units. */
const inAct = (counted: 'c' | 'm') => {
  const [act, unit] = [sql.ref(`${counted}.act_id`), sql.ref(`${counted}.unit`)]
  return sql`provisions where document_id = ${act} and eid in ('sec_' || ${unit}, 'art_' || ${unit}, 'rule_' || ${unit}, ${unit})`
}

/**
 * The most cited provisions with their names and the id under which the law shows them: of those that were counted, as `act_id`, `unit` and
 * `cases`. What no text of its Act has is none of it.
 */
const named = (counted: RawBuilder<unknown>) => sql`
  select w.public_id || '~' || p.eid as id, d.title as act, m.unit, m.cases from (
    select c.* from (${counted}) c where exists (select from ${inAct('c')}) order by c.cases desc, c.act_id, c.unit limit ${maxListed}) m
  join ${unscoped('documents', 'public ones alone are meant by a citation')} d on d.id = m.act_id join works w on w.id = d.work_id
  join lateral (select eid from ${inAct('m')} limit 1) p on true
  where ${isPublic('d')} order by m.cases desc, d.title, m.unit`

/** What stands in the decisions of a judge or a court, as far as they are counted: public, and no invented sample. */
export const decidedStorage = ({ sql: db }: Pick<Database, 'sql'>) => {
  const decided = ({ judges, topic, years }: Asked) => sql`
    select distinct document_id as id from counted_cases
    where judge_id = any (${judges}::integer[]) and ${topic ? sql`lower(topic) = lower(${topic})` : sql`topic = ''`}
      and (${years ?? null}::smallint[] is null or year = any (${years ?? null}::smallint[]))`

  return {
    /** What became of them on appeal. */
    async appeals(asked: Asked): Promise<JudgeAnalysis['appeals']> {
      const { rows } = await sql<{ outcome: JudgeAnalysis['appeals']['outcomes'][number]['outcome'] | null; count: number }>`
        with reviewed as (
          select s.cited_id as id, s.outcome from appeal_steps s
          join counted_cases later on later.document_id = s.citing_id and later.judge_id = 0 and later.topic = ''
          where s.cited_id = any (array(${decided(asked)}))
        )
        select outcome, count(distinct id)::integer as count from reviewed group by grouping sets ((), (outcome)) order by 2 desc, 1`.execute(
        db,
      )
      return {
        cases: rows.find(({ outcome }) => outcome === null)?.count ?? 0,
        outcomes: rows.flatMap(({ outcome, count }) => (outcome === null ? [] : [{ outcome, count }])),
      }
    },

    /** The public cases that most of them cite. */
    async authorities(asked: Asked): Promise<JudgeAnalysis['authorities']> {
      const { rows } = await sql<JudgeAnalysis['authorities'][number]>`
        select w.public_id as id, d.title, d.citation, m.cases from (
          select c.cited_id, count(distinct c.citing_id)::integer as cases from citations c
          where c.citing_id = any (array(${decided(asked)})) and c.verdict = 'resolved' and c.cited_id <> c.citing_id
          group by c.cited_id order by 2 desc, 1 limit ${maxListed * 5}
        ) m join ${unscoped('documents', 'public ones alone are named')} d on d.id = m.cited_id join works w on w.id = d.work_id
        where ${isPublic('d')} order by m.cases desc, d.id limit ${maxListed}`.execute(db)
      return rows
    },

    /** The provisions of Acts of the library that most of them cite. */
    async provisions(asked: Asked): Promise<JudgeAnalysis['provisions']> {
      const { rows } = await sql<JudgeAnalysis['provisions'][number]>`
        ${named(sql`
          select p.act_id, p.unit, count(*)::integer as cases from counted_provisions p
          where p.document_id = any (array(${decided(asked)})) group by 1, 2`)}`.execute(db)
      return rows
    },

    /** The same of all that a court decided, from the counts that are kept. */
    async provisionsOfCourt({ court, topic, years }: Narrowed & { court: string }): Promise<JudgeAnalysis['provisions']> {
      const { rows } = await sql<JudgeAnalysis['provisions'][number]>`
        ${named(sql`
          select act_id, unit, sum(cases)::integer as cases from provision_counts
          where court = ${court} and topic = lower(${topic ?? ''}) and (${years ?? null}::smallint[] is null or year = any (${years ?? null}::smallint[]))
          group by 1, 2`)}`.execute(db)
      return rows
    },

    /** The parties that stand in more than one of them. */
    async parties(asked: Asked): Promise<JudgeAnalysis['parties']> {
      const { rows } = await sql<JudgeAnalysis['parties'][number]>`
        select p.name as value, count(distinct g.document_id)::integer as count
        from judgments g, jsonb_to_recordset(g.parties) as p (name text)
        where g.document_id = any (array(${decided(asked)})) and p.name <> ''
        group by p.name having count(distinct g.document_id) > 1 order by 2 desc, 1 limit ${maxListed}`.execute(db)
      return rows
    },
  }
}
