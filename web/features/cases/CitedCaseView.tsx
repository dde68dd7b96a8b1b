import type { CaseCard } from '#contract/cases'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { formatDay } from '../../ui/day.ts'

interface CitedCaseViewProps {
  caseId: string
  card: CaseCard | undefined
  failed: boolean
  /** Whether the judgment calls the case by another name than the library. */
  isOtherName: boolean
}

/** A cited case in a few words: title, court, date, citation, and what it stands for with where that is from. */
export function CitedCaseView({ caseId, card, failed, isOtherName }: CitedCaseViewProps) {
  const { card: words, digest } = useReaderMessages()
  const { untitled } = useMessages().cases
  if (failed) return <Typography variant="body2">{words.failed}</Typography>
  if (!card)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'block', minHeight: 120 }}>
        <Skeleton variant="text" width="90%" />
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="rounded" height={56} sx={{ mt: 1 }} />
      </Box>
    )
  const { parties } = divideTitle(card.title, { caseNumber: null, citation: card.citation })
  const day = card.date ?? (card.year === null ? null : String(card.year))
  const known = [card.court ?? words.noCourt, day && formatDay(day), card.citation].filter(Boolean).join(' · ')
  return (
    <>
      {(card.private || card.sample || card.kind === 'digest') && (
        <Box sx={{ display: 'flex', gap: 0.5, mb: 0.75 }}>
          <CaseMarks sample={card.sample} digest={card.kind === 'digest'} isPrivate={card.private} />
        </Box>
      )}
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {parties || untitled}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {known}
      </Typography>
      {isOtherName && (
        <Typography variant="body2" sx={{ color: 'warning.main', mt: 1 }}>
          {words.otherName}
        </Typography>
      )}
      <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' }}>
        {card.proposition_source && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: '0.75rem', mb: 0.25 }}>
            {words[card.proposition_source]}
            {card.paragraphs.map(({ number }) => (number === null ? '' : ` ${digest.paragraph(number)}`)).join('')}
          </Typography>
        )}
        <Typography
          variant="body2"
          sx={{ display: '-webkit-box', WebkitLineClamp: 6, WebkitBoxOrient: 'vertical', overflow: 'hidden', lineHeight: 1.5 }}
        >
          {card.proposition ?? words.noProposition}
        </Typography>
      </Box>
      <Link
        component={RouterLink}
        to={`/cases/${encodeURIComponent(caseId)}`}
        sx={{ display: 'inline-block', mt: 1, py: { xs: 1.25, md: 0.25 }, typography: 'body2', fontWeight: 600 }}
      >
        {words.open}
      </Link>
    </>
  )
}
