import { quotedWithin } from '#citations/prose/quoted-within'
import { sayReason } from '#contract/reasons/say-reason'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CheckedCitation, StatusSignal } from '#contract/document-check'
import { headingAlone } from '#citations/law/heading-alone'
import { nameInLaw } from '#citations/law/name-in-law'
import type { CitedCase, CitedProvision } from '#contract/citations'
import { Link as RouterLink } from 'react-router'
import { useCheckReasons } from '../../messages/check-reasons.ts'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { formatDay } from '../../ui/day.ts'
import { useAuthorityMessages } from '../../messages/authorities.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { SignalTag } from '../../ui/SignalTag.tsx'
import { addressOfProvision } from '../../ui/law-address.ts'
import { provisionToCite } from '../../ui/provision-to-cite.ts'
import { VerifyLink } from '../../ui/VerifyLink.tsx'
import { citedAt } from './cited-passage.ts'
import { LevelMark, levelColour } from './LevelMark.tsx'
import { CiteButton } from '../../ui/CiteButton.tsx'
import { QuoteCompared } from './QuoteCompared.tsx'

interface FindingProps {
  finding: CheckedCitation
  isChosen: boolean
  onChoose: (id: number) => void
}

export const findingId = (id: number) => `finding-${id}`

/** One citation with what the library says of it, its pinpoint, its quotes and how its case stands. */
export function Finding({ finding, isChosen, onChoose }: FindingProps) {
  const messages = useDocumentCheckMessages()
  const { verify } = useAuthorityMessages()
  const reasons = useCheckReasons()
  const { id, level, text, case_name, verdict, reason_code, pinpoint, quotes, said = [], signals, candidates, numbers } = finding
  const named = case_name && !text.includes(case_name.text) ? `${case_name.text} ${text}` : text
  return (
    <Box
      component="li"
      id={findingId(id)}
      aria-current={isChosen || undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 1,
        px: 2,
        py: 1.75,
        scrollMarginTop: 16,
        borderLeft: '3px solid',
        borderLeftColor: isChosen ? 'secondary.main' : 'transparent',
        bgcolor: isChosen ? 'fill.inset' : 'transparent',
        '& + &': { borderTop: 1, borderTopColor: 'divider' },
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <LevelMark level={level} words={verdict === 'resolved' && level !== 'fine' ? messages.levels[level] : messages.verdicts[verdict]} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {id}
        </Typography>
      </Box>
      <ButtonBase
        onClick={() => onChoose(id)}
        aria-label={messages.show(named)}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'left',
          minHeight: { xs: 44, md: 28 },
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontSize: '1rem',
          fontWeight: 600,
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {named}
      </ButtonBase>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[sayReason(reason_code, reasons.verdicts), numbers && verify.known(numbers), finding.case?.sample && messages.sample]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {verdict === 'not in library' && <VerifyLink cited={named} />}
      {finding.case && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          <CaseLink cited={finding.case} />
          {verdict === 'resolved' && <CiteButton passage={citedAt(finding.case, finding)} />}
        </Box>
      )}
      {finding.provisions?.map((provision) => (
        <Box key={provision.eid} sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          <ProvisionLink provision={provision} />
          <CiteButton passage={provisionToCite(provision)} />
        </Box>
      ))}
      {candidates.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {messages.mayBe}
          </Typography>
          {candidates.map((candidate) => (
            <CaseLink key={candidate.id} cited={candidate} />
          ))}
        </Box>
      )}
      {pinpoint && (
        <Typography variant="body2" sx={{ color: pinpoint.status === 'wrong' ? levelColour.wrong : 'text.primary' }}>
          <b>{messages.pinpoints[pinpoint.status]}</b> ({pinpoint.text.replace(/\)$/, '')}):{' '}
          {sayReason(pinpoint.reason_code, reasons.pinpoints)}
        </Typography>
      )}
      {said.map(({ what, text: claimed, start, held }) => (
        <Typography key={start} variant="body2" sx={{ color: levelColour.wrong }}>
          {messages.said(messages.facts[what], claimed, held)}
        </Typography>
      ))}
      {signals.map((signal) => (
        <Box
          key={signal.kind}
          sx={{
            borderLeft: 3,
            borderColor: signal.level === 'negative' ? 'error.main' : signal.level === 'caution' ? 'warning.main' : 'success.main',
            pl: 1.25,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 0.5 }}>
            <SignalTag signal={signal} />
            <Typography component="span" variant="body2">
              {messages.asAt(formatDay(signal.as_at))}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            “{quotedWithin(signal.quote)}”
          </Typography>
          {signal.case && <SignalPlace by={signal.case} signal={signal} />}
        </Box>
      ))}
      {quotes.map((quote) => (
        <QuoteCompared key={quote.start} quote={quote} cited={finding.case} />
      ))}
    </Box>
  )
}

/** The decision that a signal rests on, at the paragraph that says so. */
function SignalPlace({ by: { id, title, citation }, signal: { paragraph, number } }: { by: CitedCase; signal: StatusSignal }) {
  const { paragraph: numbered, paragraphOfText } = useDocumentCheckMessages()
  const place = number === null ? paragraph !== null && paragraphOfText(paragraph) : numbered(number)
  return (
    <Link
      component={RouterLink}
      to={`/cases/${encodeURIComponent(id)}${paragraph === null ? '' : `#p-${paragraph}`}`}
      target="_blank"
      variant="body2"
      sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.25 }, overflowWrap: 'anywhere' }}
    >
      {[citation ?? title, place].filter(Boolean).join(', ')}
    </Link>
  )
}

function ProvisionLink({ provision: { act, eid, heading } }: { provision: CitedProvision }) {
  const { readNamed } = useDocumentCheckMessages()
  const name = nameInLaw(act, eid)
  return (
    <Box sx={{ py: { xs: 1.25, md: 0.25 }, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={addressOfProvision(act.id, eid)} target="_blank" aria-label={readNamed(name)} variant="body2">
        {[name, heading && headingAlone(heading)].filter(Boolean).join('. ')}
      </Link>
    </Box>
  )
}

function CaseLink({ cited: { id, title, citation, sample } }: { cited: CitedCase }) {
  const { readNamed } = useDocumentCheckMessages()
  const words = citation && !title.includes(citation) ? `${title} ${citation}` : title
  return (
    <Box sx={{ py: { xs: 1.25, md: 0.25 }, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={`/cases/${encodeURIComponent(id)}`} target="_blank" aria-label={readNamed(words)} variant="body2">
        {words}
      </Link>
      {/* Beside the link: its name is the name of the case. */}
      {sample && (
        <>
          {' '}
          <CaseMarks sample />
        </>
      )}
    </Box>
  )
}
