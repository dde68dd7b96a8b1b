import { BookmarkSelected } from '../features/bookmarks/BookmarkSelected.tsx'
import { KeepSelected } from '../features/citations/KeepSelected.tsx'
import { PutSelected } from '../features/projects/PutSelected.tsx'

/** What other areas do with the selected cases. */
export const SelectionActions = ({ ids }: { ids: string[] }) => (
  <>
    <KeepSelected ids={ids} />
    <BookmarkSelected ids={ids} />
    <PutSelected chosen={ids.map((id) => ({ type: 'document', id }))} />
  </>
)
