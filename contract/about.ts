import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getAbout = endpoint({
  method: 'GET',
  path: '/api/about',
  summary: 'Whom to write to about this installation',
  access: 'public',
  response: z.object({ support_email: z.string().meta({ examples: ['support@hukumu.example'] }) }),
})
