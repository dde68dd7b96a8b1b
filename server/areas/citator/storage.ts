import { sql } from 'kysely'
import type { Reader, AccessSubject } from '../../access/access.ts'
import { casesSeenBy, unscoped, isPrivate, seesEntry, thingOf, isPublic } from '../../access/conditions-storage.ts'
import { type AppealKind, type ReviewDecision, type Treatment, treatments } from '#contract/citator'
import type { AppealOutcome } from '#contract/endings'
import { excludingSamples } from '../../database/excluding-samples.ts'
import type { Database } from '../../database/open.ts'
import { foundAt, rank } from '../../database/treatments-by-gravity.ts'
import { onlyRow } from '../../database/only-row.ts'

const caseFields = ['case_id', 'title', 'citation', 'court', 'date', 'sample', 'hierarchy_level']
/** A `CaseRow` of a row of cases. */
export const caseOf = (alias: string) =>
  sql`json_build_object(${sql.raw(caseFields.map((field) => `'${field === 'case_id' ? 'id' : field}', ${alias}.${field}`).join(', '))}, 'private', ${isPrivate(alias)})`

export interface CaseRow {
  id: string
  title: string
  citation: string | null
  court: string | null
  date: string | null
  sample: boolean
  hierarchy_level: number | null
  private: boolean
}

export interface WordsRow {
  quote: string
  start_offset: number
  end_offset: number
  paragraph: number | null
  number: string | null
}

export interface CitingRow extends WordsRow {
  document_id: number
  found: CaseRow
  treatment: Treatment
  times: number
}

export interface LeadRow extends WordsRow {
  citing_id: number
  position: number
  treatment: Exclude<Treatment, 'cited'>
  told_by: 'this court' | 'another court'
  opinion_kind: string | null
  decision: ReviewDecision | null
  note: string | null
  reviewed_at: Date | null
}

export interface CitedByFilter {
  treatment?: readonly Treatment[] | undefined
  level?: readonly number[] | undefined
  year?: readonly number[] | undefined
}

export interface StepRow extends WordsRow {
  citing_id: number
  cited_id: number | null
  kind: AppealKind
  outcome: AppealOutcome
  found: CaseRow
  below: CaseRow | null
  decided_quote: string | null
  decided_start: number | null
  decided_end: number | null
  decided_paragraph: number | null
  decided_number: string | null
}

