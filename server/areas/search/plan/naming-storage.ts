import { sql } from 'kysely'
import type { Treatment } from '#contract/citator'
import type { Reader } from '../../../access/access.ts'
import { unscoped, ownerOf, seesDocument, seesEntry, seesJudge } from '../../../access/conditions-storage.ts'
import { excludingSamples } from '../../../database/excluding-samples.ts'
import { prepared } from '../../../database/prepared.ts'
import { foundAt, rank } from '../../../database/treatments-by-gravity.ts'
import { type NamedForm, formsCalled, surnameOf } from '../../../judge-names/called.ts'
import { nameKey } from '../../../judge-names/name-key-storage.ts'
import type { Names } from '../query/names.ts'
import type { Queries } from '../../../database/open.ts'
import { type DocumentFilters, narrow } from './document-filters-storage.ts'
import { onlyRow } from '../../../database/only-row.ts'

/** What a query means in this library: judges, courts, and documents by their names. */
export const namingStorage = (db: Queries) => ({
  /** Whether any decision that a reader sees comes from abroad. */
  async holdsAbroad(reader: Reader): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      ${prepared} select exists (select from search_entries e where jurisdiction <> 'KE' and ${seesEntry(reader, 'e')}) as found`.execute(
      db,
    )
    return onlyRow(rows).found
  },

  /** Documents that may be cited, by the ids that readers know. */
  async citable(reader: Reader, ids: readonly string[]): Promise<{ id: number; case_id: string; kind: string }[]> {
    const { rows } = await sql<{ id: number; case_id: string; kind: string }>`
      select d.id, w.public_id as case_id, d.kind from works w join documents d on d.work_id = w.id
      where w.public_id = any (${[...ids]}::text[]) and ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },

  /** Which documents cite a case at some place in it, with the place as it is printed; each once. */
  async pinpointsTo(id: number): Promise<{ citing_id: number; pinpoint: string; kind: string }[]> {
    const { rows } = await sql<{ citing_id: number; pinpoint: string; kind: string }>`
      select distinct c.citing_id, c.pinpoint, c.kind::text from citations c
      join ${unscoped('documents', 'narrow says which are seen')} d on d.id = c.citing_id
      join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
      where c.cited_id = ${id} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and c.pinpoint is not null
        and ${excludingSamples('d', 'cited')}`.execute(db)
    return rows
  },

  /** Which documents cite a case and treat it so, and no more gravely anywhere. */
  async treatingAs(id: number, treatment: Treatment): Promise<number[]> {
    const { rows } = await sql<{ citing_id: number }>`
      select citing_id from (
        select distinct on (c.citing_id) c.citing_id, coalesce(t.treatment, 'cited') as treatment from citations c
        join ${unscoped('documents', 'narrow says which are seen')} d on d.id = c.citing_id
        join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
        left join treatments t on ${foundAt}
        where c.cited_id = ${id} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${excludingSamples('d', 'cited')}
        order by c.citing_id, ${rank}
      ) gravest where treatment = ${treatment}`.execute(db)
    return rows.map(({ citing_id }) => citing_id)
  },

  /** Documents by their names, the newest first. */
  async named(reader: Reader, { identities, citationKeys, caseNumbers }: Names, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      ${prepared} select id from documents d where ${seesDocument(reader, 'd')} and id in (
        select id from ${unscoped('cases', 'the outer condition says which of them are seen')} where identity = any (${identities}::text[])
        union select id from ${unscoped('documents', 'the outer condition says which of them are seen')} where frbr_uri = any (${identities}::text[]) and kind <> 'act'
        union select document_id from document_citations where key = any (${citationKeys}::text[])
        union select document_id from search_case_numbers where key = any (${caseNumbers}::text[]))
      order by date desc nulls last, id desc limit ${most}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Which of some case numbers a reader finds, with their documents, the newest first. */
  async numbersAmong(reader: Reader, keys: string[]): Promise<{ id: number; key: string }[]> {
    const { rows } = await sql<{ id: number; key: string }>`
      select n.document_id as id, n.key from search_case_numbers n join search_entries e on e.document_id = n.document_id
      where n.key = any (${keys}::text[]) and ${seesEntry(reader, 'e')}
      order by e.date desc nulls last, e.document_id desc`.execute(db)
    return rows
  },

  /** Documents with a citation of which this is a part, in whole words and numbers. `pattern` is a regular expression. */
  async withCitationPart(pattern: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select distinct document_id as id from document_citations where key ~ ${pattern}`.execute(db)
    return rows.map(({ id }) => id)
  },

  async withCaseNumberPart(pattern: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select document_id as id from judgments where case_number_key ~ ${pattern}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Ids of the judges who are called so in any form ('Wanjala SCJ', 'Justice Wanjala'), with every other form of their names. */
  async judgesNamed(names: string[]): Promise<number[]> {
    const { rows } = await sql<NamedForm & { owner: string | null }>`
      with named as (
        select coalesce(same_as, id) as main from ${unscoped('judges', 'only ids leave it, and they are narrowed to what the reader sees')} j
        where split_part(${nameKey}, ' ', 1) = any (${names.map(surnameOf)}::text[]) or lower(name) = any (${names.map((name) => name.toLowerCase())}::text[])
      )
      select id, ${nameKey} as key, name, same_as, ${ownerOf('j')} as owner
      from ${unscoped('judges', 'only ids leave it, and they are narrowed to what the reader sees')} j
      where id in (select main from named) or same_as in (select main from named)`.execute(db)
    // A judge of one account's documents says nothing of who is meant elsewhere.
    const libraries = [...Map.groupBy(rows, ({ owner }) => owner).values()]
    return [...new Set(names.flatMap((name) => libraries.flatMap((forms) => formsCalled(forms, name).map(({ id }) => id))))]
  },

  /** The main form of the name of each of some judges, by their ids. */
  async judgeNames(ids: readonly number[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: number; name: string }>`
      ${prepared} select j.id, coalesce(main.name, j.name) as name from ${unscoped('judges', 'those of cases that the reader finds')} j
      left join ${unscoped('judges', 'the other form of the same name')} main on main.id = j.same_as where j.id = any (${ids}::integer[])`.execute(
      db,
    )
    return new Map(rows.map(({ id, name }) => [String(id), name]))
  },

  /** Every judge of whom this account finds documents, with the main form of the name. */
  async judges(reader: Reader): Promise<{ id: number; name: string; main: number }[]> {
    const { rows } = await sql<{ id: number; name: string; main: number }>`
      select j.id, j.name, coalesce(j.same_as, j.id) as main from judges j where ${seesJudge(reader, 'j')}`.execute(db)
    return rows
  },

  /** The documents of a list that pass the filters, in the order of the list. */
  async within(ids: readonly number[], narrowing: DocumentFilters): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.document_id = any (${ids}::integer[]) and ${narrow(narrowing)}`.execute(db)
    const passing = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => passing.has(id))
  },

  /** Every document that passes the filters. */
  async allWithin(narrowing: DocumentFilters): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select e.document_id as id from search_entries e where ${narrow(narrowing)}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The different courts, with their codes where they have one, and stations of all documents, read from value to value. */
  async courtsAndStations() {
    const all = unscoped('search_entries', 'only what a query names is looked for among them')
    const { rows } = await sql<{ court: string | null; code: string | null; station: string | null }>`
      with recursive court (name) as (
        (select court from ${all} where court is not null order by court limit 1)
        union all
        select (select e.court from ${all} e where e.court > c.name order by e.court limit 1) from court c where c.name is not null
      ), station (name) as (
        (select court_station from ${all} where court_station is not null order by court_station limit 1)
        union all
        select (select e.court_station from ${all} e where e.court_station > s.name order by e.court_station limit 1)
        from station s where s.name is not null
      )
      select court.name as court, courts.code, null as station from court left join courts on courts.name = court.name where court.name is not null
      union all select null, null, name from station where name is not null`.execute(db)
    return rows
  },
})
