import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { writeView } from './note-address.ts'
import { NoteCards, type NoteCardsProps } from './NoteCards.tsx'
import { NotesLoading } from './NoteStates.tsx'
import { latestNotes, noteFolders } from './queries.ts'

/** The notes that were changed last, as their own page shows them, with the way to all of them. */
export function HubNotes({ renderMore }: Pick<NoteCardsProps, 'renderMore'>) {
  const { notes: words } = useProjectMessages()
  const { failure } = useNoteMessages()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(latestNotes)
  const folders = useQuery(noteFolders).data?.results ?? []
  return (
    <section aria-labelledby="hub-notes">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2" id="hub-notes">
          {words.heading}
        </Typography>
        <Button variant="contained" component={RouterLink} to="/research-notes?create=true">
          {words.newNote}
        </Button>
      </Box>
      {!data && isFetching && <NotesLoading />}
      {!data && error && !isFetching && <RetryNotice words={failure.fetch} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <Typography sx={{ color: 'text.secondary', py: 3 }}>{words.empty}</Typography>}
      {data && data.results.length > 0 && (
        <NoteCards
          notes={data.results}
          arrangement="grid"
          sort="updated"
          folders={folders}
          renderMore={renderMore}
          onTag={(tag) => void navigate(`/research-notes?${writeView({ tag })}`)}
        />
      )}
      <Button variant="outlined" component={RouterLink} to="/research-notes" sx={{ mt: 2.5 }}>
        {words.viewAll}
      </Button>
    </section>
  )
}
