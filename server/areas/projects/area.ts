import type { Area } from '../../area/area.ts'
import { ownedProjects } from './owned-projects-storage.ts'
import { createProjects } from './projects.ts'
import { redactableProjects } from './redactable-projects.ts'
import { projectsRoutes } from './routes.ts'
import { projectInTrash } from './storage.ts'

export const projectsArea = {
  owned: [ownedProjects],
  redactable: [redactableProjects],
  open(parts) {
    const projects = createProjects(parts)
    return {
      service: projects,
      routes: (http) => projectsRoutes(http, projects),
      hourly: { 'forget-projects': projects.forgetDeleted },
      trash: [
        { kind: 'project', named: projectInTrash, restore: projects.restore },
        { kind: 'project_template', named: projectInTrash, restore: projects.restoreTemplate },
      ],
    }
  },
} satisfies Area<Parameters<typeof createProjects>[0]>
