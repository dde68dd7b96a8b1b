import { useQuery } from '@tanstack/react-query'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { LoadingDialog } from '../../ui/LoadingDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { oneBookmark } from './queries.ts'
import { useBookmarking } from './use-bookmarking.ts'

interface EditBookmarkDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Changes note and tags of a bookmark of which only the id is known. */
export function EditBookmarkDialog({ id, name, onClose }: EditBookmarkDialogProps) {
  const { page } = useBookmarkMessages()
  const bookmarking = useBookmarking()
  const { data, error, refetch } = useQuery(oneBookmark(id))
  if (!data) return <LoadingDialog title={page.noteTitle} failed={error !== null} onRetry={() => void refetch()} onClose={onClose} />
  return (
    <NoteDialog
      name={name}
      note={data.note}
      tags={data.tags}
      onSave={(written) => bookmarking.writeNote(data, written)}
      onClose={onClose}
    />
  )
}
