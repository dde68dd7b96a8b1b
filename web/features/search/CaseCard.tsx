import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { Link as RouterLink, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { pickPassage } from './best-passage.ts'
import { CardFrame, clampLines } from './CardFrame.tsx'
import { MarkedText } from './MarkedText.tsx'

/** One case in the list of results. */
export function CaseCard({ result }: { result: SearchResult }) {
  const { search, cases } = useMessages()
  const { search: address } = useLocation()
  const { parties, rest } = divideTitle(result.title, { caseNumber: result.case_number, citation: result.citation })
  const name = parties || cases.untitled
  const details = [result.case_number, result.document_type].filter(Boolean).join(' · ')
  const day = result.date ?? (result.year === null ? null : String(result.year))
  const to = `/cases/${encodeURIComponent(result.id)}`
  // Where the case page leads back to.
  const state = { search: address }

  return (
    <CardFrame
      heading={
        <>
          <Typography variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={to}
              state={state}
              color="inherit"
              title={rest === '' ? undefined : result.title}
              sx={{ py: 0.5 }}
            >
              {name}
            </Link>
          </Typography>
          <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0 }}>
            <CaseMarks sample={result.sample} digest={result.kind === 'digest'} isPrivate={result.private} />
          </Box>
        </>
      }
      chips={
        <>
          <CourtTag court={result.court ?? cases.information.noCourt} level={result.hierarchy_level} />
          {day !== null && <Tag>{formatDay(day)}</Tag>}
          {result.citation !== null && <Tag>{result.citation}</Tag>}
          {details !== '' && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {details}
            </Typography>
          )}
        </>
      }
      passage={<Passage result={result} to={to} state={state} />}
      foot={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(1), minWidth: 0, flex: 1 }}>
            {result.judges.length > 0 && `${search.card.judges}: ${result.judges.join(', ')}`}
          </Typography>
          <Button
            component={RouterLink}
            to={to}
            state={state}
            size="small"
            aria-label={search.card.viewCase(name)}
            sx={{ mr: -1, px: 1, flexShrink: 0, gap: 1, minHeight: { md: 32 } }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {search.card.view}
            </Box>
            <ArrowForwardRounded sx={{ fontSize: 18 }} />
          </Button>
        </>
      }
    />
  )
}

/** The best passage with its matches marked, else the summary, on two lines. */
function Passage({ result, to, state }: { result: SearchResult; to: string; state: object }) {
  const { card } = useMessages().search
  const passage = pickPassage(result.snippets)
  if (!passage) return result.summary ?? card.noSummary
  return (
    <>
      {passage.paragraph !== null && (
        <Link
          component={RouterLink}
          to={`${to}#p-${passage.paragraph}`}
          state={state}
          aria-label={card.passage(passage.number)}
          sx={{ fontWeight: 600, mr: 1, whiteSpace: 'nowrap' }}
        >
          {card.pinpoint(passage.number)}
        </Link>
      )}
      <MarkedText stretches={passage.stretches} />
      {passage.following && ' … '}
      {passage.following && <MarkedText stretches={passage.following} />}
    </>
  )
}
