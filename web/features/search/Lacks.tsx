import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { useMessages } from '../../messages/messages.ts'

/** Which words of the search a case does not have, and what stands there instead of others. */
export function Lacks({ result: { missing, instead } }: { result: SearchResult }) {
  const { card } = useMessages().search
  // A word for a word explains itself; a phrase for one word, or one for a phrase, reads as a mistake.
  const related = instead?.filter(({ word, other }) => !`${word}${other}`.includes(' '))
  const said = [missing?.length && card.without(missing), related?.length && card.related(related)].filter(Boolean)
  if (said.length === 0) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said.join(' · ')}
    </Typography>
  )
}
