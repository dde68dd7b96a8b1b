import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { documentsSeenBy, unscoped } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { containsPattern } from '../../../database/patterns.ts'
import type { StoredParagraph } from '../../../database/stored-layout.ts'

/** In which texts is searched. */
export interface LawTexts {
  /** YYYY-MM-DD: in those that stood then; null: in the latest. */
  asAt: string | null
  /** Words of the title of the Act, or its chapter; null for every Act. */
  act: string | null
  /** Only in texts of Kenyan law, not in guides to it. */
  isOfficial?: boolean
}

/** A provision by its place, expressions.id and provisions.position. */
export interface PlaceOfLaw {
  id: number
  part: number
}

/** A provision that was found, with its paragraphs by their UTF-16 offsets in the content of its text, which is there once for all of a text. */
export interface FoundRow extends PlaceOfLaw {
  act: { id: string; title: string }
  date: string | null
  guide: boolean
  repealed: string | null
  commenced: string | null
  eid: string
  type: string
  num: string | null
  heading: string | null
  paragraphs: StoredParagraph[]
}

export const searchLawStorage = ({ sql: db }: Database) => ({
  /** The texts in which a reader searches, by expressions.id, in the order of their titles. */
  async textsWithin(reader: Reader, { asAt, act, isOfficial = false }: LawTexts): Promise<number[]> {
    const words = act === null ? [] : act.toLowerCase().split(/\s+/).filter(Boolean)
    const cap = act === null ? null : act.toLowerCase().replace(/^cap\.?\s*/, '')
    const { rows } = await sql<{ id: number }>`
      select e.id from ${documentsSeenBy(reader)} d join acts a on a.document_id = d.id join expressions e on e.document_id = d.id
        join revisions r on r.document_id = e.document_id and r.number = e.revision
      where e.revision = case when ${asAt}::date is null then d.revision else (
          select revision from expressions stood where stood.document_id = d.id and (stood.date is null or stood.date <= ${asAt}::date)
          order by stood.date desc nulls last limit 1) end
        and (lower(d.title) like all (${words.map(containsPattern)}::text[]) or lower(a.cap) = ${cap})
        and (not ${isOfficial}::boolean or (a.country = 'ke' and r.source_format <> 'Guide'))
      order by d.title, d.id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** What stands at some places, in their order; what has gone since is left out. */
  async provisions(places: readonly PlaceOfLaw[]): Promise<FoundRow[]> {
    const { rows } = await sql<FoundRow>`
      select e.id, v.position as part, json_build_object('id', w.public_id, 'title', d.title) as act, e.date, r.source_format = 'Guide' as guide,
        a.repealed, a.commenced, v.eid, v.type, v.num, v.heading,
        jsonb_path_query_array(r.layout -> 'paragraphs', format('$[%s to %s]', v.first - 1, v.last - 1)::jsonpath) as paragraphs
      from unnest(${places.map(({ id }) => id)}::integer[], ${places.map(({ part }) => part)}::integer[]) with ordinality as asked (id, part, place)
        join expressions e on e.id = asked.id
        join ${unscoped('documents', 'of those that the reader sees')} d on d.id = e.document_id join works w on w.id = d.work_id
        join acts a on a.document_id = d.id
        join revisions r on r.document_id = e.document_id and r.number = e.revision
        join provisions v on v.document_id = e.document_id and v.revision = e.revision and v.position = asked.part
      order by asked.place`.execute(db)
    return rows
  },

  /** The words of texts, by expressions.id. */
  async contents(ids: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await sql<{ id: number; content: string | null }>`
      select e.id, r.content from expressions e join revisions r on r.document_id = e.document_id and r.number = e.revision
      where e.id = any (${[...new Set(ids)]}::integer[])`.execute(db)
    return new Map(rows.map(({ id, content }) => [id, content ?? '']))
  },
})
