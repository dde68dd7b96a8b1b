import Box from '@mui/material/Box'
import type { ChatMessage, ChatReference, ChatSentence } from '#contract/chat'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { useChatReasons } from '../../messages/chat-reasons.ts'
import type { MarkdownParts } from '../../ui/markdown/draw-markdown.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { cutTitle } from './cut-title.ts'
import { nameOf } from './name-of.ts'
import { divideOwn, divideSections, divideText, textOf } from './answer-text.ts'

interface AnswerBodyProps {
  answer: ChatMessage
  /** Whether it is shown under its headings, which can be closed. */
  inSections: boolean
  onOpen: (reference: ChatReference) => void
}

/** Addresses that a link of a message may lead to. */
export const linkSchemes = /^(?:https?:\/\/|ircs?:|mailto:|xmpp:)/i

/** An answer, with its references as buttons, and what is not shown marked in its place. */
export function AnswerBody({ answer, inSections, onOpen }: AnswerBodyProps) {
  const { headings } = useChatMessages().answer
  const { sentences, references } = answer
  const text = textOf(answer)
  const parts = useMemo<MarkdownParts>(
    () => ({
      schemes: linkSchemes,
      text: (words) => <AnswerWords words={words} sentences={sentences} references={references} onOpen={onOpen} />,
    }),
    [sentences, references, onOpen],
  )
  const sections = inSections ? divideSections(text) : [{ heading: null, text }]
  return sections.map((section) =>
    section.heading === null ? (
      <Stretches key="before" text={section.text} parts={parts} references={references} onOpen={onOpen} />
    ) : (
      <Section key={section.heading} heading={headings[section.heading]} folded={isOfParties(section.text, references)}>
        <Stretches text={section.text} parts={parts} references={references} onOpen={onOpen} />
      </Section>
    ),
  )
}

interface StretchesProps {
  text: string
  parts: MarkdownParts
  references: ChatReference[]
  onOpen: (reference: ChatReference) => void
}

/** Words of the library as they stand, and the assistant's own apart from them. */
function Stretches({ text, parts, references, onOpen }: StretchesProps) {
  return divideOwn(text).map(({ isOwn, text: said }, place) => {
    const key = `${place}`
    if (!isOwn) return <Markdown key={key} text={said} parts={parts} />
    const named = new Set(divideText(said).flatMap((piece) => (piece.kind === 'reference' ? [piece.n] : [])))
    return (
      <OwnWords key={key} references={references.filter(({ n }) => named.has(n))} onOpen={onOpen}>
        <Markdown text={said} parts={parts} />
      </OwnWords>
    )
  })
}

