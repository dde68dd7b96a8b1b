import { type Kysely, type Transaction, sql } from 'kysely'
import type { AuthorityKind } from '#contract/citation-lists'
import type { CitationStyle } from '#contract/citations'
import type { Reader } from '../../access/access.ts'
import { type SeenItems, documentsSeenBy, unscoped, liesIn, liesInNone, may, owns, thingOf } from '../../access/conditions-storage.ts'
import type { Clock } from '../../clock.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { containsPattern } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { workOf } from '../../database/work-of.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { placeIn } from '../projects/projects.ts'
import type { Item } from './exchange/item.ts'

/** The passage or the provision that a citation names; nothing of a case as a whole. */
export interface SavedPassage {
  /** `ACT~EID` of a provision. */
  provision_id: string | null
  pinpoint: string | null
  words: string
  relied_on: string
}

export const noPassage: SavedPassage = { provision_id: null, pinpoint: null, words: '', relied_on: '' }

export interface SavedFields extends SavedPassage {
  text: string
  source: string
  style: CitationStyle
  kind: AuthorityKind
  case_title: string | null
  case_id: string | null
  italics: [number, number][]
  item: Item | null
}

export interface SavedRow extends SavedFields {
  id: string
  created_at: Date
  updated_at: Date
}

export interface SavedFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string | undefined
  words: readonly string[]
  kind?: AuthorityKind | undefined
}

/** Which citations leave the house: some, those of a project, or all of the reader's own. */
export interface SavedChoice {
  ids?: readonly string[] | undefined
  projectId?: string | undefined
}

const columns = [
  ...(['kept_citations.id', 'text', 'source', 'style', 'kept_citations.kind', 'case_title', 'public_id as case_id'] as const),
  ...(['italics', 'item', 'provision_id', 'pinpoint', 'words', 'relied_on', 'created_at', 'updated_at'] as const),
] as const
const insertedAtOnce = 500
/** What somebody else cites of a document that is closed to the reader is closed with it; of one that has gone it is not. */
const isNotHidden = (reader: Reader) => sql<boolean>`(${owns(reader, 'kept_citations')} or kept_citations.work_id is null
  or exists (select from ${documentsSeenBy(reader)} shown where shown.work_id = kept_citations.work_id)
  or not exists (select from ${unscoped('documents', 'only whether there is one')} hidden where hidden.work_id = kept_citations.work_id))`

const toValues = ({ case_id, italics, item, ...fields }: SavedFields) => ({
  ...fields,
  work_id: case_id === null ? null : workOf(case_id),
  italics: JSON.stringify(italics),
  item: item === null ? null : JSON.stringify(item),
})

