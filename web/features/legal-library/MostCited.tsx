import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { actAddress } from './act-address.ts'
import { ActMarks, useActNumbers } from './ActMarks.tsx'
import { mostCited } from './queries.ts'

type Cited = Awaited<ReturnType<NonNullable<typeof mostCited.queryFn>>>['results'][number]

/** The Acts that the most cases of the library cite. */
export function MostCited() {
  const { list, views, decisions } = useLegalLibraryMessages()
  const { data, isError } = useQuery(mostCited)
  if (isError) return <Notice severity="error">{list.failed}</Notice>
  if (!data) return <Box component="output">{list.loading}</Box>
  if (data.results.length === 0) return <Box sx={{ color: 'text.secondary' }}>{decisions.noneCited}</Box>
  const most = data.results[0]!.cases
  return (
    <Box component="ol" aria-label={views.cited} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.results.map((cited) => (
        <CitedRow key={cited.act.id} cited={cited} most={most} />
      ))}
    </Box>
  )
}

function CitedRow({ cited: { act, cases }, most }: { cited: Cited; most: number }) {
  const { decisions } = useLegalLibraryMessages()
  const numbers = useActNumbers(act)
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        columnGap: 3,
        rowGap: 0.5,
        alignItems: 'center',
      }}
    >
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, alignItems: 'baseline' }}>
          <TextLink
            to={actAddress(act)}
            sx={{ fontFamily: fonts.reading, fontWeight: 600, fontSize: '1.0625rem', py: { xs: 0.75, md: 0 } }}
          >
            {act.title}
          </TextLink>
          <ActMarks act={act} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{numbers.join(' · ')}</Box>
      </div>
      <div>
        <Box sx={{ typography: 'body2', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{decisions.cases(cases)}</Box>
        <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'fill.inset' }}>
          <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'secondary.main' }} style={{ width: `max(4px, ${(cases / most) * 100}%)` }} />
        </Box>
      </div>
    </Box>
  )
}
