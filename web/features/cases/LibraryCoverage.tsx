import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { CourtCoverage } from '#contract/cases'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.ts'
import { formatDay } from '../../ui/day.ts'
import { libraryCoverage } from './coverage-query.ts'

/** What the library holds, court by court, so that "not found" can be told from "not held". */
export function LibraryCoverage() {
  const { coverage } = useMessages().cases
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
                  <th scope="row">{court.court}</th>
                  <td>{spanOf(court) ?? coverage.undated}</td>
                  <td>{coverage.count(court.cases)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {coverage.total(data.cases)}. {coverage.imported(formatDay(imports.at(-1)!))}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** "1967–2024", or one year where all are of that year; null where no decision is dated. */
function spanOf({ first, latest }: CourtCoverage): string | null {
  if (first === null || latest === null) return null
  const [from, to] = [first.slice(0, 4), latest.slice(0, 4)]
  return from === to ? from : `${from}–${to}`
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { textAlign: 'left', py: 0.75, pr: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', fontWeight: 400 },
  'thead th': { color: 'text.secondary', fontSize: '0.75rem', pt: 0 },
  'td:nth-of-type(1)': { whiteSpace: 'nowrap', color: 'text.secondary' },
  'th:last-of-type:not(:first-of-type), td:last-of-type': { textAlign: 'right', pr: 0 },
} as const
