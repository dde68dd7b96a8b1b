import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMessages } from '../../messages/messages.ts'
import { radii } from '../../ui/theme/tokens.ts'
import { tellFailure, tellMalformed, tellReason } from './search-failure.ts'

interface SearchFailedProps {
  error: unknown
  /** Whether cases like one were looked for. */
  similar: boolean
  onClear: () => void
  onRetry: () => void
  onHelp: () => void
}

/** That a search gave nothing to show, why, and the two ways on. */
export function SearchFailed({ error, similar, onClear, onRetry, onHelp }: SearchFailedProps) {
  const { failure, form } = useMessages().search
  const ways = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
      <Button variant="contained" onClick={onRetry}>
        {failure.retry}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onClear}>
        {failure.clear}
      </Button>
      {tellMalformed(error) !== null && (
        <Button color="inherit" onClick={onHelp}>
          {form.help}
        </Button>
      )}
    </Box>
  )
  const reason = tellFailure(error)
  const why = tellReason(error)
  return (
    <Box role="alert" sx={frame}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {failure.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        {similar && reason === 'other' ? failure.similar : failure[reason]}
      </Typography>
      {why !== null && <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch', overflowWrap: 'anywhere' }}>{why}</Typography>}
      {ways}
    </Box>
  )
}

const frame = {
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderLeft: '3px solid',
  borderLeftColor: 'error.main',
  borderRadius: `${radii.card}px`,
  bgcolor: 'background.paper',
} as const
