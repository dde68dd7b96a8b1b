import { recordView } from '#contract/history'
import { call } from '../../api/call.ts'
import { withChosenProject } from '../../ui/chosen-project.ts'

/** What was not noted is missing from the history, and that is all: it must not disturb the reading. */
export const withoutDisturbing = (noted: Promise<unknown>) => void noted.catch(() => undefined)

/** Notes in the history that a case was read, or its pages downloaded, while the screen goes on. */
export const noteCase = (caseId: string, type: 'case_view' | 'download') =>
  withoutDisturbing(call(recordView, { body: { case_id: caseId, type, ...withChosenProject() } }))
