import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Profile } from '#contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useProfileMessages } from '../../messages/profile.ts'
import { formatDay } from '../../ui/day.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { accountType } from './queries.ts'

/** What the installation says of an account. */
export function AccountFacts({ user: { role, createdAt, verified } }: { user: Profile }) {
  const { account: words } = useProfileMessages()
  const { data: license, isError } = useQuery(accountType)
  const facts = [
    [words.type, license ? words.types[license.billing ? license.license_type : 'open'] : isError ? words.unknown : '…'],
    [words.role, words.roles[role]],
    [words.since, formatDay(createdAt)],
    [words.address, verified ? words.confirmed : words.unconfirmed],
  ] as const
  return (
    <Card component="section" aria-labelledby="account-facts" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="account-facts" sx={{ mb: 1 }}>
        {words.heading}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([term, value]) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {!verified && (
        <TextLink to="/activate" sx={{ display: 'block', textAlign: 'right', fontWeight: 600 }}>
          {words.sendAgain}
        </TextLink>
      )}
    </Card>
  )
}
