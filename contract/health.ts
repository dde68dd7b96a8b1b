import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers 200 once the server can answer requests',
  access: 'public',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['embedded', 'postgresql']),
    /** `bm25` when the database has pg_textsearch, `ts_rank` otherwise. */
    ranking: z.enum(['bm25', 'ts_rank']),
  }),
})
