import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { unscoped, seesDocument } from '../../../access/conditions-storage.ts'
import type { Part } from '#contract/cases'
import type { Decided } from '#contract/search'
import { prepared } from '../../../database/prepared.ts'
import type { StoredParagraph } from '../../../database/stored-layout.ts'
import type { Queries } from '../../../database/open.ts'

export interface FoundText {
  id: number
  text: string
  paragraphs: StoredParagraph[]
  parts: Part[]
}

/** The texts of documents. */
export const textsStorage = (db: Queries) => ({
  /** The text of one case as it is searched; null where this account finds no such case. */
  async textOf(reader: Reader, caseId: string): Promise<{ revision: number; content: string | null } | null> {
    const { rows } = await sql<{ revision: number; content: string | null }>`
      select r.number as revision, r.content from cases d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.case_id = ${caseId} and ${seesDocument(reader, 'd')}`.execute(db)
    return rows[0] ?? null
  },

  /** How cases ended, of those where that is known: as an editor says, else as it was read, with the sentence that says so. */
  async endings(ids: number[]): Promise<Map<number, Decided>> {
    const { rows } = await sql<{ id: number } & Decided>`
      ${prepared} select d.id, coalesce(said.kind, p.kind) as kind,
        case when p.kind = coalesce(said.kind, p.kind) then json_build_object(
          'text', substr(r.content, p.quote_from + 1, p.quote_length), 'paragraph', p.paragraph, 'number', p.number) end as quote
      from ${unscoped('documents', 'its rows were chosen among those that the reader sees')} d
        join revisions r on r.document_id = d.id and r.number = d.revision
        left join dispositions p on p.document_id = d.id
        cross join lateral (select d.corrections -> 'disposition' ->> 'kind' as kind) said
      where d.id = any (${ids}::integer[]) and coalesce(said.kind, p.kind) is not null
        and (d.corrections -> 'disposition' is null or said.kind is not null)`.execute(db)
    return new Map(rows.map(({ id, kind, quote }) => [id, { kind, quote }]))
  },

  /** The texts to cut snippets from: of a document without one, its note. */
  async texts(ids: number[]): Promise<FoundText[]> {
    const { rows } = await sql<{
      id: number
      content: string | null
      note: string
      layout: Pick<FoundText, 'paragraphs' | 'parts'> | null
    }>`
      ${prepared} select e.document_id as id, r.content, case when r.content is null then h.note else '' end as note,
        json_build_object('paragraphs', r.layout -> 'paragraphs', 'parts', r.layout -> 'parts') as layout
      from ${unscoped('search_entries', 'its rows were chosen among those that the reader sees')} e
        join revisions r on r.document_id = e.document_id and r.number = e.revision
        join search_headings h on h.document_id = e.document_id
      where e.document_id = any (${ids}::integer[])`.execute(db)
    return rows.map(({ id, content, note, layout }) => ({
      id,
      text: content ?? note,
      paragraphs: content === null ? [] : (layout?.paragraphs ?? []),
      parts: content === null ? [] : (layout?.parts ?? []),
    }))
  },
})
