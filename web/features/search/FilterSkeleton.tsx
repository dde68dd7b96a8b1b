import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useMessages } from '../../messages/messages.ts'

const fields = ['title', 'query', 'court', 'judge', 'station', 'year', 'type', 'days', 'citation', 'number']

/** The room of the filter panel while it is on its way. */
export function FilterSkeleton() {
  const { filters } = useMessages().search
  return (
    <Box component="output" aria-label={filters.loading} sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field) => (
        <Skeleton key={field} variant="rounded" height={field === 'title' ? 28 : 44} />
      ))}
    </Box>
  )
}