export const citatorStorage = ({ sql: db }: Database) => {
  /** Every place that cites a document, with the treatment read there. */
  const placesOf = (reader: Reader, id: number) => sql`
    select c.citing_id, c.position, coalesce(t.paragraph, c.paragraph) as paragraph,
      case when t.citing_id is null then c.number else t.number end as number, coalesce(t.start_offset, c.start_offset) as start_offset,
      coalesce(t.end_offset, c.end_offset) as end_offset, coalesce(t.quote_from, c.quote_from) as quote_from,
      coalesce(t.quote_length, c.quote_length) as quote_length, coalesce(t.treatment, 'cited') as treatment, ${rank} as rank,
      d.hierarchy_level, d.year, d.court, d.date
    from citations c join ${casesSeenBy(reader)} d on d.id = c.citing_id
    join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
    left join treatments t on ${foundAt}
    where c.cited_id = ${id} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${excludingSamples('d', 'cited')}`

  const matching = ({ treatment, level, year }: CitedByFilter) => sql`
    (${treatment ?? null}::text[] is null or treatment = any(${treatment ?? null}::text[]))
    and (${level ?? null}::integer[] is null or hierarchy_level = any(${level ?? null}::integer[]))
    and (${year ?? null}::integer[] is null or year = any(${year ?? null}::integer[]))`

  /**
   * Citations `c` of a document in what a reader sees, where they count for it: with narrow rows `e` of the cases that cite it, since a landmark is
   * cited by so much of a library that all its documents would be read. Samples are few, and named once.
   */
  const countedFor = (reader: Reader, id: number) => sql`
    c.cited_id = ${id} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and e.document_id = c.citing_id and ${seesEntry(reader, 'e')}
    and ((select sample from ${unscoped('documents', 'only whether it is a sample')} where id = ${id})
      or c.citing_id <> all (array(select id from ${unscoped('documents', 'only which are samples')} where sample)))`

  return {
    async document(reader: Reader, caseId: string): Promise<{ id: number; thing: AccessSubject<'document'> } | null> {
      const { rows } = await sql<{ id: number; thing: AccessSubject<'document'> }>`
        select id, ${thingOf('documents', 'd')} as thing from ${casesSeenBy(reader)} d where case_id = ${caseId}`.execute(db)
      return rows[0] ?? null
    },

    /** The store's ids of the cases that the reader sees, by their own. */
    async documentIds(reader: Reader, caseIds: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ id: number; case_id: string }>`
        select id, case_id from ${casesSeenBy(reader)} d where case_id = any(${caseIds}::text[])`.execute(db)
      return new Map(rows.map(({ id, case_id }) => [case_id, id]))
    },

    /** The cases that cite a document, one row each with its best place: gravest treatment, highest court, latest. */
    async citedBy(reader: Reader, id: number, filter: CitedByFilter, page: { limit: number; offset: number }): Promise<CitingRow[]> {
      const { rows } = await sql<CitingRow>`
        with places as (${placesOf(reader, id)}),
        best as (
          select distinct on (citing_id) *, count(*) over (partition by citing_id)::integer as times from places
          where ${matching(filter)} order by citing_id, rank, position
        ),
        page as (
          select * from best order by rank, coalesce(nullif(hierarchy_level, 0), 9), date desc nulls last, citing_id
          limit ${page.limit} offset ${page.offset}
        )
        select p.citing_id as document_id, ${caseOf('d')} as found, p.treatment, p.times, p.start_offset, p.end_offset, p.paragraph, p.number,
          coalesce(substr(r.content, p.quote_from + 1, p.quote_length), '') as quote
        from page p join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d on d.id = p.citing_id
        join revisions r on r.document_id = d.id and r.number = d.revision
        order by p.rank, coalesce(nullif(p.hierarchy_level, 0), 9), p.date desc nulls last, p.citing_id`.execute(db)
      return rows
    },

    /** Citing cases by treatment, level and year: each counted once for every value that it has; `total` counts those that match. */
    async counts(reader: Reader, id: number, filter: CitedByFilter) {
      const { rows } = await sql<{
        total: number
        cases: number
        treatment: string | null
        level: number | null
        year: number | null
        by: number
        count: number
      }>`
        with places as materialized (${placesOf(reader, id)})
        select (select count(distinct citing_id)::integer from places where ${matching(filter)}) as total,
          (select count(distinct citing_id)::integer from places) as cases,
          treatment, hierarchy_level as level, year, grouping(treatment, hierarchy_level, year) as by, count(distinct citing_id)::integer as count
        from places group by grouping sets ((treatment), (hierarchy_level), (year), ())`.execute(db)
      return rows
    },

    /** What was read of the citations of one document in others, or of the citations in one. */
    async leads(reader: Reader, which: { cited: number; citing: readonly number[] } | { citing: readonly number[] }): Promise<LeadRow[]> {
      const cited = 'cited' in which ? sql`t.cited_id = ${which.cited}` : sql`true`
      const { rows } = await sql<LeadRow>`
        select t.citing_id, t.position, t.treatment, t.told_by, t.opinion_kind, t.decision, t.start_offset, t.end_offset, t.paragraph,
          t.number, substr(r.content, t.quote_from + 1, t.quote_length) as quote, v.note, v.reviewed_at
        from treatments t join ${casesSeenBy(reader)} d on d.id = t.citing_id
        join revisions r on r.document_id = d.id and r.number = d.revision
        left join lateral (
          select note, reviewed_at from treatment_reviews v
          where v.citing_id = t.citing_id and v.treatment = t.treatment and t.decision is not null
            and (v.words_hash = t.words_hash or (v.revision = d.revision and v.position = t.position))
          order by v.id desc limit 1
        ) v on true
        where ${cited} and t.citing_id = any(${which.citing}::integer[])
        order by t.citing_id, t.position, ${rank}`.execute(db)
      return rows
    },

    /** How many cases cite a document, and how many of them were found to treat it in each way; dissents and rejected leads apart. */
    async tally(
      reader: Reader,
      id: number,
    ): Promise<{ citedBy: number; treatments: { treatment: Exclude<Treatment, 'cited'>; cases: number }[] }> {
      const { rows } = await sql<{ treatment: Exclude<Treatment, 'cited'> | null; cases: number }>`
        select null as treatment, count(distinct c.citing_id)::integer as cases
        from citations c join ${casesSeenBy(reader)} d on d.id = c.citing_id join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
        where c.cited_id = ${id} and c.citing_id <> c.cited_id and c.verdict = 'resolved' and ${excludingSamples('d', 'cited')}
        union all
        select t.treatment, count(distinct t.citing_id)::integer
        from treatments t join ${casesSeenBy(reader)} d on d.id = t.citing_id join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = t.cited_id
        where t.cited_id = ${id} and t.decision is distinct from 'rejected' and t.opinion_kind is distinct from 'dissenting'
          and ${excludingSamples('d', 'cited')}
        group by t.treatment`.execute(db)
      return {
        citedBy: rows.find(({ treatment }) => treatment === null)?.cases ?? 0,
        treatments: rows.flatMap(({ treatment, cases }) => (treatment === null ? [] : [{ treatment, cases }])),
      }
    },

    /** How many of the cases held are no decisions that could cite this one: digests, and invented ones beside a real one. */
    async silentBeside(id: number): Promise<number> {
      const { rows } = await sql<{ silent: number }>`
        select count(*)::integer as silent from ${unscoped('documents', 'only how many are samples or digests')} s
        where (s.kind = 'digest' and ${isPublic('s')} and not s.sample)
          or (s.sample and not exists (select 1 from ${unscoped('documents', 'only whether it is a sample')} d where d.id = ${id} and d.sample))`.execute(
        db,
      )
      return onlyRow(rows).silent
    },

    /** The steps in which documents were brought from another or others from them. */
    async steps(reader: Reader, ids: readonly number[]): Promise<StepRow[]> {
      const { rows } = await sql<StepRow>`
        select s.citing_id, b.id as cited_id, s.kind, s.outcome, ${caseOf('d')} as found, case when b.id is null then null else ${caseOf('b')} end as below,
          s.start_offset, s.end_offset, s.paragraph, s.number, substr(r.content, s.quote_from + 1, s.quote_length) as quote,
          substr(r.content, s.decided_quote_from + 1, s.decided_quote_length) as decided_quote, s.decided_start_offset as decided_start,
          s.decided_end_offset as decided_end, s.decided_paragraph, s.decided_number
        from appeal_steps s join ${casesSeenBy(reader)} d on d.id = s.citing_id
        join revisions r on r.document_id = d.id and r.number = d.revision
        left join ${casesSeenBy(reader)} b on b.id = s.cited_id
        where s.citing_id = any(${ids}::integer[]) or (s.cited_id = any(${ids}::integer[]) and ${excludingSamples('d', 'b')})
        order by d.date nulls last, s.citing_id, s.place`.execute(db)
      return rows
    },

    async cases(reader: Reader, ids: readonly number[]): Promise<CaseRow[]> {
      const { rows } = await sql<{ found: CaseRow }>`
        select ${caseOf('d')} as found from ${casesSeenBy(reader)} d where d.id = any(${ids}::integer[]) order by d.date nulls last, d.id`.execute(
        db,
      )
      return rows.map(({ found }) => found)
    },

    /** Citing cases of each year, by treatment, and of each court. */
    async tracked(reader: Reader, id: number) {
      const { rows } = await sql<{ year: number | null; treatment: Treatment | null; court: string | null; by: number; count: number }>`
        with best as (
          select e.year, e.court, (${[...treatments]}::text[])[min(${rank})] as treatment
          from ${unscoped('search_entries', 'countedFor says which are seen')} e, citations c left join treatments t on ${foundAt}
          where ${countedFor(reader, id)} group by e.document_id
        )
        select year, treatment, court, grouping(year, treatment, court) as by, count(*)::integer as count
        from best group by grouping sets ((year, treatment), (court)) order by count(*) desc, court`.execute(db)
      return rows
    },

    /** The places in a document that are named beside its citations, as they are printed, with the ids of the citing cases. */
    async pinpoints(reader: Reader, id: number) {
      const { rows } = await sql<{ pinpoint: string; kind: string; citing: number[] }>`
        select c.pinpoint, c.kind::text, array_agg(c.citing_id) as citing
        from citations c, ${unscoped('search_entries', 'countedFor says which are seen')} e where ${countedFor(reader, id)} and c.pinpoint is not null group by c.pinpoint, c.kind`.execute(
        db,
      )
      return rows
    },
  }
}
