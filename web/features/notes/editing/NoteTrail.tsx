import Box from '@mui/material/Box'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { TextLink } from '../../../ui/TextLink.tsx'

/** From the notes to this one. */
export function NoteTrail({ title }: { title: string }) {
  const words = useNoteEditorMessages()
  return (
    <Box component="nav" aria-label={words.trail} sx={{ minWidth: 0, flex: '1 1 180px' }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 0.75, typography: 'body2', color: 'text.secondary' }}>
        <li>
          <TextLink to="/research-notes" sx={{ display: 'inline-block', whiteSpace: 'nowrap', py: { xs: 1.25, md: 0 } }}>
            {words.back}
          </TextLink>
        </li>
        <Box
          component="li"
          aria-current="page"
          sx={{
            py: { xs: 1.25, md: 0 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            '&::before': { content: '"/"', mr: 0.75 },
          }}
        >
          {title}
        </Box>
      </Box>
    </Box>
  )
}
