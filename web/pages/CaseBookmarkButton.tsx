import { Suspense, useState } from 'react'
import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import { lazyPart } from '../ui/lazy-part.ts'

const PutDialog = lazyPart(async () => (await import('../features/projects/PutIntoProject.tsx')).PutDialog)

interface CaseBookmarkButtonProps {
  caseId: string
  name: string
  variant: 'icon' | 'button'
}

/** Bookmarks a case, and leads from the bookmark into a project. */
export function CaseBookmarkButton({ caseId, name, variant }: CaseBookmarkButtonProps) {
  const [put, setPut] = useState<string | null>(null)
  return (
    <>
      <BookmarkButton caseId={caseId} name={name} variant={variant} onPut={setPut} />
      {put !== null && (
        <Suspense fallback={null}>
          <PutDialog type="bookmark" id={put} name={name} onClose={() => setPut(null)} />
        </Suspense>
      )}
    </>
  )
}
