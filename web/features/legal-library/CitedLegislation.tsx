import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { titleWithin } from '#citations/law/name-in-law'
import type { AsAtCase, CitedInCase } from '#contract/cited-legislation'
import type { Provision } from '#contract/legislation-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { toSentence } from './to-sentence.ts'
import { cited, provisionCard } from './queries.ts'
import { type CitedProvision, provisionsOf } from './cited-provisions.ts'

/** The provisions that a case cites: each as it stood when the case arose, with today's beside it where they differ. */
export function CitedLegislation({ caseId }: { caseId: string }) {
  const { ofCase: words } = useLegalLibraryMessages()
  const { data, isError } = useQuery(cited(caseId))
  if (isError) return <Notice severity="error">{words.failed}</Notice>
  if (!data) return <Box component="output">{words.loading}</Box>
  const acts = provisionsOf(data.provisions)
  if (acts.length === 0 && data.not_held.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>
  return (
    <Box component="section" aria-label={words.title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {data.as_at && acts.length > 0 && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{words.lead(formatDay(data.as_at.date))}</Typography>
      )}
      {acts.map(({ act, provisions }) => (
        <section key={act.id}>
          <Typography variant="h2" sx={{ typography: 'h3', mb: 0.5 }}>
            <TextLink to={`/legal-library/legislation/${encodeURIComponent(act.id)}`}>{act.title}</TextLink>
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {provisions.map((provision) => (
              <CitedRow key={provision.eid} provision={provision} act={act} caseId={caseId} />
            ))}
          </Box>
        </section>
      ))}
      {data.not_held.length > 0 && (
        <section>
          <Typography variant="h2" sx={{ typography: 'h3', mb: 0.5 }}>
            {words.notHeld}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.not_held.map(({ name, times }) => (
              <Box component="li" key={name} sx={{ borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {times > 1 && words.times(times)}
                </Box>
              </Box>
            ))}
          </Box>
        </section>
      )}
    </Box>
  )
}

function CitedRow({ provision, act, caseId }: { provision: CitedProvision; act: CitedInCase['act']; caseId: string }) {
  const { ofCase: words } = useLegalLibraryMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { eid, num, heading, times } = provision
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer', py: { xs: 1.5, md: 1 } }}>
          <strong>{[titleWithin(act.title, eid) ?? num, toSentence(heading)].filter(Boolean).join(' · ') || eid}</strong>{' '}
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {times > 1 && words.times(times)}
          </Box>
        </Box>
        {isOpen && <TwoTexts actId={act.id} eid={eid} caseId={caseId} />}
      </details>
    </Box>
  )
}

function TwoTexts({ actId, eid, caseId }: { actId: string; eid: string; caseId: string }) {
  const { ofCase: words, guideShort } = useLegalLibraryMessages()
  const { data, isError } = useQuery(provisionCard(actId, eid, caseId))
  if (isError) return <Notice severity="error">{words.failed}</Notice>
  if (!data) return <Box component="output">{words.loading}</Box>
  const { as_at, earlier, today, differs, held_from } = data
  const address = (day: AsAtCase | null) =>
    `/legal-library/legislation/${encodeURIComponent(actId)}${day === null ? '' : `?as_at=${day.date}`}#${encodeURIComponent(eid)}`
  return (
    <Box sx={{ pb: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {differs === true && <Notice severity="warning">{words.differs}</Notice>}
      {differs === null && as_at && (
        <Notice severity="info">{held_from === null ? words.unknown : words.heldFrom(formatDay(held_from))}</Notice>
      )}
      {today?.version.guide && <Notice severity="info">{guideShort}</Notice>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: differs ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
        }}
      >
        {differs && earlier && as_at && <OneText title={words.onDay(formatDay(as_at.date))} provision={earlier} address={address(as_at)} />}
        {today ? <OneText title={differs ? words.now : words.same} provision={today} address={address(null)} /> : <div>{words.gone}</div>}
      </Box>
    </Box>
  )
}

function OneText({ title, provision, address }: { title: string; provision: Provision; address: string }) {
  const { ofCase: words } = useLegalLibraryMessages()
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ typography: 'label', color: 'secondary.main', mb: 1 }}>{title}</Box>
      <Box sx={{ fontFamily: fonts.reading, whiteSpace: 'pre-line', maxHeight: 420, overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {provision.text}
      </Box>
      <TextLink to={address} sx={{ display: 'inline-block', mt: 1, color: 'primary.main', fontWeight: 600, py: { xs: 1, md: 0 } }}>
        {words.read}
      </TextLink>
    </Box>
  )
}
