import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { type SearchRequest, writeSearch } from './search-address.ts'

/** Where little is found: the same search with words of the library that are spelled nearly so. */
export function DidYouMean({ request, corrected }: { request: SearchRequest; corrected: string }) {
  const { empty } = useCaseBrowserMessages()
  return (
    <Typography variant="h3" component="p" sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
      {empty.didYouMean}{' '}
      <Link
        component={RouterLink}
        to={{ search: writeSearch({ ...request, query: corrected, page: 1 }).toString() }}
        underline="always"
        sx={{ fontWeight: 600, py: { xs: 1, md: 0 } }}
      >
        {corrected}
      </Link>
      ?
    </Typography>
  )
}
