import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import TaskAltRounded from '@mui/icons-material/TaskAltRounded'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { radii } from './theme/tokens.ts'
import type { Severity } from './toast-store.ts'

const icons = { info: InfoOutlined, success: TaskAltRounded, warning: WarningAmberRounded, error: ErrorOutlineRounded }

/** A message that stays in its place on the screen: announced at once when it reports a problem. */
export function Notice({ severity, action, children }: { severity: Severity; action?: ReactNode; children: ReactNode }) {
  const Icon = icons[severity]
  return (
    <Box
      role="alert"
      data-severity={severity}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        px: 1.75,
        py: 1.25,
        borderRadius: `${radii.field}px`,
        bgcolor: `${severity}.light`,
        color: 'text.primary',
        borderLeft: 3,
        borderColor: `${severity}.main`,
      }}
    >
      <Icon sx={{ fontSize: 20, mt: '2px', alignSelf: 'flex-start', color: `${severity}.main` }} />
      {/* What can be done stands below words that would have no room beside it. */}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  )
}
