import { sayReason } from '#contract/reasons/say-reason'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CitedCase } from '#contract/citations'
import type { CheckedQuote } from '#contract/document-check'
import { Link as RouterLink } from 'react-router'
import { useCheckReasons } from '../../messages/check-reasons.ts'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { CiteButton } from '../../ui/CiteButton.tsx'
import { quotedAt } from './cited-passage.ts'
import { LevelMark } from './LevelMark.tsx'
import { quoteLevel } from './segments.ts'

const maxShownQuoteLength = 220

/** A quote with how it stands; an altered one beside the library's words, with what differs marked on both sides. */
export function QuoteCompared({ quote, cited }: { quote: CheckedQuote; cited: CitedCase | null }) {
  const messages = useDocumentCheckMessages()
  const { quotes } = useCheckReasons()
  const { status, reason_code, place, comparison, text } = quote
  const words = text.replace(/\s+/g, ' ')
  const where = place && (place.number === null ? messages.paragraphOfText(place.paragraph) : messages.paragraph(place.number))
  return (
    <Box sx={{ display: 'grid', gap: 0.75, pl: 1.5, borderLeft: 1, borderColor: 'divider' }}>
      <LevelMark level={quoteLevel(quote)} words={messages.quotes[status]} />
      {comparison.length === 0 ? (
        <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
          “{words.length > maxShownQuoteLength ? `${words.slice(0, maxShownQuoteLength)}…` : words}”
        </Typography>
      ) : (
        <>
          <Side label={messages.inDocument} pieces={comparison.filter(({ kind }) => kind !== 'library')} differs="document" />
          <Side label={messages.inLibrary} pieces={comparison.filter(({ kind }) => kind !== 'document')} differs="library" />
        </>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sayReason(reason_code, quotes)}{' '}
          {where && cited && (
            <Link
              component={RouterLink}
              to={`/cases/${encodeURIComponent(cited.id)}${place.number === null ? '' : `#para-${place.number}`}`}
              target="_blank"
              sx={{ py: { xs: 1, md: 0 } }}
            >
              {where}
            </Link>
          )}
          {place?.opinion_kind === 'dissenting' && `, ${messages.dissent}`}
        </Typography>
        {cited && place && <CiteButton passage={quotedAt(cited, place)} />}
      </Box>
    </Box>
  )
}

function Side({ label, pieces, differs }: { label: string; pieces: CheckedQuote['comparison']; differs: 'document' | 'library' }) {
  return (
    <Box>
      <Typography variant="label" component="p" sx={{ color: 'text.secondary', mb: 0.25 }}>
        {label}
      </Typography>
      <Box component="p" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {placed(pieces).map(({ kind, text, at }) =>
          kind === differs ? (
            <Box
              key={at}
              component={differs === 'document' ? 'del' : 'ins'}
              sx={{
                bgcolor: differs === 'document' ? 'error.light' : 'success.light',
                fontWeight: 650,
                textDecorationThickness: '1.5px',
                px: 0.25,
                mr: 0.5,
              }}
            >
              {text}
            </Box>
          ) : (
            <span key={at}>{text} </span>
          ),
        )}
      </Box>
    </Box>
  )
}

/** The pieces with where each begins among them. */
function placed(pieces: CheckedQuote['comparison']) {
  let at = 0
  return pieces.map((piece) => {
    const start = at
    at += piece.text.length + 1
    return { ...piece, at: start }
  })
}
