import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded'
import BookmarkRounded from '@mui/icons-material/BookmarkRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { bookmarkCheck, useBookmarkCalls } from './queries.ts'
import { useBookmarking } from './use-bookmarking.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const FolderPicker = lazyPart(async () => (await import('./FolderPicker.tsx')).FolderPicker)

interface BookmarkButtonProps {
  caseId: string
  /** The case as its reader knows it. */
  name: string
  /** `icon` for a card in a list, `button` for the head of the case. */
  variant: 'icon' | 'button'
  /** Puts the bookmark into a project, which is offered once it is made. */
  onPut?: (bookmark: string) => void
}

/** Shows whether a case is bookmarked. A press opens the folder picker, or removes the bookmark, which can be undone. */
export function BookmarkButton({ caseId, name, variant, onPut }: BookmarkButtonProps) {
  const { button, picker } = useBookmarkMessages()
  const { data } = useQuery(bookmarkCheck(caseId))
  const bookmarking = useBookmarking()
  const calls = useBookmarkCalls()
  const [picking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const marked = data?.is_bookmarked ?? false

  async function press() {
    if (busy) return
    if (!marked) {
      // Before it is known whether there is a bookmark, a press would move one unseen; where that cannot be known, adding says why.
      const known = data ?? (await calls.lookUp(caseId).catch(() => null))
      if (!known?.is_bookmarked) setPicking(true)
      return
    }
    setBusy(true)
    await (variant === 'button' && data?.bookmark_id
      ? bookmarking.remove({ id: data.bookmark_id, case_id: caseId })
      : bookmarking.removeOf(caseId))
    setBusy(false)
  }

  const shared = {
    'aria-pressed': marked,
    'aria-label': marked ? button.removeNamed(name) : button.addNamed(name),
    'aria-haspopup': marked ? undefined : ('dialog' as const),
    onClick: () => void press(),
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
      {picking && (
        <Suspense fallback={null}>
          <FolderPicker
            title={picker.title}
            subject={name}
            onClose={() => setPicking(false)}
            onChoose={(path) => bookmarking.create(caseId, path, { said: variant === 'icon' ? 'bookmarked' : 'created', onPut })}
          />
        </Suspense>
      )}
    </>
  )
}
