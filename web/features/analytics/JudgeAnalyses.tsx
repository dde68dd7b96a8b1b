import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type JudgeAnalysis, type Share, fewCases, maxCompared } from '#contract/analytics'
import { noCourt } from '#contract/search-choices'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { type AnalyticsRequest } from './analytics-address.ts'
import { BeforeJudge } from './BeforeJudge.tsx'
import { casesAddress, decided } from './cases-address.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { FiguresTable, useCountCell } from './FiguresTable.tsx'
import { NameForm } from './NameForm.tsx'
import { type Narrowed, judgeAnalysis, judgeNames } from './queries.ts'
import { TopicTable, TrendsCard } from './TrendsCard.tsx'
import { Waiting } from './Waiting.tsx'

interface JudgeAnalysesProps {
  shown: AnalyticsRequest
  narrowed: Narrowed
  onChange: (change: Partial<AnalyticsRequest>) => void
}

/** Judges by name, up to four beside one another; each beside the courts in which the judge sat. */
export function JudgeAnalyses({ shown, narrowed, onChange }: JudgeAnalysesProps) {
  const { judge: words, comparison } = useAnalyticsMessages()
  const { data: names } = useQuery(judgeNames)
  const [typed, setTyped] = useState('')
  const answers = useQueries({ queries: shown.judges.map((name) => judgeAnalysis(name, narrowed)) })
  const rows = answers.flatMap(({ data }) => (data ? [{ name: data.judge.name, of: { judge: data.judge.name }, figures: data }] : []))
  return (
    <>
      <Card component="section" aria-labelledby="judge-analysis" sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>
        <Typography variant="h2" id="judge-analysis">
          {words.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words.lead}</Typography>
        <NameForm
          label={words.name}
          placeholder={words.hint}
          action={words.analyze}
          required={words.required}
          full={shown.judges.length >= maxCompared ? words.full : undefined}
          {...(names && { names })}
          typed={typed}
          onType={setTyped}
          onEnter={(name) => {
            setTyped('')
            onChange({ judges: [...shown.judges.filter((other) => other !== name), name] })
          }}
        />
        {rows.length > 1 && (
          <Box sx={{ mt: 3 }}>
            <ComparisonTable caption={comparison.order} first={comparison.judge} rows={rows} shown={shown} />
          </Box>
        )}
      </Card>
      {shown.judges.map((name) => (
        <OneJudge
          key={name}
          name={name}
          shown={shown}
          narrowed={narrowed}
          onRemove={() => onChange({ judges: shown.judges.filter((other) => other !== name) })}
        />
      ))}
    </>
  )
}

interface OneJudgeProps {
  name: string
  shown: AnalyticsRequest
  narrowed: Narrowed
  onRemove: () => void
}

function OneJudge({ name, shown, narrowed, onRemove }: OneJudgeProps) {
  const { judge: words, none, form } = useAnalyticsMessages()
  const { data, error, refetch } = useQuery(judgeAnalysis(name, narrowed))
  const remove = (
    <IconButton data-frame color="inherit" aria-label={words.remove(name)} title={words.remove(name)} onClick={onRemove}>
      <CloseRounded fontSize="small" />
    </IconButton>
  )
  if (error instanceof CallError && error.status === 404)
    return (
      <Notice severity="info" action={remove}>
        {words.missing(name)}
      </Notice>
    )
  if (error) return <RetryNotice words={none.failed} retry={form.retry} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const of = { judge: data.judge.name }
  return (
    <TrendsCard title={data.judge.name} of={of} figures={data} shown={shown} narrowed={narrowed} action={remove}>
      <BesideCourts analysis={data} shown={shown} />
      <BeforeJudge analysis={data} shown={shown} />
      {shown.chart !== 'pie' && <TopicTable of={of} figures={data} shown={shown} />}
      <Link component={RouterLink} to={`/judges/${data.judge.id}`} sx={{ justifySelf: 'start' }}>
        {words.page}
      </Link>
    </TrendsCard>
  )
}

/** Like with like: the judge in each court, and that court in the same years. */
function BesideCourts({ analysis, shown }: { analysis: JudgeAnalysis; shown: AnalyticsRequest }) {
  const { judge: words, favorable } = useAnalyticsMessages()
  const countCell = useCountCell()
  const { trends } = useAnalyticsMessages()
  const shareOf = (share: Share | null, name: string, to: string) => ({
    words: share ? words.range(favorable.short(share.share, share.cases, share.of), share.low, share.high) : words.noShare,
    ...(share && { to, label: trends.opens(share.of, favorable.title, name) }),
  })
  return (
    <div>
      <FiguresTable
        caption={words.courts}
        columns={[words.court, words.cases, words.own, words.average]}
        rows={analysis.courts.map(({ court, cases, favorable: own, court_favorable: average, years }) => {
          const name = court ?? noCourt
          const of = { judge: analysis.judge.name, court: name }
          return {
            key: name,
            name: { words: name },
            cells: [
              countCell(cases, name, analysis.judge.name, casesAddress(of, shown)),
              shareOf(own, analysis.judge.name, casesAddress(of, shown, { endings: decided })),
              shareOf(average, name, casesAddress({ court: name }, shown, { endings: decided, years })),
            ],
          }
        })}
      />
      {analysis.courts.some(({ favorable: own }) => own !== null && own.of < fewCases) && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {favorable.few}
        </Typography>
      )}
    </div>
  )
}
