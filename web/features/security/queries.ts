import { getSecondFactor, listAccessTokens, listSessions } from '#contract/security'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const sessions = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

export const accessTokens = queryOptions({
  queryKey: ['security', 'tokens'],
  queryFn: ({ signal }) => call(listAccessTokens, {}, { signal }),
})

export const secondFactor = queryOptions({
  queryKey: ['security', 'second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
})
