import SavedSearchRounded from '@mui/icons-material/SavedSearchRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { useSavedSearchMessages } from '../../messages/saved-searches.ts'
import { useToast } from '../../ui/toast.tsx'
import { freshOfAll } from './queries.ts'

/** One line that says how much is new to the saved searches; nothing where nothing is. */
export function NewMatches() {
  const { home } = useSavedSearchMessages()
  const { someFailed } = useHomeMessages()
  const showToast = useToast()
  const { data: fresh = 0, isError } = useQuery(freshOfAll)
  useEffect(() => {
    if (isError) showToast(someFailed, { severity: 'warning', about: 'home' })
  }, [isError, someFailed, showToast])
  if (fresh === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto auto 1fr' },
        alignItems: 'center',
        columnGap: 1.25,
        px: 2,
        py: 1.25,
        borderLeft: 3,
        borderColor: 'secondary.main',
        bgcolor: 'background.paper',
      }}
    >
      <SavedSearchRounded fontSize="small" sx={{ color: 'secondary.main' }} />
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {home.fresh(fresh)}
      </Box>
      <Link component={RouterLink} to="/saved-searches" sx={{ gridColumn: { xs: 2, md: 3 }, justifySelf: 'start', py: { xs: 1, md: 0 } }}>
        {home.show}
      </Link>
    </Box>
  )
}
