import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ChatMessage, maxQuestionLength } from '#contract/chat'
import { type RefObject, useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { linkSchemes } from './AnswerBody.tsx'
import { isTemporary } from './conversation.ts'

interface QuestionViewProps {
  question: ChatMessage
  /** Becomes the element in which it stands. */
  place?: RefObject<HTMLElement | null> | undefined
  mayEdit: boolean
  isEditing: boolean
  onEdit: (on: boolean) => void
  onAsk: (content: string) => void
}

const parts = { schemes: linkSchemes }

/** A question, which can be changed and asked again: what followed it goes. */
export function QuestionView({ question, place, mayEdit, isEditing, onEdit, onAsk }: QuestionViewProps) {
  const { you, answer: words, messages } = useChatMessages()
  if (isEditing) return <QuestionForm content={question.content} onAsk={onAsk} onCancel={() => onEdit(false)} />
  return (
    <Box ref={place} component="article" aria-label={you} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', my: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {you} · {messages.time(new Date(question.created_at))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.25, maxWidth: '100%' }}>
        {mayEdit && !isTemporary(question.id) && (
          <IconButton size="small" title={words.edit} aria-label={words.edit} onClick={() => onEdit(true)} sx={{ color: 'text.secondary' }}>
            <EditOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        )}
        <Box
          sx={{
            minWidth: 0,
            maxWidth: '62ch',
            px: 2,
            py: 1.25,
            borderRadius: `${radii.card}px`,
            bgcolor: 'primary.light',
            '& > div': { fontFamily: 'body1.fontFamily', fontSize: '0.9375rem', lineHeight: 1.55 },
            '&& p': { my: 0 },
            '&& p + p': { mt: 1 },
          }}
        >
          <Markdown text={question.content} parts={parts} />
        </Box>
      </Box>
    </Box>
  )
}

function QuestionForm({ content, onAsk, onCancel }: { content: string; onAsk: (content: string) => void; onCancel: () => void }) {
  const { answer: words } = useChatMessages()
  const [text, setText] = useState(content)
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onAsk(text.trim())
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      sx={{ my: 2, display: 'grid', gap: 1 }}
    >
      <TextField
        label={words.editLabel}
        value={text}
        rows={3}
        maxLength={maxQuestionLength}
        // The reader has just chosen to write here.
        ref={(field) => void (field && document.activeElement !== field && field.focus())}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {words.ask}
        </Button>
      </Box>
    </Box>
  )
}
