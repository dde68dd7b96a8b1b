import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import IconButton from '@mui/material/IconButton'
import { useCitationMessages } from '../../messages/citations.ts'
import { type PassageToCite, citeStore } from '../../ui/cite-store.ts'

/** Opens the form in which the passage that a list shows of a case is cited. */
export function CitePassageButton({ passage }: { passage: PassageToCite }) {
  const { cite } = useCitationMessages()
  return (
    <IconButton
      size="small"
      aria-label={cite.named(passage.name)}
      title={cite.title}
      onClick={() => citeStore.open(passage)}
      sx={{ width: '100%', color: 'text.secondary' }}
    >
      <PlaylistAddRounded sx={{ fontSize: 22 }} />
    </IconButton>
  )
}
