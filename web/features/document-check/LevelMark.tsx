import CancelOutlined from '@mui/icons-material/CancelOutlined'
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded'
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded'
import TaskAltRounded from '@mui/icons-material/TaskAltRounded'
import Box from '@mui/material/Box'
import type { CheckLevel } from '#contract/document-check'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'

const shapes = { wrong: CancelOutlined, look: HelpOutlineRounded, unchecked: RemoveCircleOutlineRounded, fine: TaskAltRounded }

/** The colour of a level, as the theme names it; shape and words say the same. */
export const levelColour: Record<CheckLevel, string> = {
  wrong: 'error.main',
  look: 'warning.main',
  unchecked: 'text.secondary',
  fine: 'success.main',
}

/** A level by shape, word and colour. */
export function LevelMark({ level, words }: { level: CheckLevel; words?: string }) {
  const { levels } = useDocumentCheckMessages()
  const Shape = shapes[level]
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: levelColour[level], typography: 'body2', fontWeight: 650 }}
    >
      <Shape sx={{ fontSize: 18 }} />
      <span>{words ?? levels[level]}</span>
    </Box>
  )
}
