import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { cardGrid } from './card-grid.ts'

/** Room of the notes while they are on their way. */
export function NotesLoading() {
  const { loading } = useNoteMessages()
  return (
    <Box component="output" aria-label={loading} sx={cardGrid}>
      {[62, 48, 70, 54, 66].map((width) => (
        <Card key={width} sx={{ p: 2.5, display: 'grid', gap: 1, minHeight: 168, alignContent: 'start' }}>
          <Skeleton variant="text" width={`${width}%`} height={26} sx={{ transform: 'none' }} />
          <Skeleton variant="text" width="94%" height={18} sx={{ transform: 'none' }} />
          <Skeleton variant="text" width="80%" height={18} sx={{ transform: 'none' }} />
        </Card>
      ))}
    </Box>
  )
}

/** Why there is nothing to see, and what to do about it. */
export function NoNotes({ why, onCreate }: { why: 'none' | 'folder' | 'search' | 'missing'; onCreate: () => void }) {
  const { empty, newNote } = useNoteMessages()
  const words = {
    none: { title: empty.none, advice: empty.noneAdvice },
    folder: { title: empty.folder, advice: empty.folderAdvice },
    search: { title: empty.search, advice: empty.searchAdvice },
    missing: { title: empty.missing, advice: empty.missingAdvice },
  }[why]
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 520 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{words.advice}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {(why === 'none' || why === 'folder') && (
          <Button variant="contained" onClick={onCreate}>
            {newNote}
          </Button>
        )}
        {why !== 'none' && (
          <Button component={RouterLink} to="/research-notes" variant="outlined">
            {empty.showAll}
          </Button>
        )}
      </Box>
    </Box>
  )
}
