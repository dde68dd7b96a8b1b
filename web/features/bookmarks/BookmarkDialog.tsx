import { useQuery } from '@tanstack/react-query'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { bookmarkCheck } from './queries.ts'
import { useBookmarking } from './use-bookmarking.ts'

interface BookmarkDialogProps {
  caseId: string
  name: string
  /** Why the case is bookmarked: the words that were selected. */
  note: string
  onClose: () => void
}

/** Bookmarks a case from a passage of it; one that is bookmarked already is moved. */
export function BookmarkDialog({ caseId, name, note, onClose }: BookmarkDialogProps) {
  const { picker } = useBookmarkMessages()
  const { data } = useQuery(bookmarkCheck(caseId))
  const bookmarking = useBookmarking()
  const id = data?.bookmark_id
  return id ? (
    <FolderPicker
      title={picker.moveTitle}
      subject={name}
      present={data.folder_path}
      onChoose={(path) => bookmarking.move(id, path)}
      onClose={onClose}
    />
  ) : (
    <FolderPicker
      title={picker.title}
      subject={name}
      onChoose={(path) => bookmarking.create(caseId, path, { said: 'created', note })}
      onClose={onClose}
    />
  )
}
