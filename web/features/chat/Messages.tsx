import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ChatMessage, ChatReference } from '#contract/chat'
import { type RefObject, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { AnswerView } from './AnswerView.tsx'
import type { RenderChosen } from './Authorities.tsx'
import { isTemporary, questionOf } from './conversation.ts'
import { groupByDay } from './group-by-day.ts'
import { QuestionView } from './QuestionView.tsx'
import type { OpenConversation } from './use-conversation.ts'

interface MessagesProps {
  conversation: OpenConversation
  /** Becomes the newest question. */
  question: RefObject<HTMLElement | null>
  /** False for a chat of somebody else's. */
  mayAsk: boolean
  onOpen: (reference: ChatReference) => void
  onMore: () => void
  onNote: (answer: ChatMessage) => void
  onNoteOf: (answer: ChatMessage, chosen: ChatReference[]) => void
  renderChosen?: RenderChosen | undefined
}

/** What was asked and answered, by day. */
export function Messages({ conversation, question, mayAsk, onOpen, onMore, onNote, onNoteOf, renderChosen }: MessagesProps) {
  const { messages: words } = useChatMessages()
  const { messages, asking } = conversation
  const [editing, setEditing] = useState<string | null>(null)
  const [now] = useState(() => new Date())
  const firstAnswer = messages.find(({ role }) => role === 'assistant')?.id
  const last = messages.at(-1)
  const newest = messages.findLast(({ role }) => role === 'user')
  return groupByDay(messages, now).map(({ day, daysAgo, items }) => (
    <Box component="section" key={day.toDateString()} aria-label={sayDay(daysAgo, day)}>
      <Typography
        variant="label"
        component="h2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          my: 2.5,
          color: 'text.secondary',
          '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {sayDay(daysAgo, day)}
      </Typography>
      {items.map((message) =>
        message.role === 'user' ? (
          <QuestionView
            key={message.id}
            question={message}
            place={message === newest ? question : undefined}
            mayEdit={mayAsk && asking === null}
            isEditing={editing === message.id}
            onEdit={(on) => setEditing(on ? message.id : null)}
            onAsk={(content) => {
              setEditing(null)
              conversation.ask({ content, edits: message.id })
            }}
          />
        ) : (
          <AnswerView
            key={message.id}
            answer={message}
            question={questionOf(messages, message)}
            asking={message === last ? asking : null}
            inSections={message.id === firstAnswer}
            onOpen={onOpen}
            onMore={onMore}
            onNote={() => onNote(message)}
            onNoteOf={(chosen) => onNoteOf(message, chosen)}
            renderChosen={renderChosen}
            {...(mayAsk && message === last && asking === null && { onRegenerate: conversation.regenerate })}
            {...(mayAsk && message === last && asking === null && widening(message))}
          />
        ),
      )}
    </Box>
  ))

  /** Asks the question of an answer once more, of the whole library. */
  function widening(message: ChatMessage) {
    const question = messages[messages.indexOf(message) - 1]
    if (question?.role !== 'user' || isTemporary(question.id)) return {}
    return { onWiden: () => conversation.ask({ content: question.content, edits: question.id, filters: { whole: true } }) }
  }

  function sayDay(daysAgo: number, day: Date): string {
    return daysAgo <= 0 ? words.today : daysAgo === 1 ? words.yesterday : words.day(day)
  }
}
