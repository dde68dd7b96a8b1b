import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { fewCases } from '#contract/analytics'
import { Pie } from '@visx/shape'
import { type RefObject, useId } from 'react'
import { useNavigate } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { fonts } from '../../ui/theme/tokens.ts'
import { PatternKey, Patterns } from './Patterns.tsx'
import { slicesOf } from './series.ts'
import { chartHeight, legend } from './TrendChart.tsx'
import { useWidth } from './use-width.ts'

interface TopicPieProps {
  name: string
  topics: readonly { topic: string; count: number }[]
  casesOf: (topic: string) => string
  drawing: RefObject<SVGSVGElement | null>
}

/** Px, as specified. */
const radius = 120
/** A slice below this part of the whole has no room for its percentage; the table has it. */
const smallestLabelled = 0.03

/** What cases were about, as slices of five colours and as many patterns; a slice that is pressed opens its cases. */
export function TopicPie({ name, topics, casesOf, drawing }: TopicPieProps) {
  const words = useAnalyticsMessages()
  const { vars } = useTheme()
  const navigate = useNavigate()
  const id = useId().replaceAll(/\W/g, '')
  const [width, measured] = useWidth()
  const slices = slicesOf(topics)
  const whole = slices.reduce((sum, { count }) => sum + count, 0)
  const { primary, teal, burgundy, secondary, indigo, text, background } = vars.palette
  const five = [primary.main, teal.main, burgundy.main, secondary.main, indigo.main]
  const colours = slices.map((_, place) => five[place % five.length]!)
  const nameOf = (topic: string | null) => topic ?? words.topics.others
  return (
    <Box ref={measured}>
      {width > 0 && (
        <svg
          ref={drawing}
          role="img"
          aria-label={words.trends.pie(name, topics.length)}
          width={width}
          height={chartHeight}
          style={{ display: 'block' }}
        >
          <Patterns id={id} colours={colours} />
          <g transform={`translate(${width / 2}, ${chartHeight / 2})`}>
            <Pie data={slices} pieValue={({ count }) => count} pieSortValues={null} outerRadius={radius}>
              {({ arcs, path }) =>
                arcs.map((arc, place) => {
                  const { topic, count } = arc.data
                  const middle = (arc.startAngle + arc.endAngle) / 2 - Math.PI / 2
                  return (
                    <g
                      key={topic ?? ''}
                      style={{ cursor: topic === null ? 'default' : 'pointer' }}
                      onClick={() => topic !== null && void navigate(casesOf(topic))}
                    >
                      <path d={path(arc) ?? ''} fill={`url(#${id}-${place})`} stroke={background.paper} strokeWidth={2} />
                      <title>{`${nameOf(topic)}: ${words.cases(count)}`}</title>
                      {count / whole >= smallestLabelled && (
                        <text
                          x={Math.cos(middle) * (radius + 14)}
                          y={Math.sin(middle) * (radius + 14)}
                          dy={4}
                          textAnchor={Math.abs(Math.cos(middle)) < 0.25 ? 'middle' : Math.cos(middle) < 0 ? 'end' : 'start'}
                          fill={text.primary}
                          fontSize={12}
                          fontFamily={fonts.interface}
                        >
                          {words.percentOf(count / whole, count, count < fewCases)}
                        </text>
                      )}
                    </g>
                  )
                })
              }
            </Pie>
          </g>
        </svg>
      )}
      <Box component="ul" data-legend sx={legend}>
        {slices.map(({ topic }, place) => (
          <li key={topic ?? ''}>
            <PatternKey fill={`${id}-${place}`} colour={colours[place]!} />
            {nameOf(topic)}
          </li>
        ))}
      </Box>
    </Box>
  )
}
