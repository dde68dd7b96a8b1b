import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { WatchList } from '../features/watches/WatchList.tsx'
import { useWatchMessages } from '../messages/watches.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /watches */
export function WatchesPage() {
  const words = useWatchMessages()
  usePageTitle(words.title)
  return (
    <PageFrame>
      <Box sx={{ maxWidth: 900 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between', mb: 2.5 }}>
          <Box sx={{ flex: '1 1 420px' }}>
            <Typography variant="h1" tabIndex={-1}>
              {words.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '68ch' }}>{words.lead}</Typography>
          </Box>
          <Button variant="outlined" color="inherit" component={RouterLink} to="/saved-searches">
            {words.searches}
          </Button>
        </Box>
        <WatchList />
      </Box>
    </PageFrame>
  )
}
