import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TreatmentReview } from '#contract/citator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCitatorMessages } from '../../messages/citator.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { CaseLink, PlaceLink } from './CaseLink.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { TreatmentTag } from './TreatmentTag.tsx'
import { reviewTrail } from './queries.ts'

/** What editors decided of the machine's readings, the latest first: who, when, from what to what, and why. Nothing is ever removed from it. */
export function ReviewTrail() {
  const { trail: words } = useCitatorMessages()
  const query = useInfiniteQuery(reviewTrail)
  return (
    <QueryState query={query}>
      {({ pages }) =>
        pages[0]!.total === 0 ? (
          <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
            <Typography variant="h3" component="p">
              {words.none.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '68ch' }}>{words.none.advice}</Typography>
          </Box>
        ) : (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>{words.count(pages[0]!.total)}</Typography>
            <Box component="ol" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {pages.flatMap(({ results }) => results.map((one) => <Entry key={one.id} of={one} />))}
            </Box>
            {query.hasNextPage && (
              <Button variant="outlined" color="inherit" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {words.more}
              </Button>
            )}
          </>
        )
      }
    </QueryState>
  )
}

function Entry({ of }: { of: TreatmentReview }) {
  const { trail: words } = useCitatorMessages()
  const { case: citing, cited, treatment, before, decision, note, reviewer, reviewed_at, words: said } = of
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: 1.25,
        alignItems: 'start',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{reviewer || words.formerEditor}</Typography>
        <Typography component="time" dateTime={reviewed_at} variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
          {words.at(new Date(reviewed_at))}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" sx={decision === 'rejected' ? { textDecoration: 'line-through' } : {}}>
            <TreatmentTag treatment={treatment} confirmed={decision === 'confirmed'} />
          </Box>
          <span>{words.change(words.states[before ?? 'lead'], words.states[decision])}</span>
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>
        {said ? (
          <QuotedWords quote={said.quote}>
            <CaseLink of={citing} />
            <PlaceLink of={citing} paragraph={said.paragraph} number={said.number} />
          </QuotedWords>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.changed} <CaseLink of={citing} />
          </Typography>
        )}
        {cited && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.of} <CaseLink of={cited} />
          </Typography>
        )}
      </Box>
    </Box>
  )
}
