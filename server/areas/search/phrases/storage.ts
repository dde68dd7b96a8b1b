import { sql } from 'kysely'
import type { Queries } from '../storage.ts'

/** What one segment says of some bits. */
export interface SegmentRow {
  segment: number
  /** The bytes of a slice. */
  width: number
  /** A slice for each of the bits asked for, one behind the other. */
  found: Buffer
}

/** Signatures laid across: slices.ts. */
export const slicesStorage = (db: Queries) => ({
  /** The slices of all segments for some places of a signature. */
  async slicesAt(places: readonly number[]): Promise<SegmentRow[]> {
    const { rows } = await sql<SegmentRow>`
      select s.segment, s.width, (
        select string_agg(substring(s.slices from (place % s.bits) * s.width + 1 for s.width), ''::bytea order by i)
        from unnest(${places}::integer[]) with ordinality as p (place, i)
      ) as found
      from search_slices s order by s.segment`.execute(db)
    return rows
  },

  async documentsOf(segments: number[]): Promise<{ segment: number; documents: number[] }[]> {
    const { rows } = await sql<{ segment: number; documents: number[] }>`
      select segment, documents from search_slices where segment = any (${segments}::integer[])`.execute(db)
    return rows
  },

  /** Documents that stand in no segment; one more than `most` where there are more. */
  async waiting(most: number): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] }>`
      select array(select document_id from search_slots where segment is null limit ${most + 1}) as ids`.execute(db)
    return rows[0]!.ids
  },

  /** The lengths of the signatures that wait. */
  async waitingByBits(): Promise<{ bits: number }[]> {
    const { rows } = await sql<{ bits: number }>`
      select distinct bits from search_slots where segment is null and bits > 0 order by bits`.execute(db)
    return rows
  },

  /** How many signatures of a length wait, and how many stand in segments of fewer than `size`. */
  async waitingFor(bits: number, size: number): Promise<{ waiting: number; inSmaller: number }> {
    const { rows } = await sql<{ waiting: number; inSmaller: number }>`
      select (select count(*)::integer from search_slots where segment is null and bits = ${bits}) as waiting,
        (select coalesce(sum(8 * width), 0)::integer from search_slices where bits = ${bits} and 8 * width < ${size}) as "inSmaller"`.execute(
      db,
    )
    return rows[0]!
  },

  async removeSmaller(bits: number, size: number) {
    await sql`delete from search_slices where bits = ${bits} and 8 * width < ${size}`.execute(db)
  },

  async clearSlots() {
    await sql`vacuum search_slots`.execute(db)
  },

  /** Documents that wait with signatures of one length, and whom nobody else has taken; nobody signs them anew before the transaction ends. */
  async takeWaiting(bits: number, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select document_id as id from search_slots where segment is null and bits = ${bits}
      order by document_id limit ${most} for update skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The signatures of documents, in the order of their ids. */
  async signaturesOf(ids: number[]): Promise<Buffer[]> {
    const { rows } = await sql<{ signature: Buffer }>`
      select signature from search_signatures where document_id = any (${ids}::integer[]) order by document_id`.execute(db)
    return rows.map(({ signature }) => signature)
  },

  async addSegment(bits: number, documents: number[], slices: Uint8Array) {
    await sql`
      with added as (
        insert into search_slices (bits, width, documents, slices)
        values (${bits}, ${documents.length / 8}, ${documents}::integer[], ${Buffer.from(slices.buffer, slices.byteOffset, slices.byteLength)}) returning segment
      )
      update search_slots t set segment = added.segment from added where t.document_id = any (${documents}::integer[])`.execute(db)
  },

  async removeSegments() {
    await sql`delete from search_slices`.execute(db)
  },
})
