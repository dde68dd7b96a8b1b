import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Doubt } from '#contract/citation-lists'
import { useAuthorityMessages } from '../messages/authorities.ts'
import { ModalDialog } from './ModalDialog.tsx'

/** An authority that must not be relied on without a second look. */
export interface DoubtfulAuthority {
  id: string
  text: string
  doubt: Doubt
}

interface DoubtfulDialogProps {
  doubtful: readonly DoubtfulAuthority[]
  onChoice: (choice: 'mark' | 'leave out') => void
  onClose: () => void
}

/** Asks before a file of authorities leaves the house with what is not held, misnamed, reversed or invented. */
export function DoubtfulDialog({ doubtful, onChoice, onClose }: DoubtfulDialogProps) {
  const { doubtful: words } = useAuthorityMessages()
  return (
    <ModalDialog
      title={words.title(doubtful.length)}
      onClose={onClose}
      width={600}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => onChoice('leave out')}>
            {words.leaveOut}
          </Button>
          <Button variant="contained" onClick={() => onChoice('mark')}>
            {words.mark}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{words.lead}</Typography>
      <Box component="ul" tabIndex={0} sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '40dvh', overflowY: 'auto' }}>
        {doubtful.map(({ id, text, doubt }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text}</Box>
            <Box sx={{ typography: 'body2', color: 'error.main' }}>{words.reasons[doubt]}</Box>
          </Box>
        ))}
      </Box>
    </ModalDialog>
  )
}
