import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { JudgeAnalysis } from '#contract/analytics'
import type { Review } from '#contract/endings'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { useCitatorMessages } from '../../messages/citator.ts'
import type { AnalyticsRequest } from './analytics-address.ts'
import { casesAddress } from './cases-address.ts'
import { FiguresTable, useCountCell } from './FiguresTable.tsx'
import { ProvisionTable } from './ProvisionTable.tsx'
import { Divided } from './Workload.tsx'

interface BeforeJudgeProps {
  analysis: JudgeAnalysis
  shown: AnalyticsRequest
}

/** What the decisions of a judge cite, who stands in them, and what became of them on appeal. */
export function BeforeJudge({ analysis: { judge, appeals, authorities, provisions, parties }, shown }: BeforeJudgeProps) {
  const messages = useAnalyticsMessages()
  const { before: words, workload } = messages
  const { outcomes } = useCitatorMessages().history
  const countCell = useCountCell()
  const of = { judge: judge.name }
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {appeals.cases === 0 ? (
        <Typography variant="body2">{words.noAppeals}</Typography>
      ) : (
        <Divided
          title={words.appeals}
          rows={[
            { key: 'reviewed', value: words.reviewed, count: appeals.cases },
            ...appeals.outcomes.map(({ outcome, count }) => ({ key: outcome, value: outcomes[outcome], count })),
          ]}
          casesOf={(appeal) => casesAddress(of, shown, { appeal: appeal as Review })}
        />
      )}
      {authorities.length > 0 && (
        <FiguresTable
          caption={words.authorities}
          columns={[words.authority, workload.cases]}
          rows={authorities.map(({ id, title, citation, cases }) => ({
            key: id,
            name: { words: citation ? `${title} ${citation}` : title, to: `/cases/${encodeURIComponent(id)}` },
            cells: [countCell(cases, title, words.authorities, casesAddress(of, shown, { cites: id }))],
          }))}
        />
      )}
      {provisions.length > 0 && <ProvisionTable provisions={provisions} of={of} shown={shown} />}
      {parties.length > 0 && <Divided title={words.parties} rows={parties} casesOf={(party) => casesAddress(of, shown, { party })} />}
    </Box>
  )
}
