import { z } from 'zod'
import { endpoint, stream } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'
import { ImportReason } from './reasons/import-reasons.ts'

const Count = z.number().int().min(0)
const Paging = paging(50)

export const largestImportFile = 100 * 1024 * 1024
export const maxImportFiles = 100

export const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>
export const importOutcomes = ['added', 'updated', 'flagged', 'unchanged', 'withheld', 'rejected'] as const
export const ImportOutcomeKind = z.enum(importOutcomes)
export type ImportOutcomeKind = z.infer<typeof ImportOutcomeKind>

/** One import, begun from a screen. Bytes and records as far as it is. */
export const ImportRun = z.object({
  id: z.string(),
  from: z.enum(['upload', 'folder']),
  /** The folder or file under the folder of imports; the first file's name of an upload. */
  source: z.string(),
  state: ImportState,
  asked_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Whether somebody asked that it ends. */
  ending: z.boolean(),
  /** How often it was begun anew, after the server had stopped in the middle. */
  resumed: Count,
  files: Count,
  bytes: Count,
  bytes_read: Count,
  records: Count,
  counts: z.object({ added: Count, updated: Count, flagged: Count, unchanged: Count, withheld: Count, rejected: Count }),
  /** Why it failed, as a code. */
  failure: z.enum(['files-gone', 'unexpected']).nullable(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type ImportRun = z.infer<typeof ImportRun>

export const ImportRecord = z.object({
  file: z.string(),
  outcome: ImportOutcomeKind,
  case_id: z.string().nullable(),
  /** In English, empty where there is nothing to say. */
  reason: z.string(),
  reason_codes: z.array(ImportReason),
})
export type ImportRecord = z.infer<typeof ImportRecord>

const runId = z.object({ id: z.string().min(1).max(120) })
const onImport = { kind: 'import', by: 'id' } as const

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'Imports that were begun from here, the latest first',
  access: 'admin',
  query: z.object(Paging),
  response: pageOf(ImportRun),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'One import',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  response: ImportRun,
})

export const listImportRecords = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/records',
  summary: 'What became of each record, in the order of the files; those of one outcome',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  query: z.object({ outcome: ImportOutcomeKind.optional(), ...Paging }),
  response: pageOf(ImportRecord),
})

export const exportImportReport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/report',
  summary: 'What became of every record, as tab-separated values',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  file: 'text/tab-separated-values',
  response: z.file(),
})

export const followImport = stream({
  method: 'GET',
  path: '/api/admin/imports/:id/progress',
  summary: 'Tells how far an import is, until it has ended',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  events: { progress: ImportRun },
  live: true,
  response: ImportRun,
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/cancel',
  summary: 'Ends an import after the batch at hand; what was stored stays',
  access: 'admin',
  on: { ...onImport, action: 'change' },
  params: runId,
  response: ImportRun,
})

/** What lies in the folder that the operator set aside for imports; null where there is none. */
export const listImportSources = endpoint({
  method: 'GET',
  path: '/api/admin/import-sources',
  summary: 'Files and folders that may be imported from the server',
  access: 'admin',
  response: z.object({
    folder: z.string().nullable(),
    entries: z.array(z.object({ name: z.string(), is_folder: z.boolean(), bytes: Count.nullable() })),
    /** There are more than are listed. */
    more: z.boolean(),
  }),
})

export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Begins to import a file or folder of the folder of imports; all of it where no name is given',
  access: 'admin',
  status: 202,
  body: z.object({
    name: z.string().max(500, 'At most 500 characters').default(''),
  }),
  response: ImportRun,
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/upload',
  summary: 'Begins to import files (multipart/form-data) into the public library',
  access: 'admin',
  status: 202,
  upload: { mostFiles: maxImportFiles, largestFile: largestImportFile },
  response: ImportRun,
})
