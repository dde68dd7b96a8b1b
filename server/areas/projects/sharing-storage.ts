import { type Kysely, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may, owns } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface InvitationRow {
  id: string
  email: string
  role: 'viewer' | 'editor'
  invited_at: Date
}

/** Who is invited to projects and not a member yet. Whose project it is, is known before anything here is asked. */
export const sharingStorage = (database: Database) => ({
  ...sharingWithin(database.sql, database),

  /** What changes who is in a project, one after the other. */
  inTurn: <T>(projectId: string, work: (transaction: DatabaseTransaction, within: SharingWithin) => Promise<T>): Promise<T> =>
    database.sql.transaction().execute(async (transaction) => {
      await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute()
      return work(transaction, sharingWithin(transaction, database))
    }),

  /**
   * Makes a member the owner of a project of the reader's, which changes places in it by `swap`; false where the member's account is locked or
   * leaving, or the project is the reader's no more. The account comes first: whoever leaves holds it while its projects are looked through.
   */
  handOver: (
    reader: Reader,
    projectId: string,
    member: string,
    swap: (transaction: DatabaseTransaction) => Promise<boolean>,
  ): Promise<boolean> =>
    database.sql.transaction().execute(async (transaction) => {
      if (!isUuid(member)) return false
      const account = await transaction.selectFrom('users').select('locked_at').where('id', '=', member).forNoKeyUpdate().executeTakeFirst()
      if (!account || account.locked_at !== null) return false
      const own = await transaction
        .selectFrom('projects')
        .select('id')
        .where('id', '=', projectId)
        .where(may(reader, 'share', 'projects'))
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!own || !(await swap(transaction))) return false
      await transaction.updateTable('projects').set({ user_id: member, is_default: false }).where('id', '=', projectId).execute()
      // They wait for the project, and go with the account that is asked about them.
      await transaction.updateTable('project_invitations').set({ invited_by: member }).where('project_id', '=', projectId).execute()
      await record(transaction, database.clock.now(), [
        { name: 'project.owner_changed', subject: projectId, account: member, actor: reader.userId, payload: { member } },
      ])
      return true
    }),

  /** Whether the owner of a project is still there, for what gives others a part in it. */
  isKept: async (transaction: DatabaseTransaction, owner: string): Promise<boolean> =>
    (await transaction.selectFrom('users').select('id').where('id', '=', owner).where('locked_at', 'is', null).executeTakeFirst()) !==
    undefined,

  /** The reader's own projects in which others are, by name. Within a transaction nobody comes into one of them until it ends. */
  async sharedOf(
    reader: Reader,
    within?: DatabaseTransaction,
  ): Promise<{ id: string; name: string; members: { id: string; name: string }[] }[]> {
    if (within) await within.selectFrom('projects').select('id').where(owns(reader, 'projects')).orderBy('id').forNoKeyUpdate().execute()
    const { rows } = await sql<{ id: string; name: string; members: { id: string; name: string }[] }>`
      select projects.id, projects.name, json_agg(json_build_object('id', u.id, 'name', u.name) order by s.role, s.shared_at, u.id) as members
      from projects join shares s on s.object_kind = 'project' and s.object_id = projects.id::text join users u on u.id = s.member_id
      where ${owns(reader, 'projects')} and projects.deleted_at is null
      group by projects.id order by lower(projects.name), projects.id`.execute(within ?? database.sql)
    return rows
  },

  happened: (
    transaction: DatabaseTransaction,
    reader: Reader,
    name: 'project.member_added' | 'project.member_removed',
    { projectId: subject, owner: account, member }: { projectId: string; owner: string; member: string },
  ) => record(transaction, database.clock.now(), [{ name, subject, account, actor: reader.userId, payload: { member } }]),
})

type SharingWithin = ReturnType<typeof sharingWithin>

function sharingWithin(db: Kysely<Tables>, { clock }: Database) {
  const columns = ['id', 'email', 'role', 'invited_at'] as const
  const standing = (projectId: string) =>
    db.selectFrom('project_invitations').where('project_id', '=', projectId).where('expires_at', '>', new Date(clock.now()))

  return {
    /** The account that has confirmed an address. */
    confirmed: async (emailKey: string): Promise<{ id: string; name: string } | undefined> =>
      db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('email_key', '=', emailKey)
        .where('verified_at', 'is not', null)
        .executeTakeFirst(),

    async isMember(projectId: string, account: string): Promise<boolean> {
      const { rows } = await sql`
        select from shares where object_kind = 'project' and object_id = ${projectId} and member_id = ${account}::uuid`.execute(db)
      return rows.length > 0
    },

    /** Invites an address until `expiresAt`; one that is invited already gets the role and the time anew. */
    invite: (
      reader: Reader,
      {
        projectId,
        email,
        emailKey,
        role,
        expiresAt,
      }: { projectId: string; email: string; emailKey: string; role: 'viewer' | 'editor'; expiresAt: Date },
    ): Promise<InvitationRow> => {
      const fresh = { email, role, invited_by: reader.userId, invited_at: new Date(clock.now()), expires_at: expiresAt }
      return db
        .insertInto('project_invitations')
        .values({ project_id: projectId, email_key: emailKey, ...fresh })
        .onConflict((conflict) => conflict.columns(['project_id', 'email_key']).doUpdateSet(fresh))
        .returning(columns)
        .executeTakeFirstOrThrow()
    },

    invitations: (projectId: string): Promise<InvitationRow[]> =>
      standing(projectId).select(columns).orderBy('invited_at').orderBy('id').execute(),

    async changeInvitation(projectId: string, id: string, role: 'viewer' | 'editor'): Promise<InvitationRow | undefined> {
      if (!isUuid(id)) return undefined
      return db
        .updateTable('project_invitations')
        .set({ role })
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()
    },

    async endInvitation(projectId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const ended = await db.deleteFrom('project_invitations').where('project_id', '=', projectId).where('id', '=', id).executeTakeFirst()
      return ended.numDeletedRows > 0n
    },

    /** Members and invitations of a project. */
    async countAll(projectId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from shares where object_kind = 'project' and object_id = ${projectId})
          + (select count(*) from project_invitations where project_id = ${projectId}::uuid))::integer as count`.execute(db)
      return onlyRow(rows).count
    },

    async forgetExpired() {
      await db.deleteFrom('project_invitations').where('expires_at', '<=', new Date(clock.now())).execute()
    },
  }
}
