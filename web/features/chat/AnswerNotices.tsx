import Box from '@mui/material/Box'
import type { ChatNotice } from '#contract/reasons/chat-reasons'
import { sayReason } from '#contract/reasons/say-reason'
import { useChatReasons } from '../../messages/chat-reasons.ts'

/** What must be known of an answer, below it. */
export function AnswerNotices({ notices }: { notices: readonly ChatNotice[] }) {
  const { notices: words } = useChatReasons()
  if (notices.length === 0) return null
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 2,
        pl: 2,
        borderLeft: 3,
        borderColor: 'info.main',
        listStyle: 'none',
        typography: 'body2',
        display: 'grid',
        gap: 0.75,
      }}
    >
      {notices.map((notice) => (
        <li key={notice.code}>{sayReason(notice, words)}</li>
      ))}
    </Box>
  )
}
