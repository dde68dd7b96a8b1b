import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { useMessages } from '../../messages/messages.ts'

/** Which words of the search a case does not have, and what stands there instead of others. */
export function Lacks({ result: { missing, instead } }: { result: SearchResult }) {
  const { card } = useMessages().search
  if (!missing) return null
  // A word for a word explains itself; a phrase for one word, or one for a phrase, reads as a mistake.
  const related = (instead ?? []).filter(({ word, other }) => isOneWord(word) && isOneWord(other))
  const said = [...(missing.length > 0 ? [card.without(missing)] : []), ...(related.length > 0 ? [card.related(related)] : [])]
  if (said.length === 0) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said.join(' · ')}
    </Typography>
  )
}

const isOneWord = (words: string): boolean => !/\s/.test(words.trim())
