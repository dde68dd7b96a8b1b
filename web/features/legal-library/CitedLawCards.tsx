import Box from '@mui/material/Box'
import { titleWithin } from '#citations/law/name-in-law'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import { formatDay } from '../../ui/day.ts'
import { HoverCard } from '../../ui/HoverCard.tsx'
import { addressOfProvision } from '../../ui/law-address.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { toSentence } from './to-sentence.ts'
import { type CitedPlace, placesOf } from './cited-provisions.ts'
import { cited, provisionCard } from './queries.ts'

/** In the text of a case, each provision that it cites leads to the law, and shows on a card what the court had before it. */
export function CitedLawCards({ caseId }: { caseId: string }) {
  const { ofCase: words } = useLegalLibraryMessages()
  const open = useOpenJudgment()
  const { data } = useQuery({ ...cited(caseId), enabled: open !== null })
  const places = useMemo(() => (data ? placesOf(data.provisions) : []), [data])
  useEffect(() => {
    const links = places.map((place, index) => {
      const [{ act, eid }] = place.provisions as [CitedPlace['provisions'][number]]
      return { place, href: addressOfProvision(act.id, eid), data: { 'data-place': String(index) } }
    })
    open?.link(links, 'law')
  }, [open, places])
  return (
    <HoverCard
      root={open?.root ?? null}
      links="a.law"
      label={words.card}
      render={(link) => {
        const place = places[Number(link.dataset['place'])]
        return place && <PlaceCard key={place.start} place={place} caseId={caseId} />
      }}
    />
  )
}

function PlaceCard({ place, caseId }: { place: CitedPlace; caseId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxHeight: 'min(60dvh, 460px)', overflowY: 'auto' }}>
      {place.provisions.map(({ act, eid }) => (
        <ProvisionOfCase key={`${act.id} ${eid}`} act={act} eid={eid} caseId={caseId} />
      ))}
    </Box>
  )
}

/** Letters of a text that a card shows. */
const maxShown = 500

function ProvisionOfCase({ act, eid, caseId }: { act: { id: string; title: string }; eid: string; caseId: string }) {
  const { ofCase: words, guideShort } = useLegalLibraryMessages()
  const { data, isError } = useQuery(provisionCard(act.id, eid, caseId))
  if (!data) return <Box component="output">{isError ? words.failed : words.loading}</Box>
  const { as_at: day, earlier, today, differs, held_from: heldFrom } = data
  const shown = earlier ?? today
  const readAt = differs && day ? `?as_at=${day.date}` : ''
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontFamily: fonts.reading, fontWeight: 600 }}>
        {shown && [titleWithin(act.title, shown.eid) ?? shown.num, toSentence(shown.heading)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{act.title}</Box>
      {differs === true && <Notice severity="warning">{words.differs}</Notice>}
      {differs === null && day && (
        <Notice severity="info">{heldFrom === null ? words.unknown : words.heldFrom(formatDay(heldFrom))}</Notice>
      )}
      {today?.version.guide && <Notice severity="info">{guideShort}</Notice>}
      {differs && earlier && day && <Words title={words.onDay(formatDay(day.date))} text={wordsOf(earlier.paragraphs)} />}
      {today ? <Words title={differs ? words.now : null} text={wordsOf(today.paragraphs)} /> : <div>{words.gone}</div>}
      <TextLink
        to={addressOfProvision(act.id, eid).replace('#', `${readAt}#`)}
        sx={{ color: 'primary.main', fontWeight: 600, typography: 'body2' }}
      >
        {words.read}
      </TextLink>
    </Box>
  )
}

/** Its words without its heading, which stands over them; of a guide its note. */
const wordsOf = (paragraphs: readonly { kind: string; text: string }[]): string => {
  const words = paragraphs
    .filter(({ kind }) => kind !== 'heading')
    .map(({ text }) => text)
    .join('\n')
  return words.length > maxShown ? `${words.slice(0, maxShown).trimEnd()} …` : words
}

function Words({ title, text }: { title: string | null; text: string }) {
  if (text === '') return null
  return (
    <div>
      {title !== null && <Box sx={{ typography: 'label', color: 'secondary.main' }}>{title}</Box>}
      <Box sx={{ typography: 'body2', whiteSpace: 'pre-line', fontFamily: fonts.reading, overflowWrap: 'anywhere' }}>{text}</Box>
    </div>
  )
}
