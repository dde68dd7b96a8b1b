import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { explanationsOf } from './later-queries.ts'
import type { SearchRequest } from './search-address.ts'

/** Why a result stands where it stands, part by part, as the server gives it. */
export function RankExplanation({ id, request }: { id: string; request: SearchRequest }) {
  const { explanation: words } = useCaseBrowserMessages()
  const { data, isError } = useQuery(explanationsOf(request))
  const found = data?.get(id)
  return (
    <Box component="section" aria-label={words.title} sx={panel}>
      {!data && !isError && <Skeleton variant="text" width="60%" />}
      {isError && words.failed}
      {data && !found && words.none}
      {found && (
        <>
          <Box component="dl" sx={parts}>
            {found.parts.map(({ part, words: sentence }) => (
              <Box key={part} sx={{ display: 'contents' }}>
                <dt>{words.parts[part]}</dt>
                <dd>{sentence}</dd>
              </Box>
            ))}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
            {words.order}
          </Box>
        </>
      )}
    </Box>
  )
}

const panel = { typography: 'body2', borderTop: 1, borderColor: 'divider', pt: 1.25, pb: 1 } as const

const parts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '136px minmax(0, 1fr)' },
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
