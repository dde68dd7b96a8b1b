import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { useMessages } from '../../messages/messages.ts'

/** Which words of the search a case does not have, and what stands there instead of others. */
export function Lacks({ result: { missing, instead } }: { result: SearchResult }) {
  const { card } = useMessages().search
  if (!missing) return null
  const said = [
    ...(missing.length > 0 ? [card.without(missing)] : []),
    ...(instead ?? []).map(({ word, other }) => card.instead(word, other)),
  ]
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said.join(' · ')}
    </Typography>
  )
}
