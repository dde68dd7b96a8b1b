import { getCaseDetail } from '#contract/case-detail'
import { anyObject } from './answer-shape.ts'

/** The call for a case, its answer taken as it comes: a record may use any of the names that `readCase` accepts. */
export const caseAsSent = { ...getCaseDetail, response: anyObject }
