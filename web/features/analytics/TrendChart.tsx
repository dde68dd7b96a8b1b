import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useTheme } from '@mui/material/styles'
import type { TrendYear } from '#contract/analytics'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scalePoint } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { fonts, measures } from '../../ui/theme/tokens.ts'
import { Mark } from './Mark.tsx'
import { PatternKey, Patterns } from './Patterns.tsx'
import { drawnSeries, looks, type SeriesName, ticksOf, withGaps } from './series.ts'
import { useWidth } from './use-width.ts'

interface TrendChartProps {
  /** What it is about, for who does not see it. */
  name: string
  type: 'line' | 'bar'
  years: readonly TrendYear[]
  /** Where the cases of a year are listed, all or those of one series. */
  casesOf: (year: number, series: SeriesName) => string
  drawing: RefObject<SVGSVGElement | null>
}

/** Px, as specified. */
export const chartHeight = 320
const margin = { top: 12, right: 16, bottom: 30, left: 44 }
/** The least width of the bars of a year. */
const narrowestYear = 34

/** Cases by year and outcome as lines or bars. The arrow keys read it out year by year; a year that is pressed opens its cases. */
export function TrendChart({ name, type, years, casesOf, drawing }: TrendChartProps) {
  const { trends: words, number } = useAnalyticsMessages()
  const theme = useTheme()
  const navigate = useNavigate()
  const id = useId().replaceAll(/\W/g, '')
  const [room, measured] = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const [withRest, setWithRest] = useState(false)
  const all = withGaps(years)
  const { drawn, none } = drawnSeries(all, withRest)
  const known = all.map(({ year }) => year)
  const width = Math.max(room, type === 'bar' ? all.length * narrowestYear + margin.left + margin.right : 0)
  const inner = width - margin.left - margin.right
  const x = scalePoint({ domain: known, range: [margin.left, margin.left + inner], padding: type === 'bar' ? 0.5 : 0.3 })
  const y = scaleLinear({
    domain: [0, Math.max(4, ...all.map(({ total }) => total))],
    range: [chartHeight - margin.bottom, margin.top],
    nice: true,
  })
  const step = all.length > 1 ? x.step() : inner
  const colours = drawn.map((series) => looks[series].colour(theme))
  const lettering = { fill: theme.vars.palette.text.secondary, fontSize: 12, fontFamily: fonts.interface }
  const shown = at === null ? null : all[at]

  function move(event: KeyboardEvent) {
    const from = at ?? all.length - 1
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Enter' && shown && shown.total > 0) void navigate(casesOf(shown.year, 'total'))
    if (to === undefined) return
    event.preventDefault()
    setAt(at === null ? from : Math.min(Math.max(to, 0), all.length - 1))
  }

  return (
    <>
      <Box
        ref={measured}
        tabIndex={0} // its years are read out with the arrow keys
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing is no set of fields
        role="group"
        aria-label={words.keys}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        onMouseLeave={() => setAt(null)}
        sx={{ overflowX: 'auto', overflowY: 'hidden', height: chartHeight + (width > room ? 14 : 0), borderRadius: 1 }}
      >
        {room > 0 && (
          <svg
            ref={drawing}
            role="img"
            aria-label={words.chart(
              name,
              known[0]!,
              known.at(-1)!,
              all.reduce((sum, { total }) => sum + total, 0),
            )}
            width={width}
            height={chartHeight}
            style={{ display: 'block' }}
          >
            <Patterns id={id} colours={colours} />
            {y
              .ticks(5)
              .filter(Number.isInteger)
              .map((tick) => (
                <line key={tick} x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke={theme.vars.palette.divider} />
              ))}
            <AxisLeft
              scale={y}
              left={margin.left}
              tickValues={y.ticks(5).filter(Number.isInteger)}
              tickFormat={(tick) => number(Number(tick))}
              hideAxisLine
              hideTicks
              tickLabelProps={{ ...lettering, textAnchor: 'end', dx: -4, dy: 4 }}
            />
            <AxisBottom
              scale={x}
              top={chartHeight - margin.bottom}
              tickValues={ticksOf(known, inner)}
              tickFormat={String}
              stroke={theme.vars.palette.text.secondary}
              tickStroke={theme.vars.palette.text.secondary}
              tickLength={5}
              tickLabelProps={{ ...lettering, textAnchor: 'middle', dy: 4 }}
            />
            {shown && (
              <rect
                x={x(shown.year)! - step / 2}
                y={margin.top}
                width={step}
                height={chartHeight - margin.bottom - margin.top}
                fill={theme.vars.palette.fill.inset}
              />
            )}
            {type === 'line'
              ? drawn.toReversed().map((series) => (
                  <g key={series}>
                    <LinePath
                      data={all}
                      x={({ year }) => x(year)!}
                      y={(one) => y(one[series])}
                      stroke={looks[series].colour(theme)}
                      strokeWidth={series === 'total' ? 2.5 : 2}
                      strokeDasharray={looks[series].dash}
                    />
                    {all.map((one) => (
                      <Mark
                        key={one.year}
                        marker={looks[series].marker}
                        x={x(one.year)!}
                        y={y(one[series])}
                        colour={looks[series].colour(theme)}
                      />
                    ))}
                  </g>
                ))
              : all.map((one) => (
                  <g key={one.year}>
                    {drawn.map((series, place) => {
                      const bar = Math.min(18, (step * 0.84) / drawn.length)
                      return (
                        <Bar
                          key={series}
                          x={x(one.year)! + (place - drawn.length / 2) * bar}
                          width={Math.max(1, bar - 1)}
                          y={y(one[series])}
                          height={Math.max(0, y(0) - y(one[series]))}
                          fill={`url(#${id}-${place})`}
                          stroke={colours[place]}
                        />
                      )
                    })}
                  </g>
                ))}
            {all.map((one, place) => (
              // The whole strip of a year is pressed: a mark alone is too small for a finger.
              <rect
                key={one.year}
                x={x(one.year)! - step / 2}
                y={0}
                width={step}
                height={chartHeight}
                fill="transparent"
                style={{ cursor: one.total > 0 ? 'pointer' : 'default' }}
                onMouseEnter={() => setAt(place)}
                onClick={() => one.total > 0 && void navigate(casesOf(one.year, 'total'))}
              />
            ))}
          </svg>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}>
        <Legend drawn={drawn} fills={type === 'bar' ? id : null} />
        <Box
          component="label"
          data-frame
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: measures.touch, typography: 'body2', cursor: 'pointer' }}
        >
          <Switch size="small" checked={withRest} onChange={(_, on) => setWithRest(on)} slotProps={{ input: { role: 'switch' } }} />
          <span>{words.rest}</span>
        </Box>
      </Box>
      {none.length > 0 && (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {words.without(none.map((series) => words.series[series]))}
        </Box>
      )}
      <Box component="output" sx={{ display: 'block', minHeight: 22, mt: 0.5, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {shown &&
          words.year(
            shown.year,
            drawn.map((series) => words.part(words.series[series], shown[series])),
          )}
      </Box>
    </>
  )
}

/** What each series is drawn with: its line and mark or, by the id of their patterns, what its bars are filled with. */
function Legend({ drawn, fills }: { drawn: readonly SeriesName[]; fills: string | null }) {
  const { trends: words } = useAnalyticsMessages()
  const theme = useTheme()
  return (
    <Box component="ul" data-legend sx={legend}>
      {drawn.map((series, place) => {
        const { colour, dash, marker } = looks[series]
        return (
          <li key={series}>
            {fills === null ? (
              <svg width={34} height={14} aria-hidden>
                <line x1={1} x2={33} y1={7} y2={7} stroke={colour(theme)} strokeWidth={2} strokeDasharray={dash} />
                <Mark marker={marker} x={17} y={7} colour={colour(theme)} />
              </svg>
            ) : (
              <PatternKey fill={`${fills}-${place}`} colour={colour(theme)} />
            )}
            {words.series[series]}
          </li>
        )
      })}
    </Box>
  )
}

export const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const
