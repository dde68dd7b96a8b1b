import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { nameOfCase } from '../../../ui/case-name.ts'
import { CaseMarks } from '../../../ui/CaseMarks.tsx'
import { formatDay } from '../../../ui/day.ts'
import { HoverCard } from '../../../ui/HoverCard.tsx'
import { SignalTag } from '../../../ui/SignalTag.tsx'
import { provisionOfAddress } from '../../../ui/law-address.ts'
import { linkedPassage, linkedProvision, oneNote } from '../queries.ts'
import { caseOfAddress, noteOfAddress, placeOfAddress } from './find-quote.ts'

/** Draws a note whose links to cases, paragraphs, provisions and notes say what they lead to. */
export function WithLinkCards({ children }: { children: ReactNode }) {
  const { card } = useNoteEditorMessages()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setRoot}>{children}</div>
      <HoverCard
        root={root}
        links='a[href^="/cases/"], a[href^="/research-notes/"], a[href^="/legal-library/legislation/"]'
        label={card.label}
        render={(link) => <LinkView key={link.getAttribute('href')} address={link.getAttribute('href') ?? ''} />}
      />
    </>
  )
}

function LinkView({ address }: { address: string }) {
  const [caseId, note] = [caseOfAddress(address), noteOfAddress(address)]
  if (caseId !== null) return <CaseView address={address} id={caseId} place={placeOfAddress(address)} />
  if (note !== null) return <NoteSummary address={address} id={note} />
  const provision = provisionOfAddress(address)
  return provision && <ProvisionView address={address} {...provision} />
}

function ProvisionView({ address, ...linked }: { address: string; act: string; eid: string; asAt: string | null }) {
  const { card: words } = useNoteEditorMessages()
  const { data, error } = useQuery(linkedProvision(linked))
  if (error) return <Failed gone={words.provisionGone} error={error} />
  if (!data) return <Loading />
  const { title, provision } = data
  return (
    <>
      <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
        {linked.asAt === null ? title : words.textOf(title, formatDay(linked.asAt))}
      </Typography>
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {provision.name}
      </Typography>
      {provision.words !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {provision.words}
        </Typography>
      )}
      <Open address={address} />
    </>
  )
}

function CaseView({ address, id, place }: { address: string; id: string; place: string | null }) {
  const { card: words } = useNoteEditorMessages()
  const { data, error } = useQuery(linkedPassage(id, place))
  if (error) return <Failed gone={words.gone} error={error} />
  if (!data) return <Loading />
  const { case: found, paragraph } = data
  return (
    <>
      {(found.private || found.sample) && (
        <Box sx={{ display: 'flex', gap: 0.5, mb: 0.75 }}>
          <CaseMarks sample={found.sample} isPrivate={found.private} />
        </Box>
      )}
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {nameOfCase(found)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
        {[found.citation ?? found.case_number, found.court, found.date && formatDay(found.date)].filter(Boolean).join(' · ')}
      </Typography>
      {found.signal && <SignalTag signal={found.signal} />}
      {place !== null && (
        <Box sx={{ mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider', typography: 'body2', lineHeight: 1.5 }}>
          {paragraph ? `${paragraph.text}${paragraph.cut ? '…' : ''}` : words.noParagraph}
          {(paragraph?.others ?? 0) > 0 && (
            <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
              {words.others(paragraph!.others)}
            </Box>
          )}
        </Box>
      )}
      <Open address={address} />
    </>
  )
}

function NoteSummary({ address, id }: { address: string; id: string }) {
  const { card: words } = useNoteEditorMessages()
  const { data, error } = useQuery(oneNote(id))
  if (error) return <Failed gone={words.noteGone} error={error} />
  if (!data) return <Loading />
  return (
    <>
      <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
        {words.aNote}
      </Typography>
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {data.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {data.preview}
      </Typography>
      <Open address={address} />
    </>
  )
}

function Open({ address }: { address: string }) {
  const { card } = useNoteEditorMessages()
  return (
    <Link
      component={RouterLink}
      to={address}
      sx={{ display: 'inline-block', mt: 1, py: { xs: 1.25, md: 0.25 }, typography: 'body2', fontWeight: 600 }}
    >
      {card.open}
    </Link>
  )
}

function Failed({ gone, error }: { gone: string; error: Error }) {
  const { card } = useNoteEditorMessages()
  const status = error instanceof CallError ? error.status : 0
  return <Typography variant="body2">{status === 404 ? gone : status === 410 ? error.message : card.failed}</Typography>
}

function Loading() {
  const { card } = useNoteEditorMessages()
  return (
    <Box component="output" aria-label={card.loading} sx={{ display: 'block', minHeight: 96 }}>
      <Skeleton variant="text" width="90%" />
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />
    </Box>
  )
}
