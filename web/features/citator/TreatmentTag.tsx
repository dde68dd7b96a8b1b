import CheckRounded from '@mui/icons-material/CheckRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import NotesRounded from '@mui/icons-material/NotesRounded'
import CallSplitRounded from '@mui/icons-material/CallSplitRounded'
import Box from '@mui/material/Box'
import type { Treatment } from '#contract/citator'
import { radii } from '../../ui/theme/tokens.ts'
import { useCitatorMessages } from '../../messages/citator.ts'

/** Shape and hue of each treatment. */
const looks: Record<Treatment, { Icon: typeof CloseRounded; hue: string }> = {
  overruled: { Icon: CloseRounded, hue: 'error' },
  'per incuriam': { Icon: CloseRounded, hue: 'error' },
  reversed: { Icon: CloseRounded, hue: 'error' },
  'departed from': { Icon: CallSplitRounded, hue: 'warning' },
  distinguished: { Icon: CallSplitRounded, hue: 'warning' },
  upheld: { Icon: CheckRounded, hue: 'success' },
  applied: { Icon: CheckRounded, hue: 'success' },
  followed: { Icon: CheckRounded, hue: 'success' },
  explained: { Icon: NotesRounded, hue: 'info' },
  considered: { Icon: NotesRounded, hue: 'info' },
  cited: { Icon: FormatQuoteRounded, hue: 'text' },
}

/** What a court does with a case; dashed while it is only a lead. */
export function TreatmentTag({ treatment, confirmed = false }: { treatment: Treatment; confirmed?: boolean }) {
  const { treatments } = useCitatorMessages()
  const { Icon, hue } = looks[treatment]
  const plain = treatment === 'cited'
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        px: 0.875,
        border: 1,
        borderStyle: confirmed || plain ? 'solid' : 'dashed',
        borderColor: plain ? 'divider' : `${hue}.main`,
        borderRadius: `${radii.field}px`,
        bgcolor: confirmed && !plain ? `${hue}.light` : 'transparent',
        color: plain ? 'text.secondary' : `${hue}.main`,
        fontSize: '0.8125rem',
        fontWeight: 600,
      }}
    >
      <Icon sx={{ fontSize: 15 }} />
      {treatments[treatment]}
    </Box>
  )
}
