import { getCase } from '#contract/cases'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { PressTag } from '../../ui/Tag.tsx'

/** Says which case the results are like, and leads back to it or to the whole library. */
export function SimilarHead({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { similar } = useCaseBrowserMessages()
  const { data } = useQuery({
    queryKey: ['case', id, 'record'],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    staleTime: cacheLife,
  })
  const name = data && divideTitle(data.title, { caseNumber: data.case_number, citation: data.citation }).parties
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: { xs: 44, md: 30 } }}>
      <span>
        {similar.to}{' '}
        <Link component={RouterLink} to={`/cases/${encodeURIComponent(id)}`} underline="always" sx={{ fontWeight: 600 }}>
          {name || similar.this}
        </Link>
      </span>
      <PressTag onClick={onEnd} tall>
        {similar.end}
      </PressTag>
    </Box>
  )
}
