import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded'
import BookmarkRounded from '@mui/icons-material/BookmarkRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { useBookmarkToggle } from './use-bookmark-toggle.tsx'

interface BookmarkButtonProps {
  caseId: string
  /** The case as its reader knows it. */
  name: string
  /** Over the folders that can be chosen; left out, those for a case. */
  title?: string
  /** `icon` for a card in a list, `button` for the head of the case. */
  variant: 'icon' | 'button'
  /** Puts the bookmark into a project, which is offered once it is made. */
  onPut?: (bookmark: string) => void
}

/** Shows whether a case is bookmarked. A press opens the folder picker, or removes the bookmark, which can be undone. */
export function BookmarkButton({ caseId, name, title, variant, onPut }: BookmarkButtonProps) {
  const { button, picker: pickerWords } = useBookmarkMessages()
  const said = variant === 'icon' ? 'bookmarked' : 'created'
  const { marked, press, picker } = useBookmarkToggle({ caseId, name, title: title ?? pickerWords.title, said, onPut })
  const shared = {
    'aria-pressed': marked,
    'aria-label': marked ? button.removeNamed(name) : button.addNamed(name),
    'aria-haspopup': marked ? undefined : ('dialog' as const),
    onClick: press,
  }
  const Icon = marked ? BookmarkRounded : BookmarkBorderRounded
  return (
    <>
      {variant === 'icon' ? (
        <IconButton
          size="small"
          {...shared}
          title={marked ? button.added : button.add}
          sx={{ width: '100%', color: marked ? 'secondary.main' : 'text.secondary' }}
        >
          <Icon sx={{ fontSize: 22 }} />
        </IconButton>
      ) : (
        <Button
          {...shared}
          aria-label={marked ? button.added : button.add}
          variant="outlined"
          color={marked ? 'secondary' : 'primary'}
          fullWidth
          sx={{ whiteSpace: 'nowrap', minWidth: 0, px: 1, ...(marked && { bgcolor: 'secondary.light' }) }}
        >
          <Icon sx={{ fontSize: 20 }} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
            {marked ? button.added : button.add}
          </Box>
        </Button>
      )}
      {picker}
    </>
  )
}
