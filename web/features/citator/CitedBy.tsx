import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCitatorMessages } from '../../messages/citator.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { CitedByFilters } from './CitedByFilters.tsx'
import { CitingCaseView } from './CitingCaseView.tsx'
import { PrecedentChart } from './PrecedentChart.tsx'
import { type CitedByFilter, citedBy } from './queries.ts'

const everything: CitedByFilter = { treatment: null, level: null, year: null }

interface CitedByProps {
  id: string
  /** Whether the reader may confirm and reject what the machine read. */
  reviewing: boolean
}

/** The cases that cite the open case: over time, and one by one with what they say of it. */
export function CitedBy({ id, reviewing }: CitedByProps) {
  const { citedBy: words, trail } = useCitatorMessages()
  const [filter, setFilter] = useState(everything)
  const query = useInfiniteQuery(citedBy(id, filter))
  const isNarrowed = Object.values(filter).some((value) => value !== null)
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const { counts, total } = pages[0]!
        if (counts.cases === 0)
          return (
            <>
              <Typography variant="h2">{words.title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 1 }}>{words.none}</Typography>
            </>
          )
        return (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            <div>
              <Typography variant="h2">{words.title}</Typography>
              <Typography sx={{ mt: 0.5 }}>{words.count(counts.cases)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, maxWidth: '75ch' }}>
                {words.explained}
              </Typography>
              {reviewing && (
                <Link
                  component={RouterLink}
                  to="/citations/reviews?tab=decided"
                  sx={{ display: 'inline-block', mt: 1, py: 0.5, fontWeight: 600 }}
                >
                  {trail.open}
                </Link>
              )}
            </div>
            <PrecedentChart id={id} year={filter.year} onYear={(year) => setFilter({ ...filter, year })} />
            <CitedByFilters counts={counts} filter={filter} onChange={setFilter} />
            {isNarrowed && (
              <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {total === 0 ? words.noneMatching : words.shown(total)}
                <Button size="small" onClick={() => setFilter(everything)}>
                  {words.clear}
                </Button>
              </Box>
            )}
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {pages.flatMap(({ results }) => results.map((one) => <CitingCaseView key={one.case.id} of={one} reviewing={reviewing} />))}
            </Box>
            {query.hasNextPage && (
              <Button variant="outlined" color="inherit" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {words.more}
              </Button>
            )}
          </Box>
        )
      }}
    </QueryState>
  )
}
