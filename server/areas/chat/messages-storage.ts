import { type Kysely, type Transaction, sql } from 'kysely'
import type { ChatFilters, ChatMessage, MessageState } from '#contract/chat'
import type { Reader } from '../../access/access.ts'
import { may, owns } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import type { StoredAnswer } from '../../database/tables.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { type NewChat, recordEvent, insertChat } from './storage.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface MessageRow {
  id: string
  position: number
  role: ChatMessage['role']
  question: string
  answer: StoredAnswer | null
  filters: ChatFilters | null
  state: MessageState
  model: string | null
  request_id: string | null
  created_at: Date
}

export interface Asked {
  /** The id of a chat, or one that begins with this question. */
  chat: string | NewChat
  question: string
  filters: ChatFilters | null
  /** The name under which its program sent it. */
  requestId: string | null
  /** The position of the question; what stands there and after it goes. */
  from?: number | undefined
  model: string
}

interface Ending {
  state: MessageState
  model: string
  /** Cases beside those of its references whose names may stand in it. */
  names?: readonly string[] | undefined
  /** Whoever asked, where nobody listens any more: the answer is told of. */
  leftBy?: string | null
}

/** Rows of `chat_messages` whose chat may be treated so by a reader. */
const within = (reader: Reader, action: 'read' | 'change', chatId: string) =>
  sql<boolean>`chat_id in (select chats.id from chats where chats.id = ${chatId}::uuid and chats.deleted_at is null and ${may(reader, action, 'chats')})`

/** Where a question stands that was sent under a name in these words. */
async function sent(db: Kysely<Tables>, reader: Reader, requestId: string, question: string) {
  const { rows } = await sql<{ chat_id: string; position: number }>`
    select m.chat_id, m.position from chat_messages m join chats on chats.id = m.chat_id
    where m.request_id = ${requestId} and m.role = 'user' and m.question = ${question}
      and chats.deleted_at is null and ${owns(reader, 'chats')}
    order by m.created_at desc limit 1`.execute(db)
  return rows[0]
}

const empty: StoredAnswer = { sentences: [], references: [], notices: [] }

