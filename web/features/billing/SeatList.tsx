import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { emailForm } from '#contract/email-address'
import { type Seat, inviteAgain, inviteToSeat, removeSeat } from '#contract/seats'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { Field } from '../../ui/Field.tsx'
import { divided } from '../../ui/list-row.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AskFirst } from './AskFirst.tsx'
import { Panel } from './Panel.tsx'
import { seatsQuery, useForgetBilling } from './queries.ts'

/** The people of a plan: invited by mail, and each seat taken back. */
export function SeatList() {
  const { seats: words } = useBillingMessages()
  const { data } = useQuery(seatsQuery)
  if (!data) return null
  const used = data.total + 1
  return (
    <Panel heading={words.heading} lead={words.lead(used, data.seats)}>
      {used < data.seats ? <InviteForm /> : <Typography sx={{ color: 'text.secondary' }}>{words.full}</Typography>}
      {data.total === 0 && <Typography sx={{ color: 'text.secondary', mt: 2 }}>{words.none}</Typography>}
      <Box component="ul" aria-label={words.heading} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '&:empty': { display: 'none' } }}>
        {data.results.map((seat) => (
          <SeatRow key={seat.id} seat={seat} />
        ))}
      </Box>
    </Panel>
  )
}

function InviteForm() {
  const { seats: words, failedWith } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isWrong = !emailForm.test(email.trim())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(inviteToSeat, { body: { email: email.trim() } }),
    onSuccess: (seat) => {
      setEmail('')
      setIsTried(false)
      showToast(words.invited(seat.email), { severity: 'success' })
    },
    onSettled: forget,
  })
  function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (!isWrong && !isPending) mutate()
  }
  return (
    <Box component="form" noValidate onSubmit={invite} sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
      {error && <Notice severity="error">{failedWith(error.message)}</Notice>}
      <Field
        label={words.email}
        type="email"
        name="seat-email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        invalid={isTried && isWrong}
        {...(isTried && isWrong && { helper: words.emailWrong })}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={isPending}>
          {isPending ? words.inviting : words.invite}
        </Button>
      </Box>
    </Box>
  )
}

function SeatRow({ seat }: { seat: Seat }) {
  const { seats: words } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const [asks, setAsks] = useState(false)
  const fail = (error: Error) => showToast(error.message, { severity: 'error' })
  const again = useMutation({
    mutationFn: () => call(inviteAgain, { params: { id: seat.id } }),
    onSuccess: () => showToast(words.invited(seat.email), { severity: 'success' }),
    onError: fail,
    onSettled: forget,
  })
  const remove = useMutation({
    mutationFn: () => call(removeSeat, { params: { id: seat.id } }),
    onSuccess: () => showToast(words.removed, { severity: 'success' }),
    onError: fail,
    onSettled: forget,
  })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        ...divided,
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{seat.name ?? seat.email}</Box>
        {seat.name !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {seat.email}
          </Typography>
        )}
      </Box>
      <Tag hue={seat.status === 'joined' ? 'teal' : 'quiet'}>{words.status[seat.status]}</Tag>
      {seat.status !== 'joined' && (
        <Button color="inherit" disabled={again.isPending} aria-label={words.againNamed(seat.email)} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      )}
      <Button color="inherit" aria-label={words.removeNamed(seat.email)} onClick={() => setAsks(true)}>
        {words.remove}
      </Button>
      {asks && (
        <AskFirst
          title={words.removeTitle(seat.email)}
          words={words.removeWords}
          action={words.remove}
          busy={remove.isPending}
          onDo={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </Box>
  )
}
