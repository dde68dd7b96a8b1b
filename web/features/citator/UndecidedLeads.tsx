import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Treatment, UndecidedLead } from '#contract/citator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCitatorMessages } from '../../messages/citator.ts'
import { Choice } from '../../ui/Choice.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { CaseLink } from './CaseLink.tsx'
import { LeadView } from './LeadView.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { undecidedLeads } from './queries.ts'

/** The editors' queue: what was read of treatment and nobody has decided on, with the words of the court. */
export function UndecidedLeads() {
  const { undecided: words, citedBy, treatments } = useCitatorMessages()
  const [treatment, setTreatment] = useState<Exclude<Treatment, 'cited'> | null>(null)
  const query = useInfiniteQuery(undecidedLeads(treatment))
  /** Where the keyboard goes on when the lead that it stood in has left the list. */
  const count = useRef<HTMLElement>(null)
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const { total, treatments: counts } = pages[0]!
        if (counts.length === 0)
          return (
            <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
              <Box component="output" ref={count} tabIndex={-1} sx={{ display: 'block', typography: 'h3' }}>
                {words.none.title}
              </Box>
              <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '68ch' }}>{words.none.advice}</Typography>
            </Box>
          )
        const all = counts.reduce((sum, one) => sum + one.count, 0)
        return (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Box sx={{ maxWidth: 320 }}>
              <Choice
                label={citedBy.filters.treatment}
                value={treatment ?? ''}
                onChange={(value) => setTreatment(value === '' ? null : (value as Exclude<Treatment, 'cited'>))}
              >
                <option value="">{citedBy.option(citedBy.filters.any, all)}</option>
                {treatment !== null && counts.every(({ value }) => value !== treatment) && (
                  <option value={treatment}>{citedBy.option(treatments[treatment], 0)}</option>
                )}
                {counts.map(({ value, count: leads }) => (
                  <option key={value} value={value}>
                    {citedBy.option(treatments[value], leads)}
                  </option>
                ))}
              </Choice>
            </Box>
            <Box component="output" ref={count} tabIndex={-1} sx={{ display: 'block', color: 'text.secondary' }}>
              {total === 0 ? words.noneMatching : `${treatment === null ? words.count(total) : words.shown(total)}. ${words.order}`}
            </Box>
            <Box component="ol" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {pages.flatMap(({ results }) =>
                results.map((one) => (
                  <Entry
                    key={`${one.case.id} ${one.lead.position} ${one.lead.treatment}`}
                    of={one}
                    onDecided={() => count.current?.focus()}
                  />
                )),
              )}
            </Box>
            {query.hasNextPage && (
              <Button variant="outlined" color="inherit" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {citedBy.more}
              </Button>
            )}
          </Box>
        )
      }}
    </QueryState>
  )
}

function Entry({ of: { case: citing, cited, lead }, onDecided }: { of: UndecidedLead; onDecided: () => void }) {
  const { undecided: words } = useCitatorMessages()
  return (
    <Box
      component="li"
      sx={{ py: 2.5, borderTop: 1, borderColor: 'divider', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}
    >
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Box sx={{ fontSize: '1.0625rem' }}>
          <CaseLink of={citing} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          {citing.court && <CourtTag court={citing.court} level={citing.hierarchy_level} />}
          {citing.date && <Tag>{formatDay(citing.date)}</Tag>}
          {citing.citation && <Tag>{citing.citation}</Tag>}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.of} <CaseLink of={cited} />
      </Typography>
      <LeadView citing={citing} lead={lead} reviewing onDecided={onDecided} />
    </Box>
  )
}
