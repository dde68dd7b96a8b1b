import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { useCasePageMessages } from '../messages/case-page.ts'
import { useReaderMessages } from '../messages/reader.ts'
import { countInOutline, listOutline, type OutlineEntry } from './list-outline.ts'
import { useOpenJudgment } from './open-judgment.ts'
import type { Place } from './text-places.ts'
import { useReadingParagraph } from './use-reading-paragraph.ts'

interface OutlineProps {
  /** Where the words of a search stand; each line says how many of them are in it. */
  matches?: readonly Place[]
  /** Hears when a line is chosen. */
  onGo?: () => void
}

const none: Place[] = []

/** The parts and headings of the judgment on the screen, with the place that is being read. */
export function Outline({ matches = none, onGo }: OutlineProps) {
  const { reader } = useCasePageMessages()
  const { outline } = useReaderMessages()
  const text = useOpenJudgment()?.text
  const entries = useMemo(() => (text ? listOutline(text, reader) : []), [text, reader])
  const counts = useMemo(() => (text ? countInOutline(entries, text, matches) : null), [entries, text, matches])
  const reading = useReadingParagraph()
  const current = entries.findLast(({ paragraph }) => reading !== null && paragraph <= reading)
  if (entries.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {outline.empty}
      </Typography>
    )
  return (
    <Box component="nav" aria-label={outline.label}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <OutlineLine
            key={entry.paragraph}
            entry={entry}
            matches={counts?.get(entry.paragraph) ?? 0}
            current={entry === current}
            onGo={onGo}
          />
        ))}
      </Box>
    </Box>
  )
}

interface OutlineLineProps {
  entry: OutlineEntry
  matches: number
  current: boolean
  onGo: (() => void) | undefined
}

function OutlineLine({ entry, matches, current, onGo }: OutlineLineProps) {
  const { outline } = useReaderMessages()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = line.current?.closest('[role=tabpanel]')
    if (!current || !list || !line.current) return
    const place = line.current.offsetTop - list.clientHeight / 2
    if (line.current.offsetTop < list.scrollTop || line.current.offsetTop > list.scrollTop + list.clientHeight - 40)
      list.scrollTo({ top: place })
  }, [current])
  const minority = entry.opinionKind === 'dissenting'
  return (
    <li ref={line}>
      <Link
        href={`#p-${entry.paragraph}`}
        onClick={onGo}
        aria-current={current ? 'location' : undefined}
        underline="none"
        sx={{
          display: 'block',
          py: { xs: 1.25, lg: 0.6 },
          pl: 1.5 + entry.level * 1.5,
          pr: 1,
          borderLeft: 2,
          borderColor: current ? 'secondary.main' : minority ? 'burgundy.light' : 'divider',
          color: minority && entry.level === 0 ? 'burgundy.main' : current || entry.level === 0 ? 'text.primary' : 'text.secondary',
          typography: 'body2',
          fontWeight: current || entry.level === 0 ? 600 : 400,
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
          bgcolor: current ? 'fill.inset' : 'transparent',
          '&:hover': { color: 'primary.main', bgcolor: 'fill.inset' },
        }}
      >
        {entry.label}
        {matches > 0 && (
          <Box
            component="span"
            sx={{
              ml: 1,
              px: 0.75,
              borderRadius: 0.5,
              bgcolor: 'fill.highlight',
              color: 'text.primary',
              fontWeight: 400,
              whiteSpace: 'nowrap',
            }}
          >
            {outline.matches(matches)}
          </Box>
        )}
      </Link>
    </li>
  )
}