export const savedCitationsStorage = ({ sql: db, clock }: { sql: Kysely<Tables>; clock: Clock }) => {
  const deletions = softDeletesOf('kept_citations', { clock })
  const seen = (reader: Reader) =>
    db
      .selectFrom('kept_citations')
      .leftJoin('works', 'works.id', 'work_id')
      .where(may(reader, 'read', 'kept_citations'))
      .where('deleted_at', 'is', null)
      .where(isNotHidden(reader))
  const live = (reader: Reader, projectId?: string) =>
    seen(reader).where(projectId === undefined ? owns(reader, 'kept_citations') : liesIn(projectId, 'kept_citations'))

  /** The first of what lies in a project, else of what lies in none. */
  const keptFor = (reader: Reader, projectId: string | null) => {
    const isLoose = liesInNone('kept_citations')
    return live(reader)
      .select(columns)
      .where(projectId === null ? isLoose : sql<boolean>`(${isLoose} or ${liesIn(projectId, 'kept_citations')})`)
      .orderBy(isLoose)
      .orderBy('created_at')
      .limit(1)
  }

  const matching = (reader: Reader, { projectId, words, kind }: SavedFilter) => {
    let query = live(reader, projectId)
    if (kind !== undefined) query = query.where('kept_citations.kind', '=', kind)
    for (const word of words)
      query = query.where(
        sql<boolean>`(text ilike ${containsPattern(word)} or source ilike ${containsPattern(word)} or coalesce(case_title, '') ilike ${containsPattern(word)})`,
      )
    return query
  }

  return {
    async list(
      reader: Reader,
      filter: SavedFilter,
      { sort, limit, offset }: { sort: 'newest' | 'title'; limit: number; offset: number },
    ): Promise<SavedRow[]> {
      const query = matching(reader, filter).select(columns)
      const ordered =
        sort === 'title' ? query.orderBy(sql`lower(coalesce(case_title, text))`) : query.orderBy('created_at', 'desc').orderBy('position')
      return (await ordered.orderBy('kept_citations.id').limit(limit).offset(offset).execute()) as SavedRow[]
    },

    count: async (reader: Reader, filter: SavedFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    /** Those among some that the reader sees, else all of a project or of its own, in the order of the list. */
    async all(reader: Reader, { ids, projectId }: SavedChoice): Promise<SavedRow[]> {
      let query = (ids ? seen(reader) : live(reader, projectId)).select(columns)
      if (ids) query = query.where(sql<boolean>`kept_citations.id = any(${ids.filter(isUuid)}::uuid[])`)
      return (await query.orderBy('created_at', 'desc').orderBy('position').orderBy('kept_citations.id').execute()) as SavedRow[]
    },

    /** The citations of some words that the account keeps already, as they were written or in their style: their ids by these words. */
    async known(reader: Reader, texts: readonly string[]): Promise<Map<string, string>> {
      const rows = await live(reader)
        .select(['kept_citations.id', 'text', 'source'])
        .where(sql<boolean>`(text = any(${texts}::text[]) or source = any(${texts}::text[]))`)
        .execute()
      return new Map(rows.flatMap(({ id, text, source }) => [text, source].map((words) => [words, id] as const)))
    },

    /**
     * What the account keeps of a passage of a case, by its pinpoint, else by its words, or of the case as a whole (no words): what lies in the project
     * that is named, else what lies in none, so that nothing that is said of it in one matter is read in another.
     */
    passage: async (
      reader: Reader,
      caseId: string,
      { pinpoint, words }: Pick<SavedPassage, 'pinpoint' | 'words'>,
      projectId: string | null,
    ): Promise<SavedRow | undefined> => {
      return (await keptFor(reader, projectId)
        .where('public_id', '=', caseId)
        .where((where) =>
          pinpoint === null
            ? where('words', '=', words).and('pinpoint', 'is', null)
            : where('pinpoint', '=', pinpoint).and('words', '<>', ''),
        )
        .executeTakeFirst()) as SavedRow | undefined
    },

    /** What the account keeps of a provision, by its id: what lies in the project that is named, else what lies in none. */
    provision: async (reader: Reader, provisionId: string, projectId: string | null): Promise<SavedRow | undefined> =>
      (await keptFor(reader, projectId).where('provision_id', '=', provisionId).executeTakeFirst()) as SavedRow | undefined,

    byId: async (reader: Reader, id: string): Promise<SavedRow | undefined> =>
      isUuid(id)
        ? ((await seen(reader).select(columns).where('kept_citations.id', '=', id).executeTakeFirst()) as SavedRow | undefined)
        : undefined,

    /** Which of some are the reader's own. */
    ownIds: async (reader: Reader, ids: readonly string[]): Promise<Set<string>> =>
      new Set(
        (
          await live(reader)
            .select('kept_citations.id')
            .where(sql<boolean>`kept_citations.id = any(${ids}::uuid[])`)
            .execute()
        ).map(({ id }) => id),
      ),

    /** Several inserts where there are many: to be done in turn. */
    async insert(reader: Reader, given: readonly SavedFields[]): Promise<string[]> {
      const ids: string[] = []
      const now = new Date(clock.now())
      for (let at = 0; at < given.length; at += insertedAtOnce) {
        const values = given
          .slice(at, at + insertedAtOnce)
          .map((fields, index) => ({ user_id: reader.userId, position: at + index, created_at: now, updated_at: now, ...toValues(fields) }))
        const rows = await db.insertInto('kept_citations').values(values).returning('id').execute()
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },

    async update(reader: Reader, id: string, fields: SavedFields): Promise<boolean> {
      const updated = await db
        .updateTable('kept_citations')
        .set({ ...toValues(fields), updated_at: new Date(clock.now()) })
        .where(may(reader, 'change', 'kept_citations'))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },

    delete: async (reader: Reader, id: string): Promise<boolean> => (await deletions.delete(db, reader, id)) !== undefined,

    restore: (reader: Reader, id: string) => deletions.restore(db, reader, id),

    forgetDeleted: () => deletions.forget(db),
  }
}

/** The citations that a reader sees, as projects ask for them. */
export const citationsSeenBy = (reader: Reader): SeenItems => sql`
  select id::text as id, ${thingOf('kept_citations')} as thing from kept_citations
  where ${may(reader, 'read', 'kept_citations')} and deleted_at is null and ${isNotHidden(reader)}`

/** What is done in one turn. */
type InTurn = ReturnType<typeof savedCitationsStorage> & {
  /** Puts some of the reader's own into a project in which it may put things; answers which did not lie there. */
  place: (projectId: string, ids: readonly string[], issueId?: string) => Promise<string[]>
}

/** Adds to the citations of one account one after another, so that a file that is sent twice at once is added once. */
export const withAccountLock =
  ({ sql: db, clock }: Database) =>
  <T>(reader: Reader, work: (storage: InTurn) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`kept citations ${reader.userId}`}, 0))`.execute(transaction)
      const place: InTurn['place'] = async (projectId, ids, issueId) => {
        const placed: string[] = []
        for (const id of ids)
          if (await placeIn(transaction, { reader, now: clock.now() }, { projectId, type: 'citation', id, issueId })) placed.push(id)
        return placed
      }
      return work({ ...savedCitationsStorage({ sql: transaction, clock }), place })
    })

export type CitationsTransaction = Transaction<Tables>

/** What readers of every account keep of a work, deleted ones among them. */
export const citationsOfWork = async (transaction: CitationsTransaction, workId: number): Promise<SavedRow[]> =>
  (await transaction
    .selectFrom('kept_citations')
    .innerJoin('works', 'works.id', 'work_id')
    .select(columns)
    .where('work_id', '=', workId)
    .execute()) as SavedRow[]

export async function overwriteCitations(transaction: CitationsTransaction, rows: readonly ({ id: string } & SavedFields)[]) {
  for (const { id, text, source, style, kind, case_title, case_id, italics, item, provision_id, pinpoint, words, relied_on } of rows)
    await transaction
      .updateTable('kept_citations')
      .set(toValues({ text, source, style, kind, case_title, case_id, italics, item, provision_id, pinpoint, words, relied_on }))
      .where('id', '=', id)
      .execute()
}

export const citationInTrash = (): InTrash => ({ title: sql`t.text` })
