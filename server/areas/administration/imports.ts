import { sayImport } from '#contract/reasons/import-words'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type ImportRun, type listImportRecords, largestImportFile } from '#contract/imports'
import type { Received } from '#contract/endpoint'
import type { By } from '../../audit/audit.ts'
import { createMutex } from '../../database/mutex.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import type { ReceivedFile } from '../../http/receive-files.ts'
import { saveFiles } from '../../http/save-files.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { type Documents, findFiles, reportHeader, reportLine } from '../documents/documents.ts'
import { importFolder } from './import-folder.ts'
import { type KeptRecord, importsStorage } from './imports-storage.ts'

/** Begun anew when its process was killed: what is stored already is found unchanged. */
const importing = defineJob({ name: 'import', data: z.strictObject({ run: z.uuid() }), longest: 24 * 3_600, retries: 5, retryAfter: 10 })

/** Milliseconds between two times that progress is written down, and between two looks of who follows it. */
const writtenEvery = 1_000
const recordsAtOnce = 200

interface ImportsParts {
  database: Database
  documents: Pick<Documents, 'importFiles'>
  jobs: Jobs
  /** Where files of uploads lie until they are read, and the folder of imports. */
  dataDir: string
  importDir: string
}

export interface Doer {
  userId: string
  by: By
}

