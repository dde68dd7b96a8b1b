import CloseRounded from '@mui/icons-material/CloseRounded'
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded'
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { goToParagraphIn } from '../../reader/bring-into-view.ts'
import { FoundStyles } from '../../reader/FoundStyles.tsx'
import { type OpenJudgment, OpenJudgmentContext, useOpenJudgment } from '../../reader/open-judgment.ts'
import { usePaintedPlaces } from '../../reader/use-painted-places.ts'
import { useParagraphLinks } from '../../reader/use-paragraph-links.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CaseBody, DigestBody } from './CaseBody.tsx'
import { CaseTextSkeleton } from './CaseStates.tsx'
import { CitationCard } from './CitationCard.tsx'
import { caseDetail } from './queries.ts'
import type { CaseRecord } from './read-case.ts'
import { useMatches } from './use-matches.ts'
import { usePassages } from './use-passages.ts'
import { typographic } from '../../ui/typographic.ts'

interface CaseBesideProps {
  id: string
  /** The words of the search that found it. */
  searched: string
  onClose: () => void
}

/** Size of the letters in px beside a list. */
const size = 16

/** A case beside the list in which it was found: its text in a box of its own, at the paragraph of the address, and the way to the whole. */
export function CaseBeside({ id, searched, onClose }: CaseBesideProps) {
  const words = useReaderMessages()
  const { data, isError, refetch } = useQuery(caseDetail(id))
  const [judgment, setJudgment] = useState<OpenJudgment | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const followLink = useParagraphLinks()
  return (
    <OpenJudgmentContext value={judgment}>
      <Card
        component="section"
        aria-label={words.beside.label}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' }}
      >
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', pl: 3, pr: 1, pt: 1.25, pb: 1 }}>
          {data ? <Head record={data.record} searched={searched} /> : <Box sx={{ flex: 1, minHeight: 46 }} />}
          <IconButton size="small" aria-label={words.beside.close} title={words.beside.close} onClick={onClose}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
        {searched !== '' && data?.record.kind === 'judgment' && <PassageWalk key={id} searched={searched} box={box} />}
        <Box
          component="section"
          ref={box}
          // Scrolls by keys.
          tabIndex={0}
          aria-label={words.beside.text}
          onClick={followLink}
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, py: 2.5, borderTop: 1, borderColor: 'divider', outlineOffset: '-2px' }}
        >
          {data?.record.kind === 'digest' && <DigestBody record={data.record} />}
          {data?.record.kind === 'judgment' && (
            <CaseBody key={id} open={data} size={size} box={box} onJudgment={setJudgment}>
              <CitationCard />
            </CaseBody>
          )}
          {!data && isError && <RetryNotice words={words.failure.text} retry={words.failure.retry} onRetry={() => void refetch()} />}
          {!data && !isError && <CaseTextSkeleton />}
        </Box>
      </Card>
    </OpenJudgmentContext>
  )
}

/** Its name, which opens it whole where it is being read, and what it is cited by. */
function Head({ record, searched }: { record: CaseRecord; searched: string }) {
  const { untitled } = useMessages().cases
  const { beside } = useReaderMessages()
  const { header } = useCasePageMessages()
  const { search, hash } = useLocation()
  const { title, caseNumber, citation, court, date, judges } = record
  const facts = [citation, court, date === null ? null : formatDay(date)].filter((fact) => fact !== null)
  const to = { pathname: `/cases/${encodeURIComponent(record.id)}`, search: searched && `?${new URLSearchParams({ q: searched })}`, hash }
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink to={to} state={{ search }} title={beside.open}>
          {divideTitle(title, { caseNumber, citation }).parties || untitled}
          <OpenInFullRounded aria-hidden sx={{ fontSize: 15, ml: 1, color: 'primary.main' }} />
        </TextLink>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
        {judges.length > 0 && ` · ${header.judges}: ${typographic(judges.join(', '))}`}
      </Typography>
    </Box>
  )
}

/** Marks the words of the search in the text, and walks through the passages that have them, the best one first. */
function PassageWalk({ searched, box }: { searched: string; box: RefObject<HTMLElement | null> }) {
  const { beside } = useReaderMessages()
  const open = useOpenJudgment()
  const matches = useMatches(searched, searched)
  const passages = usePassages(matches.places)
  usePaintedPlaces(open, 'found', matches.places, 1)

  function walk(step: 1 | -1) {
    const paragraph = passages.walk(step)
    // The address may have named it before.
    if (paragraph !== null && box.current) goToParagraphIn(box.current, paragraph)
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1, minHeight: 36, borderTop: 1, borderColor: 'divider' }}>
      <FoundStyles />
      <Typography component="output" variant="body2" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {matches.state === 'ready' &&
          open &&
          (passages.at === -1 ? beside.passages(passages.count) : beside.passage(passages.at + 1, passages.count))}
      </Typography>
      <IconButton size="small" aria-label={beside.previous} disabled={passages.count === 0} onClick={() => walk(-1)}>
        <KeyboardArrowUpRounded fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={beside.next} disabled={passages.count === 0} onClick={() => walk(1)}>
        <KeyboardArrowDownRounded fontSize="small" />
      </IconButton>
    </Box>
  )
}
