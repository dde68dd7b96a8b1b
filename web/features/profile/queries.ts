import { getProfile } from '#contract/accounts'
import { getLicense } from '#contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The licence of the account, under the name by which the billing tab asks for it: both show one answer. */
export const accountType = queryOptions({ queryKey: ['billing', 'license'], queryFn: ({ signal }) => call(getLicense, {}, { signal }) })

/** The account as it is now: what the session knows of it may be some minutes old. */
export const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})
