import { projects } from './en/projects.ts'
import { hookOf } from './language-context.ts'

/** The words of projects, which load with the first thing that can be put into one. */
export const useProjectMessages = hookOf('projects', projects)
