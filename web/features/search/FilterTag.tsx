import CloseRounded from '@mui/icons-material/CloseRounded'
import { useMessages } from '../../messages/messages.ts'
import { PressTag } from '../../ui/Tag.tsx'

/** A filter in use, removed by one press. */
export function FilterTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { filters } = useMessages().search
  return (
    <PressTag onClick={onRemove} aria-label={filters.remove(label)} tall>
      {label}
      <CloseRounded sx={{ fontSize: 16 }} />
    </PressTag>
  )
}
