import type { ReviewDecision } from '#contract/citator'
import { type ActKey, keysOfHeldAct } from '#citations/law/act-key'
import { type Speaker, speakers } from '#contract/passage-search'
import type { ProvisionTreatment, ReadOfProvision } from '#contract/notes-of-decisions'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { casesSeenBy, unscoped, isPrivate, isPublic, publicCases } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'
import { type ActCited, begins } from './acts-meant.ts'
import { lastReview } from './review-storage.ts'

/** What tells the citations of one Act: its names, and the days between which those names mean it. */
export interface Cited extends ActCited {
  keys: ActKey[]
  from: string | null
  until: string | null
  guide: boolean
}

export interface DecisionRow {
  id: string
  title: string
  citation: string | null
  court: string | null
  date: string | null
  sample: boolean
  hierarchy_level: number | null
  private: boolean
  said: ProvisionTreatment
  position: number
  lead: ReadOfProvision | null
  decision: ReviewDecision | null
  note: string | null
  reviewed_at: Date | null
  times: number
  quote: string
  start_offset: number
  end_offset: number
  paragraph: number | null
  number: string | null
}

/** A provision where a case cites it, with the sentence around it. */
type CitedLaw = Selectable<Tables['law_citations']> & { quote: string }

interface CountedUnit {
  cases: number
  struck: number
  confirmed: number
}

interface Filter {
  said?: ProvisionTreatment | undefined
  level?: number | undefined
  year?: number | undefined
}

const gravest = ['unconstitutional', 'read_down', 'construed', 'applied', 'cited']
const rankOf = (said: string) => sql`array_position(${sql.lit(`{${gravest.join(',')}}`)}::text[], ${sql.ref(said)})`
const rank = rankOf('said')

const ofParties = (['party', 'prayer'] satisfies Speaker[]).map((one) => speakers.indexOf(one))

/** The citations of an Act in some cases, as a part of a statement; samples cite guides alone. */
const citingIn = (cases: RawBuilder<unknown>, { keys, year, number, cap, from, until, guide }: Cited) => sql`
  select l.citing_id, l.position, l.unit, l.parts, case when v.decision = 'rejected' then 'cited' else coalesce(l.said, 'cited') end as said,
    l.said as lead, v.decision, v.note, v.reviewed_at, l.start_offset, l.end_offset, l.paragraph, l.number,
    l.quote_from, l.quote_length, d.hierarchy_level, d.year, d.date
  from law_citations l join ${cases} d on d.id = l.citing_id ${lastReview}
  where l.act_key = any(${keys}::text[])
    and (l.act_year is null or ${year}::integer is null or l.act_year = ${year})
    and (l.act_number is null or ${number}::text is null or l.act_number::text = ${number})
    and (l.act_cap is null or ${cap}::text is null or l.act_cap = ${cap})
    and (d.date is null or ${from}::date is null or d.date >= ${from}::date)
    and (d.date is null or ${until}::date is null or d.date < ${until}::date)
    and (not d.sample or ${guide})`
/** Those in the cases that a reader sees. */
const citing = (reader: Reader, act: Cited) => citingIn(casesSeenBy(reader), act)

