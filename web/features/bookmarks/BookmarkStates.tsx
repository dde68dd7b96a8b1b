import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { divided } from '../../ui/list-row.ts'

/** Room of the list while it is on its way. */
export function BookmarksLoading() {
  const { page } = useBookmarkMessages()
  return (
    <Card component="output" aria-label={page.loading} sx={{ display: 'block' }}>
      {[58, 44, 66, 50].map((width) => (
        <Box key={width} sx={{ px: 2.5, py: 1.75, display: 'grid', gap: 0.75, ...divided }}>
          <Skeleton variant="text" width={`${width}%`} height={26} sx={{ transform: 'none' }} />
          <Skeleton variant="text" width="72%" height={20} sx={{ transform: 'none' }} />
        </Box>
      ))}
    </Card>
  )
}

/** Why there is nothing to see, and what to do about it. */
export function NoBookmarks({ why }: { why: 'none' | 'folder' | 'search' | 'missing' }) {
  const { empty } = useBookmarkMessages()
  const words = {
    none: { title: empty.none, advice: empty.noneAdvice },
    folder: { title: empty.folder, advice: empty.folderAdvice },
    search: { title: empty.search, advice: empty.searchAdvice },
    missing: { title: empty.missing, advice: empty.missingAdvice },
  }[why]
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 520 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{words.advice}</Typography>
      <Button component={RouterLink} to={why === 'none' ? '/cases' : '/bookmarks'} variant={why === 'none' ? 'contained' : 'outlined'}>
        {why === 'none' ? empty.browse : empty.showAll}
      </Button>
    </Box>
  )
}
