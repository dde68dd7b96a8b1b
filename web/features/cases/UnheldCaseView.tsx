import type { Verdict } from '#contract/citations'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useReaderMessages } from '../../messages/reader.ts'

/** A citation that leads to no case: what the library can say of it, and what it holds. */
export function UnheldCaseView({ verdict }: { verdict: Verdict }) {
  const { card: words } = useReaderMessages()
  const { title, explained } = words.unheld[verdict]
  return (
    <>
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, lineHeight: 1.5 }}>
        {explained}
      </Typography>
      <Link
        component={RouterLink}
        to="/coverage"
        sx={{ display: 'inline-block', mt: 1, py: { xs: 1.25, md: 0.25 }, typography: 'body2', fontWeight: 600 }}
      >
        {words.coverage}
      </Link>
    </>
  )
}