/** Imports into the public library that are begun from a screen: the same as `npm run import`, as a job that outlives its process. */
export function createImports({ database, documents, jobs, dataDir, importDir }: ImportsParts) {
  const storage = importsStorage(database)
  const folder = importFolder(importDir)
  const exclusively = createMutex(database, 'imports')
  const uploadsOf = (id: string) => join(dataDir, 'imports', id)

  const get = async (id: string): Promise<ImportRun> => {
    const run = await storage.find(id)
    if (!run) throw new Problem('not-found', 'Import not found')
    return run
  }

  const begin = async (id: string, { userId, by }: Doer, from: 'upload' | 'folder', source: string, files: number | null) => {
    const audit = { action: 'import-started', by, object: id, details: { from, files } } as const
    await storage.add({ id, by: userId, from, source }, audit, (transaction) => jobs.send(importing, { run: id }, { transaction }))
    return get(id)
  }

  const end = async (id: string, state: 'done' | 'failed' | 'cancelled', failure: ImportRun['failure'] = null) => {
    await storage.end(id, state, failure, ({ counts: { added, updated, flagged, unchanged, withheld, rejected } }) => ({
      action: 'imported',
      by: 'system',
      object: id,
      details: { added: added + flagged, changed: updated, unchanged, withheld, rejected },
    }))
    await rm(uploadsOf(id), { recursive: true, force: true })
  }

  jobs.handle(importing, ({ data: { run: id }, signal, retry }) =>
    exclusively(async () => {
      const run = await storage.find(id)
      if (!run) return
      const path = await sourceOf(run)
      if (path === null) return end(id, 'failed', 'files-gone')
      if (!(await storage.start(id, await bytesUnder(path)))) return end(id, 'cancelled')
      try {
        const wentOn = await read(run, path, signal)
        // Another process takes it up where this one is stopped.
        if (signal.aborted) throw new Error('The import was interrupted.')
        await end(id, wentOn ? 'done' : 'cancelled')
      } catch (error) {
        if (!signal.aborted && retry >= importing.retries) await end(id, 'failed', 'unexpected')
        throw error
      }
    }),
  )

  async function sourceOf({ id, from, source }: ImportRun): Promise<string | null> {
    try {
      const path = from === 'upload' ? uploadsOf(id) : await folder.pathOf(source)
      if (path !== null) await stat(path)
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Imports, and writes down what becomes of it; false when somebody asked that it ends. */
  async function read({ id, from }: ImportRun, path: string, signal: AbortSignal): Promise<boolean> {
    const asked = new AbortController()
    const seen = { files: new Set<string>(), bytes: 0, records: 0 }
    let waiting: KeptRecord[] = []
    let writtenAt = performance.now()
    const write = async () => {
      writtenAt = performance.now()
      // One line a record, though a file may stand twice in a folder's walk.
      const records = [...new Map(waiting.map((record) => [record.file, record])).values()]
      waiting = []
      await storage.addRecords(id, records)
      const progress = { files: seen.files.size, bytes_read: seen.bytes, records: seen.records }
      if (!(await storage.progress(id, progress))) asked.abort()
    }
    await documents.importFiles([path], {
      signal: AbortSignal.any([signal, asked.signal]),
      onProgress: ({ bytes, records }) => void Object.assign(seen, { bytes, records }),
      onOutcome: async ({ file, outcome, caseId, reasons }) => {
        const shown = relative(path, file) || (file.split('/').at(-1) ?? file)
        seen.files.add(shown.replace(/#\d+$/, ''))
        // Files of an upload lie in folders of their own, since two may have one name.
        waiting.push({ file: from === 'upload' ? shown.replace('/', '. ') : shown, outcome, case_id: caseId, reasons })
        if (waiting.length >= recordsAtOnce || performance.now() - writtenAt > writtenEvery) await write()
      },
    })
    await write()
    return !asked.signal.aborted
  }

  return {
    get,

    async list(page: { limit: number; offset: number }) {
      const { results, total } = await storage.list(page)
      return pageOf(results, total, page)
    },

    /** What may be imported from the server. */
    async sources() {
      const found = await folder.list()
      return found ? { folder: importDir, ...found } : { folder: null, entries: [], more: false }
    },

    /** Begins to import what has a name in the folder of imports. */
    async start(doer: Doer, name: string): Promise<ImportRun> {
      if ((await folder.pathOf(name)) === null)
        throw new InvalidInput([
          { loc: ['body', 'name'], msg: 'There is no such file or folder in the folder of imports', type: 'missing' },
        ])
      return begin(randomUUID(), doer, 'folder', name, null)
    },

    /** Receives files and begins to import them. */
    async upload(doer: Doer, received: AsyncIterable<ReceivedFile>): Promise<ImportRun> {
      const id = randomUUID()
      const path = uploadsOf(id)
      await mkdir(path, { recursive: true, mode: 0o700 })
      try {
        const files = await saveFiles(received, path, largestImportFile)
        if (files.length === 0) throw new InvalidInput([{ loc: ['body', 'files'], msg: 'Choose at least one file', type: 'missing' }])
        return await begin(id, doer, 'upload', files[0]!.name, files.length)
      } catch (error) {
        await rm(path, { recursive: true, force: true })
        throw error
      }
    },

    /** Asks that it ends after the batch at hand; one that has ended stays as it is. */
    async cancel(by: By, id: string): Promise<ImportRun> {
      await get(id)
      await storage.ask(id, { action: 'import-cancelled', by, object: id, details: {} })
      return get(id)
    },

    async records(id: string, { outcome, ...page }: Received<typeof listImportRecords>['query']) {
      await get(id)
      const { results, total } = await storage.records(id, outcome ?? null, page)
      const said = results.map(({ reasons, ...record }) => ({ ...record, reason: sayImport(reasons), reason_codes: reasons }))
      return pageOf(said, total, page)
    },

    /** The report that `npm run import --report` writes. */
    async report(id: string): Promise<File> {
      await get(id)
      const { results } = await storage.records(id, null, { limit: 10_000_000, offset: 0 })
      const lines = results.map(({ case_id: caseId, reasons, ...record }) => reportLine({ ...record, caseId, reason: sayImport(reasons) }))
      return new File([reportHeader, ...lines], `import-${id}.tsv`, { type: 'text/tab-separated-values; charset=utf-8' })
    },

    /** Tells each time that it has come further, until it has ended or nobody listens. */
    async follow(id: string, tell: (run: ImportRun) => void, signal: AbortSignal): Promise<ImportRun> {
      for (let told = ''; ;) {
        const run = await get(id)
        const state = JSON.stringify(run)
        if (state !== told) tell(run)
        told = state
        if (run.ended_at !== null || signal.aborted) return run
        await pause(writtenEvery, undefined, { signal }).catch(() => {})
      }
    },

    forgetOld: storage.forgetOld,
  }
}

async function bytesUnder(path: string): Promise<number> {
  let sum = 0
  for await (const found of findFiles([path])) if ('size' in found) sum += found.size
  return sum
}
