import Box from '@mui/material/Box'
import type { Annotation } from '#contract/annotations'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { formatDay } from '../../ui/day.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Of words that this text of an Act does not have: the text that had them, where they can be read. */
export function MarkedIn({ annotation: { case_id: id, eid, marked_as_at: day } }: { annotation: Annotation }) {
  const { lawPanel } = useAnnotationMessages()
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
      {day === null ? (
        lawPanel.markedInUndated
      ) : (
        <TextLink
          to={addressOfProvision(id, eid ?? '', day)}
          sx={{ color: 'primary.main', fontWeight: 600, display: 'inline-block', py: { xs: 1, md: 0 } }}
        >
          {lawPanel.markedIn(formatDay(day))}
        </TextLink>
      )}
    </Box>
  )
}
