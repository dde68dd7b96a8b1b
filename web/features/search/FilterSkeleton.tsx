import Box from '@mui/material/Box'
import { useMessages } from '../../messages/messages.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'

const fields = ['title', 'query', 'court', 'judge', 'station', 'year', 'type', 'days', 'citation', 'number']

/** The room of the filter panel while it is on its way. */
export function FilterSkeleton() {
  const { filters } = useMessages().search
  return (
    <Box component="output" aria-label={filters.loading} sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field) => (
        <Placeholder key={field} sx={{ height: field === 'title' ? 28 : 44 }} />
      ))}
    </Box>
  )
}
