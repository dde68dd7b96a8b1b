import { changeMember, handProjectOver, listMembers, removeMember, shareProject } from '#contract/project-members'
import { getProjectSummary } from '#contract/project-activity'
import { addItem, fileItem, listItems, listProjectsOf, removeItem } from '#contract/project-items'
import { changeIssue, createIssue, deleteIssue, listIssues, restoreIssue } from '#contract/project-issues'
import { createFromTemplate, createTemplate, deleteTemplate, listTemplates, restoreTemplate } from '#contract/project-templates'
import {
  createProject,
  deleteProject,
  duplicateProject,
  getDefaultProject,
  getProject,
  listDeletedProjects,
  listProjects,
  restoreProject,
  updateProject,
} from '#contract/projects'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Projects } from './projects.ts'

export function projectsRoutes(app: FastifyInstance, projects: Projects) {
  serve(app, listProjects, ({ query }, { reader }) => projects.list(reader, query))
  serve(app, getProject, ({ params }, { reader }) => projects.get(reader, params.id))
  serve(app, createProject, ({ body }, { reader }) => projects.create(reader, body))
  serve(app, updateProject, ({ params, body }, { reader }) => projects.update(reader, params.id, body))
  serve(app, deleteProject, ({ params }, { reader }) => projects.delete(reader, params.id))
  serve(app, restoreProject, ({ params }, { reader }) => projects.restore(reader, params.id))
  serve(app, listDeletedProjects, (_input, { reader }) => projects.deleted(reader))
  serve(app, getDefaultProject, (_input, { reader }) => projects.defaultOf(reader))
  serve(app, getProjectSummary, ({ params, query }, { reader }) => projects.summary(reader, params.id, query.activities))
  serve(app, duplicateProject, ({ params, body }, { reader }) => projects.duplicate(reader, params.id, body))
  serve(app, listItems, ({ params, query }, { reader }) => projects.listItems(reader, params.id, query))
  serve(app, addItem, ({ params, body }, { reader }) => projects.addItem(reader, params.id, body))
  serve(app, fileItem, ({ params, body }, { reader }) =>
    projects.fileItem(reader, params.id, { type: params.type, id: params.item, ...body }),
  )
  serve(app, removeItem, ({ params }, { reader }) => projects.removeItem(reader, params.id, { type: params.type, id: params.item }))
  serve(app, listProjectsOf, ({ params }, { reader }) => projects.projectsOf(reader, { type: params.type, id: params.item }))
  serve(app, listIssues, ({ params }, { reader }) => projects.issues.list(reader, params.id))
  serve(app, createIssue, ({ params, body }, { reader }) => projects.issues.create(reader, params.id, body))
  serve(app, changeIssue, ({ params, body }, { reader }) => projects.issues.change(reader, params.id, params.issue_id, body))
  serve(app, deleteIssue, ({ params }, { reader }) => projects.issues.delete(reader, params.id, params.issue_id))
  serve(app, restoreIssue, ({ params }, { reader }) => projects.issues.restore(reader, params.id, params.issue_id))
  serve(app, shareProject, ({ params, body }, { reader }) => projects.share(reader, params.id, body))
  serve(app, listMembers, ({ params }, { reader }) => projects.members(reader, params.id))
  serve(app, changeMember, ({ params, body }, { reader }) => projects.changeMember(reader, params.id, params.member, body.role))
  serve(app, removeMember, ({ params }, { reader }) => projects.removeMember(reader, params.id, params.member))
  serve(app, handProjectOver, ({ params, body }, { reader }) => projects.handOver(reader, params.id, body.account))
  serve(app, listTemplates, (_input, { reader }) => projects.templates(reader))
  serve(app, createTemplate, ({ body }, { reader }) => projects.keepTemplate(reader, body))
  serve(app, deleteTemplate, ({ params }, { reader }) => projects.deleteTemplate(reader, params.id))
  serve(app, restoreTemplate, ({ params }, { reader }) => projects.restoreTemplate(reader, params.id))
  serve(app, createFromTemplate, ({ params, body }, { reader }) => projects.createFromTemplate(reader, params.id, body))
}
