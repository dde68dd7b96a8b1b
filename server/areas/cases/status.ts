import type { Case } from '#contract/cases'
import type { SignalInBrief } from '#contract/citator'
import { isPleadingType } from '../documents/documents.ts'

const ofSignal: Partial<Record<SignalInBrief['kind'], string>> = {
  'reversed on appeal': 'overturned',
  overruled: 'overturned',
  stayed: 'under appeal',
  'appeal pending': 'under appeal',
}

/**
 * A case with the status that it has now: what later decisions made of it, else what its source gives, else 'decided' for a decision with a
 * date or a year. It is never stored, since it changes with what arrives; what is not the source's own word is marked as read.
 */
export function withStatus<C extends Case>(found: C, signal: Pick<SignalInBrief, 'kind'> | null): C {
  const isDecided = (found.date !== null || found.year !== null) && !isPleadingType(found.document_type ?? '')
  const read = (signal && ofSignal[signal.kind]) ?? (found.status === null && isDecided ? 'decided' : null)
  if (read === null || read === found.status) return found
  return { ...found, status: read, read_fields: [...found.read_fields.filter((field) => field !== 'status'), 'status'] }
}
