import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'
import { DigestView } from './DigestView.tsx'
import type { OpenCase } from './open-case.ts'

/** The points that were given with the case, and those made of its text, told apart. */
export function KeyPoints({ open: { record, made } }: { open: OpenCase }) {
  const { keyPoints } = useMessages().cases
  return (
    <Box sx={{ maxWidth: '72ch', display: 'grid', gap: 4 }}>
      {record.keyPoints.length > 0 && (
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
      )}
      {made.keyPoints && <DigestView digest={made.keyPoints} />}
    </Box>
  )
}
