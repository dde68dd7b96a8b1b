import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import type { BookmarkToggleProps } from './BookmarkToggle.tsx'

const BookmarkToggle = lazy(async () => ({ default: (await import('./BookmarkToggle.tsx')).BookmarkToggle }))

/** Room of the button while it is on its way, so that nothing moves when it comes. */
const room = { icon: { width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 } }, button: { width: { xs: 44, sm: 144 }, height: { xs: 44, md: 36 } } }

/** Bookmarks a case, or removes its bookmark; `icon` for a card in a list, `button` for the head of the case. Loads after the screen. */
export function BookmarkButton(props: BookmarkToggleProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexShrink: 0, ...room[props.variant] }}>
      <Suspense fallback={null}>
        <BookmarkToggle {...props} />
      </Suspense>
    </Box>
  )
}
