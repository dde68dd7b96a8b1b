import { type SelectQueryBuilder, type Transaction, sql } from 'kysely'
import type { Reader, AccessSubject } from '../../access/access.ts'
import { type SeenItems, liesIn, may, owns, thingOf } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { placeIn } from '../projects/projects.ts'

export interface ChatRow {
  id: string
  title: string
  saved: boolean
  created_at: Date
  updated_at: Date
  project_id: string | null
  case_id: string | null
  case_ids: string[]
  check_id: string | null
  model: string | null
  messages: number
  thing: AccessSubject<'chat'>
}

export interface ChatFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string | undefined
  words: readonly string[]
  saved?: boolean | undefined
  ids?: readonly string[]
}

type ChatEvent = 'chat.added' | 'chat.changed' | 'chat.deleted' | 'chat.restored'
type Selected = SelectQueryBuilder<Tables, 'chats', object>

export const recordEvent = (transaction: Transaction<Tables>, now: number, { userId }: Reader, name: ChatEvent, id: string) =>
  record(transaction, now, [{ name, subject: id, account: userId, actor: userId, payload: {} }])

/** A chat that is to be kept with its first question: what it is about, and the project in which it is to lie. */
export interface NewChat {
  title: string
  caseId: string | null
  caseIds: readonly string[]
  checkId: string | null
  projectId: string | null
}

export async function insertChat(transaction: Transaction<Tables>, now: number, reader: Reader, chat: NewChat): Promise<string> {
  const at = new Date(now)
  const { id } = await transaction
    .insertInto('chats')
    .values({
      user_id: reader.userId,
      title: chat.title,
      work_id: sql<number | null>`(select id from works where public_id = ${chat.caseId})`,
      compared: sql<number[]>`array(
        select w.id from unnest(${[...chat.caseIds]}::text[]) with ordinality as c (id, place) join works w on w.public_id = c.id order by c.place)`,
      check_id: chat.checkId,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, now, reader, 'chat.added', id)
  if (chat.projectId !== null) await placeIn(transaction, { reader, now }, { projectId: chat.projectId, type: 'chat', id })
  return id
}

export const chatsStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('chats', { clock })

  const matching = (reader: Reader, { projectId, words, saved, ids }: ChatFilter): Selected => {
    let query = db
      .selectFrom('chats')
      .where(may(reader, 'read', 'chats'))
      .where('chats.deleted_at', 'is', null)
    if (projectId !== undefined) query = query.where(liesIn(projectId, 'chats'))
    else if (ids === undefined) query = query.where(owns(reader, 'chats'))
    if (ids) query = query.where(sql<boolean>`chats.id = any(${ids.filter(isUuid)}::uuid[])`)
    if (saved !== undefined) query = query.where('chats.saved', '=', saved)
    for (const word of words)
      query = query.where(
        sql<boolean>`(chats.title ilike ${containsPattern(word)} or exists (
          select from chat_messages m where m.chat_id = chats.id and m.question ilike ${containsPattern(word)}))`,
      )
    return query
  }
  const shown = (reader: Reader, filter: ChatFilter) =>
    matching(reader, filter)
      .select(['chats.id', 'chats.title', 'chats.saved', 'chats.check_id', 'chats.created_at', 'chats.updated_at'])
      .select([
        thingOf('chats').as('thing'),
        sql<string | null>`(
          select i.project_id::text from project_items i join projects p on p.id = i.project_id and p.deleted_at is null
          where i.type = 'chat' and i.item_id = chats.id::text order by i.added_at desc, i.project_id limit 1)`.as('project_id'),
        sql<string | null>`(select w.public_id from works w where w.id = chats.work_id)`.as('case_id'),
        sql<string[]>`array(
          select w.public_id from unnest(chats.compared) with ordinality as c (id, place) join works w on w.id = c.id order by c.place)`.as(
          'case_ids',
        ),
        sql<string | null>`(
          select m.model from chat_messages m where m.chat_id = chats.id and m.model is not null order by m.position desc limit 1)`.as(
          'model',
        ),
        sql<number>`(select count(*)::integer from chat_messages m where m.chat_id = chats.id)`.as('messages'),
      ])

  return {
    list: (reader: Reader, filter: ChatFilter, { limit, offset }: { limit: number; offset: number }): Promise<ChatRow[]> =>
      shown(reader, filter).orderBy('chats.updated_at', 'desc').orderBy('chats.id').limit(limit).offset(offset).execute(),

    count: async (reader: Reader, filter: ChatFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byIds: (reader: Reader, ids: readonly string[]): Promise<ChatRow[]> => shown(reader, { words: [], ids }).execute(),

    update: (reader: Reader, id: string, changes: { title?: string | undefined; saved?: boolean | undefined }): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('chats')
          .set({ ...changes, id })
          .where(may(reader, 'change', 'chats'))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) await recordEvent(transaction, clock.now(), reader, 'chat.changed', id)
        return numUpdatedRows > 0n
      }),

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await recordEvent(transaction, clock.now(), reader, 'chat.deleted', id)
        return deleted !== undefined
      }),

    /** One about a document whose check lies in the trash comes back with it, and not before: it would go with it otherwise. */
    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (isUuid(id) && (await waitsForCheck(transaction, reader, id))) return
        if (await deletions.restore(transaction, reader, id)) await recordEvent(transaction, clock.now(), reader, 'chat.restored', id)
      }),

    forgetDeleted: () => deletions.forget(db),
  }
}

async function waitsForCheck(transaction: Transaction<Tables>, reader: Reader, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('chats')
    .innerJoin('document_checks', 'document_checks.id', 'chats.check_id')
    .select('chats.id')
    .where(may(reader, 'delete', 'chats'))
    .where('chats.id', '=', id)
    .where('document_checks.deleted_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The chats that a reader sees, as projects ask for them. */
export const chatsSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('chats')} as thing from chats where ${may(reader, 'read', 'chats')} and deleted_at is null`

export const chatInTrash = (): InTrash => ({
  title: sql`t.title`,
  alone: sql`not exists (select from document_checks k where k.id = t.check_id and k.deleted_at is not null)`,
})
