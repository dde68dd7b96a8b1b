import { Suspense } from 'react'
import { BookmarkSelected } from '../features/bookmarks/BookmarkSelected.tsx'
import { KeepSelected } from '../features/citations/KeepSelected.tsx'
import { lazyPart } from '../ui/lazy-part.ts'

const PutSelected = lazyPart(async () => (await import('../features/projects/PutSelected.tsx')).PutSelected)

/** What other areas do with the selected cases. */
export const SelectionActions = ({ ids }: { ids: string[] }) => (
  <>
    <KeepSelected ids={ids} />
    <BookmarkSelected ids={ids} />
    <Suspense>
      <PutSelected chosen={ids.map((id) => ({ type: 'document', id }))} />
    </Suspense>
  </>
)
