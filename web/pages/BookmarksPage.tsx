import Typography from '@mui/material/Typography'
import { BookmarkBrowser } from '../features/bookmarks/BookmarkBrowser.tsx'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { useBookmarkMessages } from '../messages/bookmarks.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /bookmarks */
export function BookmarksPage() {
  const { page } = useBookmarkMessages()
  usePageTitle(page.title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: { xs: 2, md: 3 } }}>
        {page.title}
      </Typography>
      <BookmarkBrowser renderMore={({ id }, name) => <PutIntoProject type="bookmark" id={id} name={name} />} />
    </PageFrame>
  )
}
