import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { SharedNoteView } from '../features/notes/SharedNoteView.tsx'
import { useNoteEditorMessages } from '../messages/note-editor.ts'
import { Logo } from '../ui/Logo.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** /shared/notes/:token: a note for whoever has its link, without an account. */
export function SharedNotePage() {
  const { token = '' } = useParams()
  const { shared: words } = useNoteEditorMessages()
  usePageTitle(words.title)
  // For robots that come by the link: what it shows is listed nowhere.
  useEffect(() => {
    const mark = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex, nofollow' })
    document.head.append(mark)
    return () => mark.remove()
  }, [])
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.paper', color: 'text.primary' }}>
      <Box component="header" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box
          component={RouterLink}
          to="/"
          aria-label={words.home}
          sx={{ display: 'inline-flex', color: 'inherit', textDecoration: 'none' }}
        >
          <Logo />
        </Box>
      </Box>
      <Box component="main" sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 } }}>
        <SharedNoteView key={token} token={token} />
        <Box component="p" sx={{ mt: 6, pt: 2, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}>
          {words.notice}
        </Box>
      </Box>
    </Box>
  )
}
