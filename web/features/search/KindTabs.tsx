import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { lawOf } from './later-queries.ts'
import { type SearchRequest, writeSearch } from './search-address.ts'

interface KindTabsProps {
  request: SearchRequest
  /** How many cases there are; null while they are counted. */
  cases: { total: number; atLeast: boolean } | null
}

/** Leads from the cases that have the words to the provisions of the law that have them, each with how many there are. */
export function KindTabs({ request, cases }: KindTabsProps) {
  const { kinds: words } = useCaseBrowserMessages()
  const { data: law } = useQuery(lawOf(request))
  const provisions = law ? { total: Math.max(law.total, law.named.length), atLeast: law.total_relation === 'gte' } : null
  const counts = { cases, legislation: provisions }
  return (
    <Box component="nav" aria-label={words.label} sx={row}>
      {(['cases', 'legislation'] as const).map((kind) => {
        const count = counts[kind]
        return (
          <TextLink
            key={kind}
            to={`?${writeSearch({ ...request, kind, page: 1 })}`}
            preventScrollReset
            aria-current={kind === request.kind ? 'page' : undefined}
          >
            {words[kind](count === null ? '' : words.count(count.total, count.atLeast))}
          </TextLink>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    mb: '-1px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
    borderBottom: '2px solid transparent',
  },
  '& a[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
} as const
