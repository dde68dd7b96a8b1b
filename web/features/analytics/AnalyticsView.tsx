import PrintOutlined from '@mui/icons-material/PrintOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { timeHere } from '../../ui/day.ts'
import { writeDay } from '../../ui/typed-day.ts'
import { PressTag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type AnalyticsRequest, defaultCourt, readAnalytics, writeAnalytics, yearsOf } from './analytics-address.ts'
import { AnalyticsForm } from './AnalyticsForm.tsx'
import { CaseAnalysis } from './CaseAnalysis.tsx'
import { CourtProvisions } from './CourtProvisions.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { JudgeAnalyses } from './JudgeAnalyses.tsx'
import { type Narrowed, courtTrends, libraryCoverage } from './queries.ts'
import { TrendsCard } from './TrendsCard.tsx'
import { useOpeningCourt } from './use-opening-court.ts'
import { Waiting } from './Waiting.tsx'

/** Figures about courts, judges and cases; what is shown stands in the address. */
export function AnalyticsView() {
  const words = useAnalyticsMessages()
  const [parameters, setParameters] = useSearchParams()
  const isOpening = !parameters.has('court')
  const found = useOpeningCourt(isOpening)
  const opening = found ?? defaultCourt
  const shown = readAnalytics(parameters, opening)
  const change = (changed: Partial<AnalyticsRequest>) =>
    setParameters(writeAnalytics({ ...shown, ...changed }, opening), { preventScrollReset: true })
  const narrowed: Narrowed = { topic: shown.topic, years: yearsOf(shown) }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
      <AnalyticsForm shown={shown} onChange={change} />
      <PageActions />
      <PrintedScope shown={shown} />
      {isOpening && opening !== defaultCourt && <Notice severity="info">{words.trends.opened(defaultCourt, opening)}</Notice>}
      {found === null ? (
        <Waiting />
      ) : shown.courts.length === 0 ? (
        <Card sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
          <Typography>{words.none.court}</Typography>
        </Card>
      ) : (
        <>
          {shown.courts.length > 1 && <Courts shown={shown} narrowed={narrowed} />}
          {shown.courts.map((court) => (
            <OneCourt
              key={court}
              court={court}
              shown={shown}
              narrowed={narrowed}
              onCourt={(known) => change({ courts: shown.courts.map((one) => (one === court ? known : one)) })}
            />
          ))}
        </>
      )}
      <Limits />
      <JudgeAnalyses shown={shown} narrowed={narrowed} onChange={change} />
      <CaseAnalysis caseId={shown.caseId} onCase={(caseId) => change({ caseId })} />
    </Box>
  )
}

interface CourtsProps {
  shown: AnalyticsRequest
  narrowed: Narrowed
}

function Courts({ shown, narrowed }: CourtsProps) {
  const { comparison: words } = useAnalyticsMessages()
  const answers = useQueries({ queries: shown.courts.map((court) => courtTrends(court, narrowed)) })
  const rows = answers.flatMap(({ data }) => (data ? [{ name: data.court, of: { court: data.court }, figures: data }] : []))
  if (rows.length < 2) return null
  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <ComparisonTable caption={words.order} first={words.of} rows={rows} shown={shown} />
    </Card>
  )
}

function OneCourt({ court, shown, narrowed, onCourt }: CourtsProps & { court: string; onCourt: (court: string) => void }) {
  const words = useAnalyticsMessages()
  const { data, isError, refetch } = useQuery(courtTrends(court, narrowed))
  if (isError) return <RetryNotice words={words.none.failed} retry={words.form.retry} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const title = words.trends.title(court)
  return (
    <TrendsCard
      title={title}
      of={{ court }}
      figures={data}
      shown={shown}
      narrowed={narrowed}
      notice={data.total_cases > 0 && data.coverage.known === 0 && <NoOutcomes court={court} narrowed={narrowed} onCourt={onCourt} />}
    >
      <CourtProvisions court={court} shown={shown} narrowed={narrowed} />
    </TrendsCard>
  )
}

/** Says that no outcome of a court is known, and leads to the courts where some are. */
function NoOutcomes({ court, narrowed, onCourt }: { court: string; narrowed: Narrowed; onCourt: (court: string) => void }) {
  const { trends: words } = useAnalyticsMessages()
  const { data } = useQuery(libraryCoverage)
  const courts = (data?.courts ?? []).filter((one) => one.court !== court)
  const answers = useQueries({ queries: courts.map((one) => courtTrends(one.court, narrowed)) })
  const abroad = new Set(courts.flatMap((one) => (one.abroad ? [one.court] : [])))
  // Kenya first, as in every list of courts.
  const known = answers
    .flatMap(({ data: figures }) => (figures && figures.coverage.known > 0 ? [figures] : []))
    .toSorted((a, b) => Number(abroad.has(a.court)) - Number(abroad.has(b.court)) || b.coverage.known - a.coverage.known)
    .slice(0, 3)
  return (
    <Box sx={{ mb: 2 }}>
      <Notice severity="info">{words.noOutcomes(court)}</Notice>
      {known.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography variant="body2">{words.outcomesOf}</Typography>
          {known.map(({ court: name, coverage }) => (
            <PressTag key={name} hue="primary" onClick={() => onCourt(name)}>
              {words.knownOf(name, coverage.known, coverage.cases)}
            </PressTag>
          ))}
        </Box>
      )}
    </Box>
  )
}

function PageActions() {
  const { saving: words } = useAnalyticsMessages()
  const showToast = useToast()
  return (
    <Box data-frame sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {words.page}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ShareOutlined />}
        onClick={() => void copyText(location.href).then((copied) => showToast(copied ? words.copied : location.href))}
      >
        {words.copy}
      </Button>
    </Box>
  )
}

/** On paper, where the form is not: which figures these are, and of what day. */
function PrintedScope({ shown: { topic, from, to } }: { shown: AnalyticsRequest }) {
  const { saving, form } = useAnalyticsMessages()
  const [today] = useState(() => writeDay(timeHere(new Date()).slice(0, 10)))
  return (
    <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
      {form.scope(topic, from, to)} {saving.made(today)}
    </Typography>
  )
}

/** What the figures rest on and what they cannot say: on the page, not behind a mark that nobody presses. */
function Limits() {
  const { limits, coverage } = useAnalyticsMessages()
  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 3 }, py: 2.5, display: 'grid', gap: 1 }}>
      <Typography variant="h2">{limits.title}</Typography>
      <Paragraph>{coverage.selection}</Paragraph>
      <Paragraph>{coverage.outcome}</Paragraph>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '80ch' }}>
        {limits.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Card>
  )
}

const Paragraph = ({ children }: { children: ReactNode }) => <Typography sx={{ maxWidth: '80ch' }}>{children}</Typography>
