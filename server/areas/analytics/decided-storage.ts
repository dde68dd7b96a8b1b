import { sql } from 'kysely'
import { type JudgeAnalysis, mostListed } from '#contract/analytics'
import { every, isPublic } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'

/** A judge by the ids of the forms of the name; of one area of law or all, of some years or all. */
interface Asked {
  judges: number[]
  topic?: string | undefined
  years?: number[] | undefined
}

/** What stands in the decisions of a judge, as far as they are counted: public, and no invented sample. */
export const decidedStorage = ({ sql: db }: Pick<Database, 'sql'>) => {
  const decided = ({ judges, topic, years }: Asked) => sql`
    select distinct document_id as id from counted_cases
    where judge_id = any (${judges}::integer[]) and lower(topic) = lower(${topic ?? ''})
      and (${years ?? null}::smallint[] is null or year = any (${years ?? null}::smallint[]))`

  return {
    /** What became of them on appeal. */
    async appeals(asked: Asked): Promise<JudgeAnalysis['appeals']> {
      const { rows } = await sql<{ outcome: JudgeAnalysis['appeals']['outcomes'][number]['outcome'] | null; count: number }>`
        with reviewed as (
          select s.cited_id as id, s.outcome from appeal_steps s
          join counted_cases later on later.document_id = s.citing_id and later.judge_id = 0 and later.topic = ''
          where s.cited_id in (${decided(asked)})
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
          where c.citing_id in (${decided(asked)}) and c.verdict = 'resolved' and c.cited_id <> c.citing_id
          group by c.cited_id order by 2 desc, 1 limit ${mostListed * 5}
        ) m join ${every('documents', 'public ones alone are named')} d on d.id = m.cited_id join works w on w.id = d.work_id
        where ${isPublic('d')} order by m.cases desc, d.id limit ${mostListed}`.execute(db)
      return rows
    },

    /** The sections of Acts of the library that most of them cite. */
    async provisions(asked: Asked): Promise<JudgeAnalysis['provisions']> {
      const { rows } = await sql<JudgeAnalysis['provisions'][number]>`
        select min(d.title) as act, l.unit, count(distinct l.citing_id)::integer as cases from law_citations l
        join act_keys k on k.key = l.act_key
        join ${every('documents', 'public ones alone are named')} d on d.id = k.document_id
        where l.citing_id in (${decided(asked)}) and ${isPublic('d')} and (l.act_year is null or d.year is null or l.act_year = d.year)
        group by l.act_key, l.unit order by 3 desc, 1, 2 limit ${mostListed}`.execute(db)
      return rows
    },

    /** The parties that stand in more than one of them. */
    async parties(asked: Asked): Promise<JudgeAnalysis['parties']> {
      const { rows } = await sql<JudgeAnalysis['parties'][number]>`
        select p.name as value, count(distinct g.document_id)::integer as count
        from judgments g, jsonb_to_recordset(g.parties) as p (name text)
        where g.document_id in (${decided(asked)}) and p.name <> ''
        group by p.name having count(distinct g.document_id) > 1 order by 2 desc, 1 limit ${mostListed}`.execute(db)
      return rows
    },
  }
}
