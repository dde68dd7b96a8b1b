import { type Transaction, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { type SeenItems, casesSeenBy, unscoped, liesIn, may, owns, seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { AnnotatedKind, AnnotationColor } from '#contract/annotations'
import type { Person } from '#contract/person'
import type { Clock } from '../../clock.ts'
import { type InTrash, actOf, actOrCaseOf } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'
import type { Tables } from '../../database/tables.ts'
import { containsPattern } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { unlessGone } from '../../database/work-of.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

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
  kind: 'case' | 'act'
  eid: string | null
  unit: string | null
  unit_start: number | null
  unit_end: number | null
  marked_as_at: string | null
  placed_eid: string | null
  /** The document and revision that the library shows now; null where it holds none that the account sees. */
  present_document_id: number | null
  present_revision: number | null
  /** Whoever made it, if that is not the reader. */
  author: Person | null
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
  /** Of an Act. */
  eid: string | null
}

type OfAct = 'eid' | 'unit' | 'unit_start' | 'unit_end' | 'marked_as_at'
export type NewAnnotation = Pick<
  AnnotationRow,
  'quote' | 'prefix' | 'suffix' | 'start_offset' | 'end_offset' | 'document_id' | 'revision' | 'note' | 'color' | OfAct
> & { work_id: number; paragraph: number | null; number: string | null }

export interface AnnotationFilter {
  caseId?: string
  color?: AnnotationColor
  kind?: AnnotatedKind | undefined
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string | undefined
  words: readonly string[]
}

export interface TextOfRevision {
  document_id: number
  number: number
  content: string | null
  layout: StoredLayout
}

const columns = [
  ...(['annotations.id', 'works.public_id as case_id', 'quote', 'prefix', 'suffix', 'start_offset', 'end_offset'] as const),
  ...(['annotations.document_id', 'annotations.revision', 'note', 'color', 'created_at', 'updated_at'] as const),
  ...(['placed_document_id', 'placed_revision', 'placed_start', 'placed_end', 'placed_paragraph', 'placed_number'] as const),
  ...(['works.kind', 'eid', 'unit', 'unit_start', 'unit_end', 'marked_as_at', 'placed_eid'] as const),
  ...(['documents.id as present_document_id', 'documents.revision as present_revision'] as const),
] as const
/** Words of a document that was once shared are no longer shown; those of one that has gone, which may come again, are. */
const isNotHidden = sql<boolean>`(documents.id is not null or not exists (
  select from ${unscoped('documents', 'only whether there is one')} hidden where hidden.work_id = annotations.work_id))`

/** By the name that stands on it, what others marked. */
const authorFor = (reader: Reader) =>
  sql<Person | null>`case when ${owns(reader, 'annotations')} then null
    else (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = annotations.user_id) end`.as('author')

export const annotationsStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('annotations', { clock })
  const recordEvent = (
    transaction: AnnotationTransaction,
    reader: Reader,
    name: 'annotation.added' | 'annotation.changed' | 'annotation.deleted' | 'annotation.restored',
    { id, work_id: work }: { id: string; work_id: number },
  ) => record(transaction, clock.now(), [{ name, subject: id, account: reader.userId, actor: reader.userId, payload: { work } }])
  const seen = (reader: Reader) =>
    db
      .selectFrom('annotations')
      .innerJoin('works', 'works.id', 'annotations.work_id')
      .leftJoin('documents', (join) => join.onRef('documents.work_id', '=', 'annotations.work_id').on(seesDocument(reader, 'documents')))
      .where(may(reader, 'read', 'annotations'))
      .where('deleted_at', 'is', null)
      .where(isNotHidden)
  const live = (reader: Reader, { caseId, color, kind, projectId, words }: AnnotationFilter) => {
    let query = seen(reader).where(projectId === undefined ? owns(reader, 'annotations') : liesIn(projectId, 'annotations'))
    if (caseId !== undefined) query = query.where('works.public_id', '=', caseId)
    if (color !== undefined) query = query.where('color', '=', color)
    if (kind !== undefined) query = query.where('works.kind', '=', kind === 'cases' ? 'case' : 'act')
    for (const word of words)
      query = query.where(sql<boolean>`(quote ilike ${containsPattern(word)} or note ilike ${containsPattern(word)})`)
    return query
  }

  return {
    /** The document of a case that the account sees, with its revision; undefined where there is none. */
    document: (reader: Reader, caseId: string) =>
      db
        .selectFrom('cases')
        .select(['id', 'work_id', 'revision'])
        .where('case_id', '=', caseId)
        .where(seesDocument(reader, 'cases'))
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

    /** Undefined where the work has gone meanwhile. */
    insert: (reader: Reader, annotation: NewAnnotation): Promise<string | undefined> => {
      const { start_offset, end_offset, document_id, revision, paragraph, number } = annotation
      const { number: _, ...original } = annotation
      const at = new Date(clock.now())
      const insert = db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('annotations')
          .values({
            user_id: reader.userId,
            ...original,
            created_at: at,
            updated_at: at,
            placed_document_id: document_id,
            placed_revision: revision,
            placed_start: start_offset,
            placed_end: end_offset,
            placed_paragraph: paragraph,
            placed_number: number,
            placed_eid: annotation.eid,
          })
          .returning(['id', 'work_id'])
          .executeTakeFirstOrThrow()
        await recordEvent(transaction, reader, 'annotation.added', row)
        return row.id
      })
      return unlessGone(insert)
    },

    count: async (reader: Reader, filter: AnnotationFilter): Promise<number> =>
      (
        await live(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    /** All that match; the order and the page are made where the places are known. */
    list: (
      reader: Reader,
      filter: AnnotationFilter,
      { sort, limit, offset }: { sort: 'place' | 'newest' | 'updated'; limit: number; offset: number },
    ): Promise<AnnotationRow[]> => {
      const query = live(reader, filter).select(columns).select(authorFor(reader))
      const ordered =
        sort === 'place'
          ? query
              .orderBy('works.public_id')
              .orderBy(sql`placed_start nulls last`)
              .orderBy('placed_end')
          : query.orderBy(sort === 'newest' ? 'created_at' : 'updated_at', 'desc')
      return ordered.orderBy('annotations.id').limit(limit).offset(offset).execute()
    },

    /** Those of a case that the reader sees and that were placed in another text than the present one. */
    unplaced: (reader: Reader, caseId: string): Promise<AnnotationRow[]> =>
      seen(reader)
        .select(columns)
        .select(authorFor(reader))
        .where('works.public_id', '=', caseId)
        .where(sql<boolean>`(placed_document_id, placed_revision) is distinct from (documents.id, documents.revision)`)
        .where('documents.id', 'is not', null)
        .execute(),

    byId: async (reader: Reader, id: string): Promise<AnnotationRow | undefined> =>
      isUuid(id) ? seen(reader).select(columns).select(authorFor(reader)).where('annotations.id', '=', id).executeTakeFirst() : undefined,

    /** Some that the reader sees, with whether each is its own. */
    byIds: (reader: Reader, ids: readonly string[]): Promise<(AnnotationRow & { is_own: boolean })[]> =>
      seen(reader)
        .select(columns)
        .select(authorFor(reader))
        .select(owns(reader, 'annotations').as('is_own'))
        .where('annotations.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    /** Keeps where annotations are now, found by whoever reads them; how they were made stays. */
    async keepPlaces(reader: Reader, placings: readonly Placing[]) {
      if (placings.length === 0) return
      await sql`
        update annotations a set placed_document_id = r.document_id, placed_revision = r.revision, placed_start = r.start,
          placed_end = r."end", placed_paragraph = r.paragraph, placed_number = r.number,
          placed_eid = r.eid
        from json_to_recordset(${JSON.stringify(placings)}::json)
          as r (id uuid, document_id integer, revision smallint, start integer, "end" integer, paragraph integer, number text, eid text)
        where a.id = r.id and ${may(reader, 'read', 'annotations', 'a')}`.execute(db)
    },

    /** Changes one in its turn; `changed` where it no longer is as at `basedOn`. What says nothing new changes nothing. */
    async update(
      reader: Reader,
      id: string,
      changes: { note?: string; color?: AnnotationColor },
      basedOn?: string,
    ): Promise<'done' | 'changed' | 'gone'> {
      if (!isUuid(id)) return 'gone'
      return db.transaction().execute(async (transaction) => {
        const present = await transaction
          .selectFrom('annotations')
          .select(['id', 'work_id', 'note', 'color', 'updated_at'])
          .where(may(reader, 'change', 'annotations'))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!present) return 'gone'
        const { note = present.note, color = present.color } = changes
        if (note === present.note && color === present.color) return 'done'
        if (basedOn !== undefined && Date.parse(basedOn) !== present.updated_at.getTime()) return 'changed'
        await transaction
          .updateTable('annotations')
          .set({ note, color, updated_at: afterLast(clock) })
          .where(may(reader, 'change', 'annotations'))
          .where('id', '=', id)
          .execute()
        await recordEvent(transaction, reader, 'annotation.changed', present)
        return 'done'
      })
    },

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await recordEvent(transaction, reader, 'annotation.deleted', deleted)
        return deleted !== undefined
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const restored = await deletions.restore(transaction, reader, id)
        if (restored) await recordEvent(transaction, reader, 'annotation.restored', restored)
      }),

    forgetDeleted: () => deletions.forget(db),
  }
}

