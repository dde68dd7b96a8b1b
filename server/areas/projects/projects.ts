import { mostItems } from '#contract/project-items'
import { type Template, maxTemplates } from '#contract/project-templates'
import { type DeletedProject, type Project, type ProjectStatus, maxProjects, trashDays } from '#contract/projects'
import { type Access, type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { createActivity } from './activity.ts'
import { type CasesOf, createItems } from './items.ts'
import { publicTemplates } from './public-templates.ts'
import { createIssues } from './issues.ts'
import { createSharing } from './sharing.ts'
import { type ProjectFilter, type ProjectRow, projectsStorage } from './storage.ts'
import { type TemplateNote, templatesStorage } from './templates-storage.ts'

export { placeIn, projectOfNote, takeNoteOut } from './items-storage.ts'
export { projectsAbout } from './redaction-storage.ts'

interface Deps {
  database: Database
  casesOf: CasesOf
  access: Pick<Access, 'readerOf' | 'share' | 'end' | 'members' | 'handOver'>
  mailing: Pick<Mailing, 'send'>
  preferences: Pick<PreferencesOf, 'allowsMail'>
}

interface ListQuery {
  status?: ProjectStatus
  query: string
  sort: 'updated' | 'created' | 'name'
  limit: number
  offset: number
}

interface GivenProject {
  name: string
  description?: string | null
  status?: ProjectStatus
}

/** What notes offer to projects: copies into templates, and new notes out of them. Registered, since notes know projects. */
export interface NotesOfProjects {
  inProject: (reader: Reader, projectId: string) => Promise<TemplateNote[]>
  create: (reader: Reader, projectId: string, note: TemplateNote) => Promise<unknown>
}

const defaultProject = { name: 'General research', description: 'What belongs to no matter of its own.', status: 'active' as const }
const day = 86_400_000

/** Research projects: what is worked on, what lies in it and with whom it is shared. */
export function createProjects({ database, casesOf, ...parts }: Deps) {
  const storage = projectsStorage(database)
  const templates = templatesStorage(database)
  let notes: NotesOfProjects | undefined

  const projectOf = async (reader: Reader, id: string): Promise<ProjectRow> => {
    const row = await storage.byId(reader, id)
    if (!row) throw new Problem('not-found', 'Project not found')
    return row
  }
  const items = createItems({ database, casesOf, projectOf, issueOf: (projectId, id) => issues.find(projectId, id) })
  const issues = createIssues({ database, items, projectOf })
  const activity = createActivity({ database, items })
  const sharing = createSharing({ database, projectOf, ...parts })

  const show = async (reader: Reader, rows: readonly ProjectRow[]): Promise<Project[]> => {
    const counted = await items.counts(
      reader,
      rows.map(({ id }) => id),
    )
    return rows.map(({ thing, by_name, created_at, updated_at, ...row }) => {
      const isOwn = can(reader, 'delete', thing)
      return {
        ...row,
        is_default: isOwn && row.is_default,
        role: isOwn ? 'owner' : can(reader, 'change', thing) ? 'editor' : 'viewer',
        owner: { id: thing.owner!, name: by_name },
        counts: counted.get(row.id)!,
        created_at: created_at.toISOString(),
        updated_at: updated_at.toISOString(),
      }
    })
  }
  const get = async (reader: Reader, id: string): Promise<Project> => (await show(reader, [await projectOf(reader, id)]))[0]!

  const create = async (reader: Reader, { name, description, status = 'active' }: GivenProject): Promise<Project> => {
    if ((await storage.countOwn(reader)) >= maxProjects)
      throw new Problem('limit-reached', `You have ${maxProjects} projects, which is the most there can be.`)
    return get(reader, await storage.insert(reader, { name, description: description ?? '', status }))
  }
  const templateOf = async (reader: Reader, id: string): Promise<Template> => {
    const found = publicTemplates.find((one) => one.id === id) ?? (await templates.byId(reader, id))
    if (!found) throw new Problem('not-found', 'Template not found')
    return found
  }

  return {
    ...sharing,
    register: items.register,
    showTrailOf: activity.showTrailOf,
    useNotes(ofProjects: NotesOfProjects) {
      notes = ofProjects
    },

    get,
    create,

    /** Answers the project as who owned it sees it from now on. */
    async handOver(reader: Reader, id: string, member: string): Promise<Project> {
      await sharing.handOver(reader, id, member)
      return get(await parts.access.readerOf({ userId: reader.userId, role: reader.role }), id)
    },

    listItems: items.list,
    addItem: items.add,
    removeItem: items.remove,
    fileItem: items.file,
    issues,

    /** The id of a project that the reader sees; `not-found`. */
    seen: async (reader: Reader, id: string): Promise<string> => (await projectOf(reader, id)).id,

    /** The id of a project into which the reader may put things; `not-found`, or `forbidden` to who only reads it. */
    toFill: async (reader: Reader, id: string): Promise<string> => (await items.projectToFill(reader, id)).id,
    /** The same, with room for so many more: `limit-reached` otherwise. For what is made and put in (`placeIn`) in one transaction. */
    toAddTo: async (reader: Reader, id: string, more = 1): Promise<string> => (await items.projectWithRoom(reader, id, more)).id,

    async list(reader: Reader, { status, query, ...page }: ListQuery) {
      const filter: ProjectFilter = { status, words: query.split(/\s+/).filter((word) => word !== '') }
      const [rows, total] = await Promise.all([storage.list(reader, filter, page), storage.count(reader, filter)])
      return pageOf(await show(reader, rows), total, page)
    },

    /** Only what is given changes. Which project is the default each account says of its own. */
    async update(
      reader: Reader,
      id: string,
      { is_default, description, ...given }: Partial<GivenProject> & { is_default?: true },
    ): Promise<Project> {
      const { id: known, thing } = await projectOf(reader, id)
      if (!can(reader, 'change', thing) || (is_default && !can(reader, 'delete', thing))) throw new Problem('forbidden')
      const changes = {
        ...(given.name !== undefined && { name: given.name }),
        ...(given.status !== undefined && { status: given.status }),
        ...(description !== undefined && { description: description ?? '' }),
      }
      if (Object.keys(changes).length > 0 && !(await storage.update(reader, known, changes)))
        throw new Problem('not-found', 'Project not found')
      if (is_default) await storage.makeDefault(reader, known)
      return get(reader, known)
    },

    async delete(reader: Reader, id: string) {
      const { thing } = await projectOf(reader, id)
      if (!can(reader, 'delete', thing)) throw new Problem('forbidden')
      if (!(await storage.delete(reader, thing.id))) throw new Problem('not-found', 'Project not found')
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<Project> {
      await storage.restore(reader, id)
      if (!can(reader, 'delete', (await projectOf(reader, id)).thing)) throw new Problem('forbidden')
      return get(reader, id)
    },

    async deleted(reader: Reader): Promise<{ results: DeletedProject[]; total: number }> {
      const results = (await storage.deleted(reader)).map(({ deleted_at, ...row }) => ({
        ...row,
        deleted_at: deleted_at.toISOString(),
        gone_at: new Date(deleted_at.getTime() + trashDays * day).toISOString(),
      }))
      return { results, total: results.length }
    },

    /** Made when it is first asked for. */
    defaultOf: async (reader: Reader): Promise<Project> =>
      get(reader, (await storage.defaultId(reader)) ?? (await storage.defaultOr(reader, defaultProject))),

    async summary(reader: Reader, id: string, activities: number) {
      const project = await get(reader, id)
      const { counts } = project
      return {
        project,
        bookmarks_count: counts.bookmark,
        notes_count: counts.note,
        saved_searches_count: counts.saved_search,
        recent_activities: await activity.of(reader, project, activities),
      }
    },

    /** A project of the reader's like another. Things are put in as well where that is possible, or copies of them. */
    async duplicate(reader: Reader, id: string, { with_items }: { with_items: boolean }): Promise<Project & { left_out: number }> {
      const { id: from, name, description } = await projectOf(reader, id)
      const copy = await create(reader, { name: withCopy(name), description })
      const left_out = with_items ? await items.copyAll(reader, from, copy.id, await issues.copyAll(from, copy.id)) : 0
      return { ...(await get(reader, copy.id)), left_out }
    },

    async projectsOf(reader: Reader, item: Parameters<typeof items.projectsOf>[1]) {
      const ids = await items.projectsOf(reader, item)
      const rows = await storage.list(reader, { words: [], ids }, { sort: 'name', limit: maxProjects, offset: 0 })
      return { results: rows.map(({ id, name }) => ({ id, name })), total: rows.length }
    },

    async templates(reader: Reader): Promise<{ userTemplates: Template[]; publicTemplates: Template[] }> {
      const kept = await templates.list(reader)
      return {
        userTemplates: kept.filter((one) => !one.is_public),
        publicTemplates: [...publicTemplates, ...kept.filter((one) => one.is_public)],
      }
    },

    async keepTemplate(
      reader: Reader,
      { name, description, project_id, is_public }: { name: string; description?: string; project_id?: string; is_public: boolean },
    ): Promise<Template> {
      if (is_public && reader.role === 'user') throw new Problem('forbidden')
      if ((await templates.countOwn(reader)) >= maxTemplates)
        throw new Problem('limit-reached', `You have ${maxTemplates} templates, which is the most there can be.`)
      const project = project_id === undefined ? null : await projectOf(reader, project_id)
      const copied = project && notes ? await notes.inProject(reader, project.id) : []
      return templates.insert(reader, { name, description: description ?? project?.description ?? '', notes: copied, is_public })
    },

    async deleteTemplate(reader: Reader, id: string) {
      if (!(await templates.delete(reader, id))) throw new Problem('not-found', 'Template not found')
    },

    /** One that is there already is answered as it is. */
    async restoreTemplate(reader: Reader, id: string): Promise<Template> {
      await templates.restore(reader, id)
      return templateOf(reader, id)
    },

    async createFromTemplate(reader: Reader, id: string, given: { name?: string; description?: string }): Promise<Project> {
      const template = await templateOf(reader, id)
      const project = await create(reader, { name: given.name ?? template.name, description: given.description ?? template.description })
      for (const note of template.notes.slice(0, mostItems)) await notes?.create(reader, project.id, note)
      return get(reader, project.id)
    },

    forgetDeleted: async () => {
      await storage.forgetDeleted()
      await issues.forgetDeleted()
      await templates.forgetDeleted()
      await sharing.forgetExpired()
    },
  }
}

export type Projects = ReturnType<typeof createProjects>

/** As duplicates of notes are named; a name that would grow too long is cut. */
const withCopy = (name: string) => `${name.slice(0, 190)} (Copy)`
