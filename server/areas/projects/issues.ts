import { type Issue, maxIssues } from '#contract/project-issues'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { isUuid } from '../../database/uuid.ts'
import { type IssueRow, issuesStorage } from './issues-storage.ts'
import type { Items } from './items.ts'
import type { ProjectRow } from './storage.ts'

interface Deps {
  database: Database
  items: Pick<Items, 'kinds' | 'projectToFill'>
  /** `not-found` for a project that the reader does not see. */
  projectOf: (reader: Reader, id: string) => Promise<ProjectRow>
}

/** The issues of projects: everybody who sees a project reads them, who may change it changes them. */
export function createIssues({ database, items, projectOf }: Deps) {
  const storage = issuesStorage(database)

  const show = async (reader: Reader, projectId: string, rows: readonly IssueRow[]): Promise<Issue[]> => {
    const counted = await storage.counts(reader, items.kinds(), projectId)
    return rows.map(({ created_at, ...row }) => ({ ...row, items: counted.get(row.id) ?? 0, created_at: created_at.toISOString() }))
  }
  const find = async (projectId: string, id: string): Promise<IssueRow> => {
    const row = await storage.find(projectId, id)
    if (!row) throw new Problem('not-found', 'Issue not found')
    return row
  }
  const checkRoom = async (projectId: string) => {
    if ((await storage.list(projectId)).length >= maxIssues)
      throw new Problem('limit-reached', `This project has ${maxIssues} issues, which is the most there can be.`)
  }
  const get = async (reader: Reader, projectId: string, id: string) => (await show(reader, projectId, [await find(projectId, id)]))[0]!

  return {
    async list(reader: Reader, id: string): Promise<{ results: Issue[]; total: number }> {
      const project = await projectOf(reader, id)
      const results = await show(reader, project.id, await storage.list(project.id))
      return { results, total: results.length }
    },

    async create(reader: Reader, id: string, { title }: { title: string }): Promise<Issue> {
      const project = await items.projectToFill(reader, id)
      await checkRoom(project.id)
      const made = await storage.insert(reader, project.id, title)
      return get(reader, project.id, made.id)
    },

    async change(reader: Reader, id: string, issue: string, { title, position }: { title?: string; position?: number }): Promise<Issue> {
      const project = await items.projectToFill(reader, id)
      const known = await find(project.id, issue)
      if (title !== undefined && title !== known.title) await storage.rename(reader, project.id, known.id, title)
      if (position !== undefined) await storage.move(project.id, known.id, position)
      return get(reader, project.id, known.id)
    },

    async delete(reader: Reader, id: string, issue: string): Promise<void> {
      const project = await items.projectToFill(reader, id)
      await storage.delete(reader, project.id, (await find(project.id, issue)).id)
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string, issue: string): Promise<Issue> {
      const project = await items.projectToFill(reader, id)
      if (isUuid(issue) && !(await storage.find(project.id, issue))) {
        await checkRoom(project.id)
        await storage.restore(reader, project.id, issue)
      }
      return get(reader, project.id, issue)
    },

    find,
    copyAll: storage.copyAll,
    forgetDeleted: storage.forgetDeleted,
  }
}
