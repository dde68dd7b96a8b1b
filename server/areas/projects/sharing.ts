import { looksLikeAnother } from '#contract/look-alike'
import type { Output } from '#contract/endpoint'
import { type Member, type MemberRole, type shareProject, invitationDays, maxMembers } from '#contract/project-members'
import { type Access, type Reader, can } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { emailKey } from '../accounts/accounts.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { invitationLetter } from './invitation-letter.ts'
import { type InvitationRow, sharingStorage } from './sharing-storage.ts'
import type { ProjectRow } from './storage.ts'

interface Deps {
  database: Database
  access: Pick<Access, 'share' | 'end' | 'members' | 'handOver'>
  mailing: Pick<Mailing, 'send'>
  preferences: Pick<PreferencesOf, 'allowsMail'>
  /** `not-found` for a project that the reader does not see. */
  projectOf: (reader: Reader, id: string) => Promise<ProjectRow>
}

const day = 86_400_000

const toInvited = ({ id, email, role, invited_at }: InvitationRow): Member => ({
  id,
  name: null,
  email,
  role,
  status: 'invited',
  since: invited_at.toISOString(),
})

/** Who is in a project and who is invited. Names are known to all members, addresses to the owner who wrote them. */
export function createSharing({ database, access, mailing, preferences, projectOf }: Deps) {
  const storage = sharingStorage(database)

  const projectToShare = async (reader: Reader, id: string) => {
    const project = await projectOf(reader, id)
    if (!can(reader, 'share', project.thing)) throw new Problem('forbidden')
    return project
  }
  const membersOf = async (reader: Reader, { thing }: ProjectRow): Promise<Member[]> =>
    (await access.members(reader, thing)).map(({ id, name, role, since }) => ({
      id,
      name,
      email: null,
      role,
      status: 'member',
      since: since.toISOString(),
    }))
  const memberOf = async (reader: Reader, project: ProjectRow, id: string): Promise<Member> => {
    const found = (await membersOf(reader, project)).find((one) => one.id === id)
    if (!found) throw new Problem('not-found', 'Member not found')
    return found
  }

  return {
    /**
     * A confirmed account is a member at once; every other address waits for its confirmation, so that nobody gets what was meant for the
     * owner of an address by writing it into a form.
     */
    async share(reader: Reader, id: string, { email, role }: { email: string; role: MemberRole }): Promise<Output<typeof shareProject>> {
      const project = await projectToShare(reader, id)
      const key = emailKey(email)
      const account = await storage.confirmed(key)
      if (account?.id === project.thing.owner) throw new Problem('own-project')
      const changed = { projectId: project.id, owner: project.thing.owner! }
      // Whoever has no account has said nothing of mails yet. Asked before the transaction: nobody waits for it there.
      const isTold = !account || (await preferences.allowsMail(account.id, 'systemUpdates'))
      const invited = await storage.inTurn(project.id, async (transaction, within) => {
        // Who leaves was told in whose hands its projects are.
        if (!(await storage.isKept(transaction, project.thing.owner!))) throw new Problem('forbidden')
        if ((await within.countAll(project.id)) >= maxMembers)
          throw new Problem('limit-reached', `A project has at most ${maxMembers} members.`)
        const isMember = account !== undefined && (await within.isMember(project.id, account.id))
        if (isTold && !isMember)
          await mailing.send(transaction, invitationLetter(email, { id: project.id, isMember: account !== undefined }))
        if (!account) {
          const expiresAt = new Date(database.clock.now() + invitationDays * day)
          return within.invite(reader, { projectId: project.id, email, emailKey: key, role, expiresAt })
        }
        await access.share(reader, project.thing, account.id, role, transaction)
        if (!isMember) await storage.happened(transaction, reader, 'project.member_added', { ...changed, member: account.id })
        return null
      })
      const shared = invited ? toInvited(invited) : await memberOf(reader, project, account!.id)
      return { ...shared, ...(looksLikeAnother(email) && { warning: 'look-alike-address' as const }) }
    },

    /** Makes a member the owner; `not-a-member` for everybody else, and for an account that is locked or leaving. */
    async handOver(reader: Reader, id: string, member: string): Promise<void> {
      const { id: projectId, thing } = await projectToShare(reader, id)
      const swap = (transaction: DatabaseTransaction) => access.handOver(reader, thing, member, transaction)
      if (!(await storage.handOver(reader, projectId, member, swap))) throw new Problem('not-a-member')
    },

    /** The reader's own projects that others are in. */
    sharedOf: storage.sharedOf,

    async members(reader: Reader, id: string): Promise<{ results: Member[]; total: number }> {
      const project = await projectOf(reader, id)
      const isOwner = can(reader, 'share', project.thing)
      const owner: Member = {
        id: project.thing.owner!,
        name: project.by_name,
        email: null,
        role: 'owner',
        status: 'member',
        since: project.created_at.toISOString(),
      }
      const invited = isOwner ? (await storage.invitations(project.id)).map(toInvited) : []
      const results = [owner, ...(await membersOf(reader, project)), ...invited]
      return { results, total: results.length }
    },

    async changeMember(reader: Reader, id: string, member: string, role: MemberRole): Promise<Member> {
      const project = await projectToShare(reader, id)
      const invited = await storage.changeInvitation(project.id, member, role)
      if (invited) return toInvited(invited)
      await memberOf(reader, project, member)
      await access.share(reader, project.thing, member, role)
      return memberOf(reader, project, member)
    },

    /** Ends what is shared from the next request on. Members leave by themselves; what they put in goes with them. */
    async removeMember(reader: Reader, id: string, member: string): Promise<void> {
      const project = await projectOf(reader, id)
      if (member !== reader.userId) {
        await projectToShare(reader, id)
        if (await storage.endInvitation(project.id, member)) return
      }
      await access.end(reader, project.thing, member)
      const changed = { projectId: project.id, owner: project.thing.owner!, member }
      await storage.inTurn(project.id, (transaction) => storage.happened(transaction, reader, 'project.member_removed', changed))
    },

    forgetExpired: storage.forgetExpired,
  }
}
