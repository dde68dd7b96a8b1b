import Box from '@mui/material/Box'
import type { NetworkCase, NetworkEdge } from '#contract/citations'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useCitatorMessages } from '../../../messages/citator.ts'
import { formatDay } from '../../../ui/day.ts'
import { nameOf } from '../CaseLink.tsx'
import { layOutNetwork, type PlacedCase } from './lay-out-network.ts'

type Case = z.infer<typeof NetworkCase>
type Edge = z.infer<typeof NetworkEdge>

interface NetworkGraphProps {
  cases: readonly Case[]
  edges: readonly Edge[]
  /** The id of the open case, and of the one that is looked at. */
  centre: string
  chosen: string
  onChoose: (id: string) => void
  label: string
}

/** SVG has no elements of its own for these. */
const groupRole = { role: 'group' }
const buttonRole = { role: 'button' }

const maxNameLength = 22
const shorten = (name: string) => (name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name)
/** Larger for what is cited more, and slowly so. */
const radiusOf = ({ cited_by: cited }: Case) => 5 + Math.min(6, Math.log2(1 + cited))

/** Cases by court and date, with lines to what they cite. One stop of the Tab key; arrow keys go from case to case. */
export function NetworkGraph({ cases, edges, centre, chosen, onChoose, label }: NetworkGraphProps) {
  const { network: words, untitled } = useCitatorMessages()
  const { width, height, places, lanes } = useMemo(() => layOutNetwork(cases), [cases])
  const picture = useRef<SVGSVGElement>(null)
  const at = new Map(places.map((place) => [place.case.id, place]))
  // Where the picture is wider than the screen, it begins with the open case.
  useLayoutEffect(() => {
    const svg = picture.current
    const place = places.find((one) => one.case.id === centre)
    const frame = svg?.parentElement
    if (svg && frame && place) frame.scrollLeft = (place.x / width) * svg.clientWidth - frame.clientWidth / 2
  }, [places, centre, width])
  const near = new Set(edges.flatMap(({ citing, cited }) => (citing === chosen ? [cited] : cited === chosen ? [citing] : [])))

  function move(event: KeyboardEvent) {
    const inOrder = places.toSorted((a, b) => a.x - b.x)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = inOrder.at((inOrder.findIndex((place) => place.case.id === chosen) + step) % inOrder.length)!
    onChoose(next.case.id)
    picture.current?.querySelector<SVGGElement>(`[data-case="${CSS.escape(next.case.id)}"]`)?.focus()
  }

  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px' }} tabIndex={-1}>
      <Box
        component="svg"
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        {...groupRole}
        aria-label={label}
        onKeyDown={move}
        sx={{
          display: 'block',
          width: '100%',
          minWidth: 640,
          '& text': { fontSize: 12.5, fontFamily: 'inherit', fill: (theme) => theme.vars.palette.text.primary },
        }}
      >
        {lanes.map((lane, index) => (
          <Box component="g" key={lane.level ?? 'other'} aria-hidden>
            <Box
              component="rect"
              x={0}
              y={lane.y}
              width={width}
              height={lane.height}
              sx={{ fill: (theme) => (index % 2 === 0 ? theme.vars.palette.fill.inset : 'transparent') }}
            />
            <Box
              component="text"
              x={12}
              y={lane.y + 18}
              sx={{ fontWeight: 600, fill: (theme) => `${theme.vars.palette.text.secondary} !important` }}
            >
              {words.level(lane.level)}
            </Box>
          </Box>
        ))}
        <g aria-hidden>
          {edges.map(({ citing, cited }) => {
            const [from, to] = [at.get(citing), at.get(cited)]
            if (!from || !to) return null
            const shown = citing === chosen || cited === chosen
            return (
              <Box
                component="path"
                key={`${citing} ${cited}`}
                d={curve(from, to)}
                sx={{
                  fill: 'none',
                  stroke: (theme) => (shown ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary),
                  strokeWidth: shown ? 1.75 : 1,
                  opacity: shown ? 0.9 : 0.22,
                }}
              />
            )
          })}
        </g>
        {places.map((place) => {
          const { case: one, x, y } = place
          const name = nameOf(one, untitled)
          const isChosen = one.id === chosen
          return (
            <Box
              component="g"
              key={one.id}
              {...buttonRole}
              data-case={one.id}
              tabIndex={isChosen ? 0 : -1}
              aria-pressed={isChosen}
              aria-label={words.node(name, one.court ?? words.level(null), one.date ? formatDay(one.date) : words.undated, one.cited_by)}
              onClick={() => onChoose(one.id)}
              sx={{
                cursor: 'pointer',
                outline: 'none',
                '&:focus-visible circle:first-of-type': { stroke: (theme) => theme.vars.palette.secondary.main, strokeWidth: 3 },
              }}
            >
              <Box component="circle" cx={x} cy={y} r={13} sx={{ fill: 'transparent' }} />
              <Box
                component="circle"
                cx={x}
                cy={y}
                r={radiusOf(one)}
                sx={{
                  fill: (theme) =>
                    one.id === centre
                      ? theme.vars.palette.secondary.main
                      : near.has(one.id) || isChosen
                        ? theme.vars.palette.primary.main
                        : theme.vars.palette.background.paper,
                  stroke: (theme) => (one.id === centre ? theme.vars.palette.secondary.main : theme.vars.palette.primary.main),
                  strokeWidth: isChosen ? 3 : 1.5,
                }}
              />
            </Box>
          )
        })}
        <g aria-hidden pointerEvents="none">
          {places
            .filter(({ case: one, labelled }) => labelled || one.id === chosen)
            .map(({ case: one, x, y }) => (
              <Box
                component="text"
                key={one.id}
                x={x + radiusOf(one) + 5}
                y={y + 4}
                sx={{
                  fontWeight: one.id === chosen || one.id === centre ? 700 : 400,
                  paintOrder: 'stroke',
                  stroke: (theme) => theme.vars.palette.background.paper,
                  strokeWidth: 3,
                }}
              >
                {shorten(nameOf(one, untitled))}
              </Box>
            ))}
        </g>
      </Box>
    </Box>
  )
}

/** A line that bends, so that lines between cases of one row are told apart. */
function curve(from: PlacedCase<Case>, to: PlacedCase<Case>): string {
  const bend = Math.min(60, Math.abs(from.x - to.x) / 4) + 8
  const middle = (from.x + to.x) / 2
  const top = (from.y + to.y) / 2 - bend
  return `M ${from.x} ${from.y} Q ${middle} ${Math.max(4, top)} ${to.x} ${to.y}`
}
