import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { SearchResults } from '#contract/search'
import { lawOf } from './later-queries.ts'
import { type SearchRequest, writeSearch } from './search-address.ts'

interface KindTabsProps {
  request: SearchRequest
  /** Not there while they are counted. */
  cases: SearchResults | undefined
}

/** Leads from the cases that have the words to the provisions of the law that have them, each with how many there are. */
export function KindTabs({ request, cases }: KindTabsProps) {
  const { kinds: words } = useCaseBrowserMessages()
  const { data: law } = useQuery(lawOf(request))
  const provisions = law ? { total: Math.max(law.total, law.named.length), atLeast: law.total_relation === 'gte' } : null
  const counts = { cases: cases && { total: cases.total, atLeast: cases.total_relation === 'gte' }, legislation: provisions }
  const shown = request.kind === '' ? 'cases' : 'legislation'
  return (
    <Box component="nav" aria-label={words.label} sx={row}>
      {(['cases', 'legislation'] as const).map((kind) => {
        const count = counts[kind]
        return (
          <TextLink
            key={kind}
            to={`?${writeSearch({ ...request, kind: kind === 'cases' ? '' : kind, page: 1 })}`}
            preventScrollReset
            aria-current={kind === shown ? 'page' : undefined}
          >
            {words[kind](!count ? '' : words.count(count.total, count.atLeast))}
          </TextLink>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 3,
  '& a': {
    minHeight: 46,
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
    borderBottom: '2px solid transparent',
  },
  '& a[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
} as const
