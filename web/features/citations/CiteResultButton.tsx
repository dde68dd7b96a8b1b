import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import IconButton from '@mui/material/IconButton'
import { useCitationMessages } from '../../messages/citations.ts'
import { type PassageToCite, citeStore } from '../../ui/cite-store.ts'

/** Opens the form in which a case of a list is cited: by the passage that the list shows, as a whole where it shows none. */
export function CiteResultButton({ passage }: { passage: PassageToCite }) {
  const { cite } = useCitationMessages()
  const { name, paragraph } = passage
  return (
    <IconButton
      size="small"
      aria-label={paragraph === null ? cite.namedCase(name) : cite.named(name)}
      title={paragraph === null ? cite.titleOfCase : cite.title}
      onClick={() => citeStore.open(passage)}
      sx={{ width: '100%', color: 'text.secondary' }}
    >
      <PlaylistAddRounded sx={{ fontSize: 22 }} />
    </IconButton>
  )
}
