import { type CourtTrends, fewCases } from '#contract/analytics'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import type { AnalyticsRequest } from './analytics-address.ts'
import { type Counted, casesAddress, decided } from './cases-address.ts'
import { FiguresTable, useCountCell } from './FiguresTable.tsx'

interface ComparisonTableProps {
  caption: string
  /** What stands in the first column. */
  first: string
  rows: readonly { name: string; of: Counted; figures: Omit<CourtTrends, 'court'> }[]
  shown: AnalyticsRequest
}

/** Courts or judges side by side, in the order in which they were chosen: no list is ordered by favour. */
export function ComparisonTable({ caption, first, rows, shown }: ComparisonTableProps) {
  const messages = useAnalyticsMessages()
  const { comparison: words, favorable } = messages
  const countCell = useCountCell()
  const opens = (count: number, what: string, name: string, to: string) =>
    count > 0 ? { to, label: messages.trends.opens(count, what, name) } : {}
  return (
    <FiguresTable
      caption={caption}
      columns={[first, words.cases, words.known, words.favorable, words.interval]}
      rows={rows.map(({ name, of, figures: { total_cases: total, coverage, favorable: share } }) => ({
        key: name,
        name: { words: name },
        cells: [
          countCell(total, words.cases, name, casesAddress(of, shown)),
          {
            words: total === 0 ? '' : messages.percentOf(coverage.known / total, coverage.known, total < fewCases),
            ...opens(coverage.known, words.known, name, casesAddress(of, shown, { endings: ['known'] })),
          },
          {
            words: share ? favorable.short(share.share, share.cases, share.of) : words.none,
            ...(share && opens(share.of, words.favorable, name, casesAddress(of, shown, { endings: decided }))),
          },
          { words: share ? favorable.range(share.low, share.high) : '' },
        ],
      }))}
    />
  )
}
