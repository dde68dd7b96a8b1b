import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The body that mail programs send when somebody presses their button (RFC 8058). */
const OneClick = z
  .object({ 'List-Unsubscribe': z.string().max(100).optional() })
  .nullish()
  .transform((given) => given ?? {})

export const stopMails = endpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe/:token',
  summary: 'Stops the mails of alerts to an account, by the link of one of them; they can be switched on again in the settings',
  access: 'public',
  form: true,
  params: z.object({ token: z.string().min(1).max(200) }),
  body: OneClick,
  response: z.object({ stopped: z.literal(true) }),
})
