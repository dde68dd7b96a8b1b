import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { DigestView } from './DigestView.tsx'
import type { OpenCase } from './open-case.ts'
import { useDigest } from './use-digests.ts'

/** The points that were given with the case, and those made of its text, told apart. */
export function KeyPoints({ open: { record, made, text } }: { open: OpenCase }) {
  const { keyPoints } = useCasePageMessages()
  const { digest: words } = useReaderMessages()
  const { make, isPending } = useDigest(record.id, 'keyPoints')
  return (
    <Box sx={{ maxWidth: '72ch', display: 'grid', gap: 4 }}>
      {record.keyPoints.length > 0 && (
        <section>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {words.given}
          </Typography>
          <Box
            component="ol"
            aria-label={keyPoints}
            sx={{
              m: 0,
              pl: 3,
              display: 'grid',
              gap: 1.5,
              fontFamily: (theme) => theme.typography.h1.fontFamily,
              fontSize: '1.0625rem',
              lineHeight: 1.6,
            }}
          >
            {record.keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </section>
      )}
      {made.keyPoints && <DigestView digest={made.keyPoints} />}
      {text !== null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
          disabled={isPending}
          onClick={() => void make(made.keyPoints !== null)}
        >
          {isPending ? words.making : made.keyPoints ? words.again : words.makeKeyPoints}
        </Button>
      )}
    </Box>
  )
}
