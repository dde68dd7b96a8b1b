import { getAbout } from '#contract/about'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'

/** With what the library is tried on the machine where it runs; nothing anywhere else. */
export function SampleAccount({ onUse }: { onUse: (account: { email: string; password: string }) => void }) {
  const { sample: words } = useAccountMessages().accounts
  const { data } = useQuery({ queryKey: ['about'], queryFn: ({ signal }) => call(getAbout, {}, { signal }) })
  const account = data?.sample_account
  if (!account) return null
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>{words.title}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{words.details(account.email, account.password)}</Box>
      </div>
      <Button variant="outlined" color="inherit" onClick={() => onUse(account)}>
        {words.use}
      </Button>
    </Box>
  )
}
