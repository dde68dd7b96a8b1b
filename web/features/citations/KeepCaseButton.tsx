import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import IconButton from '@mui/material/IconButton'
import { useCitationMessages } from '../../messages/citations.ts'
import { useKeepCases } from './use-keep-cases.ts'

/** Puts a case of a list among the reader's citations. */
export function KeepCaseButton({ caseId, name }: { caseId: string; name: string }) {
  const { keeping } = useCitationMessages()
  const { keep, isPending } = useKeepCases()
  return (
    <IconButton
      size="small"
      aria-label={keeping.addNamed(name)}
      aria-busy={isPending}
      title={keeping.add}
      onClick={() => keep([caseId])}
      sx={{ width: '100%', color: 'text.secondary' }}
    >
      <PlaylistAddRounded sx={{ fontSize: 22 }} />
    </IconButton>
  )
}
