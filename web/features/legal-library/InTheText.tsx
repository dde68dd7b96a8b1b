import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { FoundProvisions } from '../../ui/FoundProvisions.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { provisionsShown, provisionsWith } from './queries.ts'

/** Under the laws of a name: the provisions that have the same words, the best of them. Nothing where none has. */
export function InTheText({ query }: { query: string }) {
  const { law: words } = useCaseBrowserMessages()
  const { data, isError, refetch } = useQuery(provisionsWith(query))
  if (isError) return <RetryNotice words={words.failed} retry={words.retry} onRetry={() => void refetch()} />
  if (!data || data.named.length + data.total === 0) return null
  const found = [...data.named, ...data.results].slice(0, provisionsShown)
  return (
    <Box component="section" aria-label={words.inText} sx={{ mt: 4 }}>
      <Typography variant="h2">{words.inText}</Typography>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {data.total > 0 && words.total(data.total, data.total_relation === 'gte')}
      </Typography>
      <FoundProvisions provisions={found} label={words.inText} />
      {data.total > found.length && (
        <TextLink
          to={`/cases?${new URLSearchParams({ query, kind: 'legislation' })}`}
          sx={{ fontWeight: 600, py: 1.25, display: 'inline-block' }}
        >
          {words.all}
        </TextLink>
      )}
    </Box>
  )
}
