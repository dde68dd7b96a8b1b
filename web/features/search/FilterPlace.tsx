import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useMessages } from '../../messages/messages.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

interface FilterPlaceProps extends Omit<FilterPanelProps, 'onSearch'> {
  id: string
  /** Whether there is room beside the results; else they are filtered in a sheet over them, which is left with what was chosen. */
  wide: boolean
  /** After a search, which goes to its results. */
  onSearched: () => void
}

/** Where the filters stand. */
export function FilterPlace({ id, wide, onApply, onSearched, onClose, ...panel }: FilterPlaceProps) {
  const { form } = useMessages().search
  const apply: typeof onApply = (change) => {
    onApply(change)
    if (!wide) onClose()
  }
  const filters = (
    <FilterPanel
      {...panel}
      onApply={apply}
      onSearch={(change) => {
        apply(change)
        onSearched()
      }}
      onClose={onClose}
    />
  )
  if (wide)
    return (
      <Card component="section" id={id} sx={besideResults}>
        {filters}
      </Card>
    )
  return (
    <SideSheet open onClose={onClose} label={form.filters} side="right">
      <Box id={id} sx={{ p: 2.5, overflowY: 'auto' }}>
        {filters}
      </Box>
    </SideSheet>
  )
}

const besideResults = {
  gridColumn: 2,
  gridRow: 2,
  position: 'sticky',
  top: measures.topBar + 16,
  maxHeight: `calc(100dvh - ${measures.topBar + 32}px)`,
  overflowY: 'auto',
  p: 2.5,
} as const
