import Link from '@mui/material/Link'
import { publicSearchFor } from '#citations/public-search'
import { useAuthorityMessages } from '../messages/authorities.ts'

/** Leads to Kenya Law's own search for a case that the library does not hold, by the words in which it is cited. */
export function VerifyLink({ cited }: { cited: string }) {
  const { verify } = useAuthorityMessages()
  return (
    <Link
      href={publicSearchFor(cited)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={verify.label(cited)}
      variant="body2"
      sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.5 }, minHeight: 24, fontWeight: 600 }}
    >
      {verify.onKenyaLaw}
    </Link>
  )
}
