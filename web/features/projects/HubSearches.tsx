import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { NothingThere } from './ProjectStates.tsx'

/** Searches that are kept. None can be yet: the way to a search is what there is to say. */
export function HubSearches() {
  const { searches } = useProjectMessages()
  return (
    <section aria-labelledby="hub-searches">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2" id="hub-searches">
          {searches.heading}
        </Typography>
        <Button variant="contained" component={Link} to="/cases">
          {searches.newSearch}
        </Button>
      </Box>
      <NothingThere title={searches.empty} advice={searches.emptyAdvice}>
        <Button variant="outlined" component={Link} to="/cases">
          {searches.start}
        </Button>
      </NothingThere>
    </section>
  )
}
