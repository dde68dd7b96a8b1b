import { sql } from 'kysely'
import type { DispositionKind, SaidDisposition } from '#contract/analytics'
import type { QuotedWords } from '#contract/citator'
import type { Reader } from '../../access/access.ts'
import { unscoped, isPublic, seesDocument } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { type NamedForm, formsCalled, surnameOf } from '../../judge-names/called.ts'

/** How many cases of a court and a year ended so; year 0 and the empty disposition are those that are not known. */
export interface CountRow {
  court: string
  year: number
  disposition: DispositionKind | ''
  favours: 'moving' | 'other' | 'mixed' | 'unknown'
  cases: number
}

/** What is asked for: all judges, or one by the ids of the forms of the name; all courts or some; all years or some. */
export interface Asked {
  judges?: number[]
  courts?: string[]
  topic?: string | undefined
  years?: number[] | undefined
}

/** All of them, named so that the index of the counts is used from its first column on. */
const facetNames = ['station', 'division', 'document_type', 'waited'] as const

export interface FacetRow {
  facet: (typeof facetNames)[number]
  value: string
  cases: number
}

export interface DispositionRow {
  id: string
  read: SaidDisposition | null
  said: SaidDisposition | null
  words: QuotedWords | null
}

export const analyticsStorage = ({ sql: db }: Pick<Database, 'sql'>) => {
  /** Named without a choice that is left open, so that the index of the counts is used as far as something is asked for. */
  const matching = ({ judges = [0], courts, topic, years }: Asked) => {
    const whose = [sql`judge_id = any (${judges}::integer[])`, ...(courts ? [sql`court = any (${courts}::text[])`] : [])]
    const spelled = sql`select distinct topic from case_counts where ${sql.join(whose, sql` and `)} and lower(topic) = lower(${topic})`
    return {
      whose: sql.join([...whose, ...(years ? [sql`year = any (${years}::smallint[])`] : [])], sql` and `),
      /** All topics together or the one that is asked for, whatever the case of its letters. */
      of: topic ? sql`topic = any (array(${spelled}))` : sql`topic = ''`,
    }
  }

  return {
    /** The counts of all topics, or of the one that is asked for. */
    async counts(asked: Asked): Promise<CountRow[]> {
      const { whose, of } = matching(asked)
      const { rows } = await sql<CountRow>`
        select court, year, disposition, favours, sum(cases)::integer as cases from case_counts
        where ${whose} and ${of} group by court, year, disposition, favours`.execute(db)
      return rows
    },

    /** How many cases each topic has; of one topic, where that is asked for. */
    async topics(asked: Asked): Promise<{ topic: string; count: number }[]> {
      const { whose, of } = matching(asked)
      const { rows } = await sql<{ topic: string; count: number }>`
        select topic, sum(cases)::integer as count from case_counts
        where ${whose} and ${asked.topic ? of : sql`topic <> ''`} group by topic`.execute(db)
      return rows
    },

    /** How many cases are of each value of a facet; of those of which it is not known, the empty value. */
    async facets(asked: Asked): Promise<FacetRow[]> {
      const { whose, of } = matching(asked)
      const { rows } = await sql<FacetRow>`
        select facet, value, sum(cases)::integer as cases from case_facets
        where facet = any (${[...facetNames]}::text[]) and ${whose} and ${of} group by facet, value order by sum(cases) desc, value`.execute(
        db,
      )
      return rows
    },

    /** The forms of the name of a judge of the public library, the fullest first. */
    async judge(name: string): Promise<{ id: number; name: string }[]> {
      const { rows } = await sql<NamedForm>`
        with named as (
          select coalesce(same_as, id) as main from ${unscoped('judges', 'those of the public library')} j
          where split_part(key, ' ', 1) = ${surnameOf(name)} and ${isPublic('j')}
        )
        select id, key, name, same_as from ${unscoped('judges', 'those of the public library')} j
        where ${isPublic('j')} and (id in (select main from named) or same_as in (select main from named)) order by id`.execute(db)
      return formsCalled(rows, name)
    },

    /** How a case ended, as it was read and as an editor says; undefined where the reader does not see it. */
    async disposition(reader: Reader, caseId: string): Promise<DispositionRow | undefined> {
      const { rows } = await sql<DispositionRow>`
        select w.public_id as id, d.corrections -> 'disposition' as said,
          case when p.document_id is null then null else json_build_object('kind', p.kind, 'favours', p.favours) end as read,
          case when p.document_id is null then null else json_build_object('quote', substr(r.content, p.quote_from + 1, p.quote_length),
            'start', p.start_offset, 'end', p.end_offset, 'paragraph', p.paragraph, 'number', p.number) end as words
        from documents d join works w on w.id = d.work_id join revisions r on r.document_id = d.id and r.number = d.revision
        left join dispositions p on p.document_id = d.id
        where w.public_id = ${caseId} and ${seesDocument(reader, 'd')}`.execute(db)
      return rows[0]
    },
  }
}
