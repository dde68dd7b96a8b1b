import { type Transaction, sql } from 'kysely'
import type { CheckReport } from '#contract/document-check'
import type { KeptCheck, KeptPart } from '#contract/saved-checks'
import type { Person } from '#contract/person'
import type { Reader } from '../../../access/access.ts'
import { type SeenItems, liesIn, may, owns, thingOf } from '../../../access/conditions-storage.ts'
import type { InTrash } from '../../../area/in-trash-storage.ts'
import type { Database } from '../../../database/open.ts'
import { containsPattern } from '../../../database/patterns.ts'
import type { Tables } from '../../../database/tables.ts'
import { isUuid } from '../../../database/uuid.ts'
import { record } from '../../../events/events.ts'
import { softDeletesOf } from '../../../soft-delete/soft-delete-storage.ts'

type ChecksTransaction = Transaction<Tables>

export interface NewCheck {
  name: string
  keeps: KeptPart
  content: string | null
  /** JSON of a report. */
  report: string
  checkedAt: string
  /** As the API names the cases of the report. */
  caseIds: readonly string[]
}

export interface CheckRow {
  id: string
  name: string
  keeps: KeptPart
  citations: number
  counts: KeptCheck['counts']
  checked_at: Date
  created_at: Date
  author: Person | null
}

export interface CheckFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string | undefined
  words: readonly string[]
}

const inBrief = [
  ...(['document_checks.id', 'document_checks.name', 'keeps', 'checked_at', 'document_checks.created_at'] as const),
  sql<number>`jsonb_array_length(report -> 'citations')`.as('citations'),
  sql<KeptCheck['counts']>`report -> 'counts'`.as('counts'),
] as const

const authorFor = (reader: Reader) =>
  sql<Person | null>`case when ${owns(reader, 'document_checks')} then null
    else (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = document_checks.user_id) end`.as('author')

export const keptChecksStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('document_checks', { clock })
  const seen = (reader: Reader) =>
    db
      .selectFrom('document_checks')
      .where(may(reader, 'read', 'document_checks'))
      .where('document_checks.deleted_at', 'is', null)
  const matching = (reader: Reader, { projectId, words }: CheckFilter) => {
    let query = seen(reader).where(projectId === undefined ? owns(reader, 'document_checks') : liesIn(projectId, 'document_checks'))
    for (const word of words) query = query.where(sql<boolean>`document_checks.name ilike ${containsPattern(word)}`)
    return query
  }
  const recordEvent = (
    transaction: ChecksTransaction,
    reader: Reader,
    name: 'document_check.added' | 'document_check.deleted' | 'document_check.restored',
    id: string,
  ) => record(transaction, clock.now(), [{ name, subject: id, account: reader.userId, actor: reader.userId, payload: {} }])

  return {
    insert: (reader: Reader, { caseIds, checkedAt, ...check }: NewCheck): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('document_checks')
          .values({
            user_id: reader.userId,
            ...check,
            checked_at: checkedAt,
            created_at: new Date(clock.now()),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await sql`
          insert into document_check_works (check_id, work_id)
          select ${id}::uuid, id from works where public_id = any(${caseIds}::text[])`.execute(transaction)
        await recordEvent(transaction, reader, 'document_check.added', id)
        return id
      }),

    count: async (reader: Reader, filter: CheckFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    list: (reader: Reader, filter: CheckFilter, page: { limit: number; offset: number }): Promise<CheckRow[]> =>
      matching(reader, filter)
        .select(inBrief)
        .select(authorFor(reader))
        .orderBy('document_checks.created_at', 'desc')
        .orderBy('document_checks.id')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),

    byIds: (reader: Reader, ids: readonly string[]): Promise<CheckRow[]> =>
      seen(reader)
        .select(inBrief)
        .select(authorFor(reader))
        .where('document_checks.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    whole: async (reader: Reader, id: string): Promise<(CheckRow & { content: string | null; report: CheckReport }) | undefined> =>
      isUuid(id)
        ? seen(reader)
            .select(inBrief)
            .select(authorFor(reader))
            .select(['content', 'report'])
            .where('document_checks.id', '=', id)
            .executeTakeFirst()
        : undefined,

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await recordEvent(transaction, reader, 'document_check.deleted', id)
        return deleted !== undefined
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (await deletions.restore(transaction, reader, id)) await recordEvent(transaction, reader, 'document_check.restored', id)
      }),

    forgetDeleted: () => deletions.forget(db),
  }
}

/** The checks that a reader sees, as projects ask for them. */
export const checksSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('document_checks')} as thing from document_checks
    where ${may(reader, 'read', 'document_checks')} and deleted_at is null`

export interface RedactedCheck {
  id: string
  name: string
  keeps: KeptPart
  content: string | null
  report: CheckReport
}

/** The checks whose reports name a work, of every account, removed ones among them. */
export const checksOfWork = (transaction: ChecksTransaction, workId: number): Promise<RedactedCheck[]> =>
  transaction
    .selectFrom('document_checks')
    .select(['id', 'name', 'keeps', 'content', 'report'])
    .where('id', 'in', transaction.selectFrom('document_check_works').select('check_id').where('work_id', '=', workId))
    .forUpdate()
    .execute()

export async function overwriteChecks(transaction: ChecksTransaction, checks: readonly RedactedCheck[]) {
  for (const { id, report, ...rest } of checks)
    await transaction
      .updateTable('document_checks')
      .set({ ...rest, report: JSON.stringify(report) })
      .where('id', '=', id)
      .execute()
}

export const checkInTrash = (): InTrash => ({ title: sql`t.name` })
