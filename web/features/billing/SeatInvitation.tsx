import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { acceptInvitation } from '#contract/seats'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Panel } from './Panel.tsx'
import { invitationQuery, useForgetBilling } from './queries.ts'

/** What the link of an invitation opens: who invites, and whether the account that is signed in takes the seat. */
export function SeatInvitation({ token, onDone }: { token: string; onDone: () => void }) {
  const { invitation: words } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const { data, error } = useQuery(invitationQuery(token))
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: () => {
      showToast(words.accepted, { severity: 'success' })
      onDone()
      void forget()
    },
  })
  const failure = error ?? accept.error
  return (
    <Panel heading={words.heading}>
      {failure && <Notice severity="error">{failure.message}</Notice>}
      {data && <Typography sx={{ maxWidth: '64ch' }}>{words.words(data.holder, data.plan_name)}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        {data && (
          <Button variant="contained" disabled={accept.isPending} onClick={() => accept.mutate()}>
            {accept.isPending ? words.accepting : words.accept}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onDone}>
          {words.dismiss}
        </Button>
      </Box>
    </Panel>
  )
}
