import { keysOfHeldAct } from '#citations/law/act-key'
import { type Transaction, sql } from 'kysely'
import { isPublic } from '../../../../access/conditions-storage.ts'
import type { Database } from '../../../../database/open.ts'
import type { Tables } from '../../../../database/tables.ts'
import { indexProvisions } from '../../../search/search.ts'
import { guideFormat, type PreparedAct } from './prepare-act.ts'

type ActTransaction = Transaction<Tables>

/** What the library holds of an Act when a text of it arrives; `date` is that of the expression, null where it is none or undated. */
export interface HeldAct {
  documentId: number
  title: string
  caseId: string
  revisions: { number: number; contentHash: string; source: string; date: string | null; isShown: boolean; isGuide: boolean }[]
}

export const actsStorage = (_database: Database) => ({
  /**
   * The Act that a text is of, its work locked: by its address, else by country and title where one of the two has no address. A work that
   * was known by its title takes the address that arrives.
   */
  async find(transaction: ActTransaction, { facts, identity, titleKey }: PreparedAct): Promise<HeldAct | null> {
    const { rows } = await sql<{ document_id: number; title: string; case_id: string; work_id: number; identity: string }>`
      select d.id as document_id, d.title, w.public_id as case_id, w.id as work_id, w.identity
      from works w join documents d on d.work_id = w.id join acts a on a.document_id = d.id
      where ${isPublic('d')} and (w.identity = ${identity}
        or (a.title_key = ${titleKey} and (${facts.uri}::text is null or w.identity not like '/akn/%')))
      order by w.identity = ${identity} desc, d.id limit 1 for update of w`.execute(transaction)
    const [found] = rows
    if (!found) return null
    if (facts.uri !== null && found.identity !== facts.uri) {
      await transaction.updateTable('works').set({ identity: facts.uri }).where('id', '=', found.work_id).execute()
    }
    const { rows: revisions } = await sql<HeldAct['revisions'][number]>`
      select r.number, r.content_hash as "contentHash", r.source, e.date, e.revision is not null as "isShown",
        r.source_format = ${guideFormat} as "isGuide"
      from revisions r left join expressions e on e.document_id = r.document_id and e.revision = r.number
      where r.document_id = ${found.document_id} order by r.number`.execute(transaction)
    return { documentId: found.document_id, title: found.title, caseId: found.case_id, revisions }
  },

  /** Adds work and document; a work that outlived its document is the same work. */
  async add(transaction: ActTransaction, { facts, identity, caseId, country, titleKey }: PreparedAct, at: Date): Promise<number> {
    await transaction
      .insertInto('works')
      .values({ public_id: caseId, kind: 'act', identity })
      .onConflict((conflict) => conflict.column('identity').doNothing())
      .execute()
    const work = await transaction.selectFrom('works').select('id').where('identity', '=', identity).executeTakeFirstOrThrow()
    const { id } = await transaction
      .insertInto('documents')
      .values({
        ...said(facts),
        work_id: work.id,
        kind: 'act',
        revision: 1,
        imported_at: at,
        legal_areas: [],
        read_fields: [],
        sample: false,
        corrections: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('acts')
      .values({ document_id: id, country, title_key: titleKey, ...saidOfAct(facts) })
      .execute()
    return id
  },

  async addRevision(transaction: ActTransaction, documentId: number, number: number, prepared: PreparedAct, at: Date): Promise<void> {
    const { content, contentHash, layout, source, sourceFormat, warnings } = prepared
    await transaction
      .insertInto('revisions')
      .values({
        document_id: documentId,
        number,
        content,
        content_hash: contentHash,
        layout: JSON.stringify(layout),
        source,
        source_format: sourceFormat,
        warnings: JSON.stringify(warnings),
        imported_at: at,
      })
      .execute()
  },

  async dropExpression(transaction: ActTransaction, documentId: number, revision: number): Promise<void> {
    for (const table of ['expressions', 'provisions'] as const) {
      await transaction.deleteFrom(table).where('document_id', '=', documentId).where('revision', '=', revision).execute()
    }
  },

  /** Adds a text that is shown from its date on, with its tree. */
  async addExpression(
    transaction: ActTransaction,
    documentId: number,
    revision: number,
    { facts, provisions }: PreparedAct,
  ): Promise<void> {
    await transaction.insertInto('expressions').values({ document_id: documentId, revision, date: facts.date }).execute()
    const rows = provisions.map((provision, position) => ({ ...provision, position }))
    await sql`
      insert into provisions (document_id, revision, position, eid, type, num, heading, parent, first, last, aliases)
      select ${documentId}, ${revision}, position, eid, type, num, heading, parent, first, last,
        coalesce((select array_agg(alias) from json_array_elements_text(aliases) alias), '{}')
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (
        position integer, eid text, type text, num text, heading text, parent integer, first integer, last integer, aliases json
      )`.execute(transaction)
  },

  /** Makes the text of the latest date the one that the document shows; what it is called follows the latest text too. With the graph locked. */
  async showLatest(
    transaction: ActTransaction,
    { documentId, title }: HeldAct,
    arrived: number,
    { facts }: PreparedAct,
    at: Date,
  ): Promise<void> {
    const { revision } = await transaction
      .selectFrom('expressions')
      .select('revision')
      .where('document_id', '=', documentId)
      .orderBy('date', (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirstOrThrow()
    const isLatest = revision === arrived
    await transaction
      .updateTable('documents')
      .set({ revision, imported_at: at, ...(isLatest && { title: facts.title }), ...known(said(facts)) })
      .where('id', '=', documentId)
      .execute()
    // The title is a word of every provision.
    if (isLatest && title !== facts.title) await indexProvisions(transaction, documentId)
    const facts2 = known(saidOfAct(facts))
    if (Object.keys(facts2).length > 0) await transaction.updateTable('acts').set(facts2).where('document_id', '=', documentId).execute()
  },
})

/**
 * What an Act is cited by; what it was once called stays. With the graph locked: a case that arrives in another transaction would otherwise not
 * see these names, nor they its citations, and neither would count it.
 */
export async function addKeys(transaction: ActTransaction, documentId: number, facts: Parameters<typeof keysOfHeldAct>[0]): Promise<void> {
  const rows = keysOfHeldAct(facts).map((key) => ({ key, document_id: documentId }))
  if (rows.length === 0) return
  await transaction
    .insertInto('act_keys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const said = ({ title, year, language, url, uri }: PreparedAct['facts']) => ({
  title,
  year,
  language,
  url,
  frbr_uri: uri,
  date: null,
  citation: null,
  summary: null,
})

const saidOfAct = ({ kind, cap, number, assented, commenced, repealed, repealedBy }: PreparedAct['facts']) => ({
  kind,
  cap,
  number,
  assented,
  commenced,
  repealed,
  repealed_by: repealedBy,
})

/** What a text says, so that one that leaves something out takes nothing away. The title is the latest text's. */
function known<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null && name !== 'title')) as Partial<T>
}