export const messagesStorage = ({ sql: db, clock }: Database) => {
  const touch = async (transaction: Transaction<Tables>, reader: Reader, chatId: string) => {
    await transaction
      .updateTable('chats')
      .set({ updated_at: new Date(clock.now()) })
      .where('id', '=', chatId)
      .where(may(reader, 'change', 'chats'))
      .execute()
    await recordEvent(transaction, clock.now(), reader, 'chat.changed', chatId)
  }

  return {
    list: (reader: Reader, chatId: string): Promise<MessageRow[]> =>
      isUuid(chatId)
        ? db
            .selectFrom('chat_messages')
            .select(['id', 'position', 'role', 'question', 'answer', 'filters', 'state', 'model', 'request_id', 'created_at'])
            .where(within(reader, 'read', chatId))
            .orderBy('position')
            .execute()
        : Promise.resolve([]),

    /** The chat in which a question stands that was sent under a name in these words; null where none does. */
    sentBefore: async (reader: Reader, requestId: string, question: string): Promise<string | null> =>
      (await sent(db, reader, requestId, question))?.chat_id ?? null,

    /**
     * Keeps a question and the place of its answer before anything is answered, with the chat that begins with it: a process that is killed leaves
     * both or neither. Of two that are sent at once under one name, the second takes the place of the first.
     */
    ask: (
      reader: Reader,
      { chat, question, filters, requestId, from: asked, model }: Asked,
    ): Promise<Record<'chat' | 'question' | 'answer', string>> =>
      db.transaction().execute(async (transaction) => {
        let from = asked
        let begun: string | null = null
        if (typeof chat !== 'string' && requestId !== null) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${reader.userId} ${requestId}`}, 0))`.execute(transaction)
          const before = await sent(transaction, reader, requestId, question)
          begun = before?.chat_id ?? null
          from = before?.position
        }
        const chatId = typeof chat === 'string' ? chat : (begun ?? (await insertChat(transaction, clock.now(), reader, chat)))
        await sql`select from chats where id = ${chatId}::uuid and ${may(reader, 'change', 'chats')} for update`.execute(transaction)
        if (from !== undefined)
          await transaction
            .deleteFrom('chat_messages')
            .where(within(reader, 'change', chatId))
            .where('position', '>=', from)
            .execute()
        const { rows } = await sql<{ next: number }>`
          select coalesce(max(position) + 1, 0)::integer as next from chat_messages where ${within(reader, 'read', chatId)}`.execute(
          transaction,
        )
        const { next } = onlyRow(rows)
        const created_at = new Date(clock.now())
        const ids = await transaction
          .insertInto('chat_messages')
          .values([
            {
              chat_id: chatId,
              position: next,
              role: 'user',
              question,
              answer: null,
              filters: filters && JSON.stringify(filters),
              state: 'complete',
              model: null,
              request_id: requestId,
              created_at,
            },
            {
              chat_id: chatId,
              position: next + 1,
              role: 'assistant',
              question: '',
              answer: JSON.stringify(empty),
              filters: null,
              state: 'answering',
              model,
              request_id: null,
              created_at,
            },
          ])
          .returning('id')
          .execute()
        await touch(transaction, reader, chatId)
        return { chat: chatId, question: ids[0]!.id, answer: ids[1]!.id }
      }),

    /** Ends an answer that is being written; nothing where it was stopped, edited away or deleted meanwhile, but for what is proved of one stopped. */
    finish: (id: string, answer: StoredAnswer, { state, model, names = [], leftBy = null }: Ending): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ chat_id: string; state: MessageState }>`
          update chat_messages set answer = ${JSON.stringify(answer)}::jsonb, model = ${model},
            state = case when state = 'answering' then ${state} else state end
          where id = ${id}::uuid and state in ('answering', 'stopped') returning chat_id, state`.execute(transaction)
        const [ended] = rows
        if (leftBy !== null && ended?.state === 'complete')
          await record(transaction, clock.now(), [
            { name: 'chat.answered', subject: ended.chat_id, account: leftBy, actor: null, payload: {} },
          ])
        await sql`
          insert into chat_message_works (message_id, work_id)
          select m.id, w.id from chat_messages m, works w
          where m.id = ${id}::uuid and w.public_id = any (${[...names, ...answer.references.map((one) => one.id.replace(/~.*$/, ''))]}::text[])
          on conflict do nothing`.execute(transaction)
      }),

    async stop(reader: Reader, chatId: string) {
      await db
        .updateTable('chat_messages')
        .set({ state: 'stopped' })
        .where(within(reader, 'change', chatId))
        .where('state', '=', 'answering')
        .execute()
    },

    /** Those of some answers that are still to be written. */
    async stillWanted(ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        ${prepared} select id::text as id from chat_messages where id = any (${ids}::uuid[]) and state = 'answering'`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

/** An answer with the words of a document, from which a name is to be taken. */
export interface AnswerOfWork {
  id: string
  answer: StoredAnswer
}

export const answersOfWork = async (transaction: Transaction<Tables>, workId: number): Promise<AnswerOfWork[]> => {
  const { rows } = await sql<AnswerOfWork>`
    select m.id::text as id, m.answer from chat_messages m join chat_message_works x on x.message_id = m.id
    where x.work_id = ${workId} and m.answer is not null order by m.id for update of m`.execute(transaction)
  return rows
}

export async function overwriteAnswers(transaction: Transaction<Tables>, answers: readonly AnswerOfWork[]) {
  for (const { id, answer } of answers)
    await sql`update chat_messages set answer = ${JSON.stringify(answer)}::jsonb where id = ${id}::uuid`.execute(transaction)
}
