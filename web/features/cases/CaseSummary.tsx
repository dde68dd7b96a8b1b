import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useReaderMessages } from '../../messages/reader.ts'
import { DigestView } from './DigestView.tsx'
import type { OpenCase } from './open-case.ts'
import { useDigest } from './use-digests.ts'

interface CaseSummaryProps {
  open: OpenCase
  /** Shows the key points, once there are any. */
  onKeyPoints: () => void
}

/** What was made of the judgment, below the summary that was given; and the making of it. */
export function CaseSummary({ open: { record, made }, onKeyPoints }: CaseSummaryProps) {
  const { digest: words } = useReaderMessages()
  const summary = useDigest(record.id, 'summary')
  const keyPoints = useDigest(record.id, 'keyPoints')
  const hasKeyPoints = record.keyPoints.length > 0 || made.keyPoints !== null
  async function showKeyPoints() {
    if (hasKeyPoints || (await keyPoints.make(false))) onKeyPoints()
  }
  const button = { px: 1.25, minHeight: { lg: 32 } }
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1.25 }}>
      {made.summary ? (
        <DigestView digest={made.summary} compact />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.invite}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} aria-live="polite">
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          sx={button}
          disabled={summary.isPending}
          onClick={() => void summary.make(made.summary !== null)}
        >
          {summary.isPending ? words.making : made.summary ? words.again : words.makeSummary}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          sx={button}
          disabled={keyPoints.isPending}
          onClick={() => void showKeyPoints()}
        >
          {keyPoints.isPending ? words.making : hasKeyPoints ? words.showKeyPoints : words.makeKeyPoints}
        </Button>
      </Box>
    </Box>
  )
}
