import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { settleTakeOver } from '#contract/profile'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { formatDay } from '../../ui/day.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { secondFactor } from './queries.ts'

/** For who took an account over from a stranger: what was put in before goes in one step, or stays. */
export function TakenOver() {
  const { takenOver: words, cancel } = useSecurityMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const since = useQuery(secondFactor).data?.taken_over_at
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (things: 'delete' | 'keep') => call(settleTakeOver, { body: { things } }),
    onSuccess: ({ removed }, things) => {
      setIsAsked(false)
      showToast(things === 'keep' ? words.kept : words.deleted(removed), { severity: 'success' })
      return client.resetQueries()
    },
  })
  if (!since) return null
  return (
    <>
      <Notice severity="warning">
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>{words.says(formatDay(since))}</span>
          {error && !isAsked && <span>{error.message}</span>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" color="error" disabled={isPending} onClick={() => setIsAsked(true)}>
              {words.delete}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={isPending}
              onClick={() => mutate('keep')}
              sx={{ borderColor: 'text.secondary' }}
            >
              {words.keep}
            </Button>
          </Box>
        </Box>
      </Notice>
      {isAsked && (
        <ModalDialog
          title={words.title}
          width={480}
          onClose={() => setIsAsked(false)}
          actions={
            <>
              <Button color="inherit" onClick={() => setIsAsked(false)}>
                {cancel}
              </Button>
              <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate('delete')}>
                {isPending ? words.deleting : words.deleteNow}
              </Button>
            </>
          }
        >
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>{words.lost(formatDay(since))}</Typography>
            {error && <Notice severity="error">{error.message}</Notice>}
          </Box>
        </ModalDialog>
      )}
    </>
  )
}
