import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMessages } from '../messages/messages.ts'
import { describeFailure, isMissingPart } from './failure.ts'
import { usePageTitle } from './page-title.ts'
import { TextLink } from './TextLink.tsx'

/** What a user sees in place of a screen that failed: what to do now, and what to tell whoever repairs it. */
export function FailureScreen({ error, onTryAgain }: { error: unknown; onTryAgain?: () => void }) {
  const { shell } = useMessages()
  const words = shell.failure
  const isMissing = isMissingPart(error)
  usePageTitle(isMissing ? words.missingTitle : words.title)
  const reload = () => location.reload()
  return (
    <Box role="alert" sx={{ maxWidth: 560, mx: 'auto', px: 3, py: { xs: 6, md: 10 } }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {isMissing ? words.missingTitle : words.screenTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{isMissing ? words.missingExplanation : words.explanation}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" onClick={isMissing || !onTryAgain ? reload : onTryAgain}>
          {isMissing || !onTryAgain ? words.reload : words.tryAgain}
        </Button>
        <TextLink to="/" reloadDocument sx={{ p: 1, color: 'primary.main', textDecoration: 'underline' }}>
          {words.home}
        </TextLink>
      </Box>
      {!isMissing && (
        <Box component="details" sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {words.details}
          </Box>
          <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0, mt: 1 }}>
            {describeFailure(error)}
          </Box>
        </Box>
      )}
    </Box>
  )
}
