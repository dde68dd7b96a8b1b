import { useMessages } from '../../messages/messages.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
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
      <section id={id} className="filters-beside">
        {filters}
      </section>
    )
  return (
    <SideSheet open onClose={onClose} label={form.filters} side="right">
      <div id={id} className="filter-sheet">
        {filters}
      </div>
    </SideSheet>
  )
}
