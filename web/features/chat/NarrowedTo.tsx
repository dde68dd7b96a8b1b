import FilterListRounded from '@mui/icons-material/FilterListRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChatNotice } from '#contract/reasons/chat-reasons'
import { leavesOut } from '#contract/reasons/narrowing-words'
import { sayReason } from '#contract/reasons/say-reason'
import { useChatMessages } from '../../messages/chat.ts'
import { useChatReasons } from '../../messages/chat-reasons.ts'
import { radii } from '../../ui/theme/tokens.ts'

type Narrowing = Extract<ChatNotice, { code: 'narrowed' | 'filtered' }>

/** Whether a notice says to which decisions an answer is narrowed. */
export const isNarrowing = (notice: ChatNotice): notice is Narrowing => notice.code === 'narrowed' || notice.code === 'filtered'

interface NarrowedToProps {
  notices: readonly Narrowing[]
  /** Asks the same of the whole library; absent where that may not be done. */
  onWiden?: (() => void) | undefined
}

/** To which decisions an answer is narrowed, with the way out of it. */
export function NarrowedTo({ notices, onWiden }: NarrowedToProps) {
  const { answer: words } = useChatMessages()
  const { notices: said } = useChatReasons()
  if (notices.length === 0) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.25,
        mb: 1.5,
        px: 1.5,
        py: 0.75,
        borderRadius: `${radii.field}px`,
        bgcolor: 'fill.inset',
        typography: 'body2',
      }}
    >
      <FilterListRounded fontSize="small" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} aria-hidden />
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>{notices.map((notice) => sayReason(notice, said)).join(' ')}</Box>
      {onWiden && notices.some(leavesOut) && (
        <Button size="small" onClick={onWiden} sx={{ ml: { xs: -1, sm: 0 } }}>
          {words.wholeLibrary}
        </Button>
      )}
    </Box>
  )
}
