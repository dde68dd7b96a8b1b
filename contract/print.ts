import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getCasePdf = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/pdf',
  summary: 'A case as pages of PDF',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  file: 'application/pdf',
  response: z.file(),
})
