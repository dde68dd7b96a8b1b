import type { Area } from '../../area/area.ts'
import { ownedProjects } from './owned-projects-storage.ts'
import { createProjects } from './projects.ts'
import { redactableProjects } from './redactable-projects.ts'
import { projectsRoutes } from './routes.ts'

export const projectsArea = {
  owned: [ownedProjects],
  redactable: [redactableProjects],
  open(parts) {
    const projects = createProjects(parts)
    return {
      service: projects,
      routes: (http) => projectsRoutes(http, projects),
      hourly: { 'forget-projects': projects.forgetDeleted },
      restore: { project: projects.restore, project_template: projects.restoreTemplate },
    }
  },
} satisfies Area<Parameters<typeof createProjects>[0]>