/** What the assistant says in words of its own, with the paragraphs to compare it with. */
function OwnWords({ references, onOpen, children }: Pick<StretchesProps, 'references' | 'onOpen'> & { children: ReactNode }) {
  const { answer } = useChatMessages()
  const each = [...new Map(references.map((one) => [`${one.id} ${one.paragraph} ${one.pinpoint}`, one])).values()]
  return (
    <Box
      component="section"
      aria-label={answer.ownWords}
      sx={{
        my: 2,
        pl: 2,
        py: 0.5,
        borderLeft: '3px dotted',
        borderColor: 'divider',
        color: 'text.secondary',
        '& > div:last-of-type': { fontFamily: (theme) => theme.typography.fontFamily, fontSize: '0.9375rem' },
        '& p': { my: 0.75 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}>
        <span>{each.length > 0 ? answer.ownWordsCompare : answer.ownWords}</span>
        {each.map((one) => (
          <PressTag key={one.n} title={nameOf(one)} onClick={() => onOpen(one)}>
            {one.paragraph === null ? cutTitle(nameOf(one)) : one.pinpoint}
          </PressTag>
        ))}
      </Box>
      {children}
    </Box>
  )
}

/** Whether all that a part of an answer quotes are words of parties. */
function isOfParties(text: string, references: readonly ChatReference[]): boolean {
  const named = new Set(divideText(text).flatMap((piece) => (piece.kind === 'reference' ? [piece.n] : [])))
  return named.size > 0 && references.every(({ n, voice }) => !named.has(n) || Boolean(voice))
}

/** A part of the first answer; open until it is closed, but for what only parties say. */
function Section({ heading, folded, children }: { heading: string; folded: boolean; children: ReactNode }) {
  return (
    <Box
      component="details"
      open={!folded}
      sx={{
        mt: 2,
        borderTop: 1,
        borderColor: 'divider',
        '& summary': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 48,
          cursor: 'pointer',
          listStyle: 'none',
          typography: 'h3',
          '&::-webkit-details-marker': { display: 'none' },
          '&::after': {
            content: '""',
            width: 8,
            height: 8,
            mr: 0.75,
            border: 'solid',
            borderWidth: '0 1.5px 1.5px 0',
            borderColor: 'text.secondary',
            transform: 'rotate(45deg)',
          },
        },
        '&[open] > summary::after': { transform: 'translateY(3px) rotate(225deg)' },
        '& > div > div > :first-of-type': { mt: 0 },
      }}
    >
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </Box>
  )
}

interface AnswerWordsProps {
  words: string
  sentences: ChatSentence[]
  references: ChatReference[]
  onOpen: (reference: ChatReference) => void
}

/** Words of an answer with what stands between them. */
function AnswerWords({ words, sentences, references, onOpen }: AnswerWordsProps) {
  return divideText(words).map((piece, place) => {
    const key = `${place}`
    if (piece.kind === 'words') return <Fragment key={key}>{piece.words}</Fragment>
    if (piece.kind === 'reference') {
      const reference = references.find(({ n }) => n === piece.n)
      return reference ? <ReferenceButton key={key} reference={reference} onOpen={onOpen} /> : <Fragment key={key}>[{piece.n}]</Fragment>
    }
    const held = sentences.filter(({ index }) => index >= piece.first && index <= piece.last)
    return held.some(({ verdict }) => verdict === 'checking') ? <BeingChecked key={key} /> : <LeftOut key={key} sentences={held} />
  })
}

/** `[1]`, which opens the paragraph beside the answer. */
function ReferenceButton({ reference, onOpen }: { reference: ChatReference; onOpen: (reference: ChatReference) => void }) {
  const { answer } = useChatMessages()
  const { n, pinpoint, standing, opinion, voice } = reference
  const title = nameOf(reference)
  const isDoubtful = standing?.level === 'negative' || opinion === 'dissenting' || Boolean(voice)
  const label = answer.reference(n, pinpoint === '' ? title : `${title}, ${pinpoint}`)
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onOpen(reference)}
      sx={{
        position: 'relative',
        mx: '1px',
        px: '5px',
        minWidth: 24,
        height: 22,
        border: 1,
        borderColor: isDoubtful ? 'warning.main' : 'transparent',
        borderRadius: `${radii.field}px`,
        bgcolor: isDoubtful ? 'warning.light' : 'primary.light',
        color: isDoubtful ? 'warning.main' : 'primary.main',
        fontFamily: 'body1.fontFamily',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1,
        verticalAlign: '0.12em',
        cursor: 'pointer',
        '&:hover': { borderColor: 'currentcolor' },
        // A finger hits more than the eye sees.
        '&::after': { content: '""', position: 'absolute', inset: { xs: '-11px -5px', md: '-2px' } },
      }}
    >
      {n}
    </Box>
  )
}

/** Where a sentence is still compared with the paragraphs that it names. */
function BeingChecked() {
  const { answer } = useChatMessages()
  return (
    <Box
      component="span"
      title={answer.checkingLong}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        borderRadius: `${radii.field}px`,
        bgcolor: 'fill.inset',
        color: 'text.secondary',
        fontFamily: (theme) => theme.typography.fontFamily,
        fontSize: '0.8125rem',
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          animation: 'checking 1.2s ease-in-out infinite',
        },
        '@keyframes checking': { '50%': { opacity: 0.25 } },
      }}
    >
      {answer.checking}
    </Box>
  )
}

/** Where statements were left out, with the reasons. */
function LeftOut({ sentences }: { sentences: ChatSentence[] }) {
  const { answer } = useChatMessages()
  const { struck } = useChatReasons()
  const reasons = [...new Set(sentences.flatMap(({ reason }) => (reason === null ? [] : [struck[reason]])))]
  return (
    <Box
      component="span"
      data-left-out
      sx={{
        px: 0.75,
        py: '1px',
        borderRadius: `${radii.field}px`,
        border: '1px dashed',
        borderColor: 'warning.main',
        color: 'warning.main',
        fontFamily: (theme) => theme.typography.fontFamily,
        fontSize: '0.8125rem',
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
      }}
    >
      <strong>{answer.unborne(sentences.length)}</strong>
      {reasons.length > 0 && ` ${reasons.join(' ')}`}
    </Box>
  )
}
