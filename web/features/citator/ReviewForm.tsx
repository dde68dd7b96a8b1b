import type { TreatmentLead } from '#contract/citator'
import { LeadReview } from '../../ui/LeadReview.tsx'
import { useReview } from './queries.ts'

interface ReviewFormProps {
  caseId: string
  lead: TreatmentLead
  onClose: () => void
  /** Called once what rests on the decision was asked for again: the lead may have left the list by then. */
  onDecided?: (() => void) | undefined
}

/** Where an editor confirms or rejects a lead, and says why. */
export function ReviewForm({ caseId, lead: { position, treatment }, ...rest }: ReviewFormProps) {
  const { mutateAsync } = useReview()
  return <LeadReview decide={(decision, note) => mutateAsync({ case_id: caseId, position, treatment, decision, note })} {...rest} />
}
