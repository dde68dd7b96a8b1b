import { type Transaction, sql } from 'kysely'
import { type AnnotationColor, restorableHours } from '#contract/annotations'
import type { Database } from '../../database/open.ts'
import type { StoredLayout, Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'

export type AnnotationTransaction = Transaction<Tables>

export interface AnnotationRow {
  id: string
  case_id: string
  quote: string
  prefix: string
  suffix: string
  start_offset: number
  end_offset: number
  document_id: number
  revision: number
  note: string
  color: AnnotationColor
  created_at: Date
  updated_at: Date
  placed_document_id: number
  placed_revision: number
  placed_start: number | null
  placed_end: number | null
  placed_paragraph: number | null
  placed_number: string | null
  /** The document and revision that the library shows now; null where it holds none that the account sees. */
  present_document_id: number | null
  present_revision: number | null
}

/** Where an annotation is in a text. */
export interface Placing {
  id: string
  document_id: number
  revision: number
  start: number | null
  end: number | null
  paragraph: number | null
  number: string | null
}

export type NewAnnotation = Pick<
  AnnotationRow,
  'case_id' | 'quote' | 'prefix' | 'suffix' | 'start_offset' | 'end_offset' | 'document_id' | 'revision' | 'note' | 'color'
> & { paragraph: number | null; number: string | null }

export interface AnnotationFilter {
  caseId?: string
  color?: AnnotationColor
  words: readonly string[]
}

export interface TextOfRevision {
  document_id: number
  number: number
  content: string | null
  layout: StoredLayout
}

const columns = [
  ...(['annotations.id', 'annotations.case_id', 'quote', 'prefix', 'suffix', 'start_offset', 'end_offset'] as const),
  ...(['annotations.document_id', 'annotations.revision', 'note', 'color', 'created_at', 'updated_at'] as const),
  ...(['placed_document_id', 'placed_revision', 'placed_start', 'placed_end', 'placed_paragraph', 'placed_number'] as const),
  ...(['documents.id as present_document_id', 'documents.revision as present_revision'] as const),
] as const
const restorable = sql<Date>`now() - make_interval(hours => ${restorableHours})`
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

export const annotationsStorage = ({ sql: db }: Database) => {
  const live = (userId: string, { caseId, color, words }: AnnotationFilter) => {
    let query = db
      .selectFrom('annotations')
      .leftJoin('documents', (join) =>
        join
          .onRef('documents.case_id', '=', 'annotations.case_id')
          .on(sql<boolean>`(documents.owner_id is null or documents.owner_id = ${userId}::uuid)`),
      )
      .where('annotations.user_id', '=', userId)
      .where('deleted_at', 'is', null)
    if (caseId !== undefined) query = query.where('annotations.case_id', '=', caseId)
    if (color !== undefined) query = query.where('color', '=', color)
    for (const word of words) query = query.where(sql<boolean>`(quote ilike ${literal(word)} or note ilike ${literal(word)})`)
    return query
  }

  return {
    /** The document of a case that the account sees, with its revision; undefined where there is none. */
    document: (userId: string, caseId: string) =>
      db
        .selectFrom('documents')
        .select(['id', 'revision'])
        .where('case_id', '=', caseId)
        .where(sql<boolean>`(owner_id is null or owner_id = ${userId}::uuid)`)
        .executeTakeFirst(),

    texts: (revisions: readonly { document_id: number; number: number }[]): Promise<TextOfRevision[]> =>
      db
        .selectFrom('revisions')
        .select(['document_id', 'number', 'content', 'layout'])
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('document_id', 'number'),
            'in',
            revisions.map(({ document_id, number }) => tuple(document_id, number)),
          ),
        )
        .execute(),

    insert: async (userId: string, annotation: NewAnnotation): Promise<string> => {
      const { start_offset, end_offset, document_id, revision, paragraph, number } = annotation
      const { number: _, ...original } = annotation
      const row = await db
        .insertInto('annotations')
        .values({
          user_id: userId,
          ...original,
          placed_document_id: document_id,
          placed_revision: revision,
          placed_start: start_offset,
          placed_end: end_offset,
          placed_paragraph: paragraph,
          placed_number: number,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    count: async (userId: string, filter: AnnotationFilter): Promise<number> =>
      (
        await live(userId, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    /** All that match; the order and the page are made where the places are known. */
    list: (
      userId: string,
      filter: AnnotationFilter,
      { sort, limit, offset }: { sort: 'place' | 'newest' | 'updated'; limit: number; offset: number },
    ): Promise<AnnotationRow[]> => {
      const query = live(userId, filter).select(columns)
      const ordered =
        sort === 'place'
          ? query
              .orderBy('annotations.case_id')
              .orderBy(sql`placed_start nulls last`)
              .orderBy('placed_end')
          : query.orderBy(sort === 'newest' ? 'created_at' : 'updated_at', 'desc')
      return ordered.orderBy('annotations.id').limit(limit).offset(offset).execute()
    },

    /** Those of a case that were placed in another text than the present one. */
    unplaced: (userId: string, caseId: string): Promise<AnnotationRow[]> =>
      live(userId, { caseId, words: [] })
        .select(columns)
        .where(sql<boolean>`(placed_document_id, placed_revision) is distinct from (documents.id, documents.revision)`)
        .where('documents.id', 'is not', null)
        .execute(),

    byId: async (userId: string, id: string): Promise<AnnotationRow | undefined> =>
      isUuid(id) ? live(userId, { words: [] }).select(columns).where('annotations.id', '=', id).executeTakeFirst() : undefined,

    /** Keeps where annotations are now; how they were made stays. */
    async keepPlaces(userId: string, placings: readonly Placing[]) {
      if (placings.length === 0) return
      await sql`
        update annotations a set placed_document_id = r.document_id, placed_revision = r.revision, placed_start = r.start,
          placed_end = r."end", placed_paragraph = r.paragraph, placed_number = r.number
        from json_to_recordset(${JSON.stringify(placings)}::json)
          as r (id uuid, document_id integer, revision smallint, start integer, "end" integer, paragraph integer, number text)
        where a.id = r.id and a.user_id = ${userId}`.execute(db)
    },

    /** Changes one in its turn; `changed` where it no longer is as at `basedOn`. What says nothing new changes nothing. */
    async update(
      userId: string,
      id: string,
      changes: { note?: string; color?: AnnotationColor },
      basedOn?: string,
    ): Promise<'done' | 'changed' | 'gone'> {
      if (!isUuid(id)) return 'gone'
      return db.transaction().execute(async (transaction) => {
        const own = { user_id: userId, id }
        const present = await transaction
          .selectFrom('annotations')
          .select(['note', 'color', 'updated_at'])
          .where(({ and }) => and(own))
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!present) return 'gone'
        const { note = present.note, color = present.color } = changes
        if (note === present.note && color === present.color) return 'done'
        if (basedOn !== undefined && Date.parse(basedOn) !== present.updated_at.getTime()) return 'changed'
        await transaction
          .updateTable('annotations')
          // Two changes within a millisecond are two moments to who compares them.
          .set({ note, color, updated_at: sql<Date>`greatest(now(), updated_at + interval '1 millisecond')` })
          .where(({ and }) => and(own))
          .execute()
        return 'done'
      })
    },

    async delete(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db
        .updateTable('annotations')
        .set({ deleted_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return deleted.numUpdatedRows > 0n
    },

    async restore(userId: string, id: string) {
      if (!isUuid(id)) return
      await db
        .updateTable('annotations')
        .set({ deleted_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', '>', restorable)
        .execute()
    },

    forgetDeleted: () => db.deleteFrom('annotations').where('deleted_at', '<=', restorable).execute(),
  }
}

/** What a redaction may change of an annotation, deleted ones among them. */
export type KeptAnnotation = Pick<
  AnnotationRow,
  | 'id'
  | 'quote'
  | 'prefix'
  | 'suffix'
  | 'start_offset'
  | 'end_offset'
  | 'note'
  | 'document_id'
  | 'revision'
  | 'placed_document_id'
  | 'placed_revision'
  | 'placed_start'
  | 'placed_end'
  | 'placed_paragraph'
  | 'placed_number'
>

/** The annotations of a case, of every account. */
export const annotationsOfCase = (transaction: AnnotationTransaction, caseId: string): Promise<KeptAnnotation[]> =>
  transaction
    .selectFrom('annotations')
    .select(['id', 'quote', 'prefix', 'suffix', 'start_offset', 'end_offset', 'note', 'document_id', 'revision'])
    .select(['placed_document_id', 'placed_revision', 'placed_start', 'placed_end', 'placed_paragraph', 'placed_number'])
    .where('case_id', '=', caseId)
    .forUpdate()
    .execute()

export async function overwriteAnnotations(transaction: AnnotationTransaction, annotations: readonly KeptAnnotation[]) {
  for (const { id, ...rest } of annotations) {
    // Who has the note open as it was may not write it back.
    const updated = sql<Date>`case when note <> ${rest.note} then greatest(now(), updated_at + interval '1 millisecond') else updated_at end`
    await transaction
      .updateTable('annotations')
      .set({ ...rest, updated_at: updated })
      .where('id', '=', id)
      .execute()
  }
}