/** The annotations that a reader sees, as projects ask for them: not those in documents that are closed to it. */
export const annotationsSeenBy = (reader: Reader): SeenItems => sql`
  select annotations.id::text as id, ${thingOf('annotations')} as thing
  from annotations left join documents on documents.work_id = annotations.work_id and ${seesDocument(reader, 'documents')}
  where ${may(reader, 'read', 'annotations')} and deleted_at is null and ${isNotHidden}`

/** Now, and a later moment than that of the last change: two within a millisecond are two to who compares them. */
const afterLast = (clock: Clock) => sql<Date>`greatest(${new Date(clock.now())}::timestamptz, updated_at + interval '1 millisecond')`

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
  | 'unit_start'
  | 'unit_end'
>

/** The annotations of a work, of every account. */
export const annotationsOfWork = (transaction: AnnotationTransaction, workId: number): Promise<KeptAnnotation[]> =>
  transaction
    .selectFrom('annotations')
    .select(['id', 'quote', 'prefix', 'suffix', 'start_offset', 'end_offset', 'note', 'document_id', 'revision'])
    .select(['placed_document_id', 'placed_revision', 'placed_start', 'placed_end', 'placed_paragraph', 'placed_number'])
    .select(['unit_start', 'unit_end'])
    .where('work_id', '=', workId)
    .forUpdate()
    .execute()

export async function overwriteAnnotations(transaction: AnnotationTransaction, annotations: readonly KeptAnnotation[]) {
  for (const { id, ...rest } of annotations) {
    // Who has the note open as it was may not write it back.
    const updated = sql<Date>`case when note <> ${rest.note} then updated_at + interval '1 millisecond' else updated_at end`
    await transaction
      .updateTable('annotations')
      .set({ ...rest, updated_at: updated })
      .where('id', '=', id)
      .execute()
  }
}

/** Words of a document that is seen no more are not shown; the reader's own are. */
export const annotationInTrash = (reader: Reader): InTrash => ({
  title: actOrCaseOf(reader),
  eid: sql`t.unit`,
  about: sql`case when exists (select from ${casesSeenBy(reader)} c where c.work_id = t.work_id) or ${actOf} is not null
    then concat_ws(': ', left(t.quote, 150), nullif(left(t.note, 150), '')) else left(t.note, 150) end`,
})
