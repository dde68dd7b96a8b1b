import type { Verdict } from '#contract/citations'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useAuthorityMessages } from '../../messages/authorities.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { VerifyLink } from '../../ui/VerifyLink.tsx'
import { citationNumbers } from './queries.ts'

interface UnheldCaseViewProps {
  verdict: Verdict
  /** The citation as it is printed. */
  cited: string
}

/** A citation that leads to no case: what the library can say of it and of its number, what it holds, and where to look it up. */
export function UnheldCaseView({ verdict, cited }: UnheldCaseViewProps) {
  const { card: words } = useReaderMessages()
  const { verify } = useAuthorityMessages()
  const { data: numbers } = useQuery(citationNumbers(cited))
  const { title, explained } = words.unheld[verdict]
  return (
    <>
      <Typography variant="h3" component="p" sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, lineHeight: 1.5 }}>
        {explained}
      </Typography>
      {numbers && (
        <Typography variant="body2" sx={{ mt: 0.5, lineHeight: 1.5 }}>
          {verify.known(numbers)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 2, mt: 1 }}>
        <VerifyLink cited={cited} />
        <Link
          component={RouterLink}
          to="/coverage"
          sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 }, minHeight: 24, typography: 'body2', fontWeight: 600 }}
        >
          {words.coverage}
        </Link>
      </Box>
    </>
  )
}
