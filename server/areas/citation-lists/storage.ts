import { type Kysely, type Transaction, sql } from 'kysely'
import { type AuthorityKind, restorableCitationHours } from '#contract/citation-lists'
import type { CitationStyle } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Item } from './exchange/item.ts'

export interface KeptFields {
  text: string
  source: string
  style: CitationStyle
  kind: AuthorityKind
  case_title: string | null
  case_id: string | null
  italics: [number, number][]
  item: Item | null
}

export interface KeptRow extends KeptFields {
  id: string
  created_at: Date
  updated_at: Date
}

export interface KeptFilter {
  words: readonly string[]
  kind?: AuthorityKind | undefined
}

const columns = ['id', 'text', 'source', 'style', 'kind', 'case_title', 'case_id', 'italics', 'item', 'created_at', 'updated_at'] as const
const restorable = sql<Date>`now() - make_interval(hours => ${restorableCitationHours})`
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
const insertedAtOnce = 500

const toValues = ({ italics, item, ...fields }: KeptFields) => ({
  ...fields,
  italics: JSON.stringify(italics),
  item: item === null ? null : JSON.stringify(item),
})

export const keptCitationsStorage = ({ sql: db }: { sql: Kysely<Tables> }) => {
  const live = (userId: string) => db.selectFrom('kept_citations').where('user_id', '=', userId).where('deleted_at', 'is', null)

  const matching = (userId: string, { words, kind }: KeptFilter) => {
    let query = live(userId)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    for (const word of words)
      query = query.where(
        sql<boolean>`(text ilike ${literal(word)} or source ilike ${literal(word)} or coalesce(case_title, '') ilike ${literal(word)})`,
      )
    return query
  }

  return {
    async list(
      userId: string,
      filter: KeptFilter,
      { sort, limit, offset }: { sort: 'newest' | 'title'; limit: number; offset: number },
    ): Promise<KeptRow[]> {
      const query = matching(userId, filter).select(columns)
      const ordered =
        sort === 'title' ? query.orderBy(sql`lower(coalesce(case_title, text))`) : query.orderBy('created_at', 'desc').orderBy('position')
      return (await ordered.orderBy('id').limit(limit).offset(offset).execute()) as KeptRow[]
    },

    count: async (userId: string, filter: KeptFilter): Promise<number> =>
      (
        await matching(userId, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    /** Those of the account among some, else all, in the order of the list. */
    async all(userId: string, ids: readonly string[] | undefined): Promise<KeptRow[]> {
      let query = live(userId).select(columns)
      if (ids) query = query.where(sql<boolean>`id = any(${ids.filter(isUuid)}::uuid[])`)
      return (await query.orderBy('created_at', 'desc').orderBy('position').orderBy('id').execute()) as KeptRow[]
    },

    /** Which of some words the account keeps already, as they were written or in their style. */
    async known(userId: string, texts: readonly string[]): Promise<Set<string>> {
      const rows = await live(userId)
        .select(['text', 'source'])
        .where(sql<boolean>`(text = any(${texts}::text[]) or source = any(${texts}::text[]))`)
        .execute()
      return new Set(rows.flatMap(({ text, source }) => [text, source]))
    },

    byId: async (userId: string, id: string): Promise<KeptRow | undefined> =>
      isUuid(id) ? ((await live(userId).select(columns).where('id', '=', id).executeTakeFirst()) as KeptRow | undefined) : undefined,

    /** Several inserts where there are many: to be done in turn. */
    async insert(userId: string, given: readonly KeptFields[]): Promise<string[]> {
      const ids: string[] = []
      for (let at = 0; at < given.length; at += insertedAtOnce) {
        const values = given
          .slice(at, at + insertedAtOnce)
          .map((fields, index) => ({ user_id: userId, position: at + index, ...toValues(fields) }))
        const rows = await db.insertInto('kept_citations').values(values).returning('id').execute()
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },

    async update(userId: string, id: string, fields: KeptFields): Promise<boolean> {
      const updated = await db
        .updateTable('kept_citations')
        .set({ ...toValues(fields), updated_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },

    async delete(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db
        .updateTable('kept_citations')
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
        .updateTable('kept_citations')
        .set({ deleted_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', '>', restorable)
        .execute()
    },

    forgetDeleted: () => db.deleteFrom('kept_citations').where('deleted_at', '<=', restorable).execute(),
  }
}

type KeptCitationsStorage = ReturnType<typeof keptCitationsStorage>

/** Adds to the citations of one account one after another, so that a file that is sent twice at once is added once. */
export const turnsOf =
  ({ sql: db }: Database) =>
  <T>(userId: string, work: (storage: KeptCitationsStorage) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`kept citations ${userId}`}, 0))`.execute(transaction)
      return work(keptCitationsStorage({ sql: transaction }))
    })

export type KeptTransaction = Transaction<Tables>

/** What readers of every account keep of a case, deleted ones among them. */
export const keptOfCase = async (transaction: KeptTransaction, caseId: string): Promise<KeptRow[]> =>
  (await transaction.selectFrom('kept_citations').select(columns).where('case_id', '=', caseId).execute()) as KeptRow[]

export async function overwriteKept(transaction: KeptTransaction, rows: readonly ({ id: string } & KeptFields)[]) {
  for (const { id, text, source, style, kind, case_title, case_id, italics, item } of rows)
    await transaction
      .updateTable('kept_citations')
      .set(toValues({ text, source, style, kind, case_title, case_id, italics, item }))
      .where('id', '=', id)
      .execute()
}
