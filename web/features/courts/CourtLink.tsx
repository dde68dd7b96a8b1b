import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

/** Leads to the page of a court; a court that is not in the register has none. */
export function CourtLink({ code, children }: { code: string | null; children: ReactNode }) {
  if (code === null) return children
  return (
    <Link component={RouterLink} to={`/courts/${encodeURIComponent(code)}`} color="inherit">
      {children}
    </Link>
  )
}
