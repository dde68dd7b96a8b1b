import { QueryClient } from '@tanstack/react-query'

/** Milliseconds for which what was fetched is shown without asking again. */
export const cacheLife = 300_000

/** `call` retries by itself and says so when there is no network, so the query client does neither. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 30_000, gcTime: cacheLife },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
