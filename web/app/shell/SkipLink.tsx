import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'

/** The first stop of the Tab key: past bar and menu, to the screen itself. */
export function SkipLink() {
  const { shell } = useMessages()
  return (
    <Box
      component="a"
      href="#content"
      data-frame
      onClick={(event) => {
        // Moves the focus without leaving `#content` in the address, where a pinpoint may stand.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {shell.skipToContent}
    </Box>
  )
}
