import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Treatment, trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCitatorMessages } from '../../messages/citator.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { precedentTracking } from './queries.ts'

type Year = Output<typeof trackPrecedent>['years'][number]
type Group = 'negative' | 'positive' | 'cited'

const groupOf: Record<Treatment, Group> = {
  overruled: 'negative',
  'per incuriam': 'negative',
  reversed: 'negative',
  'departed from': 'negative',
  distinguished: 'negative',
  upheld: 'positive',
  applied: 'positive',
  followed: 'positive',
  explained: 'cited',
  considered: 'cited',
  cited: 'cited',
}
/** From the bottom up; each has a pattern of its own beside its colour. */
const groups: readonly Group[] = ['cited', 'positive', 'negative']
const height = 120
/** Of one case, in px: a single citation is no tower. */
const tallest = 28

interface PrecedentChartProps {
  id: string
  /** The year that the list below is narrowed to. */
  year: number | null
  onYear: (year: number | null) => void
}

/** How often the open case was cited in each year, and how; years apart, so that a gap is seen. A bar narrows the list to its year. */
export function PrecedentChart({ id, year, onYear }: PrecedentChartProps) {
  const { tracking: words } = useCitatorMessages()
  const query = useQuery(precedentTracking(id))
  return (
    <Box component="section" aria-labelledby="precedent-tracking">
      <Typography variant="h3" id="precedent-tracking" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <QueryState query={query} rows={1} rowHeight={height + 48}>
        {({ years, total }) =>
          years.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.undated(total)}
            </Typography>
          ) : (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                {words.label(years[0]!.year, years.at(-1)!.year, total)} {words.hint}
              </Typography>
              <Bars years={years} chosen={year} onChoose={onYear} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, typography: 'body2' }}>
                {groups.map((group) => (
                  <Box key={group} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                    <Box component="span" sx={{ width: 14, height: 14, borderRadius: '2px', ...looks[group] }} />
                    {words.groups[group]}
                  </Box>
                ))}
              </Box>
              <YearTable years={years} />
              <Link
                component={RouterLink}
                to={`/analytics?${new URLSearchParams({ court: '', case: id })}`}
                sx={{ typography: 'body2', display: 'inline-block', minHeight: 24, py: 0.25 }}
              >
                {words.analysis}
              </Link>
            </>
          )
        }
      </QueryState>
    </Box>
  )
}

const stripes = (colour: string, angle: number) => ({
  bgcolor: `${colour}.light`,
  border: 1,
  borderColor: `${colour}.main`,
  color: `${colour}.main`,
  backgroundImage: `repeating-linear-gradient(${angle}deg, currentColor 0 1.5px, transparent 1.5px 5px)`,
})
const looks = {
  cited: { bgcolor: 'primary.main', border: 1, borderColor: 'primary.main' },
  positive: stripes('success', 0),
  negative: stripes('error', 45),
}

const countsOf = ({ treatments }: Year): Record<Group, number> => {
  const counts: Record<Group, number> = { cited: 0, positive: 0, negative: 0 }
  for (const { value, count } of treatments) counts[groupOf[value]] += count
  return counts
}

interface BarsProps {
  years: Year[]
  chosen: number | null
  onChoose: (year: number | null) => void
}

/** A bar for each year: one stop of the Tab key, from which arrows, Home and End lead to the others. */
function Bars({ years, chosen, onChoose }: BarsProps) {
  const { tracking: words } = useCitatorMessages()
  const [at, setAt] = useState(years.length - 1)
  const most = Math.max(1, ...years.map(({ count }) => count))
  function walk(event: KeyboardEvent<HTMLElement>) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: years.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('button')[Math.min(Math.max(to, 0), years.length - 1)]!.focus()
  }
  return (
    <Box
      role="toolbar"
      aria-label={words.chart}
      onKeyDown={walk}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', overflowX: 'auto', p: '3px', borderBottom: 1, borderColor: 'divider' }}
    >
      {years.map((year, index) => (
        <Bar
          key={year.year}
          year={year}
          most={most}
          isStop={index === Math.min(at, years.length - 1)}
          isChosen={year.year === chosen}
          onFocus={() => setAt(index)}
          onPress={() => onChoose(year.year === chosen ? null : year.year)}
        />
      ))}
    </Box>
  )
}

interface BarProps {
  year: Year
  /** Citing cases of the tallest bar. */
  most: number
  isStop: boolean
  isChosen: boolean
  onFocus: () => void
  onPress: () => void
}

function Bar({ year, most, isStop, isChosen, onFocus, onPress }: BarProps) {
  const { tracking: words } = useCitatorMessages()
  const counts = countsOf(year)
  const parts = groups.filter((group) => counts[group] > 0).map((group) => `${words.groups[group]} ${counts[group]}`)
  return (
    <Box
      component="button"
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={year.count === 0 || undefined}
      aria-label={words.year(year.year, year.count, parts)}
      title={words.year(year.year, year.count, parts)}
      onFocus={onFocus}
      onClick={year.count === 0 ? undefined : onPress}
      sx={{
        flex: '1 0 26px',
        maxWidth: 48,
        p: 0,
        border: 0,
        borderRadius: '3px',
        bgcolor: isChosen ? 'fill.inset' : 'transparent',
        font: 'inherit',
        color: isChosen ? 'text.primary' : 'text.secondary',
        cursor: year.count === 0 ? 'default' : 'pointer',
        '&:hover': { bgcolor: 'fill.inset' },
      }}
    >
      <Box sx={{ height: Math.min(height, most * tallest + 8), display: 'flex', flexDirection: 'column-reverse', gap: '1px' }}>
        {groups.map(
          (group) =>
            counts[group] > 0 && (
              <Box key={group} sx={{ flex: 'none', height: counts[group] * Math.min((height - 8) / most, tallest), ...looks[group] }} />
            ),
        )}
      </Box>
      <Box sx={{ height: 24, fontSize: '0.75rem', lineHeight: '24px', fontWeight: isChosen ? 700 : 400, whiteSpace: 'nowrap' }}>
        {year.year}
      </Box>
    </Box>
  )
}

/** The same in numbers, for who does not see the bars. */
function YearTable({ years }: { years: Year[] }) {
  const { tracking: words } = useCitatorMessages()
  return (
    <Box component="details" sx={{ mt: 1, typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'primary.main', fontWeight: 600 }}>
        {words.table}
      </Box>
      <Box
        component="table"
        sx={{
          mt: 1,
          borderCollapse: 'collapse',
          'th, td': { textAlign: 'left', py: 0.5, pr: 2.5, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{words.columns.year}</th>
            <th scope="col">{words.columns.cases}</th>
            {groups.map((group) => (
              <th key={group} scope="col">
                {words.groups[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years
            .filter(({ count }) => count > 0)
            .map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                <td>{year.count}</td>
                {groups.map((group) => (
                  <td key={group}>{countsOf(year)[group]}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </Box>
    </Box>
  )
}
