import type { MemberRole } from '#contract/project-members'
import type { ItemType } from '#contract/project-items'
import type { Template } from '#contract/project-templates'
import type { Project } from '#contract/projects'
import { CallError } from '../../api/call-error.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { chooseProject, chosenProject } from '../../ui/chosen-project.ts'
import { copyText } from '../../ui/clipboard.ts'
import { useToast } from '../../ui/toast.tsx'
import { useTrying, withReason } from '../../ui/use-trying.ts'
import { useProjectCalls } from './queries.ts'

export const addressOfProject = (id: string) => `/research-hub/projects/${encodeURIComponent(id)}`

/** Something that is put into a project, with its name where the reader sees one. */
interface Thing {
  type: ItemType
  id: string
  name?: string
}

/** What is done with projects, with what is said about it. Each answers whether, or with what, it succeeded. */
export function useProjects() {
  const { toasts, card, share } = useProjectMessages()
  const calls = useProjectCalls()
  const showToast = useToast()

  const isOffline = (error: unknown) => error instanceof CallError && error.kind === 'network'
  const trying = useTrying({ wordsOf: (failed, error) => (isOffline(error) ? toasts.offline : withReason(failed, error)) })

  return {
    async create(given: { name: string; description: string }, template: string | null): Promise<Project | null> {
      const made = await trying(calls.create(given, template), toasts.createFailed)
      if (made) showToast(toasts.created, { severity: 'success' })
      return made
    },

    async update(id: string, changes: Parameters<typeof calls.update>[1]): Promise<Project | null> {
      const changed = await trying(calls.update(id, changes), toasts.updateFailed)
      if (!changed) return null
      if (chosenProject()?.id === id) chooseProject({ id, name: changed.name, fills: changed.role !== 'viewer' })
      showToast(changes.is_default ? toasts.madeDefault(changed.name) : toasts.updated, { severity: 'success' })
      return changed
    },

    /** Asks first; what was deleted can be brought back at once, and from the trash for a while. */
    async remove({ id, name }: Pick<Project, 'id' | 'name'>): Promise<boolean> {
      if (!window.confirm(card.confirmDelete(name))) return false
      const was = chosenProject()
      const removed = await withoutChoosing(id, () =>
        trying(
          calls.remove(id).then(() => true),
          toasts.deleteFailed,
        ),
      )
      if (!removed) return false
      const undo = async () => {
        if (!(await trying(calls.restore(id), toasts.restoreFailed))) return
        if (was?.id === id) chooseProject(was)
        showToast(toasts.restored, { severity: 'success', about: `project:${id}` })
      }
      showToast(toasts.deleted, { severity: 'success', about: `project:${id}`, action: { label: toasts.undo, run: () => void undo() } })
      return true
    },

    async restore(id: string): Promise<void> {
      if (await trying(calls.restore(id), toasts.restoreFailed)) showToast(toasts.restored, { severity: 'success', about: `project:${id}` })
    },

    async duplicate(id: string, withItems: boolean): Promise<Project | null> {
      const copy = await trying(calls.duplicate(id, withItems), toasts.duplicateFailed)
      if (copy) showToast(copy.left_out === 0 ? toasts.duplicated : toasts.leftOut(copy.left_out), { severity: 'success' })
      return copy
    },

    /** Resolves to whether all of it lies there; what lies there already stays, also where it is undone. */
    async put({ id, name }: { id: string; name: string }, things: readonly Thing[]): Promise<boolean> {
      const placed: Thing[] = []
      for (const thing of things) {
        const put = await trying(calls.put(id, thing.type, thing.id), toasts.putFailed)
        if (!put) return false
        if (put.placed) placed.push(thing)
      }
      const about = `put:${things.map((thing) => `${thing.type}:${thing.id}`).join(' ')}`
      const names = things.flatMap((thing) => thing.name ?? [])
      const told = things.length === 1 ? toasts.put(name) : toasts.putSeveral(things.length, name)
      const said = names.length === 0 ? told : toasts.added(names, name)
      const undo = async () => {
        for (const { type, id: item } of placed)
          if (
            !(await trying(
              calls.take(id, type, item).then(() => true),
              toasts.takeFailed,
            ))
          )
            return
        showToast(toasts.takenAgain(placed.length, name), { severity: 'success', about })
      }
      // A note left the project in which it lay before.
      const isUndoable = placed.length > 0 && placed.every(({ type }) => type !== 'note')
      showToast(said, { severity: 'success', about, ...(isUndoable && { action: { label: toasts.undo, run: () => void undo() } }) })
      return true
    },

    async take(id: string, type: ItemType, item: string, issue: string | null = null): Promise<boolean> {
      const taken = await trying(
        calls.take(id, type, item).then(() => true),
        toasts.takeFailed,
      )
      if (!taken) return false
      const undo = () => void trying(calls.put(id, type, item, issue), toasts.putFailed)
      showToast(toasts.taken, { severity: 'success', about: `put:${type}:${item}`, action: { label: toasts.undo, run: undo } })
      return true
    },

    file: async (id: string, type: ItemType, item: string, issue: string | null): Promise<boolean> =>
      (await trying(calls.file(id, type, item, issue), toasts.fileFailed)) !== null,

    addIssue: async (id: string, title: string): Promise<boolean> => (await trying(calls.addIssue(id, title), toasts.issueFailed)) !== null,

    changeIssue: async (...changed: Parameters<typeof calls.changeIssue>): Promise<boolean> =>
      (await trying(calls.changeIssue(...changed), toasts.issueFailed)) !== null,

    /** What lies under it stays in the project, and lies there again once it is brought back. */
    async removeIssue(id: string, issue: string): Promise<void> {
      const removed = await trying(
        calls.removeIssue(id, issue).then(() => true),
        toasts.issueFailed,
      )
      if (!removed) return
      const about = `issue:${issue}`
      const undo = async () => {
        if (await trying(calls.restoreIssue(id, issue), toasts.issueFailed)) showToast(toasts.issueRestored, { severity: 'success', about })
      }
      showToast(toasts.issueRemoved, { severity: 'success', about, action: { label: toasts.undo, run: () => void undo() } })
    },

    async share(id: string, email: string, role: MemberRole): Promise<boolean> {
      const member = await trying(calls.share(id, email, role), toasts.shareFailed)
      if (member)
        showToast(member.status === 'invited' ? toasts.invited(email) : toasts.shared(member.name ?? email), { severity: 'success' })
      return member !== null
    },

    async changeMember(id: string, member: string, role: MemberRole): Promise<void> {
      if (await trying(calls.changeMember(id, member, role), toasts.memberFailed)) showToast(toasts.roleChanged, { severity: 'success' })
    },

    async removeMember(id: string, member: string, said: string): Promise<boolean> {
      const removed = await trying(
        calls.removeMember(id, member).then(() => true),
        toasts.memberFailed,
      )
      if (removed) showToast(said, { severity: 'success' })
      return removed !== null
    },

    /** Asks first: it is the new owner's to say who owns it next. */
    async handOver({ id, name }: { id: string; name: string }, to: { id: string; name: string }): Promise<boolean> {
      if (!window.confirm(share.confirmHandOver(name, to.name))) return false
      const handed = await trying(calls.handOver(id, to.id), toasts.handOverFailed)
      if (handed) showToast(toasts.handedOver(name, to.name), { severity: 'success' })
      return handed !== null
    },

    /** Of whoever calls: the list of members says which of them that is. */
    async leave(id: string): Promise<boolean> {
      const left = await withoutChoosing(id, () =>
        trying(
          calls.leave(id).then(() => true),
          toasts.memberFailed,
        ),
      )
      if (!left) return false
      showToast(toasts.left, { severity: 'success' })
      return true
    },

    async keepTemplate(project: Project): Promise<void> {
      if (await trying(calls.keepTemplate(project), toasts.templateFailed)) showToast(toasts.templateKept, { severity: 'success' })
    },

    async deleteTemplate({ id }: Template): Promise<void> {
      const deleted = await trying(
        calls.deleteTemplate(id).then(() => true),
        toasts.templateNotDeleted,
      )
      if (!deleted) return
      const about = `template:${id}`
      const undo = async () => {
        if (await trying(calls.restoreTemplate(id), toasts.templateNotRestored))
          showToast(toasts.templateRestored, { severity: 'success', about })
      }
      showToast(toasts.templateDeleted, { severity: 'success', about, action: { label: toasts.undo, run: () => void undo() } })
    },

    async copyLink(id: string): Promise<void> {
      const copied = await copyText(new URL(addressOfProject(id), window.location.href).href)
      showToast(copied ? toasts.linkCopied : toasts.linkNotCopied, { severity: copied ? 'success' : 'error', about: 'clipboard' })
    },
  }
}

/** Nobody works on a project that goes: else it would be missed in the top bar before it is said that it went. Chosen again where it stays. */
async function withoutChoosing<A>(id: string, going: () => Promise<A | null>): Promise<A | null> {
  const was = chosenProject()
  if (was?.id === id) chooseProject(null)
  const gone = await going()
  if (gone === null && was?.id === id) chooseProject(was)
  return gone
}
