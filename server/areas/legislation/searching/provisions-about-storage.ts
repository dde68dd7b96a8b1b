import { paragraphKinds } from '#contract/cases'
import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { seesDocument } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { prepared } from '../../../database/prepared.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { guideFormat } from '../../documents/documents.ts'

/** A section, article or rule of today's text of an Act. */
export interface ProvisionText {
  act: { id: string; title: string }
  /** Since when the text stands, YYYY-MM-DD. */
  date: string | null
  eid: string
  type: string
  num: string | null
  heading: string | null
  /** The words of the law in it, by paragraph; notes of an editor are left out. */
  paragraphs: string[]
}

interface Row extends Omit<ProvisionText, 'paragraphs'> {
  document_id: number
  revision: number
  first: number
  last: number
}

const noted = new Set([paragraphKinds.indexOf('heading'), paragraphKinds.indexOf('line')])

export const provisionsAboutStorage = ({ sql: db }: Database) => ({
  /** Those of Kenya that meet a tsquery of stems, by how often its words stand in them; those of the heading count most. To plan it takes longer than to run it. */
  async meeting(reader: Reader, query: string, most: number): Promise<Row[]> {
    const { rows } = await sql<Row>`
      ${prepared} select json_build_object('id', w.public_id, 'title', d.title) as act, e.date, v.eid, v.type, v.num, v.heading, v.document_id, v.revision,
        v.first, v.last
      from provision_entries p join documents d on d.id = p.document_id and d.revision = p.revision join works w on w.id = d.work_id
      join acts a on a.document_id = d.id
      join expressions e on e.document_id = p.document_id and e.revision = p.revision
      join revisions r on r.document_id = p.document_id and r.number = p.revision
      join provisions v on v.document_id = p.document_id and v.revision = p.revision and v.position = p.position
      where p.words @@ ${query}::tsquery and a.country = 'ke' and r.source_format <> ${guideFormat} and v.type in ('section', 'article', 'rule')
        and ${seesDocument(reader, 'd')}
      order by ts_rank('{0.4, 0.25, 0.4, 1}', p.words, ${query}::tsquery, 1) desc, d.title, p.position limit ${most}`.execute(db)
    return rows
  },

  /** The same with their words; each Act is read once. */
  async withTexts(rows: readonly Row[]): Promise<ProvisionText[]> {
    const texts = new Map<number, { content: string; layout: StoredLayout }>()
    for (const { document_id: id, revision } of rows) {
      if (texts.has(id)) continue
      const { content, layout } = await db
        .selectFrom('revisions')
        .select(['content', 'layout'])
        .where('document_id', '=', id)
        .where('number', '=', revision)
        .executeTakeFirstOrThrow()
      texts.set(id, { content: content ?? '', layout })
    }
    return rows.map(({ document_id: id, revision: _revision, first, last, ...provision }) => {
      const { content, layout } = texts.get(id)!
      const paragraphs = layout.paragraphs.slice(first - 1, last).filter(([, , kind]) => !noted.has(kind))
      return { ...provision, paragraphs: paragraphs.map(([start, end]) => content.slice(start, end)) }
    })
  },
})
