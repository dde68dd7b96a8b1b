import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNoteMessages } from '../../messages/notes.ts'
import { formatDay } from '../../ui/day.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { addressOfNote } from './note-address.ts'
import { notesAbout } from './queries.ts'

/** The reader's notes that name a case; nothing where there are none. */
export function NotesAboutCase({ caseId }: { caseId: string }) {
  const { aboutCase: words, card } = useNoteMessages()
  const { data } = useQuery(notesAbout(caseId))
  if (!data || data.total === 0) return null
  const more = data.total - data.results.length
  return (
    <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      <Box component="ul" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data.results.map(({ id, title, updated_at: at }) => (
          <li key={id}>
            <TextLink
              to={addressOfNote(id)}
              sx={{ display: 'inline-block', fontWeight: 600, overflowWrap: 'anywhere', py: { xs: 0.5, md: 0 } }}
            >
              {title}
            </TextLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {card.updated(formatDay(at))}
            </Typography>
          </li>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {words.more(more)}
        </Typography>
      )}
    </Box>
  )
}
