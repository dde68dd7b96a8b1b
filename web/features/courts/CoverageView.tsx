import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CourtCoverage } from '#contract/cases'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { formatDay } from '../../ui/day.ts'
import { FrequencyList } from './FrequencyList.tsx'
import { CourtLink } from './CourtLink.tsx'
import { CourtNotShown, PageSkeleton } from './PageStates.tsx'
import { libraryCoverage } from './queries.ts'
import { spanOf } from './span.ts'
import { YearChart } from './YearChart.tsx'
import { typographic } from '../../ui/typographic.ts'

/** What the library holds: every court with its span, its stations and its years. */
export function CoverageView() {
  const { coverage } = useCourtMessages()
  const { data, error, isFetching, refetch } = useQuery(libraryCoverage)
  if (!data && error && !isFetching) return <CourtNotShown error={error} missing={coverage.failed} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.cases === 0) return <Typography>{coverage.empty}</Typography>
  const latest = data.courts.map(({ last_import }) => last_import).sort()
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <strong>{coverage.total(data.cases)}</strong>. {coverage.imported(formatDay(latest.at(-1)!))}.
      </Typography>
      <Box
        component="ul"
        aria-label={coverage.title}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {data.courts.map((court) => (
          <li key={court.court}>
            <CourtHeld held={court} most={Math.max(...data.courts.map(({ cases }) => cases))} />
          </li>
        ))}
      </Box>
    </>
  )
}

/** One court: its line is read at a glance, stations and years when it is opened. */
function CourtHeld({ held, most }: { held: CourtCoverage; most: number }) {
  const { coverage, screen } = useCourtMessages()
  const searchOf = (more: Record<string, string>) => `/cases?${new URLSearchParams({ court: held.court, ...more })}`
  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5 }}>
      <Box sx={line}>
        <Typography variant="h2" sx={{ typography: 'h3', gridArea: 'name', overflowWrap: 'anywhere' }}>
          <CourtLink code={held.code}>{typographic(held.court)}</CourtLink>
        </Typography>
        <Box component="span" sx={{ gridArea: 'span', color: 'text.secondary' }}>
          {spanOf(held.years) ?? coverage.undated}
        </Box>
        <Box component="span" sx={{ gridArea: 'count', textAlign: 'right', fontWeight: 600 }}>
          {coverage.total(held.cases)}
        </Box>
        <Box aria-hidden sx={{ gridArea: 'bar', height: 4, borderRadius: 2, bgcolor: 'fill.inset' }}>
          <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main' }} style={{ width: `max(4px, ${(held.cases / most) * 100}%)` }} />
        </Box>
      </Box>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: { xs: 1.5, md: 0.5 }, typography: 'body2', color: 'text.secondary' }}>
          {screen.show}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, py: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
          <YearChart years={held.years} searchOf={(year) => searchOf({ year: String(year) })} />
          <Box sx={{ gridColumn: { md: 2 } }}>
            {held.stations.length === 0 ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {screen.noStations}
              </Typography>
            ) : (
              <FrequencyList
                label={screen.stations}
                rows={held.stations.map(({ station, cases }) => ({
                  key: station,
                  name: (
                    <Link component={RouterLink} to={searchOf({ station })} color="inherit">
                      {station}
                    </Link>
                  ),
                  cases,
                }))}
              />
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {coverage.imported(formatDay(held.last_import))}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Card>
  )
}

const line = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 120px 110px' },
  gridTemplateAreas: { xs: '"name name" "span count" "bar bar"', sm: '"name span count" "bar bar bar"' },
} as const
