import { endOtherSessions, endSession } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { formatDay } from '../../ui/day.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { sessions } from './queries.ts'
import { NotLoaded, Row, RowSkeletons, Rows, SecurityCard } from './SecurityCard.tsx'
import { sayWhen } from './when.ts'

/** Where the account is signed in. */
export function Sessions() {
  const { sessions: words, cancel } = useSecurityMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessions)
  const [now] = useState(Date.now)
  const [asksForAll, setAsksForAll] = useState(false)
  const settled = {
    onError: (problem: Error) => showToast(words.failed(problem.message), { severity: 'error' }),
    onSettled: () => client.invalidateQueries(sessions),
  }
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => showToast(words.ended, { severity: 'success' }),
    ...settled,
  })
  const endAll = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      setAsksForAll(false)
      showToast(words.endedAll(ended), { severity: 'success' })
    },
    ...settled,
  })

  const others = data?.some(({ current }) => !current)
  return (
    <SecurityCard
      heading={words.heading}
      lead={words.lead}
      action={
        others && (
          <Button variant="outlined" onClick={() => setAsksForAll(true)}>
            {words.endAll}
          </Button>
        )
      }
    >
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowSkeletons rows={2} />}
      {data && (
        <Rows>
          {data.map(({ id, device, created_at, last_used_at, current }) => (
            <Row
              key={id}
              title={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  {device ?? words.unknown}
                  {current && <Tag>{words.here}</Tag>}
                </Box>
              }
              details={[words.used(sayWhen(last_used_at, now, words)), words.since(formatDay(created_at))]}
              action={
                !current && (
                  <Button
                    aria-label={words.endNamed(device ?? words.unknown)}
                    disabled={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                    sx={{ flexShrink: 0 }}
                  >
                    {words.end}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      )}
      {asksForAll && (
        <ModalDialog
          title={words.endAllTitle}
          width={460}
          onClose={() => setAsksForAll(false)}
          actions={
            <>
              <Button onClick={() => setAsksForAll(false)}>{cancel}</Button>
              <Button variant="contained" disabled={endAll.isPending} onClick={() => endAll.mutate()}>
                {words.end}
              </Button>
            </>
          }
        >
          {words.endAllLead}
        </ModalDialog>
      )}
    </SecurityCard>
  )
}
