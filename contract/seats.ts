import { z } from 'zod'
import { License } from './billing.ts'
import { Email, addressWarning } from './email-address.ts'
import { endpoint } from './endpoint.ts'

/** Somebody whom the holder of a licence lets use it. `expired`: an invitation that was not taken up in time. */
export const Seat = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  status: z.enum(['invited', 'joined', 'expired']),
  invited_at: z.string(),
})
export type Seat = z.infer<typeof Seat>

const id = z.object({ id: z.string().min(1).max(60) })

export const listSeats = endpoint({
  method: 'GET',
  path: '/api/billing/seats',
  summary: 'The people that this account has given a seat of its licence, and how many seats there are',
  access: 'user',
  response: z.object({ results: z.array(Seat), total: z.number().int(), seats: z.number().int() }),
})

export const inviteToSeat = endpoint({
  method: 'POST',
  path: '/api/billing/seats',
  summary: 'Invites an address to a seat by mail; it needs no account yet',
  access: 'user',
  status: 201,
  body: z.object({ email: Email }),
  response: Seat.extend(addressWarning),
})

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/billing/seats/:id/invite',
  summary: 'Sends the invitation again with a new link',
  access: 'user',
  on: { kind: 'seat', by: 'id', action: 'change' },
  params: id,
  response: Seat,
})

export const removeSeat = endpoint({
  method: 'DELETE',
  path: '/api/billing/seats/:id',
  summary: 'Takes a seat back, or withdraws its invitation',
  access: 'user',
  on: { kind: 'seat', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

const invitation = z.object({ token: z.string().min(1).max(200) })

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/billing/invitation',
  summary: 'Who invites to a seat',
  access: 'user',
  reads: true,
  body: invitation,
  response: z.object({ holder: z.string(), email: z.string(), plan_name: z.string() }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/billing/invitation/accept',
  summary: 'Takes the seat of an invitation for the account that is signed in',
  access: 'user',
  body: invitation,
  response: License,
})

export const leaveSeat = endpoint({
  method: 'DELETE',
  path: '/api/billing/seat',
  summary: 'Gives up the seat that somebody else pays',
  access: 'user',
  status: 204,
  response: z.void(),
})
