import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { fonts } from '../../ui/theme/tokens.ts'
import { ticksOf } from './series.ts'
import { useWidth } from './use-width.ts'

const height = 200
const margin = { top: 12, right: 8, bottom: 28, left: 40 }

/** Citing cases by year; the table below has the same in numbers. */
export function CitationBars({ years, total }: { years: readonly { year: number; count: number }[]; total: number }) {
  const { case: words, number } = useAnalyticsMessages()
  const { vars } = useTheme()
  const [width, measured] = useWidth()
  const known = years.map(({ year }) => year)
  const inner = Math.max(0, width - margin.left - margin.right)
  const x = scaleBand({ domain: known, range: [margin.left, margin.left + inner], padding: 0.2 })
  const y = scaleLinear({
    domain: [0, Math.max(2, ...years.map(({ count }) => count))],
    range: [height - margin.bottom, margin.top],
    nice: true,
  })
  const lettering = { fill: vars.palette.text.secondary, fontSize: 12, fontFamily: fonts.interface }
  const bar = Math.min(48, x.bandwidth())
  return (
    <Box ref={measured} sx={{ height }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={words.chart(known[0]!, known.at(-1)!, total)}
          width={width}
          height={height}
          style={{ display: 'block' }}
        >
          <AxisLeft
            scale={y}
            left={margin.left}
            tickValues={y.ticks(4).filter(Number.isInteger)}
            tickFormat={(tick) => number(Number(tick))}
            hideAxisLine
            hideTicks
            tickLabelProps={{ ...lettering, textAnchor: 'end', dx: -4, dy: 4 }}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            tickValues={ticksOf(known, inner)}
            tickFormat={String}
            stroke={vars.palette.text.secondary}
            hideTicks
            tickLabelProps={{ ...lettering, textAnchor: 'middle', dy: 2 }}
          />
          {years.map(({ year, count }) => (
            <Bar
              key={year}
              x={x(year)! + (x.bandwidth() - bar) / 2}
              width={bar}
              y={y(count)}
              height={y(0) - y(count)}
              fill={vars.palette.primary.main}
            />
          ))}
        </svg>
      )}
    </Box>
  )
}
