import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Act } from '#contract/legislation'
import type { ReactNode } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ActMarks } from './ActMarks.tsx'
import { factsOf } from './numbers-of.ts'
import { sayStanding } from './say-standing.ts'
import { type Standing, standingOf } from './standing-of.ts'

interface ActHeaderProps {
  act: Act
  /** The day that the reader asked for, YYYY-MM-DD. */
  asAt: string | null
  /** The address of its latest text. */
  latest: string
  actions?: ReactNode
}

/** What an Act is, and what must be known of it before it is relied on. */
export function ActHeader({ act, asAt, latest, actions }: ActHeaderProps) {
  const words = useLegalLibraryMessages()
  const facts = factsOf(act, words, formatDay)
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ fontSize: { xs: '1.625rem', sm: '2.125rem' }, overflowWrap: 'anywhere' }}>
            {act.title}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.25,
              rowGap: 0.5,
              mt: 0.75,
              color: 'text.secondary',
              alignItems: 'center',
            }}
          >
            {facts.length > 0 && <span>{facts.join(' · ')}</span>}
            <ActMarks act={act} />
            {act.url !== null && (
              <Link href={act.url} target="_blank" rel="noopener noreferrer" sx={{ py: { xs: 1, md: 0 } }}>
                {words.act.source} ({words.act.newTab})
              </Link>
            )}
          </Box>
        </Box>
        <Box data-frame>{actions}</Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5, maxWidth: 920 }}>
        {standingOf(act, asAt).map((one) => (
          <StandingNotice key={one.code} standing={one} latest={latest} />
        ))}
      </Box>
    </Box>
  )
}

const severities: Record<Standing['code'], 'info' | 'warning'> = {
  guide: 'info',
  repealed: 'warning',
  notCommenced: 'warning',
  partlyCommenced: 'warning',
  notYet: 'warning',
  earlier: 'warning',
  latest: 'info',
  undated: 'info',
}

function StandingNotice({ standing, latest }: { standing: Standing; latest: string }) {
  const words = useLegalLibraryMessages()
  const said = sayStanding(standing, words.standing)
  // What is as it should be is said quietly.
  if (standing.code === 'latest' || standing.code === 'undated')
    return <Typography sx={{ typography: 'body2', color: 'text.secondary' }}>{said}</Typography>
  return (
    <Notice severity={severities[standing.code]}>
      {said}{' '}
      {standing.code === 'earlier' && (
        <TextLink to={latest} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
          {words.standing.showLatest}
        </TextLink>
      )}
    </Notice>
  )
}
