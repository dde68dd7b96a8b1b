import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { useMessages } from '../../messages/messages.ts'
import { sayLacks } from './say-lacks.ts'

/** What of the search a case lacks. */
export function Lacks({ result }: { result: SearchResult }) {
  const said = sayLacks(result, useMessages().search.card)
  if (said === '') return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said}
    </Typography>
  )
}
