import { sayImport } from '#contract/reasons/import-words'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import {
  type Outcome,
  type OutcomeCounts,
  findFiles,
  importSources,
  noOutcomes,
  reportHeader,
  reportLine,
} from '../server/areas/documents/documents.ts'
import { auditLog } from '../server/audit/audit.ts'
import { readConfig } from '../server/config.ts'
import { isConnectionLost } from '../server/database/lost-connection.ts'
import { openKept } from '../server/backup/open-kept.ts'
import type { Database } from '../server/database/open.ts'
import { type IndexPlace, awaitIndex, usuallyAwaited } from '../server/areas/search/search.ts'
import { showProgress } from './import-progress.ts'
import { WrongUse, messageOf, runCommand, say } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run import -- PATH… [--report FILE.tsv]

Imports cases from files and folders: PDF, DOCX, HTML, Akoma Ntoso, JSON, JSON lines, CSV and the plain text of judgments.
  --report FILE.tsv   writes what became of every record: file, outcome, case_id, reason

Works beside a running server and without one. What is there already stays as it is, so a second run changes nothing.
Ends with 0 when at least one record was imported or already there, with 1 when none was or the import could not run,
with 2 for wrong use. Single files that are rejected are in the report and do not make it fail.`

/** Records named on the screen where there is no report. */
const maxNamed = 20
/** Milliseconds between two lines on how far the search is. */
const betweenNotes = 10_000

await runCommand({
  usage,
  options: { report: { type: 'string' } },
  wordsOf,
  run: async ({ values, positionals: paths }) => {
    if (paths.length === 0) throw new WrongUse()
    const config = readConfig()
    const report = values.report === undefined ? null : await openReport(values.report)
    const database = await openKept(config, { visit: true })
    // Not the address of a PostgreSQL server: it holds a password.
    say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
    const interrupted = stopOnSignal()
    const started = performance.now()
    const progress = showProgress(await sizeOf(paths))
    const notes: Outcome[] = []
    try {
      const log = auditLog(database)
      await log.record({ action: 'import-started', by: 'operator', details: { from: 'command', files: null } })
      const counts = await importSources(database, paths, {
        signal: interrupted.signal,
        onProgress: progress.update,
        onOutcome: async (outcome) => {
          if (outcome.reasons.length > 0) notes.push(outcome)
          if (notes.length > maxNamed) notes.length = maxNamed
          await report?.write(outcome)
        },
      })
      const { added, flagged, updated: changed, unchanged, withheld, rejected } = counts
      await log.record({ action: 'imported', by: 'operator', details: { added: added + flagged, changed, unchanged, withheld, rejected } })
      progress.end()
      await report?.close()
      if (!report) for (const { file, outcome, reasons } of notes) say(`${outcome}  ${file}: ${sayImport(reasons)}`)
      say(summary(counts, (performance.now() - started) / 1000))
      if (added + flagged + changed > usuallyAwaited && !interrupted.signal.aborted) {
        await untilSearchable(database, config, interrupted.signal)
      }
      if (interrupted.signal.aborted) say('Interrupted: run the same command again to import the rest.')
      return rejected === 0 || total(counts) > rejected
    } finally {
      await database.close()
    }
  },
})

function wordsOf(error: unknown): string {
  if (isConnectionLost(error))
    return 'The database was stopped during the import. What was imported so far is kept: run the same command again to import the rest.'
  return messageOf(error)
}

/** Of so much the search goes on with what it had: the command ends when a running server has read it all. */
async function untilSearchable(database: Database, place: IndexPlace, signal: AbortSignal) {
  let saidAt = 0
  try {
    await awaitIndex(database, place, {
      signal,
      onWaiting: (unread) => {
        if (performance.now() - saidAt < betweenNotes) return
        saidAt = performance.now()
        say(unread === 0 ? 'The search reads what came …' : `The search reads what came: ${unread.toLocaleString('en')} documents to go …`)
      },
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function total(counts: OutcomeCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function summary(counts: OutcomeCounts, seconds: number): string {
  const outcomes = (Object.keys(noOutcomes()) as (keyof OutcomeCounts)[]).map(
    (outcome) => `${counts[outcome].toLocaleString('en')} ${outcome}`,
  )
  const all = total(counts)
  return `${all.toLocaleString('en')} records in ${seconds.toFixed(1)} s (${(all / Math.max(seconds, 0.001)).toFixed(0)} a second): ${outcomes.join(', ')}`
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  let bytes = 0
  for await (const file of findFiles(paths)) if ('size' in file) bytes += file.size
  return bytes
}

/** A table of outcomes that is written as they come. */
async function openReport(path: string) {
  const stream = createWriteStream(path)
  await once(stream, 'open')
  const put = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain')
  }
  await put(reportHeader)
  return {
    write: (outcome: Outcome) => put(reportLine({ ...outcome, reason: sayImport(outcome.reasons) })),
    close: async () => {
      stream.end()
      await once(stream, 'close')
    },
  }
}
