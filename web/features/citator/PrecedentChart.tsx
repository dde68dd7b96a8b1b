import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Treatment, trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useCitatorMessages } from '../../messages/citator.ts'
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

/** How often the open case was cited in each year, and how; years apart, so that a gap is seen. */
export function PrecedentChart({ id }: { id: string }) {
  const { tracking: words } = useCitatorMessages()
  const { data } = useQuery(precedentTracking(id))
  const years = data?.years ?? []
  if (data && years.length === 0) return null
  const most = Math.max(1, ...years.map(({ count }) => count))
  return (
    <Box component="section" aria-labelledby="precedent-tracking">
      <Typography variant="h3" id="precedent-tracking" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, minHeight: 20 }}>
        {data && words.label(years[0]!.year, years.at(-1)!.year, data.total)}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
          overflowX: 'auto',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {years.map((year) => (
          <Bar key={year.year} year={year} most={most} labelled={years.length <= 16 || year.year % 5 === 0} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, typography: 'body2' }}>
        {groups.map((group) => (
          <Box key={group} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" sx={{ width: 14, height: 14, borderRadius: '2px', ...looks[group] }} />
            {words.groups[group]}
          </Box>
        ))}
      </Box>
      {data && <YearTable years={years} />}
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

function Bar({ year, most, labelled }: { year: Year; most: number; labelled: boolean }) {
  const counts = countsOf(year)
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 10, maxWidth: 48, textAlign: 'center', typography: 'body2', color: 'text.secondary' }}>
      <Box sx={{ height: Math.min(height, most * tallest + 8), display: 'flex', flexDirection: 'column-reverse', gap: '1px' }}>
        {groups.map(
          (group) =>
            counts[group] > 0 && (
              <Box key={group} sx={{ flex: 'none', height: counts[group] * Math.min((height - 8) / most, tallest), ...looks[group] }} />
            ),
        )}
      </Box>
      <Box sx={{ height: 24, fontSize: '0.75rem', overflow: 'visible', whiteSpace: 'nowrap' }}>{labelled ? year.year : ''}</Box>
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
