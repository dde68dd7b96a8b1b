import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getAbout = endpoint({
  method: 'GET',
  path: '/api/about',
  summary: 'Whom to write to about this installation, and on the machine where it runs the account to try it with',
  access: 'public',
  response: z.object({
    support_email: z.string().meta({ examples: ['support@hukumu.example'] }),
    /** Null where there is none, or for whoever asks from another machine. */
    sample_account: z.object({ email: z.string(), password: z.string() }).nullable(),
  }),
})
