import Box from '@mui/material/Box'
import type { CitingCase } from '#contract/citator'
import { useCitatorMessages } from '../../messages/citator.ts'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CaseLink, nameOf, PlaceLink } from './CaseLink.tsx'
import { LeadView } from './LeadView.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { TreatmentTag } from './TreatmentTag.tsx'

/** One citing case: what it is, and what it says. */
export function CitingCaseView({ of, reviewing }: { of: CitingCase; reviewing: boolean }) {
  const words = useCitatorMessages()
  const { case: citing, signal, treatment, times, leads, quote, paragraph, number } = of
  // A rejected lead is shown to those who may take that back.
  const shown = leads.filter(({ review }) => reviewing || review?.decision !== 'rejected')
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.25,
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Box sx={{ fontSize: '1.0625rem' }}>
          <CaseLink of={citing} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          {signal && <SignalMark caseId={citing.id} name={nameOf(citing, words.untitled)} signal={signal} />}
          {citing.court && <CourtTag court={citing.court} level={citing.hierarchy_level} />}
          {citing.date && <Tag>{formatDay(citing.date)}</Tag>}
          {citing.citation && <Tag>{citing.citation}</Tag>}
          {citing.private && (
            <Tag mark hue="burgundy">
              {words.private}
            </Tag>
          )}
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {words.treatments.cited} {words.citedBy.times(times)}
          </Box>
        </Box>
      </Box>
      {shown.map((lead) => (
        <LeadView key={`${lead.position} ${lead.treatment}`} citing={citing} lead={lead} reviewing={reviewing} />
      ))}
      {treatment === 'cited' && (
        <>
          <div>
            <TreatmentTag treatment="cited" />
          </div>
          <QuotedWords quote={quote}>
            <PlaceLink of={citing} paragraph={paragraph} number={number} />
          </QuotedWords>
        </>
      )}
    </Box>
  )
}
