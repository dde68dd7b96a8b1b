import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type SearchRequest, sortInUse } from './search-address.ts'
import type { PlaceLink } from './Ending.tsx'
import { CardFrame, clampLines, narrowCard } from './CardFrame.tsx'
import { type CardLines, describeCard } from './describe-card.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { typographic } from '../../ui/typographic.ts'

const Ending = lazyPart(async () => (await import('./Ending.tsx')).Ending)
const RankExplanation = lazyPart(async () => (await import('./RankExplanation.tsx')).RankExplanation)
const SimilarityReasons = lazyPart(async () => (await import('../../ui/SimilarityReasons.tsx')).SimilarityReasons)

interface CaseCardProps {
  result: SearchResult
  /** What was searched: its words are marked in the text of the case page. */
  request: SearchRequest
  selected: boolean
  onSelect: () => void
  /** Whether it is read beside the list. */
  isRead: boolean
  onRead: ((id: string, place: string) => void) | undefined
  /** What may be done with the case here, beside opening it. */
  actions?: ReactNode
}

/** One case in the list of results. */
export function CaseCard({ result, request, selected, onSelect, isRead, onRead, actions }: CaseCardProps) {
  const messages = useMessages()
  const { search } = messages
  const { search: address } = useLocation()
  const lines = describeCard(result, request.query, messages)
  const { name, to, court, facts, details } = lines
  const explainable = request.query !== '' && sortInUse(request) === 'relevance'
  const [explaining, setExplaining] = useState(false)
  // Where the case page leads back to.
  const state = { search: address }
  const place: PlaceLink = {
    to,
    state,
    onFollow: (event, hash) => {
      if (!onRead || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onRead(result.id, hash)
    },
  }

  return (
    <CardFrame
      id={result.id}
      selected={selected}
      isRead={isRead}
      heading={
        <>
          <SelectBox name={search.card.select(name)} selected={selected} onSelect={onSelect} />
          <Typography variant="h3" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere', [narrowCard]: clampLines(2) }}>
            <TextLink data-open to={to} state={state} title={result.title} sx={{ py: 0.5 }}>
              {name}
            </TextLink>
          </Typography>
          <div className="case-card-marks">
            <CaseMarks sample={result.sample} digest={result.kind === 'digest'} isPrivate={result.private} />
          </div>
        </>
      }
      chips={
        <>
          {result.signal && <SignalMark caseId={result.id} name={name} signal={result.signal} />}
          <CourtTag court={court.said} level={result.hierarchy_level} code={result.court_code} />
          {facts.map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
          {details !== '' && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {details}
            </Typography>
          )}
        </>
      }
      decided={
        result.decided && (
          <Suspense>
            <Ending decided={result.decided} outcome={result.outcome} link={place} />
          </Suspense>
        )
      }
      passage={<Passage lines={lines} reasons={result.reasons} link={place} />}
      lacks={
        lines.lacks !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {lines.lacks}
          </Typography>
        )
      }
      below={
        explaining && (
          <Suspense>
            <RankExplanation id={result.id} request={request} />
          </Suspense>
        )
      }
      foot={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(1), minWidth: 0, flex: 1 }}>
            {result.judges.length > 0 && <span className="case-card-judges">{search.card.judges}: </span>}
            {result.judges.map((judge, place) => (
              <Fragment key={judge}>
                {place > 0 && ', '}
                <TextLink to={`/judges/${encodeURIComponent(judge)}`}>{typographic(judge)}</TextLink>
              </Fragment>
            ))}
          </Typography>
          <div className="case-card-tools">
            {explainable && (
              <IconButton
                size="small"
                aria-label={search.card.why(name)}
                title={search.card.why(name)}
                aria-expanded={explaining}
                onClick={() => setExplaining(!explaining)}
                sx={{ color: 'text.secondary', minHeight: { md: 32 } }}
              >
                <InfoOutlined sx={{ fontSize: 20 }} />
              </IconButton>
            )}
            {actions}
            <Button
              component={RouterLink}
              to={to}
              state={state}
              size="small"
              aria-label={search.card.viewCase(name)}
              sx={{ mr: -1, px: 1, flexShrink: 0, gap: 1, minHeight: { md: 32 } }}
            >
              <span className="case-card-view">{search.card.view}</span>
              <ArrowForwardRounded sx={{ fontSize: 18 }} />
            </Button>
          </div>
        </>
      }
    />
  )
}

/** The mark that puts a case among the selected ones. */
function SelectBox({ name, selected, onSelect }: { name: string; selected: boolean; onSelect: () => void }) {
  return (
    <label className="case-card-select">
      <input type="checkbox" checked={selected} onChange={onSelect} aria-label={name} />
    </label>
  )
}

interface PassageProps {
  lines: CardLines
  /** Why the case is alike, where those like one are listed. */
  reasons: SearchResult['reasons']
  link: PlaceLink
}

/** The best passage with its matches marked, which leads to its place; else the summary. */
function Passage({ lines: { passage, instead }, reasons, link: { to, state, onFollow } }: PassageProps) {
  if (!passage && reasons?.length)
    return (
      <Suspense>
        <SimilarityReasons reasons={reasons} />
      </Suspense>
    )
  if (!passage) return instead
  const { leads, place, pinpoint, label, opinion, stretches } = passage
  return (
    <>
      {leads && (
        <TextLink
          data-passage
          to={to + place}
          state={state}
          aria-label={label}
          onClick={(event) => onFollow(event, place)}
          // The whole passage is pressed.
          sx={{ fontWeight: 600, mr: 1, whiteSpace: 'nowrap', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {pinpoint}
        </TextLink>
      )}
      {opinion && (
        <Tag mark hue={opinion.hue}>
          {opinion.said}
        </Tag>
      )}
      <MarkedText stretches={stretches} />
    </>
  )
}
