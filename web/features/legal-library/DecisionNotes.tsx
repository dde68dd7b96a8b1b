import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ProvisionDecision, ProvisionTreatment } from '#contract/notes-of-decisions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { formatDay } from '../../ui/day.ts'
import { LeadReview } from '../../ui/LeadReview.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PressTag, Tag, type TagHue } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { DecisionFilter } from './DecisionFilter.tsx'
import { type DecisionFilters, decisions, useReviewOfLead } from './queries.ts'

const hues: Record<ProvisionTreatment, TagHue> = {
  unconstitutional: 'burgundy',
  read_down: 'burgundy',
  construed: 'indigo',
  applied: 'teal',
  cited: 'quiet',
}
const all: DecisionFilters = { said: null, level: null, year: null }

/** Notes of decisions: the cases that cite a provision, what they say of it and where. */
export function DecisionNotes({ actId, eid, name, reviewing }: { actId: string; eid: string; name: string; reviewing: boolean }) {
  const { decisions: words, said: treatments } = useLegalLibraryMessages()
  const [shown, setShown] = useState(all)
  const { data: pages, isError, isFetching, fetchNextPage, refetch } = useInfiniteQuery(decisions(actId, eid, shown))
  const data = pages?.pages.at(-1)
  const results = pages?.pages.flatMap((page) => page.results) ?? []
  if (isError && !data) return <RetryNotice words={words.failed} retry={words.retry} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Box component="output" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {words.loading}
      </Box>
    )
  const isConfirmed = results.some(({ said: one, lead }) => one === 'unconstitutional' && lead?.review?.decision === 'confirmed')
  const isStruck = data.counts.said.some((one) => one.said === 'unconstitutional' && one.cases > 0)
  return (
    <Box component="section" aria-label={words.label(name)} sx={frame}>
      {isStruck && (
        <Box sx={{ mb: 1.5 }}>
          <Notice severity="warning">{isConfirmed ? words.struckConfirmed : words.struck}</Notice>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        {data.counts.said.map((one) => (
          <PressTag
            key={one.said}
            hue={shown.said === one.said ? 'primary' : 'plain'}
            aria-pressed={shown.said === one.said}
            onClick={() => setShown({ ...shown, said: shown.said === one.said ? null : one.said })}
          >
            {words.counted(treatments[one.said], one.cases)}
          </PressTag>
        ))}
      </Box>
      <DecisionFilter counts={data.counts} shown={shown} onShow={setShown} />
      {results.length === 0 && <Box sx={{ py: 1 }}>{words.none}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {results.map((decision) => (
          <Decision key={decision.case.id} decision={decision} reviewing={reviewing} />
        ))}
      </Box>
      {data.total > results.length && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {words.more(data.total - results.length)}
        </Button>
      )}
      <Box sx={{ color: 'text.secondary', mt: 1 }}>{words.leads}</Box>
    </Box>
  )
}

function Decision({ decision, reviewing }: { decision: ProvisionDecision; reviewing: boolean }) {
  const { case: citing, said, lead, words: quoted } = decision
  const [isReviewing, setIsReviewing] = useState(false)
  const review = useReviewOfLead()
  const { said: treatments, decisions: words } = useLegalLibraryMessages()
  const place = quoted.paragraph === null ? '' : `#p-${quoted.paragraph}`
  const facts = [
    citing.citation,
    citing.court,
    citing.date && formatDay(citing.date),
    quoted.number === null ? null : words.paragraph(quoted.number),
  ]
  return (
    <Box component="li" sx={{ py: 1, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <TextLink
          to={`/cases/${encodeURIComponent(citing.id)}${place}`}
          sx={{ fontFamily: fonts.reading, fontWeight: 600, py: { xs: 0.75, md: 0 } }}
        >
          {nameOfCase({ ...citing, case_number: null })}
        </TextLink>
        <Tag mark hue={hues[said]}>
          {treatments[said]}
        </Tag>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      <Box
        component="blockquote"
        sx={{ m: 0, mt: 0.5, pl: 1.5, borderLeft: 2, borderColor: 'divider', fontFamily: fonts.reading, fontSize: '1.08em' }}
      >
        {quoted.quote}
      </Box>
      {lead?.review && (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          <strong>{words.reviewed[lead.review.decision](treatments[lead.said])}</strong> {lead.review.note}
        </Box>
      )}
      {lead && reviewing && !isReviewing && (
        <Button size="small" sx={{ mt: 0.5, ml: -0.75 }} onClick={() => setIsReviewing(true)}>
          {lead.review ? words.reviewAnew : words.review(treatments[lead.said])}
        </Button>
      )}
      {lead && isReviewing && (
        <Box sx={{ mt: 1 }}>
          <LeadReview
            decide={(decided, note) => review({ case_id: citing.id, position: lead.position, said: lead.said, decision: decided, note })}
            onClose={() => setIsReviewing(false)}
          />
        </Box>
      )}
    </Box>
  )
}

const frame = {
  gridColumn: '1 / -1',
  mt: 1.5,
  p: { xs: 1.5, sm: 2 },
  bgcolor: 'fill.inset',
  borderRadius: 1,
  fontFamily: fonts.interface,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
} as const
