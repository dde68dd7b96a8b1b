import { recordView } from '#contract/history'
import { call } from '../../api/call.ts'
import { chosenProject } from '../../ui/chosen-project.ts'

/** The project that is worked on, as what is noted carries it. */
export function inProject(): { project_id?: string } {
  const project = chosenProject()
  return project ? { project_id: project.id } : {}
}

/** What was not noted is missing from the history, and that is all: it must not disturb the reading. */
export const withoutDisturbing = (noted: Promise<unknown>) => void noted.catch(() => undefined)

/** Notes in the history that a case was read, or its pages downloaded, while the screen goes on. */
export const noteCase = (caseId: string, type: 'case_view' | 'download') =>
  withoutDisturbing(call(recordView, { body: { case_id: caseId, type, ...inProject() } }))
