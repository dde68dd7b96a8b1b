import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A device at its push service, as browsers describe it: PushSubscription.toJSON(). */
const PushTarget = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: 'The address of a push service begins with https' })
    .max(2_000)
    .meta({ examples: ['https://updates.push.services.mozilla.com/wpush/v2/example'] }),
  keys: z.object({
    /** A point on the curve P-256, uncompressed: 65 bytes. */
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}=?$/, 'This is no key of a device')
      .meta({ examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'] }),
    /** 16 bytes. */
    auth: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22}(?:==)?$/, 'This is no key of a device')
      .meta({ examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
  }),
})
export type PushTarget = z.infer<typeof PushTarget>

/** What a device is sent, encrypted for it alone: JSON. */
export interface PushNotice {
  title: string
  body: string
  /** A path of this site. */
  href: string
  /** A notice takes the place of the one with the same tag. */
  tag: string
}

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  summary: 'The public key with which a browser subscribes to push notices (VAPID, base64url)',
  access: 'user',
  response: z.object({ public_key: z.string() }),
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  summary: 'Notifies a device of yours, as long as push notifications are on; the address must be one of a known push service',
  access: 'user',
  body: PushTarget,
  status: 204,
  response: z.void(),
})
