import { type Transaction, sql } from 'kysely'
import { type HistoryFilters, type HistoryType, collapsingMinutes, maxTrailLength, maxEntries } from '#contract/history'
import type { Reader } from '../../access/access.ts'
import { isPublic, may, seesDocument } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { idWithin, placeOf } from '../../database/work-of.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

/** What was done to a case, to the law, a note, or neither. The title of a note is null where the reader no longer has it. */
export interface HistoryRow {
  id: string
  type: HistoryType
  case_id: string | null
  note_id: string | null
  note_title: string | null
  chat_id: string | null
  chat_title: string | null
  query: string | null
  project_id: string | null
  occurred_at: Date
}

/** Done to a case, an Act or a provision, or a search. */
export type RecordedAction = (
  | { type: Exclude<HistoryType, 'search' | 'note' | 'chat'>; caseId: string }
  | { type: 'search'; query: string }
) & {
  /** The project for which it was done, which the reader is known to see. */
  projectId?: string | undefined
}

/** One entry: of an action, its work, its note or its words are given. */
interface NewEntry {
  type: HistoryType
  work_id: number | null
  /** The provision of the law within the work. */
  eid?: string | null
  note_id: string | null
  chat_id?: string
  query: string | null
  project_id: string | null
}

/** What an Act or provision that was read is called. */
const lawInWords = sql`(
  select concat_ws(' ', d.title, p.type, p.num, p.heading) from documents d
  left join provisions p on p.document_id = d.id and p.revision = d.revision and p.eid = history_entries.eid
  where d.work_id = history_entries.work_id and d.kind = 'act' and ${isPublic('d')})`

const columns = ['id', 'type', 'query', 'project_id', 'occurred_at'] as const
/** Days are those of Nairobi, which has no summer time. */
const beginningOf = (day: string) => sql<Date>`${`${day}T00:00:00+03:00`}::timestamptz`

