import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded'
import DangerousOutlined from '@mui/icons-material/DangerousOutlined'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import type { SignalInBrief } from '#contract/citator'
import { useMessages } from '../messages/messages.ts'
import './signal-tag.css'

const icons = { negative: DangerousOutlined, caution: WarningAmberRounded, positive: CheckCircleOutlineRounded }

interface SignalTagProps {
  signal: Pick<SignalInBrief, 'level' | 'kind'>
  /** Whether an arrow stands behind the words. */
  isOpened?: boolean
}

/** How a case stands: a shape and words, never the colour alone. */
export function SignalTag({ signal: { level, kind }, isOpened = false }: SignalTagProps) {
  const { signals } = useMessages().cases
  const Icon = icons[level]
  return (
    <span className={isOpened ? `signal opened ${level}` : `signal ${level}`} data-signal={level}>
      <Icon />
      {signals[kind]}
    </span>
  )
}
