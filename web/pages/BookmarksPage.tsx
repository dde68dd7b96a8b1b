import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { BookmarkBrowser } from '../features/bookmarks/BookmarkBrowser.tsx'
import { PutIntoProject } from '../features/projects/PutIntoProject.tsx'
import { useBookmarkMessages } from '../messages/bookmarks.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'
import { putSelected } from './put-selected.tsx'

/** /bookmarks */
export function BookmarksPage() {
  const { page } = useBookmarkMessages()
  usePageTitle(page.title)
  return (
    <PageFrame>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1" tabIndex={-1}>
          {page.title}
        </Typography>
        <Button color="inherit" component={RouterLink} to="/trash?kind=bookmark">
          {page.trash}
        </Button>
      </Box>
      <BookmarkBrowser
        renderMore={({ id }, name) => <PutIntoProject type="bookmark" id={id} name={name} />}
        renderSelected={putSelected('bookmark')}
      />
    </PageFrame>
  )
}
