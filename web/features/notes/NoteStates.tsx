import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { useNoteMessages } from '../../messages/notes.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { cardGrid } from './card-grid.ts'

/** Room of the notes while they are on their way. */
export function NotesLoading() {
  const { loading } = useNoteMessages()
  return <RowsLoading label={loading} rows={5} height={168} grid={cardGrid} />
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
    <NothingHere {...words}>
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
    </NothingHere>
  )
}
