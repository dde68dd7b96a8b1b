import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const inPanel = 10
const onPage = 25

/** What the bell shows: the newest, and how many are unread. */
export const latestNotifications = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit: inPanel } }, { signal }),
})

export const notificationPages = (unreadOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'all', unreadOnly],
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, { query: { unread: unreadOnly ? 'true' : 'false', limit: onPage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
  })

/** Asks anew for whatever shows notices. */
export function useForgetNotifications() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['notifications'] })
}

export function useReadNotifications() {
  const client = useQueryClient()
  const forget = useForgetNotifications()
  const { queryKey } = latestNotifications
  return {
    /** The count falls at once, and never below 0; the server then says what it is. */
    async read(id: string): Promise<void> {
      client.setQueryData(queryKey, (shown) => {
        const wasUnread = shown?.results.some((one) => one.id === id && !one.read)
        if (!shown || !wasUnread) return shown
        const results = shown.results.map((one) => (one.id === id ? { ...one, read: true } : one))
        return { ...shown, results, unread_count: Math.max(0, shown.unread_count - 1) }
      })
      try {
        await call(readNotification, { params: { id } })
      } finally {
        await forget()
      }
    },

    async readAll(): Promise<void> {
      client.setQueryData(
        queryKey,
        (shown) => shown && { ...shown, results: shown.results.map((one) => ({ ...one, read: true })), unread_count: 0 },
      )
      try {
        await call(readAllNotifications, {})
      } finally {
        await forget()
      }
    },
  }
}
