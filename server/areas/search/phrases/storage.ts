import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { every, seesEntry } from '../../../access/conditions-storage.ts'
import { prepared } from '../../../database/prepared.ts'
import { waitingDocuments } from '../narrowing-storage.ts'
import type { Queries } from '../storage.ts'
import type { Rows } from './segment.ts'

/** The row of a segment in which one pair of a phrase may be. */
export interface BucketRow {
  segment: number
  version: number
  isPublic: boolean
  /** Which of the pairs that were asked for. */
  at: number
  bucket: number
  pairs: Buffer
}

/** Some bytes of the places of a row. */
export interface PositionsAsked {
  segment: number
  bucket: number
  from: number
  length: number
}

/** What is searched of a document that waits. */
export interface WaitingText {
  id: number
  heading: string
  content: string | null
  note: string
}

/** So long no process takes to write one segment: then its claim (a lease) has run out. */
const longest = sql`interval '10 minutes'`

/** Segments of bigrams: segment.ts. */
export const phrasesStorage = (db: Queries) => ({
  /** The rows of all segments in which pairs may be; `buckets` of the pairs in their order. */
  async bucketRows(buckets: readonly number[]): Promise<BucketRow[]> {
    const { rows } = await sql<BucketRow>`
      ${prepared} select s.segment, s.version, s.is_public as "isPublic", (f.at - 1)::integer as at, p.bucket, p.pairs
      from search_segments s cross join unnest(${buckets}::integer[]) with ordinality as f (bucket, at)
        join search_pairs p on p.segment = s.segment and p.bucket = f.bucket >> s.shift
      where s.is_laid order by s.segment, f.at`.execute(db)
    return rows
  },

  /** Parts of the places of rows, in their order. */
  async placesOf(asked: readonly PositionsAsked[]): Promise<Buffer[]> {
    const list = (of: (one: PositionsAsked) => number) => sql`${asked.map(of)}::integer[]`
    const { rows } = await sql<{ places: Buffer }>`
      ${prepared} select substring(p.places from a.start + 1 for a.length) as places
      from unnest(${list(({ segment }) => segment)}, ${list(({ bucket }) => bucket)}, ${list(({ from }) => from)}, ${list(({ length }) => length)})
        with ordinality as a (segment, bucket, start, length, number)
        join search_pairs p on p.segment = a.segment and p.bucket = a.bucket
      order by a.number`.execute(db)
    return rows.map(({ places }) => places)
  },

  async documentsOf(segments: readonly number[]): Promise<{ segment: number; version: number; documents: number[] }[]> {
    const { rows } = await sql<{ segment: number; version: number; documents: number[] }>`
      ${prepared} select segment, version, documents from search_segments where segment = any (${segments}::integer[])`.execute(db)
    return rows
  },

  /** Documents that stand in no segment; one more than `most` where there are more. */
  async waiting(most: number): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] }>`
      ${prepared} select array(select document_id from (${waitingDocuments}) as w limit ${most + 1}) as ids`.execute(db)
    return rows[0]!.ids
  },

  /** Those of some documents that an account may find. */
  async seen(ids: readonly number[], reader: Reader): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] }>`
      ${prepared} select array(
        select e.document_id from search_entries e where e.document_id = any (${ids}::integer[]) and ${seesEntry(reader, 'e')}
      ) as ids`.execute(db)
    return rows[0]!.ids
  },

  /** Those of some documents in which a phrase stands: each is read. */
  async havingPhrase(ids: readonly number[], tsquery: string): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] }>`
      ${prepared} select array(
        select e.document_id from ${every('search_entries', 'only ids leave it, and they are narrowed to what the reader sees')} e where e.document_id = any (${ids}::integer[]) and e.words @@ ${tsquery}::tsquery
      ) as ids`.execute(db)
    return rows[0]!.ids
  },
})

