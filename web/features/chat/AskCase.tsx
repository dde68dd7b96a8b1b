import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChatReference } from '#contract/chat'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AnswerNotices } from './AnswerNotices.tsx'
import { AnswerBody } from './AnswerBody.tsx'
import { isSend } from './is-send.ts'
import { useConversation } from './use-conversation.ts'

/** The chats that were begun beside cases since the page was loaded: a list that is shown again has its answers. */
const begun = new Map<string, string>()

const parts = ['issues', 'facts', 'decision', 'orders'] as const

interface AskCaseProps {
  caseId: string
  /** Goes to where an answer has its words from. */
  onGo: (reference: ChatReference) => void
}

/** The assistant beside the text of a case: its parts at a press, any question besides, each quotation leading to its paragraph. */
export function AskCase({ caseId, onGo }: AskCaseProps) {
  const { beside, messages: said, failure } = useChatMessages()
  const [id, setId] = useState(begun.get(caseId) ?? null)
  const conversation = useConversation({
    id,
    caseIds: [caseId],
    checkId: null,
    projectId: projectToFill()?.id ?? null,
    onNewChat: (chatId) => {
      begun.set(caseId, chatId)
      setId(chatId)
    },
  })
  const { chatId, messages, asking, problem, loading } = conversation
  const [text, setText] = useState('')
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() === '' || asking) return
    conversation.ask({ content: text })
    setText('')
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" aria-label={beside.parts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part) => (
          <li key={part}>
            <PressTag disabled={asking !== null} onClick={() => conversation.ask({ content: beside.questions[part] })}>
              {beside.names[part]}
            </PressTag>
          </li>
        ))}
      </Box>
      {loading instanceof Error && <RetryNotice words={said.failed} retry={said.retry} onRetry={conversation.reload} />}
      {messages.map((message) =>
        message.role === 'user' ? (
          <Box key={message.id} component="h3" sx={{ typography: 'body2', fontWeight: 700, m: 0, mb: -1.5, overflowWrap: 'anywhere' }}>
            {message.content}
          </Box>
        ) : (
          <Box key={message.id} aria-live="polite" aria-busy={message.state === 'answering'} sx={{ '& > div': { fontSize: '0.9375rem' } }}>
            <AnswerBody answer={message} inSections={false} onOpen={onGo} />
            {message.state === 'answering' ? beside.reading : <AnswerNotices notices={message.notices} />}
          </Box>
        ),
      )}
      {problem && <RetryNotice words={problem.words} retry={failure.retry} onRetry={conversation.tryAgain} />}
      <Box
        component="form"
        onSubmit={send}
        sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}
      >
        <TextField
          label={beside.field}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => isSend(event) && send(event)}
        />
        <Button type="submit" variant="outlined" size="small" disabled={asking !== null || text.trim() === ''}>
          {beside.ask}
        </Button>
      </Box>
      {chatId !== null && (
        <Box sx={{ typography: 'body2' }}>
          <TextLink to={`/chat?${new URLSearchParams({ id: chatId })}`}>{beside.whole}</TextLink>
        </Box>
      )}
    </Box>
  )
}
