import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded'
import DangerousOutlined from '@mui/icons-material/DangerousOutlined'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import type { SignalInBrief } from '#contract/citator'
import { radii } from './theme/tokens.ts'
import { useMessages } from '../messages/messages.ts'

const icons = { negative: DangerousOutlined, caution: WarningAmberRounded, positive: CheckCircleOutlineRounded }
const hues = { negative: 'error', caution: 'warning', positive: 'success' }

/** Px behind the words, where an arrow says that there is more. */
export const arrowRoom = 22

/** How a case stands: a shape and words, never the colour alone. */
export function SignalTag({ signal: { level, kind }, room = 7 }: { signal: Pick<SignalInBrief, 'level' | 'kind'>; room?: number }) {
  const { signals } = useMessages().cases
  const Icon = icons[level]
  return (
    <Box
      component="span"
      data-signal={level}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        pl: '7px',
        pr: `${room}px`,
        borderRadius: `${radii.field}px`,
        bgcolor: `${hues[level]}.light`,
        color: `${hues[level]}.main`,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.35,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {signals[kind]}
    </Box>
  )
}
