import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers 200 while the server can answer requests, otherwise 503 with a code that says what is wrong',
  access: 'public',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    /** `embedded`: the PostgreSQL of the data folder, which the server runs itself. */
    database: z.enum(['embedded', 'postgresql']),
    /** What still works and soon will not. */
    warnings: z.array(z.enum(['disk-nearly-full'])),
  }),
})

export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Answers 200 while the process lives, whatever else is wrong: where it does not, start it anew',
  access: 'public',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
})
