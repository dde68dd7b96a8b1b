import { type Expansion, searchSemantic } from '#contract/semantic'
import Box from '@mui/material/Box'
import { call } from '../../api/call.ts'
import { useBrowsingMessages } from '../../messages/browsing.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { searchBody, type SearchRequest, sizeOf, writeSearch } from './search-address.ts'

/** One page of the cases that fit a question by what it means. */
export function findByMeaning(search: SearchRequest, signal: AbortSignal) {
  const { page: _page, pageSize: limit, sort: _sort, timeout_seconds: _timeout, ...filters } = searchBody(search)
  return call(searchSemantic, { body: { ...filters, query: search.query, limit, offset: (search.page - 1) * sizeOf(search) } }, { signal })
}

interface ByMeaningProps {
  request: SearchRequest
  expansion: Expansion
  /** How many of the cases that have something of the question are listed, where that is not all of them. */
  listed: number | null
}

/** Says how a question was widened, so that nobody takes a found case for one that has every word, and leads back to every word. */
export function ByMeaning({ request, expansion, listed }: ByMeaningProps) {
  const { meaning } = useBrowsingMessages()
  const everyWord = writeSearch({ ...request, byMeaning: false, page: 1 })
  return (
    <Box component="section" aria-label={meaning.label} sx={frame}>
      <p>
        {meaning.lead}{' '}
        {expansion.words.map(({ word, same_meaning: others }, place) => (
          <span key={word}>
            {place > 0 && ' · '}
            <strong>{word}</strong>
            {others.length > 0 && ` ${meaning.others(others)}`}
          </span>
        ))}
        .
      </p>
      <p>
        {listed !== null && `${meaning.cut(listed)} `}
        <TextLink to={`?${everyWord}`} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
          {meaning.everyWord}
        </TextLink>
      </p>
    </Box>
  )
}

const frame = {
  typography: 'body2',
  color: 'text.secondary',
  borderLeft: '3px solid',
  borderColor: 'secondary.main',
  pl: 1.5,
  '& p': { m: 0, maxWidth: '90ch', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, color: 'text.primary' },
} as const
