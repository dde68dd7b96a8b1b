import { quotedWithin } from '#citations/prose/quoted-within'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ChatReference } from '#contract/chat'
import { type ReactNode, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { PressTag } from '../../ui/Tag.tsx'
import { TabList, tabIds } from '../../ui/TabList.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VerifyLink } from '../../ui/VerifyLink.tsx'
import { addressOf } from './addresses.ts'
import { CitePassage } from './CitePassage.tsx'
import type { MergedReference } from './conversation.ts'
import { nameOf } from './name-of.ts'
import { citedOf } from './to-cite.ts'
import { ReferenceMarks } from './ReferenceMarks.tsx'

/** What other areas put beside a case: the form in which the passage is cited that is shown of it, and the bookmark. */
export type RenderCaseTools = (passage: ChatReference, name: string) => ReactNode

interface ReferenceListProps {
  references: MergedReference[]
  onOpen: (reference: ChatReference) => void
  renderCaseTools?: RenderCaseTools | undefined
}

const tabs = ['all', 'cases', 'constitutional', 'legislation'] as const
type Tab = (typeof tabs)[number]
const belongs: Record<Tab, (reference: ChatReference) => boolean> = {
  all: () => true,
  cases: ({ kind }) => kind === 'case',
  constitutional: (reference) => isOfLaw(reference) && isConstitutional(reference),
  legislation: (reference) => isOfLaw(reference) && !isConstitutional(reference),
}
const isOfLaw = ({ kind }: ChatReference) => kind === 'provision'
const isConstitutional = ({ title }: ChatReference) => /constitution/i.test(title)

/** What all answers of the chat rest on, by kind. */
export function ReferenceList({ references, onOpen, renderCaseTools }: ReferenceListProps) {
  const { references: words } = useChatMessages()
  const [shown, setShown] = useState<Tab>('all')
  const listed = references.filter(({ reference }) => belongs[shown](reference))
  const countOf = (tab: Tab) => references.filter(({ reference }) => belongs[tab](reference)).length
  return (
    <>
      <Box sx={fourTabs}>
        <TabList
          label={words.tabsLabel}
          tabs={tabs.map((name) => ({ name, label: words.tab(words.tabs[name], countOf(name)) }))}
          shown={shown}
          onShow={setShown}
        />
      </Box>
      <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} tabIndex={0}>
        {listed.length === 0 && (
          <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{references.length === 0 ? words.none : words.noneOfKind}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {listed.map((one) => (
            <Row key={one.reference.id} merged={one} onOpen={onOpen} renderCaseTools={renderCaseTools} />
          ))}
        </Box>
      </Box>
    </>
  )
}

interface RowProps {
  merged: MergedReference
  onOpen: (reference: ChatReference) => void
  renderCaseTools: RenderCaseTools | undefined
}

function Row({ merged: { reference, passages }, onOpen, renderCaseTools }: RowProps) {
  const { references: words } = useChatMessages()
  const { kind, id, court, date, citation, quote } = reference
  const title = nameOf(reference)
  const isCase = kind === 'case'
  const cited = citedOf({ reference, passages })
  return (
    <Box component="li" sx={{ px: 2, py: 1.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography component="h3" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {isCase && <Box sx={{ flex: 'none', mt: -0.75, mr: -0.75 }}>{renderCaseTools?.(cited, title)}</Box>}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75, typography: 'body2', color: 'text.secondary' }}
      >
        {isCase && <CourtTag court={court ?? words.noCourt} level={null} code={court} />}
        {[date && formatDay(date), citation].filter(Boolean).join(' · ')}
      </Box>
      <ReferenceMarks reference={reference} />
      {quote !== '' && (
        <Typography
          variant="body2"
          sx={{
            mt: 1,
            fontFamily: 'h1.fontFamily',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          “{quotedWithin(quote)}”
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {passages.map((passage) => {
          const { paragraph, pinpoint, voice } = passage
          const place = pinpoint === '' ? title : `${title}, ${pinpoint}`
          return (
            <PressTag
              key={`${paragraph}`}
              hue={voice ? 'secondary' : 'primary'}
              title={voice ? words.voices[voice] : undefined}
              aria-label={words.readNamed(voice ? `${place}. ${words.voices[voice]}` : place)}
              onClick={() => onOpen(passage)}
            >
              {pinpoint === '' ? words.readHere : pinpoint}
            </PressTag>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mt: 0.75 }}>
        <Box component="span" sx={linkStyle}>
          <TextLink to={addressOf(isCase ? { kind, id, paragraph: null } : reference)}>{words.view[kind]}</TextLink>
        </Box>
        <CitePassage passage={cited} />
        {isCase && <VerifyLink cited={citation === null ? title : citation} />}
      </Box>
    </Box>
  )
}

/** As wide as the panel is when it opens. */
const fourTabs = { '& [role=tablist] [role=tab]': { px: 0.625, fontSize: '0.8125rem' } } as const

const linkStyle = {
  typography: 'body2',
  fontWeight: 600,
  color: 'primary.main',
  '& a': { display: 'inline-block', py: { xs: 1.25, md: 0.5 } },
} as const
