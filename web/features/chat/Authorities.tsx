import { quotedWithin } from '#citations/prose/quoted-within'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import type { ChatReference } from '#contract/chat'
import { type ReactNode, useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useChatMessages } from '../../messages/chat.ts'
import { formatDay } from '../../ui/day.ts'
import { PressTag } from '../../ui/Tag.tsx'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { addressOf } from './addresses.ts'
import { authoritiesOf } from './authorities-of.ts'
import { findRule, shortenQuote } from './find-rule.ts'
import { citingCases } from './queries.ts'
import { briefNameOf, nameOf, shortNameOf } from './name-of.ts'
import { toCite } from './to-cite.ts'
import { ReferenceMarks } from './ReferenceMarks.tsx'

/** An authority that the reader ticked. */
export interface ChosenAuthority {
  kind: 'case' | 'provision'
  id: string
  name: string
  /** What tells it from others that were ticked: of a provision its number alone. */
  shortName: string
  /** How it is cited. */
  toCite: PassageToCite
}

/** What other areas do with what is ticked. */
export type RenderChosen = (chosen: ChosenAuthority[]) => ReactNode

interface AuthoritiesProps {
  references: ChatReference[]
  /** What was asked: it tells which sentence of a quote is the rule. */
  question: string
  onOpen: (reference: ChatReference) => void
  onNote: (chosen: ChatReference[]) => void
  renderChosen?: RenderChosen | undefined
}

/** The authorities of an answer as a table: each once, with its words, how it stands, and a tick for what is kept of them. */
export function Authorities({ references, question, onOpen, onNote, renderChosen }: AuthoritiesProps) {
  const { authorities: words, answer } = useChatMessages()
  const headingId = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const rows = authoritiesOf(references, question)
  if (rows.length === 0) return null
  const chosen = rows.filter(({ id }) => ticked.has(id))
  const tick = (id: string, on: boolean) => setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 3, borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Box component="h3" id={headingId} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {words.title}
      </Box>
      <Box component="table" aria-labelledby={headingId} sx={tableStyle}>
        <thead>
          <tr>
            <th aria-label={words.tick} />
            <th>{words.authority}</th>
            <th>{words.quoted}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((reference) => (
            <Row
              key={reference.id}
              reference={reference}
              question={question}
              isTicked={ticked.has(reference.id)}
              onTick={(on) => tick(reference.id, on)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </Box>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons in a row, no fields
        role="group"
        aria-label={words.actions}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          mt: 1.5,
          minHeight: measures.touch,
          ...(chosen.length > 0 && aboveQuestion),
        }}
      >
        <Box component="span" aria-live="polite" sx={{ typography: 'body2', color: 'text.secondary', mr: 0.5 }}>
          {chosen.length === 0 ? words.hint : words.chosen(chosen.length)}
        </Box>
        {chosen.length > 0 && (
          <>
            {renderChosen?.(
              chosen.map((one) => ({
                kind: one.kind as ChosenAuthority['kind'],
                id: one.id,
                name: briefNameOf(one),
                shortName: shortNameOf(one),
                toCite: toCite(one),
              })),
            )}
            <Button variant="outlined" color="inherit" startIcon={<EditNoteRounded />} onClick={() => onNote(chosen)}>
              {answer.note}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

interface RowProps {
  reference: ChatReference
  question: string
  isTicked: boolean
  onTick: (on: boolean) => void
  onOpen: (reference: ChatReference) => void
}

function Row({ reference, question, isTicked, onTick, onOpen }: RowProps) {
  const { authorities: words, references } = useChatMessages()
  const { kind, id, court, date, citation, summary, quote, quotes, pinpoint, standing } = reference
  const name = nameOf(reference)
  const { before, rule, after } = shortenQuote(
    quotes ? { before: quotedWithin(quote), rule: '', after: '' } : findRule(quotedWithin(quote), question),
  )
  // The words of a digest are the library's own: they say what the case stands for, and nobody is quoted.
  const isDigest = kind === 'case' && reference.paragraph === null
  const standsFor = isDigest ? quote : summary
  const proposition = standsFor && (
    <>
      <strong>{words.standsFor}</strong> {standsFor}
    </>
  )
  const facts = [citation, kind === 'case' ? (court ?? references.noCourt) : null, date && formatDay(date)].filter(Boolean)
  return (
    <tr>
      <td>
        <Box
          component="label"
          sx={{ display: 'grid', placeItems: 'center', width: measures.touch, height: measures.touch, cursor: 'pointer' }}
        >
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={words.tickNamed([name, citation].filter(Boolean).join(' '))}
            onChange={(event) => onTick(event.target.checked)}
            style={{ width: 18, height: 18, margin: 0, cursor: 'inherit' }}
          />
        </Box>
      </td>
      <td>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <TextLink to={addressOf(kind === 'case' ? { kind, id, paragraph: null } : reference)}>{name}</TextLink>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
        <ReferenceMarks reference={reference} />
        {kind === 'case' && !standing && <Unopposed id={id} />}
        {!isDigest && proposition && <Box sx={{ mt: 0.75 }}>{proposition}</Box>}
      </td>
      <td>
        {/* In the wide column, where others have their quote. */}
        {isDigest && proposition}
        {quote !== '' && !isDigest && (
          <Box component="q" sx={{ fontFamily: 'h1.fontFamily', quotes: '"“" "”"', whiteSpace: 'pre-line', '& b': { fontWeight: 700 } }}>
            {before}
            {rule !== '' && <b>{rule}</b>}
            {after}
          </Box>
        )}
        <Box sx={{ mt: 0.75 }}>
          <PressTag
            hue="primary"
            aria-label={references.readNamed(pinpoint === '' ? name : `${name}, ${pinpoint}`)}
            onClick={() => onOpen(reference)}
          >
            {pinpoint === '' ? references.readHere : pinpoint}
          </PressTag>
        </Box>
      </td>
    </tr>
  )
}

/** While something is chosen it stands above the field of the next question, beside the button that leads to the newest message. */
const aboveQuestion = {
  position: 'sticky',
  bottom: 'var(--foot, 0px)',
  zIndex: 1,
  py: 1,
  pr: 6,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  // Two lines on a phone.
  '& .MuiButton-root': { px: { xs: 1, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const

/** Of a case against which nothing is known: whether that is because nobody cites it. */
function Unopposed({ id }: { id: string }) {
  const { authorities: words } = useChatMessages()
  const { data } = useQuery(citingCases(id))
  if (data === undefined) return null
  return <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{data === 0 ? words.uncited : words.unopposed}</Box>
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th': { textAlign: 'left', typography: 'label', color: 'text.secondary', fontWeight: 600, pb: 0.75, pr: 1.5 },
  '& td': { verticalAlign: 'top', py: 1.25, pr: 1.5, borderTop: 1, borderColor: 'divider' },
  '& td:first-of-type, & th:first-of-type': { width: measures.touch, p: 0 },
  '& td:nth-of-type(2)': { width: '38%' },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '@media (max-width: 599px)': {
    display: 'block',
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: `${measures.touch}px 1fr`, borderTop: 1, borderColor: 'divider', pb: 1.25 },
    '& td': { border: 0, py: 0, '&:nth-of-type(n + 2)': { width: 'auto', gridColumn: 2, pt: 1.25 } },
  },
} as const
