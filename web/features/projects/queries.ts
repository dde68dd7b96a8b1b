import { type MemberRole, changeMember, handProjectOver, listMembers, removeMember, shareProject } from '#contract/project-members'
import { getProjectSummary } from '#contract/project-activity'
import { changeIssue, createIssue, deleteIssue, restoreIssue } from '#contract/project-issues'
import { type ItemType, addItem, fileItem, listItems, listProjectsOf, removeItem } from '#contract/project-items'
import { createFromTemplate, createTemplate, deleteTemplate, listTemplates, restoreTemplate } from '#contract/project-templates'
import {
  type Project,
  type ProjectStatus,
  createProject,
  deleteProject,
  duplicateProject,
  getProject,
  listProjects,
  restoreProject,
  updateProject,
} from '#contract/projects'
import { getProfile } from '#contract/accounts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { orNoTemplates } from './no-templates.ts'

export interface ProjectFilter {
  status: ProjectStatus | null
  query: string
}

const onPage = 24
const itemsOnPage = 20
const nextOffset = ({ offset, limit, total }: { offset: number; limit: number; total: number }) =>
  offset + limit < total ? offset + limit : undefined

export const projectPages = ({ status, query }: ProjectFilter) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'list', status, query],
    queryFn: ({ signal, pageParam }) =>
      call(listProjects, { query: { ...(status && { status }), query, limit: onPage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  })

/** Projects to choose from. */
export const projectChoice = (query: string) =>
  queryOptions({
    queryKey: ['projects', 'choice', query],
    queryFn: ({ signal }) => call(listProjects, { query: { query, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const oneProject = (id: string) =>
  queryOptions({ queryKey: ['projects', 'one', id], queryFn: ({ signal }) => call(getProject, { params: { id } }, { signal }) })

export const projectSummary = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'summary', id],
    queryFn: ({ signal }) => call(getProjectSummary, { params: { id }, query: {} }, { signal }),
  })

/** Those of a kind, or those under an issue; `underNone` for those under none. */
export const projectItems = (id: string, which: { type: ItemType } | { issue_id: string }) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'items', id, which],
    queryFn: ({ signal, pageParam }) =>
      call(listItems, { params: { id }, query: { ...which, limit: itemsOnPage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  })

export const projectsOf = (type: ItemType, item: string) =>
  queryOptions({
    queryKey: ['projects', 'of', type, item],
    queryFn: ({ signal }) => call(listProjectsOf, { params: { type, item } }, { signal }),
  })

export const projectMembers = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'members', id],
    queryFn: ({ signal }) => call(listMembers, { params: { id } }, { signal }),
  })

/** None where they could not be loaded. */
export const projectTemplates = queryOptions({
  queryKey: ['projects', 'templates'],
  queryFn: ({ signal }) => orNoTemplates(call(listTemplates, {}, { signal }), signal),
})

interface GivenProject {
  name: string
  description: string
}

/** What changes projects; every screen that shows them then shows them as they are. */
export function useProjectCalls() {
  const client = useQueryClient()
  const after = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer
    void client.invalidateQueries({ queryKey: ['projects'] })
    return given
  }
  /** A page that still shows what has gone does not ask for it again. */
  const afterGoing = async <A>(id: string, answer: Promise<A>): Promise<A> => {
    const given = await answer
    void client.invalidateQueries({ queryKey: ['projects'], predicate: ({ queryKey }) => !queryKey.includes(id) })
    void client.invalidateQueries({ queryKey: ['projects'], predicate: ({ queryKey }) => queryKey.includes(id), refetchType: 'none' })
    return given
  }
  /** Notes and saved searches say themselves where they lie. */
  const placed = async <A>(type: ItemType, answer: Promise<A>): Promise<A> => {
    const given = await after(answer)
    if (type === 'note') void client.invalidateQueries({ queryKey: ['notes', 'list'] })
    if (type === 'saved_search') void client.invalidateQueries({ queryKey: ['saved-searches'] })
    return given
  }
  const note = (project: Project) => {
    client.setQueryData(oneProject(project.id).queryKey, project)
    return project
  }
  return {
    create: async (given: GivenProject, template: string | null) =>
      note(
        await after(
          template === null ? call(createProject, { body: given }) : call(createFromTemplate, { params: { id: template }, body: given }),
        ),
      ),
    update: async (id: string, changes: Partial<GivenProject> & { status?: ProjectStatus; is_default?: true }) =>
      note(await after(call(updateProject, { params: { id }, body: changes }))),
    remove: (id: string) => afterGoing(id, call(deleteProject, { params: { id } })),
    restore: (id: string) => after(call(restoreProject, { params: { id } })),
    duplicate: (id: string, withItems: boolean) => after(call(duplicateProject, { params: { id }, body: { with_items: withItems } })),
    put: (id: string, type: ItemType, item: string, issue: string | null = null) =>
      placed(type, call(addItem, { params: { id }, body: { type, id: item, ...(issue !== null && { issue_id: issue }) } })),
    file: (id: string, type: ItemType, item: string, issue: string | null) =>
      after(call(fileItem, { params: { id, type, item }, body: { issue_id: issue } })),
    addIssue: (id: string, title: string) => after(call(createIssue, { params: { id }, body: { title } })),
    changeIssue: (id: string, issue: string, changes: { title: string } | { position: number }) =>
      after(call(changeIssue, { params: { id, issue_id: issue }, body: changes })),
    removeIssue: (id: string, issue: string) => after(call(deleteIssue, { params: { id, issue_id: issue } })),
    restoreIssue: (id: string, issue: string) => after(call(restoreIssue, { params: { id, issue_id: issue } })),
    take: (id: string, type: ItemType, item: string) => placed(type, call(removeItem, { params: { id, type, item } })),
    share: (id: string, email: string, role: MemberRole) => after(call(shareProject, { params: { id }, body: { email, role } })),
    changeMember: (id: string, member: string, role: MemberRole) => after(call(changeMember, { params: { id, member }, body: { role } })),
    removeMember: (id: string, member: string) => after(call(removeMember, { params: { id, member } })),
    handOver: async (id: string, account: string) => note(await after(call(handProjectOver, { params: { id }, body: { account } }))),
    leave: async (id: string) => {
      const { id: me } = await call(getProfile, {})
      return afterGoing(id, call(removeMember, { params: { id, member: me } }))
    },
    keepTemplate: ({ id, name, description }: Project) => after(call(createTemplate, { body: { name, description, project_id: id } })),
    restoreTemplate: (id: string) => after(call(restoreTemplate, { params: { id } })),
    deleteTemplate: (id: string) => after(call(deleteTemplate, { params: { id } })),
  }
}
