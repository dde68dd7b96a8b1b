import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'

export interface InvitationRow {
  id: string
  email: string
  role: 'viewer' | 'editor'
  invited_at: Date
}

/** Who is invited to projects and not a member yet. Whose project it is, is known before anything here is asked. */
export const sharingStorage = ({ sql: db, clock }: Database) => {
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
      return rows[0]!.count
    },

    happened: (reader: Reader, name: 'project.member_added' | 'project.member_removed', projectId: string, owner: string, member: string) =>
      db
        .transaction()
        .execute((transaction) =>
          record(transaction, clock.now(), [{ name, subject: projectId, account: owner, actor: reader.userId, payload: { member } }]),
        ),

    async forgetExpired() {
      await db.deleteFrom('project_invitations').where('expires_at', '<=', new Date(clock.now())).execute()
    },
  }
}
