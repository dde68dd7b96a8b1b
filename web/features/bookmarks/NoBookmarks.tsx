import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'

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
    <NothingHere {...words}>
      <Button component={RouterLink} to={why === 'none' ? '/cases' : '/bookmarks'} variant={why === 'none' ? 'contained' : 'outlined'}>
        {why === 'none' ? empty.browse : empty.showAll}
      </Button>
    </NothingHere>
  )
}
