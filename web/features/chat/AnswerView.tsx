import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import EditNoteRounded from '@mui/icons-material/EditNoteRounded'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { builtInModel, type ChatMessage, type ChatReference } from '#contract/chat'
import { sayReason } from '#contract/reasons/say-reason'
import { useChatMessages } from '../../messages/chat.ts'
import { useChatReasons } from '../../messages/chat-reasons.ts'
import { copyText } from '../../ui/clipboard.ts'
import { PressTag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Authorities, type RenderChosen } from './Authorities.tsx'
import { AnswerBody } from './AnswerBody.tsx'
import { AnswerNotices } from './AnswerNotices.tsx'
import { wordsOfAnswer } from './answer-as-text.ts'
import { CitationsToVerify } from './CitationsToVerify.tsx'
import type { Conversation } from './conversation.ts'
import { cutTitle } from './cut-title.ts'
import { lawOf, nameOf } from './name-of.ts'
import { NarrowedTo, isNarrowing } from './NarrowedTo.tsx'
import { BriefDisclaimer } from './Disclaimers.tsx'

/** Reference chips under an answer; the rest are counted. */
const maxChips = 3

interface AnswerViewProps {
  answer: ChatMessage
  /** What it answers. */
  question: string
  /** How far it has come, while it is being given here. */
  asking: Conversation['asking']
  inSections: boolean
  onOpen: (reference: ChatReference) => void
  /** Shows all references. */
  onMore: () => void
  onNote: () => void
  /** Keeps some of its authorities as a note. */
  onNoteOf: (chosen: ChatReference[]) => void
  renderChosen?: RenderChosen | undefined
  onRegenerate?: () => void
  /** Asks the same of the whole library. */
  onWiden?: () => void
}

/** An answer: its words once it is known whose they are, what they rest on, and what must be known of it. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, question, asking, inSections, onOpen, onMore, onNote, onNoteOf, renderChosen, onRegenerate, onWiden } = props
  const { assistant, answer: words, messages } = useChatMessages()
  const { notices } = useChatReasons()
  const { references, state, model } = answer
  const isGiven = state === 'answering'
  const held = answer.notices.find(({ code }) => code === 'held')
  const told = answer.notices.filter((notice) => !isNarrowing(notice) && notice !== held)
  const writer = model === null ? null : model === builtInModel ? words.builtIn : words.writtenBy(model)
  return (
    <Box component="article" aria-label={assistant} sx={{ my: 3 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {[assistant, messages.time(new Date(answer.created_at)), writer].filter(Boolean).join(' · ')}
      </Box>
      <NarrowedTo notices={answer.notices.filter(isNarrowing)} onWiden={isGiven ? undefined : onWiden} />
      {held && <Box sx={{ typography: 'body2', mb: 1.5 }}>{sayReason(held, notices)}</Box>}
      <Box aria-live="polite" aria-busy={isGiven}>
        <AnswerBody answer={answer} inSections={inSections} onOpen={onOpen} />
      </Box>
      {isGiven && <Progress asking={asking} />}
      {!isGiven && (
        <>
          <AnswerNotices notices={told} />
          <Authorities references={references} question={question} onOpen={onOpen} onNote={onNoteOf} renderChosen={renderChosen} />
          <Chips references={references} onOpen={onOpen} onMore={onMore} />
          <CitationsToVerify text={wordsOfAnswer(answer)} />
          <Actions answer={answer} onNote={onNote} {...(onRegenerate && { onRegenerate })} />
          <BriefDisclaimer />
        </>
      )}
    </Box>
  )
}

/** What the assistant is doing, in words. */
function Progress({ asking }: { asking: Conversation['asking'] }) {
  const { answer: words } = useChatMessages()
  const said = () => {
    if (asking === null) return words.elsewhere
    if (asking.step === 'found') return words.found(asking.passages ?? 0)
    if (asking.step !== 'looking') return words.steps[asking.step]
    return asking.looking === null ? words.steps.answering : words.looking[asking.looking.at](asking.looking.what)
  }
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 1.5,
        typography: 'body2',
        color: 'text.secondary',
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          animation: 'progress 1.2s ease-in-out infinite',
        },
        '@keyframes progress': { '50%': { opacity: 0.25 } },
      }}
    >
      {said()}
    </Box>
  )
}

/** The first references of an answer, each once. */
function Chips({ references, onOpen, onMore }: Pick<AnswerViewProps, 'onOpen' | 'onMore'> & { references: ChatReference[] }) {
  const { answer: words } = useChatMessages()
  const nameChip = (reference: ChatReference) => {
    const law = lawOf(reference)
    return law === null ? nameOf(reference) : words.chip(reference.pinpoint, law)
  }
  const each = [...new Map(references.toReversed().map((reference) => [reference.id, reference])).values()].toReversed()
  if (each.length === 0) return null
  return (
    <Box component="ul" aria-label={words.chips} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {each.slice(0, maxChips).map((reference) => (
        <li key={reference.id}>
          <PressTag title={reference.title} onClick={() => onOpen(reference)}>
            {cutTitle(nameChip(reference))}
          </PressTag>
        </li>
      ))}
      {each.length > maxChips && (
        <li>
          <PressTag hue="quiet" onClick={onMore}>
            {words.more(each.length - maxChips)}
          </PressTag>
        </li>
      )}
    </Box>
  )
}

function Actions({ answer, onNote, onRegenerate }: Pick<AnswerViewProps, 'answer' | 'onNote' | 'onRegenerate'>) {
  const { answer: words, toasts } = useChatMessages()
  const showToast = useToast()
  const hasWords = wordsOfAnswer(answer) !== ''
  const copy = async () => {
    const isCopied = await copyText(wordsOfAnswer(answer))
    showToast(isCopied ? toasts.answerCopied : toasts.copyFailed, { severity: isCopied ? 'success' : 'error', about: 'chat-copy' })
  }
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons in a row, no fields
      role="group"
      aria-label={words.actions}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1.5, ml: -1, '& .MuiButton-root': { color: 'text.secondary' } }}
    >
      {hasWords && (
        <Button size="small" color="inherit" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      {hasWords && (
        <Button size="small" color="inherit" startIcon={<EditNoteRounded />} onClick={onNote}>
          {words.note}
        </Button>
      )}
      {onRegenerate && (
        <Button size="small" color="inherit" startIcon={<RefreshRounded />} onClick={onRegenerate}>
          {words.regenerate}
        </Button>
      )}
    </Box>
  )
}
