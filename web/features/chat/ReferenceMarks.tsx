import Box from '@mui/material/Box'
import type { ChatReference } from '#contract/chat'
import { useChatMessages } from '../../messages/chat.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { SignalTag } from '../../ui/SignalTag.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** What must be known of a passage before it is relied on: later decisions, whose opinion it is, whether it is a sample. */
export function ReferenceMarks({ reference }: { reference: ChatReference }) {
  const { references, passage } = useChatMessages()
  const { standing, opinion, author, voice, quotes, sample, private: isPrivate } = reference
  const said = opinion === null ? '' : references.opinions[opinion]
  if (!standing && !voice && !quotes && said === '' && !sample && !isPrivate) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
      {standing && <SignalTag signal={standing} />}
      {voice && <Tag hue="secondary">{references.voices[voice]}</Tag>}
      {quotes && <Tag hue="quiet">{references.quotes(quotes)}</Tag>}
      {said !== '' && <Tag hue={opinion === 'dissenting' ? 'burgundy' : 'quiet'}>{author === null ? said : passage.by(said, author)}</Tag>}
      <CaseMarks sample={sample} isPrivate={isPrivate} />
    </Box>
  )
}
