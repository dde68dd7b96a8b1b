import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CourtTrends } from '#contract/analytics'
import { type ReactNode, useId, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { useFigureFilterMessages } from '../../messages/figure-filters.ts'
import type { AnalyticsRequest } from './analytics-address.ts'
import { type Counted, casesAddress, endingOf } from './cases-address.ts'
import { FavorableShare } from './FavorableShare.tsx'
import { FiguresTable, inlineLink, useCountCell } from './FiguresTable.tsx'
import type { Narrowed } from './queries.ts'
import { SaveMenu } from './SaveMenu.tsx'
import { type SeriesName, seriesNames, withGaps } from './series.ts'
import { TopicPie } from './TopicPie.tsx'
import { TrendChart } from './TrendChart.tsx'
import { Workload } from './Workload.tsx'

interface TrendsCardProps {
  title: string
  of: Counted
  figures: Omit<CourtTrends, 'court'>
  shown: AnalyticsRequest
  narrowed: Narrowed
  /** Above the chart: what must be known before it is read. */
  notice?: ReactNode
  /** Beside the title: what else may be done with it. */
  action?: ReactNode
  children?: ReactNode
}

/** Figures of a court or a judge: the chart that was chosen, the same in a table, and what the figures rest on. */
export function TrendsCard({ title, of, figures, shown, narrowed, notice, action, children }: TrendsCardProps) {
  const words = useAnalyticsMessages()
  const drawing = useRef<SVGSVGElement>(null)
  const heading = useId()
  const { total_cases: total, trends, topic_breakdown: topics } = figures
  const isEmpty = shown.chart === 'pie' ? topics.length === 0 : trends.length === 0
  return (
    <Card component="section" aria-labelledby={heading} sx={{ px: { xs: 2, sm: 3 }, py: 2.5, breakInside: 'avoid-page' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h2" id={heading} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words.trends.analysisOf(total)}</Typography>
        </div>
        <Box sx={{ display: 'flex', flex: 'none' }}>
          {total > 0 && (
            <SaveMenu
              title={title}
              of={of}
              narrowed={narrowed}
              scope={words.form.scope(shown.topic, shown.from, shown.to)}
              drawing={drawing}
            />
          )}
          {action}
        </Box>
      </Box>
      {notice}
      {isEmpty ? (
        <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {shown.chart === 'pie' && total > 0 ? words.topics.none : words.none.data}
        </Typography>
      ) : shown.chart === 'pie' ? (
        <TopicPie name={title} topics={topics} casesOf={(topic) => casesAddress(of, shown, { topic })} drawing={drawing} />
      ) : (
        <TrendChart
          name={title}
          type={shown.chart}
          years={trends}
          casesOf={(year, series) => casesAddress(of, shown, { year, endings: [endingOf(series)] })}
          drawing={drawing}
        />
      )}
      {total > 0 && (
        <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {shown.chart === 'pie' ? (
            <TopicTable of={of} figures={figures} shown={shown} />
          ) : (
            <YearTable of={of} figures={figures} shown={shown} />
          )}
          <Box
            sx={{
              display: 'grid',
              columnGap: 4,
              rowGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
              <FavorableShare share={figures.favorable} few={figures.few} casesOf={(endings) => casesAddress(of, shown, { endings })} />
              <Coverage coverage={figures.coverage} to={casesAddress(of, shown, { endings: ['known'] })} />
            </Box>
            <EndingTable of={of} figures={figures} shown={shown} />
          </Box>
          <Workload of={of} figures={figures} shown={shown} />
          {children}
        </Box>
      )}
    </Card>
  )
}

type TableProps = Pick<TrendsCardProps, 'of' | 'figures' | 'shown'>

function YearTable({ of, figures, shown }: TableProps) {
  const { trends: words } = useAnalyticsMessages()
  const countCell = useCountCell()
  const { trends, undated } = figures
  const gaps = withGaps(trends).flatMap(({ year, total }) => (total === 0 ? [year] : []))
  const sum = (series: SeriesName) => trends.reduce((whole, year) => whole + year[series], undated[series])
  const years = trends.map((one) => ({
    key: String(one.year),
    name: { words: one.year },
    cells: seriesNames.map((series) =>
      countCell(
        one[series],
        words.series[series],
        String(one.year),
        casesAddress(of, shown, { year: one.year, endings: [endingOf(series)] }),
      ),
    ),
  }))
  const withoutYear = {
    key: 'undated',
    name: { words: words.undated },
    cells: seriesNames.map((series) =>
      countCell(
        undated[series],
        words.series[series],
        words.undated,
        casesAddress(of, shown, { endings: series === 'total' ? ['undated'] : ['undated', endingOf(series)] }),
      ),
    ),
  }
  const all = {
    key: 'all',
    name: { words: words.all },
    isTotal: true,
    cells: seriesNames.map((series) =>
      countCell(sum(series), words.series[series], words.all, casesAddress(of, shown, { endings: [endingOf(series)] })),
    ),
  }
  return (
    <div>
      <FiguresTable
        caption={words.table}
        columns={[words.yearColumn, ...seriesNames.map((series) => words.series[series])]}
        rows={[...years, ...(undated.total > 0 ? [withoutYear] : []), all]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.explained} {gaps.length > 0 && words.gaps(gaps)}
      </Typography>
    </div>
  )
}

/** What cases are about, in numbers. */
export function TopicTable({ of, figures, shown }: TableProps) {
  const messages = useAnalyticsMessages()
  const { topics: words } = messages
  const countCell = useCountCell()
  if (figures.topic_breakdown.length === 0) return null
  const mentions = figures.topic_breakdown.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      <FiguresTable
        caption={words.title}
        columns={[words.column, words.count, words.share]}
        rows={figures.topic_breakdown.map(({ topic, count }) => ({
          key: topic,
          name: { words: topic },
          cells: [countCell(count, topic, words.title, casesAddress(of, shown, { topic })), { words: messages.percent(count / mentions) }],
        }))}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.explained(Math.max(0, figures.total_cases - mentions), figures.total_cases)}
      </Typography>
    </div>
  )
}

function EndingTable({ of, figures, shown }: TableProps) {
  const { endings: words } = useAnalyticsMessages()
  const countCell = useCountCell()
  const names = useEndingNames()
  if (figures.dispositions.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.none}
      </Typography>
    )
  return (
    <FiguresTable
      caption={words.title}
      columns={[words.column, words.count]}
      rows={figures.dispositions.map(({ disposition, count }) => ({
        key: disposition,
        name: { words: names[disposition] },
        cells: [countCell(count, names[disposition], words.title, casesAddress(of, shown, { endings: [disposition] }))],
      }))}
    />
  )
}

const useEndingNames = () => useFigureFilterMessages().endings

function Coverage({ coverage: { known, cases, undated }, to }: { coverage: CourtTrends['coverage']; to: string }) {
  const { coverage: words } = useAnalyticsMessages()
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {words.title}
      </Typography>
      <Typography variant="body2">
        {words.known(known, cases)} {undated > 0 && words.undated(undated)}{' '}
        {known > 0 && (
          <Link component={RouterLink} to={to} sx={inlineLink}>
            {words.open(known)}
          </Link>
        )}
      </Typography>
    </div>
  )
}
