import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { JudgeAnalysis } from '#contract/analytics'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { useCitatorMessages } from '../../messages/citator.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { Divided } from './Workload.tsx'

/** What the decisions of a judge cite, who stands in them, and what became of them on appeal. */
export function BeforeJudge({ analysis: { appeals, authorities, provisions, parties } }: { analysis: JudgeAnalysis }) {
  const messages = useAnalyticsMessages()
  const { before: words, workload } = messages
  const { outcomes } = useCitatorMessages().history
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {appeals.cases === 0 ? (
        <Typography variant="body2">{words.noAppeals}</Typography>
      ) : (
        <Divided
          title={words.appeals(appeals.cases)}
          rows={appeals.outcomes.map(({ outcome, count }) => ({ value: outcomes[outcome], count }))}
        />
      )}
      {authorities.length > 0 && (
        <FiguresTable
          caption={words.authorities}
          columns={[words.authority, workload.cases]}
          rows={authorities.map(({ id, title, citation, cases }) => ({
            key: id,
            name: { words: citation ? `${title} ${citation}` : title, to: `/cases/${encodeURIComponent(id)}` },
            cells: [{ words: messages.number(cases) }],
          }))}
        />
      )}
      {provisions.length > 0 && (
        <Divided
          title={words.provisions}
          rows={provisions.map(({ act, unit, cases }) => ({ value: words.provision(act, unit), count: cases }))}
        />
      )}
      {parties.length > 0 && <Divided title={words.parties} rows={parties} />}
    </Box>
  )
}
