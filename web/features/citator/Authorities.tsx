import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CitedCase } from '#contract/citations'
import type { Authority } from '#contract/citator'
import { writePinpoint } from '#contract/pinpoint'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useCitatorMessages } from '../../messages/citator.ts'
import { formatDay } from '../../ui/day.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { CiteButton } from '../../ui/CiteButton.tsx'
import { VerifyLink } from '../../ui/VerifyLink.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { CaseLink, nameOf, PlaceLink } from './CaseLink.tsx'
import { LeadView } from './LeadView.tsx'
import { authorities } from './queries.ts'

interface AuthoritiesProps {
  of: Pick<CitedCase, 'id' | 'title' | 'citation'>
  reviewing: boolean
}

/** The cases that the open case cites, in the order of its text, with how each stands and what is said of it. */
export function Authorities({ of, reviewing }: AuthoritiesProps) {
  const { authorities: words } = useCitatorMessages()
  const query = useQuery(authorities(of.id))
  return (
    <QueryState query={query}>
      {({ results, total, complete }) => (
        <>
          <Typography variant="h2">{words.title}</Typography>
          <Typography sx={{ mt: 0.5, mb: 2, color: total === 0 ? 'text.secondary' : 'text.primary' }}>
            {total > 0 && words.count(total)}
            {total === 0 && complete && words.none}
            {!complete && (
              <Box component="output" sx={{ display: 'block', color: 'text.secondary' }}>
                {words.unread}
              </Box>
            )}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {results.map((one, index) => (
              <AuthorityView key={one.case?.id ?? index} authority={one} of={of} reviewing={reviewing} />
            ))}
          </Box>
          {results.some((one) => one.case === null) && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {words.notInLibraryExplained}{' '}
              <Link component={RouterLink} to="/coverage" underline="always">
                {words.coverage}
              </Link>
            </Typography>
          )}
        </>
      )}
    </QueryState>
  )
}

const maxPlaces = 12

/** A case that another cites, at the paragraph that is named there. */
const toCite = (cited: CitedCase, number: string | null, untitled: string): PassageToCite => ({
  caseId: cited.id,
  name: nameOf(cited, untitled),
  paragraph: null,
  ...(number !== null && { number }),
  pinpoint: number === null ? null : writePinpoint({ unit: 'paragraph', from: number, to: number }),
})

function AuthorityView({ authority, of, reviewing }: AuthoritiesProps & { authority: Authority }) {
  const { authorities: words, untitled } = useCitatorMessages()
  const { case: cited, name, printed, pinpoint, signal, places, leads } = authority
  const asPrinted = [name, printed].filter(Boolean).join(' ')
  const numbered = places.filter(({ paragraph }, index) => places.findIndex((other) => other.paragraph === paragraph) === index)
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        {cited ? <CaseLink of={cited} /> : <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{asPrinted}</Box>}
        {cited && signal && <SignalMark caseId={cited.id} name={nameOf(cited, untitled)} signal={signal} />}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {cited ? [cited.court, cited.date && formatDay(cited.date), cited.citation].filter(Boolean).join(', ') : words.notInLibrary}
        {!cited && (
          <>
            {' · '}
            <VerifyLink cited={asPrinted} />
          </>
        )}
      </Box>
      {leads
        .filter(({ review }) => reviewing || review?.decision !== 'rejected')
        .map((lead) => (
          <LeadView key={`${lead.position} ${lead.treatment}`} citing={of} lead={lead} reviewing={reviewing} />
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
        {words.places}
        {numbered.slice(0, maxPlaces).map(({ paragraph, number, start }, index) => (
          <PlaceLink key={start} of={of} paragraph={paragraph} number={number} place={index + 1} />
        ))}
        {cited && (
          <Box component="span" sx={{ ml: 'auto' }}>
            <CiteButton passage={toCite(cited, pinpoint, untitled)} />
          </Box>
        )}
      </Box>
    </Box>
  )
}
