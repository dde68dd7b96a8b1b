import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { relatedCases } from './queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const SimilarityReasons = lazyPart(async () => (await import('../../ui/SimilarityReasons.tsx')).SimilarityReasons)

/** Cases like the open one, and the way to more of them. */
export function RelatedCases({ caseId }: { caseId: string }) {
  const { related } = useReaderMessages()
  const { noCourt, untitled } = useMessages().cases
  const { data, isError } = useQuery(relatedCases(caseId))
  return (
    <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {related.title}
      </Typography>
      {isError && <Typography variant="body2">{related.failed}</Typography>}
      {!data && !isError && <Skeleton component="output" variant="rounded" height={180} aria-label={related.loading} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {related.none}
        </Typography>
      )}
      <Box component="ul" aria-label={related.title} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data?.map(({ id, title, court, date, citation, case_number: caseNumber, signal, reasons }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`/cases/${encodeURIComponent(id)}`}
              sx={{ typography: 'body2', fontWeight: 600, display: 'block', py: { xs: 0.75, lg: 0 }, overflowWrap: 'anywhere' }}
            >
              {divideTitle(title, { caseNumber, citation }).parties || untitled}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[court ?? noCourt, date && formatDay(date), citation].filter(Boolean).join(' · ')}
            </Typography>
            {signal && (
              <Box sx={{ mt: 0.5 }}>
                <SignalMark caseId={id} name={divideTitle(title, { caseNumber, citation }).parties || untitled} signal={signal} />
              </Box>
            )}
            {reasons.length > 0 && (
              <Typography
                variant="body2"
                sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere', '& strong': { fontWeight: 600 } }}
              >
                <Suspense fallback={' '}>
                  <SimilarityReasons reasons={reasons} besideSource />
                </Suspense>
              </Typography>
            )}
          </li>
        ))}
      </Box>
      <Button
        component={RouterLink}
        to={`/search?similar=${encodeURIComponent(caseId)}`}
        variant="outlined"
        color="inherit"
        size="small"
        sx={{ mt: 2 }}
      >
        {related.similar}
      </Button>
    </Box>
  )
}
