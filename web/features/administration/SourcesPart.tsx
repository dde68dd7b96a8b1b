import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useListMessages } from '../../messages/lists.ts'
import { useSourcesMessages } from '../../messages/sources.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Part } from './Part.tsx'
import { sources } from './queries.ts'
import { SourceRow } from './SourceRow.tsx'

/** Where documents come from by themselves, how each source stands, and what came of reading it. */
export function SourcesPart() {
  const words = useListMessages()
  const own = useSourcesMessages()
  const { data, error, isFetching, refetch } = useQuery(sources)
  return (
    <Part title={own.title} lead={own.lead}>
      {data ? (
        <Box
          component="ul"
          aria-label={own.title}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider', py: 2 } }}
        >
          {data.sources.map((source) => (
            <SourceRow key={source.name} source={source} />
          ))}
        </Box>
      ) : error && !isFetching ? (
        <RetryNotice words={`${words.failed}. ${error.message}`} onRetry={() => void refetch()} />
      ) : (
        <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1.5 }}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={72} />
          ))}
        </Box>
      )}
    </Part>
  )
}
