import {
  type Payment,
  getBuyerDetails,
  getLicense,
  getPayment,
  getSubscription,
  listInvoices,
  listPayments,
  listPlans,
} from '#contract/billing'
import { listSeats, readInvitation } from '#contract/seats'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Milliseconds between two looks at a payment that is open on a phone. */
const betweenLooks = 2_000

export const licenseQuery = queryOptions({ queryKey: ['billing', 'license'], queryFn: ({ signal }) => call(getLicense, {}, { signal }) })

export const plansQuery = queryOptions({ queryKey: ['billing', 'plans'], queryFn: ({ signal }) => call(listPlans, {}, { signal }) })

export const subscriptionQuery = queryOptions({
  queryKey: ['billing', 'subscription'],
  queryFn: ({ signal }) => call(getSubscription, {}, { signal }),
})

export const invoicesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['billing', 'invoices', limit],
    queryFn: ({ signal }) => call(listInvoices, { query: { limit } }, { signal }),
    placeholderData: (before) => before,
  })

/** The payment that was begun last: who comes back finds it as it stands. */
export const latestPaymentQuery = queryOptions({
  queryKey: ['billing', 'payments', 'latest'],
  queryFn: async ({ signal }) => (await call(listPayments, { query: { limit: 1 } }, { signal })).results[0] ?? null,
})

export const isOpen = ({ status }: Payment): boolean => status === 'pending' || status === 'waiting' || status === 'review'

/** A payment as it stands, looked at again while it is open. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['billing', 'payments', id],
    queryFn: ({ signal }) => call(getPayment, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'pending' ? betweenLooks : false),
    refetchIntervalInBackground: true,
  })

export const buyerQuery = queryOptions({ queryKey: ['billing', 'buyer'], queryFn: ({ signal }) => call(getBuyerDetails, {}, { signal }) })

export const seatsQuery = queryOptions({ queryKey: ['billing', 'seats'], queryFn: ({ signal }) => call(listSeats, {}, { signal }) })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['billing', 'invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    retry: false,
  })

/** Has everything that a change of the plan shows in asked for again. */
export function useForgetBilling() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['billing'] })
}
