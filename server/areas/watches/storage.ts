import { type RawBuilder, sql } from 'kysely'
import { titleWithin } from '#citations/law/name-in-law'
import { partiesOf } from '#citations/styles/names'
import type { AlertFrequency } from '#contract/saved-searches'
import { type WatchKind, ownCitations } from '#contract/watches'
import type { Reader } from '../../access/access.ts'
import { unscoped, isPublic, may, owns, publicCases, seesDocument, seesJudge } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface Target {
  kind: WatchKind
  target: string
}

export interface WatchRow extends Target {
  id: string
  frequency: AlertFrequency
  created_at: Date
}

/** What a target is called, and where it is shown. */
export interface Named {
  name: string
  href: string
}

export const watchesStorage = ({ sql: db, clock }: Database) => {
  const columns = sql`w.id, w.kind, w.target, w.frequency, w.created_at`
  const chosen = ({ kind, target }: Partial<Target>): RawBuilder<boolean> =>
    sql`(${kind ?? null}::text is null or w.kind = ${kind ?? null}) and (${target ?? null}::text is null or w.target = ${target ?? null})`

  /** The names of some targets of one kind, by target; those that the reader does not see are left out. */
  const namesOf: Record<WatchKind, (reader: Reader, targets: readonly string[]) => Promise<[string, Named][]>> = {
    async case(reader, targets) {
      const { rows } = await sql<{ target: string; name: string }>`
        select d.case_id as target, d.title as name from cases d where d.case_id = any (${targets}::text[]) and ${seesDocument(reader, 'd')}`.execute(
        db,
      )
      return rows.map(({ target, name }) => [target, { name: partiesOf(name) || name, href: `/cases/${encodeURIComponent(target)}` }])
    },
    async judge(reader, targets) {
      const { rows } = await sql<{ target: string }>`
        select distinct j.name as target from judges j where j.name = any (${targets}::text[]) and ${seesJudge(reader, 'j')}`.execute(db)
      return rows.map(({ target }) => [target, { name: target, href: `/judges/${encodeURIComponent(target)}` }])
    },
    async court(_reader, targets) {
      const { rows } = await sql<{ target: string; code: string | null }>`
        select t.target, c.code from unnest(${targets}::text[]) as t (target) left join courts c on c.name = t.target
        where c.code is not null or exists (select 1 from ${publicCases} d where d.court_station = t.target)`.execute(db)
      return rows.map(({ target, code }) => [
        target,
        {
          name: target,
          href: code === null ? `/cases?${new URLSearchParams({ station: target }).toString()}` : `/courts/${encodeURIComponent(code)}`,
        },
      ])
    },
    async provision(reader, targets) {
      const { rows } = await sql<{ target: string; title: string; href: string; eid: string; num: string | null; heading: string | null }>`
        select distinct on (t.target) t.target, d.title, p.eid, p.num, p.heading,
          case when a.kind = 'constitution' and a.country = 'ke' then '/legal-library/constitution'
            else '/legal-library/legislation/' || k.public_id end as href
        from unnest(${targets}::text[]) as t (target)
        join works k on k.public_id = split_part(t.target, '~', 1)
        join documents d on d.work_id = k.id and ${seesDocument(reader, 'd')} join acts a on a.document_id = d.id
        join expressions e on e.document_id = d.id
        join provisions p on p.document_id = e.document_id and p.revision = e.revision and p.eid = split_part(t.target, '~', 2)
        join provisions u on u.document_id = p.document_id and u.revision = p.revision and u.type in ('section', 'article', 'rule')
          and (u.eid = p.eid or p.type in ('subsection', 'paragraph', 'subparagraph', 'item') and starts_with(p.eid, u.eid || '__'))
        order by t.target, e.date desc nulls last`.execute(db)
      return rows.map(({ target, title, href, eid, num, heading }) => [
        target,
        {
          name: `${titleWithin(title, eid) ?? num ?? heading ?? eid}, ${title}`,
          href: `${href}#${encodeURIComponent(target.split('~')[1]!)}`,
        },
      ])
    },
    async list(reader, targets) {
      const { rows } = await sql<{ target: string; name: string }>`
        select p.id::text as target, p.name from projects p
        where p.id::text = any (${targets}::text[]) and p.deleted_at is null and ${may(reader, 'read', 'projects', 'p')}`.execute(db)
      const ofProjects = rows.map(({ target, name }): [string, Named] => [target, { name, href: `/research-hub/projects/${target}` }])
      return targets.includes(ownCitations) ? [...ofProjects, [ownCitations, { name: '', href: '/citations' }]] : ofProjects
    },
    async check(reader, targets) {
      const { rows } = await sql<{ target: string; name: string }>`
        select c.id::text as target, c.name from document_checks c
        where c.id::text = any (${targets}::text[]) and c.deleted_at is null and ${may(reader, 'read', 'document_checks', 'c')}`.execute(db)
      return rows.map(({ target, name }) => [target, { name, href: `/citations/check?kept=${target}` }])
    },
  }

  return {
    namesOf,

    /** The id of the work of the Constitution of Kenya, which screens call by that name; undefined where none is held. */
    async constitution(): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        select k.public_id as id from works k join documents d on d.work_id = k.id and ${isPublic('d')} join acts a on a.document_id = d.id
        where a.kind = 'constitution' and a.country = 'ke' order by d.year desc nulls last, d.id limit 1`.execute(db)
      return rows[0]?.id
    },

    /** Those of some targets that everybody sees: lists and checks are always somebody's own. */
    async seenByAll(targets: readonly Target[]): Promise<Target[]> {
      const { rows } = await sql<Target>`
        select t.kind, t.target from jsonb_to_recordset(${JSON.stringify(targets.map(({ kind, target }) => ({ kind, target })))}::jsonb)
          as t (kind text, target text)
        where case t.kind
          when 'case' then exists (select from ${publicCases} d where d.case_id = t.target)
          when 'judge' then exists (select from judges j where j.name = t.target and ${isPublic('j')})
          when 'provision' then exists (select from works k join documents d on d.work_id = k.id
            where k.public_id = split_part(t.target, '~', 1) and ${isPublic('d')})
          when 'court' then exists (select from courts c where c.name = t.target and c.code is not null)
            or exists (select from ${publicCases} d where d.court_station = t.target)
          else false end`.execute(db)
      return rows
    },

    async list(reader: Reader, filter: Partial<Target>, { limit, offset }: { limit: number; offset: number }): Promise<WatchRow[]> {
      const { rows } = await sql<WatchRow>`
        select ${columns} from watches w where ${owns(reader, 'watches', 'w')} and ${chosen(filter)}
        order by w.created_at desc, w.id limit ${limit} offset ${offset}`.execute(db)
      return rows
    },

    async count(reader: Reader, filter: Partial<Target>): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from watches w where ${owns(reader, 'watches', 'w')} and ${chosen(filter)}`.execute(db)
      return onlyRow(rows).count
    },

    async byIds(reader: Reader, ids: readonly string[]): Promise<WatchRow[]> {
      const { rows } = await sql<WatchRow>`
        select ${columns} from watches w where ${owns(reader, 'watches', 'w')} and w.id = any (${ids.filter(isUuid)}::uuid[])`.execute(db)
      return rows
    },

    /** Answers the id; that of the one there is where the same is watched already. */
    async insert(reader: Reader, { kind, target, frequency }: Target & { frequency: AlertFrequency }): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        insert into watches (user_id, kind, target, frequency, after_document, created_at)
        values (${reader.userId}::uuid, ${kind}, ${target}, ${frequency},
          (select coalesce(max(id), 0) from ${unscoped('documents', 'only how many there are is read')}), ${new Date(clock.now())})
        on conflict (user_id, kind, target) do update set frequency = excluded.frequency returning id`.execute(db)
      return onlyRow(rows).id
    },

    async change(reader: Reader, id: string, frequency: AlertFrequency): Promise<boolean> {
      if (!isUuid(id)) return false
      const { numAffectedRows } = await sql`
        update watches w set frequency = ${frequency} where ${may(reader, 'change', 'watches', 'w')} and w.id = ${id}`.execute(db)
      return numAffectedRows === 1n
    },

    async delete(reader: Reader, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const { numAffectedRows } = await sql`
        delete from watches w where ${may(reader, 'delete', 'watches', 'w')} and w.id = ${id}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
