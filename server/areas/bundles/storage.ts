import { type Selectable, sql } from 'kysely'
import type { BundleCover } from '#contract/bundles'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { BoundText, Tables } from '../../database/tables.ts'

export type KeptBundle = Selectable<Tables['bundles']>
export type FileRow = Selectable<Tables['bundle_files']>
export type ChosenAuthority = KeptBundle['authorities'][number]

export interface BundleFields {
  cover: BundleCover
  arrangement: KeptBundle['arrangement']
  marked: KeptBundle['marked']
  authorities: readonly ChosenAuthority[]
}

/** Milliseconds after which one that has not ended never will: its process was killed at its last try. */
const maxMaking = 86_400_000

export const isBeingMade = ({ ended_at, asked_at }: Pick<FileRow, 'ended_at' | 'asked_at'>, now: number): boolean =>
  ended_at === null && asked_at.getTime() > now - maxMaking

/** Bundles and their files. Whose projects they are, and who may change them, is known before anything here is asked. */
export const bundlesStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const fileOf = (projectId: string, account: string) =>
    db.selectFrom('bundle_files').selectAll().where('project_id', '=', projectId).where('user_id', '=', account)
  const holding = (caseId: string) => sql<boolean>`contents @> ${JSON.stringify([{ case_id: caseId }])}::jsonb`

  return {
    byProject: (projectId: string): Promise<KeptBundle | undefined> =>
      db.selectFrom('bundles').selectAll().where('project_id', '=', projectId).executeTakeFirst(),

    /** When it was saved; null where somebody saved it since `basedOn`: a moment, null where nothing was kept then, undefined to save anyway. */
    save: (projectId: string, { cover, authorities, ...fields }: BundleFields, basedOn: Date | null | undefined): Promise<Date | null> =>
      db.transaction().execute(async (transaction) => {
        // Two who save at once do so one after the other.
        await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute()
        const kept = await transaction.selectFrom('bundles').select('updated_at').where('project_id', '=', projectId).executeTakeFirst()
        if (basedOn !== undefined && kept?.updated_at.getTime() !== basedOn?.getTime()) return null
        const updated_at = time()
        const values = { ...fields, cover: JSON.stringify(cover), authorities: JSON.stringify(authorities), updated_at }
        await transaction
          .insertInto('bundles')
          .values({ project_id: projectId, ...values })
          .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
          .execute()
        return updated_at
      }),

    file: (projectId: string, account: string): Promise<FileRow | undefined> => fileOf(projectId, account).executeTakeFirst(),

    /** One with the role of the account that it is for; undefined where it was cancelled, or another has taken its place. */
    find: (id: string) =>
      db
        .selectFrom('bundle_files')
        .innerJoin('users', 'users.id', 'bundle_files.user_id')
        .select(['bundle_files.id', 'project_id', 'user_id', 'doubtful', 'asked_at', 'users.role'])
        .where('bundle_files.id', '=', id)
        .executeTakeFirst(),

    /** Notes that one is asked for; answers the id of the one whose place it takes, and nothing while one is being made. */
    async begin(
      transaction: DatabaseTransaction,
      asked: { projectId: string; account: string; doubtful: FileRow['doubtful'] },
    ): Promise<{ id: string; replaced: string | null } | undefined> {
      const { projectId, account, doubtful } = asked
      await transaction.selectFrom('users').select('id').where('id', '=', account).forNoKeyUpdate().execute()
      const of = { project_id: projectId, user_id: account }
      const present = await transaction
        .selectFrom('bundle_files')
        .select(['id', 'ended_at', 'asked_at'])
        .where('project_id', '=', projectId)
        .where('user_id', '=', account)
        .executeTakeFirst()
      if (present && isBeingMade(present, clock.now())) return undefined
      if (present) await transaction.deleteFrom('bundle_files').where('id', '=', present.id).execute()
      const { id } = await transaction
        .insertInto('bundle_files')
        .values({ ...of, doubtful, asked_at: time() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, replaced: present?.id ?? null }
    },

    /** How far it is; false where it was cancelled. What it will hold is said before any of it is read. */
    async progress(
      id: string,
      { done, total, contents }: { done: number; total?: number; contents?: readonly BoundText[] },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('bundle_files')
        .set({ done, ...(total !== undefined && { total }), ...(contents && { contents: JSON.stringify(contents) }) })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False where it was cancelled meanwhile. */
    async finish(
      transaction: DatabaseTransaction,
      id: string,
      { starts, ...made }: { pages: number; bytes: number; starts: FileRow['starts']; expires_at: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('bundle_files')
        .set({ ...made, starts: JSON.stringify(starts), ended_at: time() })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False where it was cancelled meanwhile. */
    async fail(transaction: DatabaseTransaction, id: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('bundle_files')
        .set({ ended_at: time() })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Answers the id of what is no longer to be made or kept. */
    async remove(projectId: string, account: string): Promise<string | null> {
      const gone = await db
        .deleteFrom('bundle_files')
        .where('project_id', '=', projectId)
        .where('user_id', '=', account)
        .returning('id')
        .executeTakeFirst()
      return gone?.id ?? null
    },

    /** Forgets those in which a case is bound. */
    forgetWith: async (caseId: string) => void (await db.deleteFrom('bundle_files').where(holding(caseId)).execute()),

    ofProject: async (projectId: string) => void (await db.deleteFrom('bundle_files').where('project_id', '=', projectId).execute()),

    forgetExpired: async () => void (await db.deleteFrom('bundle_files').where('expires_at', '<=', time()).execute()),

    /** Those that files may belong to; of one account where it is named. */
    async ids(account?: string): Promise<string[]> {
      let query = db.selectFrom('bundle_files').select('id')
      if (account !== undefined) query = query.where('user_id', '=', account)
      return (await query.execute()).map(({ id }) => id)
    },
  }
}
