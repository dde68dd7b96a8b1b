import { QueryClient } from '@tanstack/react-query'

/** Milliseconds for which what was fetched is shown without asking again. */
export const cacheLife = 300_000

/**
 * `call` retries by itself and says so when there is no network, so the query client does neither. What has failed is asked for again when
 * a connection comes back, so that nobody who was on a train has to find the buttons for it.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        staleTime: 30_000,
        gcTime: cacheLife,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
