import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { formatDay } from '../../ui/day.ts'
import { CourtLink } from './CourtLink.tsx'
import { libraryCoverage } from './queries.ts'
import { spanOf } from './span.ts'
import { table } from './table-style.ts'

/** What the library holds, court by court, so that "not found" can be told from "not held". */
export function LibraryCoverage() {
  const { coverage } = useCourtMessages()
  const { data, isError } = useQuery(libraryCoverage)
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
              {data.courts.map((court) => (
                <tr key={court.court}>
                  <th scope="row">
                    <CourtLink code={court.code}>{court.court}</CourtLink>
                  </th>
                  <td>{spanOf(court.years) ?? coverage.undated}</td>
                  <td>{coverage.count(court.cases)}</td>
                </tr>
              ))}
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
