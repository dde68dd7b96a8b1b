import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useListMessages } from '../../messages/lists.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { Facts, Part } from './Part.tsx'
import { slowStatements } from './queries.ts'

/** What takes the most time of the database, or why that is not known. */
export function SlowStatements() {
  const { system } = useAdministrationMessages()
  const listed = useListMessages()
  const { data, error, isFetching, refetch } = useQuery(slowStatements)
  const says = (words: string) => (
    <Typography sx={{ color: 'text.secondary', borderTop: 1, borderColor: 'divider', pt: 2, maxWidth: '72ch' }}>{words}</Typography>
  )
  const rows = () => {
    if (!data && error && !isFetching) return <RetryNotice words={`${listed.failed}. ${error.message}`} onRetry={() => void refetch()} />
    if (!data) return <RowsLoading label={listed.loading} height={64} />
    if (data.state !== 'counted') return says(system.slowUnknown[data.state])
    if (data.statements.length === 0) return says(system.slowNone)
    return (
      <Box
        component="ol"
        aria-label={system.slow}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider', py: 1.5 } }}
      >
        {data.statements.map(({ id, text, calls, total_ms: total, mean_ms: mean }) => (
          <li key={id}>
            <Box
              component="code"
              sx={{ display: 'block', typography: 'body2', fontFamily: fonts.figures, overflowWrap: 'anywhere', mb: 0.5 }}
            >
              {text}
            </Box>
            <Facts of={[system.slowTotal(total), system.slowMean(mean), system.slowCalls(calls)]} />
          </li>
        ))}
      </Box>
    )
  }
  return (
    <Part title={system.slow} {...(data?.since && { lead: system.slowSince(data.since) })}>
      {rows()}
    </Part>
  )
}
