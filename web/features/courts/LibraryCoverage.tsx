import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { CourtCoverage } from '#contract/cases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { formatDay } from '../../ui/day.ts'
import { CourtLink } from './CourtLink.tsx'
import { libraryCoverage } from './queries.ts'
import { spanOf } from './span.ts'
import { table } from './table-style.ts'
import { typographic } from '../../ui/typographic.ts'

/** What the library holds, court by court, so that "not found" can be told from "not held". */
export function LibraryCoverage() {
  const { coverage } = useCourtMessages()
  const { data, isError } = useQuery(libraryCoverage)
  const [isAbroadShown, setIsAbroadShown] = useState(false)
  const abroad = data?.courts.filter(({ abroad }) => abroad) ?? []
  const imports = data?.courts.map(({ last_import }) => last_import).sort() ?? []
  return (
    <Box component="aside" aria-label={coverage.title} sx={{ minHeight: 240, pt: 1.5 }}>
      <Typography component="h2" variant="label" sx={{ color: 'text.secondary', mb: 1 }}>
        {coverage.title}
      </Typography>
      {isError && <Typography variant="body2">{coverage.failed}</Typography>}
      {!data && !isError && <Skeleton variant="rounded" height={200} />}
      {data?.cases === 0 && <Typography variant="body2">{coverage.empty}</Typography>}
      {data && data.cases > 0 && (
        <>
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">{coverage.court}</th>
                <th scope="col">{coverage.years}</th>
                <th scope="col">{coverage.cases}</th>
              </tr>
            </thead>
            <tbody>
              {data.courts
                .filter((court) => !court.abroad)
                .map((court) => (
                  <CourtRow key={court.court} court={court} />
                ))}
              {abroad.length > 0 && (
                <tr>
                  <th scope="row" colSpan={2}>
                    <Box
                      component="button"
                      type="button"
                      aria-expanded={isAbroadShown}
                      onClick={() => setIsAbroadShown(!isAbroadShown)}
                      sx={opener}
                    >
                      {coverage.abroad}
                      <ExpandMoreRounded sx={{ fontSize: 18, transform: isAbroadShown ? 'rotate(180deg)' : 'none' }} />
                    </Box>
                  </th>
                  <td>{coverage.count(abroad.reduce((sum, { cases }) => sum + cases, 0))}</td>
                </tr>
              )}
              {isAbroadShown && abroad.map((court) => <CourtRow key={court.court} court={court} />)}
            </tbody>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {coverage.total(data.cases)}. {coverage.imported(formatDay(imports.at(-1)!))}.{' '}
            <Link component={RouterLink} to="/coverage" underline="always">
              {coverage.all}
            </Link>
          </Typography>
        </>
      )}
    </Box>
  )
}

function CourtRow({ court }: { court: CourtCoverage }) {
  const { coverage } = useCourtMessages()
  return (
    <tr>
      <th scope="row">
        <CourtLink code={court.code}>{typographic(court.court)}</CourtLink>
      </th>
      <td>{spanOf(court.years) ?? coverage.undated}</td>
      <td>{coverage.count(court.cases)}</td>
    </tr>
  )
}

const opener = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0,
  minHeight: { xs: 44, md: 24 },
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const