export const citingStorage = ({ sql: db }: Database) => ({
  /** The Acts that have any of some names. */
  async actsByKeys(keys: readonly ActKey[]): Promise<(ActCited & { keys: ActKey[] })[]> {
    if (keys.length === 0) return []
    const { rows } = await sql<ActCited & { keys: ActKey[] }>`
      select d.id as document_id, w.public_id as id, d.title, d.year, a.number, a.cap, a.country, a.kind, a.assented, a.commenced,
        array(select k.key from act_keys k where k.document_id = d.id) as keys
      from (select distinct document_id from act_keys where key = any(${keys}::text[])) found
      join documents d on d.id = found.document_id join acts a on a.document_id = d.id join works w on w.id = d.work_id
      where ${isPublic('d')} order by d.id`.execute(db)
    return rows
  },

  /** By what an Act is cited, and until when: another of the same name takes over when it begins. */
  async cited(act: ActCited & { guide: boolean }): Promise<Cited> {
    const keys = keysOfHeldAct(act)
    const from = begins(act)
    const others = (await this.actsByKeys(keys)).filter(
      ({ document_id, country }) => document_id !== act.document_id && country === act.country,
    )
    const later = others.flatMap((one) => begins(one) ?? []).filter((day) => from !== null && day > from)
    return { ...act, keys, from, until: later.toSorted()[0] ?? null }
  },

  /**
   * The cases that cite a provision, and what stands within it: the gravest first, then the highest court, then the latest. Of the places in a case that say
   * as much, the first that is not a party's.
   */
  async decisions(
    reader: Reader,
    act: Cited,
    { unit, parts }: { unit: string; parts: readonly string[] },
    { said, level, year }: Filter,
    page: { limit: number; offset: number },
  ): Promise<DecisionRow[]> {
    const { rows } = await sql<DecisionRow>`
      with places as (
        select * from (${citing(reader, act)}) l where unit = ${unit} and l.parts[1:${parts.length}::integer] = ${parts}::text[]
          and (${said ?? null}::text is null or said = ${said ?? null}) and (${level ?? null}::integer is null or hierarchy_level = ${level ?? null})
          and (${year ?? null}::integer is null or year = ${year ?? null})
      ),
      best as (
        select distinct on (citing_id) places.*, count(*) over (partition by citing_id)::integer as times from places
        order by citing_id, ${rank}, position
      ),
      page as (select citing_id, said, times from best
        order by ${rank}, coalesce(nullif(hierarchy_level, 0), 9), date desc nulls last, citing_id limit ${page.limit} offset ${page.offset})
      select d.case_id as id, d.title, d.citation, d.court, d.date, d.sample, d.hierarchy_level, ${isPrivate('d')} as private, p.said, p.position, p.lead,
        p.decision, p.note, p.reviewed_at, page.times,
        coalesce(substr(r.content, p.quote_from + 1, p.quote_length), '') as quote, p.start_offset, p.end_offset, p.paragraph, p.number
      from page join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d on d.id = page.citing_id
      join revisions r on r.document_id = d.id and r.number = d.revision
      cross join lateral (
        select * from places where places.citing_id = page.citing_id and places.said = page.said
        order by coalesce((r.layout -> 'speakers' ->> (paragraph - 1))::integer = any(${ofParties}::integer[]), false), position limit 1
      ) p order by ${rankOf('p.said')}, coalesce(nullif(p.hierarchy_level, 0), 9), p.date desc nulls last, p.citing_id`.execute(db)
    return rows
  },

  /** Where some public decisions say more of an Act than that they cite it. */
  async saidBy(documents: readonly number[], act: Cited) {
    const { rows } = await sql<{ citing_id: number; unit: string; parts: string[]; said: ProvisionTreatment }>`
      select citing_id, unit, parts, said from (${citingIn(publicCases, act)}) l
      where citing_id = any(${documents}::integer[]) and said <> 'cited' order by citing_id, position`.execute(db)
    return rows
  },

  /** The same cases counted by what they say, by court and by year; `total` counts those that match the filter. */
  async decisionCounts(
    reader: Reader,
    act: Cited,
    { unit, parts }: { unit: string; parts: readonly string[] },
    { said, level, year }: Filter,
  ) {
    const { rows } = await sql<{
      total: number
      said: ProvisionTreatment
      level: number | null
      year: number | null
      by: number
      cases: number
    }>`
      with places as materialized (
        select * from (${citing(reader, act)}) l where unit = ${unit} and l.parts[1:${parts.length}::integer] = ${parts}::text[]
      )
      select (select count(distinct citing_id)::integer from places
          where (${said ?? null}::text is null or said = ${said ?? null}) and (${level ?? null}::integer is null or hierarchy_level = ${level ?? null})
            and (${year ?? null}::integer is null or year = ${year ?? null})) as total,
        said, hierarchy_level as level, year, grouping(said, hierarchy_level, year) as by, count(distinct citing_id)::integer as cases
      from places group by grouping sets ((said), (hierarchy_level), (year)) order by said, hierarchy_level, year desc`.execute(db)
    return rows
  },

  /** How many cases cite an Act, and each of its units; `struck`: how many say of it, or of a part of it, that it is unconstitutional. */
  async counts(reader: Reader, act: Cited): Promise<{ cases: number; units: ({ unit: string } & CountedUnit)[] }> {
    const { rows } = await sql<{ unit: string | null } & CountedUnit>`
      select unit, count(distinct citing_id)::integer as cases,
        (count(distinct citing_id) filter (where said = 'unconstitutional'))::integer as struck,
        (count(distinct citing_id) filter (where said = 'unconstitutional' and decision = 'confirmed'))::integer as confirmed
      from (${citing(reader, act)}) l group by grouping sets ((unit), ())`.execute(db)
    return {
      cases: rows.find(({ unit }) => unit === null)?.cases ?? 0,
      units: rows.flatMap(({ unit, ...counted }) => (unit === null ? [] : [{ unit, ...counted }])),
    }
  },

  /** The Acts that the most cases cite: public ones as they are counted where they are written, and those that the reader sees besides. */
  async mostCited(reader: Reader, limit: number): Promise<{ id: string; cases: number }[]> {
    const { rows } = await sql<{ id: string; cases: number }>`
      with own as (
        select act_id, count(distinct citing_id)::integer as cases from cited_provisions
        where citing_id = any (array(select d.id from ${casesSeenBy(reader)} d where ${isPrivate('d')})) group by act_id
      )
      select w.public_id as id, sum(x.cases)::integer as cases
      from (select act_id, cases from cited_act_counts union all select act_id, cases from own) x
      join documents m on m.id = x.act_id join works w on w.id = m.work_id
      where ${isPublic('m')} group by w.public_id order by 2 desc, w.public_id limit ${limit}`.execute(db)
    return rows
  },

  /** Every provision that a case cites, with the number and date by which the law of its time is found. */
  async citedIn(reader: Reader, caseId: string) {
    const { rows } = await sql<{ id: number; case_number: string | null; date: string | null }>`
      select d.id, d.case_number, d.date from ${casesSeenBy(reader)} d where d.case_id = ${caseId}`.execute(db)
    const [found] = rows
    if (!found) return null
    const { rows: laws } = await sql<CitedLaw>`
      select l.*, coalesce(substr(r.content, l.quote_from + 1, l.quote_length), '') as quote
      from law_citations l join ${unscoped('documents', 'the case was chosen among those that the reader sees')} d on d.id = l.citing_id
      left join revisions r on r.document_id = d.id and r.number = d.revision
      where l.citing_id = ${found.id} order by l.position`.execute(db)
    return { ...found, laws }
  },

  /** The provisions of Acts that have one of some ids, in each text that is shown. */
  async provisions(documentIds: readonly number[], eids: readonly string[]) {
    if (documentIds.length === 0) return []
    const { rows } = await sql<{
      document_id: number
      revision: number
      date: string | null
      position: number
      eid: string
      type: string
      num: string | null
      heading: string | null
    }>`
      select p.document_id, p.revision, e.date, p.position, p.eid, p.type, p.num, p.heading
      from expressions e join provisions p on p.document_id = e.document_id and p.revision = e.revision
      where e.document_id = any(${documentIds}::integer[]) and p.eid = any(${eids}::text[])
      order by e.date desc nulls last, p.position`.execute(db)
    return rows
  },

  /** What Acts have: the numbers of their sections, articles and rules outside schedules, and whether their texts may lack some. */
  async extents(documentIds: readonly number[]): Promise<{ document_id: number; numbers: string[]; lacks: boolean }[]> {
    if (documentIds.length === 0) return []
    const { rows } = await sql<{ document_id: number; numbers: string[]; lacks: boolean }>`
      select e.document_id, coalesce(array_agg(distinct p.eid) filter (where p.eid is not null), '{}') as numbers,
        bool_or(r.warnings::text like '%sections-missing%') as lacks
      from expressions e join revisions r on r.document_id = e.document_id and r.number = e.revision
      left join provisions p on p.document_id = e.document_id and p.revision = e.revision and p.type in ('section', 'article', 'rule', 'order')
      where e.document_id = any(${documentIds}::integer[]) group by e.document_id`.execute(db)
    return rows
  },
})
