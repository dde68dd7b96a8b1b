import { z } from 'zod'
import { endpoint, stream } from './endpoint.ts'
import { QueryFlag } from './query-flag.ts'
import { NotificationReason } from './reasons/notification-reasons.ts'

/**
 * Something that an account is told. `title` and `message` are in English; `reason_code` is for a screen that has words of its own. `href` leads to
 * what it is about.
 */
export const Notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  reason_code: NotificationReason,
  read: z.boolean(),
  createdAt: z.string(),
  href: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** Work that a screen waits for; what each is about, `id`: the project of a bundle, the archive itself. */
export const jobKinds = ['bundle', 'archive'] as const
export const JobNews = z.object({ kind: z.enum(jobKinds), id: z.string(), status: z.enum(['ready', 'failed']) })
export type JobNews = z.infer<typeof JobNews>

const UnreadCount = z.object({ unread_count: z.number().int() })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What you were told, the newest first; with unread only what you have not read',
  access: 'user',
  query: z.object({
    unread: QueryFlag.default(false),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(Notification),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    unread_count: z.number().int(),
  }),
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Marks what you were told as read',
  access: 'user',
  on: { kind: 'notification', by: 'id', action: 'change' },
  params: z.object({ id: z.string().min(1).max(120) }),
  response: UnreadCount,
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Marks everything that you were told as read',
  access: 'user',
  response: UnreadCount,
})

export const followEvents = stream({
  method: 'GET',
  path: '/api/events',
  summary:
    'Tells of notices as they come, how many are unread, and what became of work that is waited for; taken up with Last-Event-ID, it tells what came meanwhile',
  access: 'user',
  events: { notification: Notification, unread: UnreadCount, job: JobNews },
  live: true,
  response: z.never(),
})
