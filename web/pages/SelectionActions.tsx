import { BookmarkSelected } from '../features/bookmarks/BookmarkSelected.tsx'
import { KeepSelected } from '../features/citations/KeepSelected.tsx'

/** What other areas do with the selected cases. */
export const SelectionActions = ({ ids }: { ids: string[] }) => (
  <>
    <KeepSelected ids={ids} />
    <BookmarkSelected ids={ids} />
  </>
)
