import Box from '@mui/material/Box'
import type { NetworkCase } from '#contract/citations'
import type { z } from 'zod'
import { useCitatorMessages } from '../../../messages/citator.ts'
import { formatDay } from '../../../ui/day.ts'
import { CaseLink } from '../CaseLink.tsx'

/** The cases of the network in rows: the nearest first. */
export function NetworkTable({ cases, centre }: { cases: readonly z.infer<typeof NetworkCase>[]; centre: string }) {
  const { network: words } = useCitatorMessages()
  const { columns } = words
  return (
    <Box
      component="section"
      aria-label={words.table}
      tabIndex={0}
      sx={{ maxHeight: 480, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          'th, td': { textAlign: 'left', verticalAlign: 'top', px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
          'thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
          'tbody th': { minWidth: 200, fontWeight: 400 },
          'td:nth-of-type(n + 3)': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.id === centre ? <strong>{words.here}</strong> : <CaseLink of={one} />}</th>
              <td>{one.court}</td>
              <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                {one.date && formatDay(one.date)}
              </Box>
              <td>{one.distance}</td>
              <td>{one.cited_by}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
