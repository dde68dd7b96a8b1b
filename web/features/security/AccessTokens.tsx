import { type AccessToken, deleteAccessToken } from '#contract/security'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { formatDay } from '../../ui/day.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { accessTokens } from './queries.ts'
import { NotLoaded, Row, RowSkeletons, Rows, SecurityCard } from './SecurityCard.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { sayWhen } from './when.ts'

/** The tokens with which programs act for the account. */
export function AccessTokens() {
  const { tokens: words, sessions: times, cancel } = useSecurityMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(accessTokens)
  const [now] = useState(Date.now)
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [ending, setEnding] = useState<AccessToken | null>(null)
  const end = useMutation({
    mutationFn: (id: string) => call(deleteAccessToken, { params: { id } }),
    onSuccess: () => {
      setEnding(null)
      showToast(words.ended, { severity: 'success' })
    },
    onError: (problem) => showToast(problem.message, { severity: 'error' }),
    onSettled: () => client.invalidateQueries(accessTokens),
  })

  const lasting = ({ expires_at }: AccessToken) => {
    return Date.parse(expires_at) > now ? words.expires(formatDay(expires_at)) : words.expired(formatDay(expires_at))
  }
  const details = (token: AccessToken) => [
    words.scopes[token.scopes.includes('write') ? 'write' : 'read'],
    lasting(token),
    token.last_used_at ? words.used(sayWhen(token.last_used_at, now, times)) : words.neverUsed,
  ]

  return (
    <SecurityCard
      heading={words.heading}
      lead={words.lead}
      action={
        <Button variant="outlined" onClick={() => setIsMaking(true)}>
          {words.make}
        </Button>
      }
    >
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowSkeletons rows={1} />}
      {data?.length === 0 && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{words.empty}</Typography>}
      {data && data.length > 0 && (
        <Rows>
          {data.map((token) => (
            <Row
              key={token.id}
              title={token.name}
              details={details(token)}
              action={
                <Button aria-label={words.endNamed(token.name)} onClick={() => setEnding(token)}>
                  {words.end}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      {isMaking && (
        <NewTokenDialog
          onClose={() => setIsMaking(false)}
          onMade={({ token }) => {
            setIsMaking(false)
            setMade(token)
            void client.invalidateQueries(accessTokens)
          }}
        />
      )}
      {made !== null && (
        <ShownOnce
          title={words.madeTitle}
          lead={words.madeLead}
          words={{ copy: words.copy, copied: words.copied, notCopied: words.notCopied, done: words.done }}
          label={words.token}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
      {ending && (
        <ModalDialog
          title={words.endTitle(ending.name)}
          width={460}
          onClose={() => setEnding(null)}
          actions={
            <>
              <Button onClick={() => setEnding(null)}>{cancel}</Button>
              <Button variant="contained" color="error" disabled={end.isPending} onClick={() => end.mutate(ending.id)}>
                {words.end}
              </Button>
            </>
          }
        >
          {words.endLead}
        </ModalDialog>
      )}
    </SecurityCard>
  )
}
