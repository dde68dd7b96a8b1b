import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CitedCase } from '#contract/citations'
import type { TreatmentLead } from '#contract/citator'
import { useState } from 'react'
import { useCitatorMessages } from '../../messages/citator.ts'
import { reportStore } from '../../ui/report-store.ts'
import { nameOf, PlaceLink } from './CaseLink.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { TreatmentTag } from './TreatmentTag.tsx'

interface LeadViewProps {
  /** The case whose words these are. */
  citing: Pick<CitedCase, 'id' | 'title' | 'citation'>
  lead: TreatmentLead
  /** Whether the reader may confirm and reject it. */
  reviewing: boolean
  onDecided?: () => void
}

/** What was read of a treatment: its words, whose they are, and whether an editor has confirmed it. */
export function LeadView({ citing, lead, reviewing, onDecided }: LeadViewProps) {
  const words = useCitatorMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { treatment, told_by, opinion_kind, review, quote, paragraph, number } = lead
  const rejected = review?.decision === 'rejected'
  const beside = [
    words.lead[review?.decision ?? 'lead'],
    told_by === 'another court' && words.lead.elsewhere,
    opinion_kind === 'dissenting' && words.lead.dissent,
    opinion_kind === 'concurring' && words.lead.concurring,
    opinion_kind === 'opinion' && words.lead.opinion,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Box component="span" sx={rejected ? { textDecoration: 'line-through' } : {}}>
          <TreatmentTag treatment={treatment} confirmed={review?.decision === 'confirmed'} />
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {beside.join(', ')}
        </Box>
        {!reviewing && (
          <Button
            size="small"
            color="inherit"
            onClick={() => reportStore.open({ caseId: citing.id, about: 'treatment', place: `${lead.position} ${treatment}`, quote })}
            aria-label={words.lead.reportOf(words.treatments[treatment], nameOf(citing, words.untitled))}
            sx={{ ml: 'auto', minHeight: { md: 32 }, color: 'text.secondary' }}
          >
            {words.lead.report}
          </Button>
        )}
        {reviewing && !isOpen && (
          <Button
            size="small"
            onClick={() => setIsOpen(true)}
            aria-label={words.review.openOf(words.treatments[treatment], nameOf(citing, words.untitled))}
            sx={{ ml: 'auto', minHeight: { md: 32 } }}
          >
            {words.review.open}
          </Button>
        )}
      </Box>
      <QuotedWords quote={quote}>
        <PlaceLink of={citing} paragraph={paragraph} number={number} />
        {review && <span>{review.note}</span>}
      </QuotedWords>
      {isOpen && <ReviewForm caseId={citing.id} lead={lead} onClose={() => setIsOpen(false)} onDecided={onDecided} />}
    </Box>
  )
}
