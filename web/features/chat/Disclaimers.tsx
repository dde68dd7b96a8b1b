import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import { useChatMessages } from '../../messages/chat.ts'
import { radii } from '../../ui/theme/tokens.ts'

/** What an answer is not, said where questions begin. */
export function Disclaimers() {
  const { disclaimers } = useChatMessages()
  return (
    <Box role="note" sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <Line severity="info">{disclaimers.info}</Line>
      <Line severity="warning">{disclaimers.severe}</Line>
    </Box>
  )
}

/** The same in a line, under an answer. */
export function BriefDisclaimer() {
  const { disclaimers } = useChatMessages()
  return (
    <Box role="note" sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>
      {disclaimers.brief}
    </Box>
  )
}

function Line({ severity, children }: { severity: 'info' | 'warning'; children: string }) {
  const Icon = severity === 'info' ? InfoOutlined : WarningAmberRounded
  return (
    <Box
      data-severity={severity}
      sx={{
        display: 'flex',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: `${radii.field}px`,
        borderLeft: 3,
        borderColor: `${severity}.main`,
        bgcolor: `${severity}.light`,
        typography: 'body2',
      }}
    >
      <Icon sx={{ fontSize: 18, mt: '1px', color: `${severity}.main` }} />
      <span>{children}</span>
    </Box>
  )
}