export const historyStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('history_entries', { clock })

  const matching = (reader: Reader, { types, project_id: projectId, query, from, to }: HistoryFilters) => {
    let entries = db
      .selectFrom('history_entries')
      .leftJoin('works', 'works.id', 'history_entries.work_id')
      .leftJoin('notes', (join) =>
        join
          .onRef('notes.id', '=', 'note_id')
          .on(may(reader, 'read', 'notes'))
          .on('notes.deleted_at', 'is', null),
      )
      .leftJoin('chats', (join) =>
        join
          .onRef('chats.id', '=', 'history_entries.chat_id')
          .on(may(reader, 'read', 'chats'))
          .on('chats.deleted_at', 'is', null),
      )
      .where(may(reader, 'read', 'history_entries'))
      .where('history_entries.deleted_at', 'is', null)
    if (projectId !== undefined)
      entries = isUuid(projectId) ? entries.where('history_entries.project_id', '=', projectId) : entries.where(sql<boolean>`false`)
    if (types) entries = entries.where('type', '=', sql<HistoryType>`any(${types}::text[])`)
    if (from !== undefined) entries = entries.where('occurred_at', '>=', beginningOf(from))
    if (to !== undefined) entries = entries.where('occurred_at', '<', sql<Date>`${beginningOf(to)} + interval '1 day'`)
    const words = query.split(/\s+/).filter((word) => word !== '')
    if (words.length === 0) return entries
    const named = entries.leftJoin('cases', (join) =>
      join.onRef('cases.work_id', '=', 'history_entries.work_id').on(seesDocument(reader, 'cases')),
    )
    return words.reduce(
      (found, word) =>
        found.where(
          sql<boolean>`concat_ws(' ', query, notes.title, chats.title, cases.title, cases.citation, cases.case_number, cases.court, ${lawInWords}) ilike ${containsPattern(word)}`,
        ),
      named,
    ) as unknown as typeof entries
  }

  const rowsOf = (reader: Reader, filters: HistoryFilters) =>
    matching(reader, filters).select([
      'history_entries.id',
      'type',
      idWithin('history_entries.eid').as('case_id'),
      'note_id',
      'notes.title as note_title',
      'chat_id',
      'chats.title as chat_title',
      'query',
      'history_entries.project_id',
      'occurred_at',
    ])

  /** One entry for the same action within some minutes: the last one is moved to now. None where the account has paused its history. */
  const put = async (transaction: Transaction<Tables>, userId: string, entry: NewEntry, at = new Date(clock.now())) => {
    // Two tabs at once make one entry.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`history ${userId}`}, 0))`.execute(transaction)
    const paused = await transaction.selectFrom('history_pauses').select('user_id').where('user_id', '=', userId).executeTakeFirst()
    if (paused) return null
    const again = await transaction
      .updateTable('history_entries')
      .set({ occurred_at: sql<Date>`greatest(occurred_at, ${at}::timestamptz)` })
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('type', '=', entry.type)
      .where('work_id', 'is not distinct from', entry.work_id)
      .where('eid', 'is not distinct from', entry.eid ?? null)
      .where('note_id', 'is not distinct from', entry.note_id)
      .where('chat_id', 'is not distinct from', entry.chat_id ?? null)
      .where('query', 'is not distinct from', entry.query)
      .where('project_id', 'is not distinct from', entry.project_id)
      .where('occurred_at', '>', new Date(at.getTime() - collapsingMinutes * 60_000))
      .returning(columns)
      .executeTakeFirst()
    if (again) return again
    return transaction
      .insertInto('history_entries')
      .values({ user_id: userId, ...entry, occurred_at: at })
      .returning(columns)
      .executeTakeFirstOrThrow()
  }

  return {
    /** `gone` for a case that has gone meanwhile, `paused` where the account keeps no history. */
    record: (reader: Reader, action: RecordedAction): Promise<HistoryRow | 'gone' | 'paused'> =>
      db.transaction().execute(async (transaction) => {
        const caseId = 'caseId' in action ? action.caseId : null
        const { work: within, eid } = placeOf(caseId ?? '')
        const work = caseId === null ? null : await findWork(transaction, within)
        if (work === undefined) return 'gone'
        const query = 'query' in action ? action.query : null
        const entry = await put(transaction, reader.userId, {
          type: action.type,
          work_id: work,
          eid,
          note_id: null,
          query,
          project_id: action.projectId ?? null,
        })
        return entry === null ? 'paused' : { ...entry, case_id: caseId, note_id: null, note_title: null, chat_id: null, chat_title: null }
      }),

    /** Notes in somebody's history that a note was written then; nothing where it has gone meanwhile. Twice is as once. */
    recordNote: (userId: string, noteId: string, at: Date): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const note = await transaction.selectFrom('notes').select('id').where('id', '=', noteId).forKeyShare().executeTakeFirst()
        if (!note) return
        const { rows } = await sql<{ project_id: string }>`
          select project_id from project_items where type = 'note' and item_id = ${noteId}`.execute(transaction)
        const project_id = rows[0]?.project_id ?? null
        await put(transaction, userId, { type: 'note', work_id: null, note_id: noteId, query: null, project_id }, at)
      }),

    /** Notes that something was asked in a chat of the reader's own. */
    recordChat: (reader: Reader, chatId: string, projectId: string | null): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const entry = { type: 'chat', work_id: null, note_id: null, chat_id: chatId, query: null, project_id: projectId } as const
        await put(transaction, reader.userId, entry)
      }),

    list: (reader: Reader, filters: HistoryFilters, { limit, offset }: { limit: number; offset: number }): Promise<HistoryRow[]> =>
      rowsOf(reader, filters).orderBy('occurred_at', 'desc').orderBy('history_entries.id').limit(limit).offset(offset).execute(),

    /** The newest so many, the first that was done first. */
    async trail(reader: Reader, filters: HistoryFilters): Promise<HistoryRow[]> {
      const newest = await rowsOf(reader, filters)
        .orderBy('occurred_at', 'desc')
        .orderBy('history_entries.id')
        .limit(maxTrailLength)
        .execute()
      return newest.toReversed()
    },

    count: async (reader: Reader, filters: HistoryFilters): Promise<number> =>
      (
        await matching(reader, filters)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    delete: async (reader: Reader, id: string): Promise<boolean> => (await deletions.delete(db, reader, id)) !== undefined,

    /** Whether the entry is there now: one that was not deleted stays as it is. */
    async restore(reader: Reader, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      await deletions.restore(db, reader, id)
      const there = await db
        .selectFrom('history_entries')
        .select('id')
        .where(may(reader, 'delete', 'history_entries'))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return there !== undefined
    },

    /** For good, with what was deleted before. */
    async clear(reader: Reader, types: readonly HistoryType[] | undefined): Promise<number> {
      let entries = db.deleteFrom('history_entries').where(may(reader, 'delete', 'history_entries'))
      if (types) entries = entries.where('type', '=', sql<HistoryType>`any(${types}::text[])`)
      const gone = await entries.returning(sql<boolean>`deleted_at is null`.as('shown')).execute()
      return gone.filter(({ shown }) => shown).length
    },

    isRecording: async ({ userId }: Reader): Promise<boolean> =>
      (await db.selectFrom('history_pauses').select('user_id').where('user_id', '=', userId).executeTakeFirst()) === undefined,

    async setRecording({ userId }: Reader, on: boolean): Promise<void> {
      if (on) await db.deleteFrom('history_pauses').where('user_id', '=', userId).execute()
      else
        await db
          .insertInto('history_pauses')
          .values({ user_id: userId, paused_at: new Date(clock.now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },

    /** Keeps the newest of each account, and nothing that can no longer be brought back. */
    async forgetOldest() {
      await deletions.forget(db)
      await sql`
        delete from history_entries where id in (
          select id from (
            select id, row_number() over (partition by user_id order by occurred_at desc, id) as place from history_entries) as placed
          where place > ${maxEntries})`.execute(db)
    },
  }
}

/** The work with a public id, held until the transaction ends. */
async function findWork(transaction: Transaction<Tables>, publicId: string): Promise<number | undefined> {
  const work = await transaction.selectFrom('works').select('id').where('public_id', '=', publicId).forKeyShare().executeTakeFirst()
  return work?.id
}
