import { prepareSecondFactor, removeSecondFactor, renewRecoveryCodes } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { formatDay } from '../../ui/day.ts'
import { useToast } from '../../ui/toast.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { secondFactor } from './queries.ts'
import { NotLoaded, RowSkeletons, SecurityCard } from './SecurityCard.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import { ShownOnce } from './ShownOnce.tsx'

/** Two-step sign-in: on or off, and what leads from one to the other. */
export function TwoStep() {
  const { factor: words } = useSecurityMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(secondFactor)
  const [asked, setAsked] = useState<'prepare' | 'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const changed = () => client.invalidateQueries(secondFactor)
  const close = () => {
    setAsked(null)
    for (const { reset } of [prepare, renew, remove]) reset()
  }

  const prepare = useMutation({ mutationFn: (password: string) => call(prepareSecondFactor, { body: { password } }) })
  const renew = useMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recovery_codes }) => {
      setAsked(null)
      setCodes(recovery_codes)
      return changed()
    },
  })
  const remove = useMutation({
    mutationFn: (password: string) => call(removeSecondFactor, { body: { password } }),
    onSuccess: () => {
      setAsked(null)
      showToast(words.removed, { severity: 'success' })
      return changed()
    },
  })

  return (
    <SecurityCard heading={words.heading}>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowSkeletons rows={1} />}
      {data && (
        <Box sx={{ mt: 0.5, display: 'grid', gap: 1.5 }}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
            {data.since ? `${words.on(formatDay(data.since))} ${words.left(data.recovery_codes_left)}` : words.off}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {data.since ? (
              <>
                <Button variant="outlined" onClick={() => setAsked('renew')}>
                  {words.renew}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setAsked('remove')}>
                  {words.remove}
                </Button>
              </>
            ) : (
              <Button variant="outlined" onClick={() => setAsked('prepare')}>
                {words.begin}
              </Button>
            )}
          </Box>
        </Box>
      )}
      {asked === 'prepare' && !prepare.data && (
        <PasswordDialog
          title={words.title}
          lead={words.askPassword}
          submit={words.next}
          isBusy={prepare.isPending}
          error={prepare.error}
          onSubmit={prepare.mutate}
          onClose={close}
        />
      )}
      {asked === 'prepare' && prepare.data && (
        <SetUpDialog
          app={prepare.data}
          onClose={close}
          onOn={(made) => {
            close()
            setCodes(made)
            void changed()
          }}
        />
      )}
      {asked === 'renew' && (
        <PasswordDialog
          title={words.renewTitle}
          lead={words.renewLead}
          submit={words.renew}
          isBusy={renew.isPending}
          error={renew.error}
          onSubmit={renew.mutate}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <PasswordDialog
          title={words.removeTitle}
          lead={words.removeLead}
          submit={words.remove}
          isBusy={remove.isPending}
          error={remove.error}
          onSubmit={remove.mutate}
          onClose={close}
        />
      )}
      {codes && (
        <ShownOnce
          title={words.codesTitle}
          lead={words.codesLead}
          words={{ copy: words.copy, copied: words.copied, notCopied: words.notCopied, done: words.done }}
          secret={codes.join('\n')}
          label={words.codesTitle}
          onClose={() => setCodes(null)}
        />
      )}
    </SecurityCard>
  )
}
