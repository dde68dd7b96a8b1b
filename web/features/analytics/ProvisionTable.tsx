import Typography from '@mui/material/Typography'
import type { JudgeAnalysis } from '#contract/analytics'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import type { AnalyticsRequest } from './analytics-address.ts'
import { type Counted, casesAddress } from './cases-address.ts'
import { FiguresTable, useCountCell } from './FiguresTable.tsx'

interface ProvisionTableProps {
  provisions: JudgeAnalysis['provisions']
  of: Counted
  shown: AnalyticsRequest
}

/** Provisions that most decisions cite: the name opens the law, the figure the decisions. */
export function ProvisionTable({ provisions, of, shown }: ProvisionTableProps) {
  const { before: words, workload } = useAnalyticsMessages()
  const countCell = useCountCell()
  return (
    <div>
      <FiguresTable
        caption={words.provisions}
        columns={[words.provisionColumn, workload.cases]}
        rows={provisions.map(({ id, act, cases }) => {
          const [document = '', eid = ''] = id.split('~', 2)
          const name = words.provision(act, eid)
          return {
            key: id,
            name: { words: name, to: addressOfProvision(document, eid) },
            cells: [countCell(cases, name, words.provisions, casesAddress(of, shown, { cites: id }))],
          }
        })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.heldProvisions}
      </Typography>
    </div>
  )
}
