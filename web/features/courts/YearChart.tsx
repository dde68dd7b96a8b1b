import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { YearCount } from '#contract/courts'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { layOutYears } from './year-bars.ts'
import { table } from './table-style.ts'

interface YearChartProps {
  years: YearCount[]
  /** The search for the cases of a year. */
  searchOf: (year: number) => string
}

const plot = { width: 720, height: 150, base: 128 }

/** Cases by year as columns, and as a table for whoever wants the figures or cannot see the columns. */
export function YearChart({ years, searchOf }: YearChartProps) {
  const { page: words } = useCourtMessages()
  const laidOut = layOutYears(years)
  if (!laidOut) return null
  const { bars, fullest, ticks } = laidOut
  // A few years must not fill the whole width, but each has room for its four figures on a phone.
  const column = Math.min(plot.width / bars.length, 84)
  const gap = column > 48 ? column - 44 : Math.min(column * 0.25, 6)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {words.chart(bars[0]!.year, bars.at(-1)!.year, fullest.cases, fullest.year)}
      </Box>
      <Chart viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden>
        <line className="base" x1={0} x2={plot.width} y1={plot.base + 0.5} y2={plot.base + 0.5} />
        {bars.map(({ year, cases, height }, place) => (
          <g key={year}>
            <rect
              className="bar"
              x={place * column + gap / 2}
              width={column - gap}
              y={plot.base - height * (plot.base - 18)}
              height={height * (plot.base - 18)}
              rx={1}
            >
              <title>{`${year}: ${words.cases(cases)}`}</title>
            </rect>
            {year === fullest.year && (
              <text x={(place + 0.5) * column} y={12} textAnchor="middle">
                {words.number(cases)}
              </text>
            )}
            {ticks.includes(year) && (
              <text x={(place + 0.5) * column} y={plot.height - 4} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        ))}
      </Chart>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: { xs: 1.5, md: 0.5 }, typography: 'body2', color: 'text.secondary' }}>
          {words.yearTable}
        </Box>
        <Box component="table" sx={{ ...table, maxWidth: 320 }}>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, cases }) => (
              <tr key={year}>
                <th scope="row">
                  <Link component={RouterLink} to={searchOf(year)}>
                    {year}
                  </Link>
                </th>
                <td>{words.number(cases)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '.bar': { fill: theme.vars.palette.primary.main },
  '.base': { stroke: theme.vars.palette.divider },
  text: { fill: theme.vars.palette.text.secondary, fontFamily: theme.typography.fontFamily, fontSize: 12 },
  // The drawing shrinks with the screen, its figures must not.
  [theme.breakpoints.down('sm')]: { text: { fontSize: 22 } },
}))
