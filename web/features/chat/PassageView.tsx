import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { entitle } from '#citations/law/name-in-law'
import type { ChatReference } from '#contract/chat'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useChatMessages } from '../../messages/chat.ts'
import type { Place } from '../../reader/text-places.ts'
import { formatDay } from '../../ui/day.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { addressOf } from './addresses.ts'
import { CitePassage } from './CitePassage.tsx'
import { markQuote } from './mark-quote.ts'
import { nameOf } from './name-of.ts'
import { citedProvision, citedText } from './queries.ts'
import { ReferenceMarks } from './ReferenceMarks.tsx'

/** How many paragraphs more are shown at each step. */
const step = 3
/** Paragraphs, items and quotations among which the cited words are looked for. */
const maxOfPassage = 40

/** The very paragraph that an answer rests on, with the quoted words marked, between those around it. */
export function PassageView({ reference, onBack }: { reference: ChatReference; onBack: () => void }) {
  const { passage: words, references } = useChatMessages()
  const { kind, court, date, citation, pinpoint } = reference
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Box sx={{ p: 2 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<ArrowBackRounded />}
        onClick={onBack}
        sx={{ ml: -1, mb: 1, color: 'text.secondary' }}
      >
        {words.back}
      </Button>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {nameOf(reference)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {[kind === 'case' ? (court ?? references.noCourt) : null, date && formatDay(date), citation].filter(Boolean).join(' · ')}
      </Typography>
      <ReferenceMarks reference={reference} />
      {pinpoint !== '' && (
        <Typography variant="label" component="p" sx={{ mt: 2, color: 'secondary.main' }}>
          {pinpoint}
        </Typography>
      )}
      {kind === 'case' && <CasePassage key={`${reference.id} ${reference.paragraph}`} reference={reference} />}
      {kind === 'provision' && <ProvisionPassage reference={reference} />}
      {kind === 'check' && <ParagraphBox cited>{reference.quote}</ParagraphBox>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CitePassage passage={reference} />
        <Button variant="outlined" color="inherit" size="small" component={RouterLink} to={addressOf(reference)}>
          {words.open[kind]}
        </Button>
      </Box>
    </Box>
  )
}

function CasePassage({ reference }: { reference: ChatReference }) {
  const { passage: words } = useChatMessages()
  const { data, error, isFetching, refetch } = useQuery(citedText(reference.id))
  const [around, setAround] = useState({ before: 1, after: 1 })
  if (!data && error && !isFetching) return <Failed onRetry={() => void refetch()} quote={reference.quote} />
  if (!data) return <Waiting />
  const { content, paragraphs } = data
  const at = paragraphs.findIndex(({ id }) => id === reference.paragraph)
  if (content === null || at === -1)
    return (
      <>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {content === null || reference.paragraph === null ? words.noText : words.missing}
        </Typography>
        <Quoted>{reference.quote}</Quoted>
      </>
    )
  const textOf = ({ start, end }: { start: number; end: number }) => content.slice(start, end)
  // A paragraph is cited with the items and quotations that follow it.
  const marks = markQuote(paragraphs.slice(at, at + maxOfPassage).map(textOf), reference.quote)
  const begins =
    at +
    Math.max(
      0,
      marks.findIndex((place) => place !== null),
    )
  const last =
    at +
    Math.max(
      0,
      marks.findLastIndex((place) => place !== null),
    )
  const [from, to] = [Math.max(0, at - around.before), Math.min(paragraphs.length, last + 1 + around.after)]
  return (
    <Box sx={{ mt: 1 }}>
      {from > 0 && (
        <Button size="small" color="inherit" onClick={() => setAround({ ...around, before: around.before + step })} sx={moreStyle}>
          {words.before}
        </Button>
      )}
      {paragraphs.slice(from, to).map((paragraph, place) => {
        const nth = from + place
        return (
          <ParagraphBox key={paragraph.id} cited={nth >= at && nth <= last} shown={nth === begins}>
            <MarkedText text={textOf(paragraph)} place={marks[nth - at] ?? null} />
          </ParagraphBox>
        )
      })}
      {to < paragraphs.length && (
        <Button size="small" color="inherit" onClick={() => setAround({ ...around, after: around.after + step })} sx={moreStyle}>
          {words.after}
        </Button>
      )}
    </Box>
  )
}

function ProvisionPassage({ reference }: { reference: ChatReference }) {
  const { data, error, isFetching, refetch } = useQuery(citedProvision(reference.id))
  if (!data && error && !isFetching) return <Failed onRetry={() => void refetch()} quote={reference.quote} />
  if (!data) return <Waiting />
  // The heading stands above them.
  const paragraphs = data.paragraphs.filter(({ kind }) => kind !== 'heading')
  const marks = markQuote(
    paragraphs.map(({ text }) => text),
    reference.quote,
  )
  return (
    <Box sx={{ mt: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{entitle('', data)}</Typography>
      <ParagraphBox cited>
        {paragraphs.map(({ number, depth, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is what stands at its place
          <Box key={place} component="span" sx={{ display: 'block', pl: depth * 2, mt: place === 0 ? 0 : 0.75 }}>
            {number !== null && !text.startsWith(number) && `${number} `}
            <MarkedText text={text} place={marks[place] ?? null} />
          </Box>
        ))}
      </ParagraphBox>
    </Box>
  )
}

/** A paragraph; one that is cited stands out, and the one with the first cited words is brought into view. */
function ParagraphBox({ cited, shown = cited, children }: { cited: boolean; shown?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <Box
      ref={box}
      data-cited={cited || undefined}
      sx={{
        my: 1,
        px: 1.5,
        py: cited ? 1.25 : 0.25,
        borderLeft: 3,
        borderColor: cited ? 'secondary.main' : 'transparent',
        bgcolor: cited ? 'fill.inset' : 'transparent',
        color: cited ? 'text.primary' : 'text.secondary',
        fontFamily: 'h1.fontFamily',
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}

/** A text in which the quoted words are marked. */
function MarkedText({ text, place }: { text: string; place: Place | null }) {
  if (!place) return text
  return (
    <>
      {text.slice(0, place.start)}
      <mark>{text.slice(place.start, place.end)}</mark>
      {text.slice(place.end)}
    </>
  )
}

function Quoted({ children }: { children: string }) {
  if (children === '') return null
  return <ParagraphBox cited>“{children}”</ParagraphBox>
}

function Failed({ onRetry, quote }: { onRetry: () => void; quote: string }) {
  const { passage: words } = useChatMessages()
  return (
    <Box sx={{ mt: 1.5 }}>
      <RetryNotice words={words.failed} retry={words.retry} onRetry={onRetry} />
      <Quoted>{quote}</Quoted>
    </Box>
  )
}

function Waiting() {
  const { passage: words } = useChatMessages()
  return (
    <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={16} />
      ))}
    </Box>
  )
}

const moreStyle = { color: 'text.secondary', ml: -0.5 } as const