/** What merges segments. Each call is short, so that nobody waits for a whole segment. */
export const segmentsStorage = (db: Queries) => ({
  /** How many documents wait, and how many stand in segments with more buckets in a row than `shift` says. */
  async waitingFor(isPublic: boolean, shift: number): Promise<{ waiting: number; inSmaller: number }> {
    const { rows } = await sql<{ waiting: number; inSmaller: number }>`
      select (select count(*)::integer from search_slots where segment is null and is_public = ${isPublic}) as waiting,
        (select coalesce(sum(cardinality(documents) - gone), 0)::integer from search_segments
          where shift > ${shift} and is_public = ${isPublic} and is_laid) as "inSmaller"`.execute(db)
    return rows[0]!
  },

  async removeSmaller(isPublic: boolean, shift: number) {
    await sql`delete from search_segments where shift > ${shift} and is_public = ${isPublic} and is_laid`.execute(db)
  },

  /** What was begun by a process that is no more, and what has lost half of its documents: those that are left wait again. */
  async removeStale() {
    await sql`
      delete from search_segments
      where case when is_laid then 2 * gone >= cardinality(documents) else began_at < now() - ${longest} end`.execute(db)
  },

  async remove(segment: number) {
    await sql`delete from search_segments where segment = ${segment}`.execute(db)
  },

  async removeAll() {
    await sql`delete from search_segments`.execute(db)
  },

  /** The same of the segments that hold some documents. */
  async removeSegmentsOf(ids: readonly number[]) {
    await sql`
      delete from search_segments where segment in (select segment from search_slots where document_id = any (${ids}::integer[]))`.execute(
      db,
    )
  },

  /** Claims documents that wait, and that nobody else has claimed, for a new segment; nothing where there are fewer than `least`. */
  async claim(isPublic: boolean, shift: number, { least, most }: { least: number; most: number }) {
    const { rows } = await sql<{ segment: number; documents: number[]; stamps: number[] }>`
      with waiting as materialized (
        select document_id, stamp from search_slots where segment is null and is_public = ${isPublic}
        order by document_id limit ${most} for update skip locked
      ), began as (
        insert into search_segments (shift, is_public, documents)
        select ${shift}, ${isPublic}, array_agg(document_id order by document_id) from waiting having count(*) >= ${least}
        returning segment, documents
      ), claimed as (
        update search_slots t set segment = began.segment from began where t.document_id = any (began.documents)
      )
      select segment, documents, (select array_agg(stamp order by document_id) from waiting) as stamps from began`.execute(db)
    return rows[0] ?? null
  },

  /** Gives back the documents of a segment from the one with a number on. */
  async release(segment: number, from: number) {
    await sql`
      with shortened as (
        update search_segments set documents = documents[:${from}::integer] where segment = ${segment} returning documents
      )
      update search_slots t set segment = null from shortened where t.segment = ${segment} and t.document_id <> all (shortened.documents)`.execute(
      db,
    )
  },

  async writeRows(segment: number, { buckets, endsOfPairs, endsOfPlaces, pairs, places }: Rows) {
    if (buckets.length === 0) return
    await sql`
      insert into search_pairs (segment, bucket, pairs, places)
      select ${segment}, bucket, substring(${bufferOf(pairs)}::bytea from "startOfPairs" + 1 for "endOfPairs" - "startOfPairs"),
        substring(${bufferOf(places)}::bytea from "startOfPlaces" + 1 for "endOfPlaces" - "startOfPlaces")
      from unnest(${buckets}::integer[], ${startsOf(endsOfPairs)}::integer[], ${endsOfPairs}::integer[], ${startsOf(endsOfPlaces)}::integer[], ${endsOfPlaces}::integer[])
        as row (bucket, "startOfPairs", "endOfPairs", "startOfPlaces", "endOfPlaces")`.execute(db)
  },

  async markComplete(segment: number) {
    await sql`update search_segments set is_laid = true where segment = ${segment}`.execute(db)
  },

  async textsOf(ids: readonly number[]): Promise<WaitingText[]> {
    const { rows } = await sql<WaitingText>`
      select e.document_id as id, h.heading, r.content, h.note
      from ${every('search_entries', 'segments hold every document')} e join search_headings h on h.document_id = e.document_id
        join revisions r on r.document_id = e.document_id and r.number = e.revision
      where e.document_id = any (${ids}::integer[])`.execute(db)
    return rows
  },

  /** What has left a slot leaves a mark in the index of what waits. */
  async clearSlots() {
    await sql`vacuum search_slots`.execute(db)
  },
})

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const startsOf = (ends: number[]) => [0, ...ends.slice(0, -1)]
