import { suggest } from '#contract/suggestions'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { useBrowsingMessages } from '../../messages/browsing.ts'

/** Where words find nothing: the words of the library that are nearest to them. */
export function DidYouMean({ query }: { query: string }) {
  const { empty } = useBrowsingMessages()
  const { data } = useQuery({
    queryKey: ['suggestions', query, 'corrected'],
    queryFn: ({ signal }) => call(suggest, { query: { q: query.slice(0, 200), limit: 1 } }, { signal }),
    staleTime: cacheLife,
  })
  if (!data || data.corrected === null) return null
  return (
    <Typography sx={{ mb: 3 }}>
      {empty.didYouMean}{' '}
      <Link
        component={RouterLink}
        to={`/cases?${new URLSearchParams({ query: data.corrected })}`}
        underline="always"
        sx={{ fontWeight: 600 }}
      >
        {data.corrected}
      </Link>
      ?
    </Typography>
  )
}
