import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMessages } from '../../messages/messages.ts'
import { tellFailure, tellMalformed } from './search-failure.ts'

interface SearchFailedProps {
  error: unknown
  /** Whether cases like one were looked for. */
  similar: boolean
  onClear: () => void
  onRetry: () => void
  onHelp: () => void
}

/** Why a search gave nothing to show, and the two ways on; only these where the search box says why. */
export function SearchFailed({ error, similar, onClear, onRetry, onHelp }: SearchFailedProps) {
  const { failure, form } = useMessages().search
  const isMalformed = tellMalformed(error) !== null
  const ways = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={onRetry}>
        {failure.retry}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onClear}>
        {failure.clear}
      </Button>
      {isMalformed && (
        <Button color="inherit" onClick={onHelp}>
          {form.help}
        </Button>
      )}
    </Box>
  )
  if (isMalformed) return ways
  const reason = tellFailure(error)
  return (
    <Card role="alert" sx={{ p: { xs: 2.5, sm: 4 }, borderLeft: '3px solid', borderLeftColor: 'error.main' }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {failure.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '60ch' }}>
        {similar && reason === 'other' ? failure.similar : failure[reason]}
      </Typography>
      {ways}
    </Card>
  )
}
