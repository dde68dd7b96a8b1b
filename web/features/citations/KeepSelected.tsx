import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Button from '@mui/material/Button'
import { useCitationMessages } from '../../messages/citations.ts'
import { useKeepCases } from './use-keep-cases.ts'

/** Puts the selected cases among the reader's citations. */
export function KeepSelected({ ids }: { ids: string[] }) {
  const { keeping } = useCitationMessages()
  const { keep, isPending } = useKeepCases()
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PlaylistAddRounded />}
      title={keeping.add}
      aria-busy={isPending}
      onClick={() => keep(ids)}
    >
      {keeping.addSelected}
    </Button>
  )
}
