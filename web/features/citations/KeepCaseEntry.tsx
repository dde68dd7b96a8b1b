import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import { useCitationMessages } from '../../messages/citations.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { useKeepCases } from './use-keep-cases.ts'

/** Puts an open case among the reader's citations, as its name and citation. */
export function KeepCaseEntry({ caseId }: { caseId: string }) {
  const { keeping } = useCitationMessages()
  const { keep } = useKeepCases()
  return (
    <PopoverMenuItem icon={<PlaylistAddRounded />} onSelect={() => keep([caseId])}>
      {keeping.add}
    </PopoverMenuItem>
  )
}
