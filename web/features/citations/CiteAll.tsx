import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Button from '@mui/material/Button'
import { useCitationMessages } from '../../messages/citations.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { useCiteAll } from './use-cite-all.ts'

/** Cites what is chosen, each at its paragraph or its section. */
export function CiteAll({ chosen }: { chosen: readonly PassageToCite[] }) {
  const { keeping } = useCitationMessages()
  const { cite, isPending } = useCiteAll()
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PlaylistAddRounded />}
      title={keeping.add}
      aria-busy={isPending}
      onClick={() => cite(chosen)}
    >
      {keeping.addSelected}
    </Button>
  )
}
