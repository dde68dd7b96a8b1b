import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { useBookmarking } from './use-bookmarking.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const FolderPicker = lazyPart(async () => (await import('./FolderPicker.tsx')).FolderPicker)

/** Bookmarks several cases at once, all in one folder. */
export function BookmarkSelected({ ids }: { ids: string[] }) {
  const { button, picker } = useBookmarkMessages()
  const bookmarking = useBookmarking()
  const [picking, setPicking] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<BookmarkBorderRounded />}
        aria-haspopup="dialog"
        onClick={() => setPicking(true)}
      >
        {button.add}
      </Button>
      {picking && (
        <Suspense fallback={null}>
          <FolderPicker
            title={picker.severalTitle}
            subject={picker.several(ids.length)}
            onClose={() => setPicking(false)}
            onChoose={(path) => bookmarking.createAll(ids, path)}
          />
        </Suspense>
      )}
    </>
  )
}
