import {
  type CaseCorrection,
  type Library as LibraryName,
  type UploadOutcome,
  largestUpload,
  maxOwnBytes,
  maxOwnDocuments,
} from '#contract/library'
import type { Reader } from '../../access/access.ts'
import type { By } from '../../audit/audit.ts'
import { z } from 'zod'
import type { Database } from '../../database/open.ts'
import { createMutex } from '../../database/mutex.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import { inReceivedFolder } from '../../http/received-folder.ts'
import { type SavedFile, saveFiles } from '../../http/save-files.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import type { Billing } from '../billing/billing.ts'
import type { Cases } from '../cases/cases.ts'
import { type Documents, countSamples, removeSamples, finishImport } from '../documents/documents.ts'
import { nameOutcomes } from './name-outcomes.ts'
import { libraryStorage } from './storage.ts'

/** After so many documents from uploads the indexes are settled, by whatever process; what is left over, in the night. */
const settledEvery = 50
const settling = defineJob({ name: 'settle-uploads', data: z.strictObject({}), single: true, longest: 3_600 })
const inBatch = 10
/** Characters to a transaction: others wait for what it writes. */
const largestBatch = 200_000
/** Reads on what long documents cite whose upload was killed. */
const readingOn = defineJob({ name: 'read-citations', data: z.strictObject({}), single: true, longest: 3_600 })

interface LibraryParts {
  database: Database
  documents: Documents
  cases: Cases
  jobs: Jobs
  limits: Pick<Billing, 'limitsOf'>
}

/** Private libraries, one an account, and uploads into them and into the public library. */
export function createLibrary({ database, documents, cases, jobs, limits }: LibraryParts) {
  const storage = libraryStorage(database)
  // Reading files takes a processor and some hundred megabytes.
  const exclusively = createMutex(database, 'uploads')

  jobs.handle(settling, async () => {
    const unsettled = await storage.countUnsettled(0)
    if (unsettled === 0) return
    await finishImport(database)
    await storage.countUnsettled(-unsettled)
  })
  jobs.handle(readingOn, () => documents.readOn())
  jobs.schedule(readingOn, { cron: '*/5 * * * *', timeZone: 'Africa/Nairobi' }, {})
  jobs.schedule(settling, { cron: '30 2 * * *', timeZone: 'Africa/Nairobi' }, {})

  /** How many documents an account may keep: what its plan holds, and never more than a library can. */
  const roomOf = async (account: string) => Math.min((await limits.limitsOf(account)).private_documents ?? maxOwnDocuments, maxOwnDocuments)

  /** Imports files and names what became of them. */
  const importSaved = async (files: readonly SavedFile[], ownerId: string | null, actor: string) => {
    const owner = ownerId === null ? null : { id: ownerId, mostDocuments: await roomOf(ownerId) }
    const outcomes: Parameters<typeof nameOutcomes>[0][number][] = []
    const counts = await documents.importFiles(
      files.map(({ path }) => path),
      {
        batchSize: inBatch,
        largestBatch,
        inSlices: true,
        actor,
        unsettled: true,
        onOutcome: (outcome) => void outcomes.push(outcome),
        ...(owner && { owner }),
      },
    )
    const unsettled = await storage.countUnsettled(counts.added + counts.updated + counts.flagged)
    if (unsettled >= settledEvery) await jobs.send(settling, {})
    return nameOutcomes(outcomes, files)
  }

  return {
    /** Adds files to the caller's own library or, for an editor, to the public one; answers what became of each. */
    async upload(reader: Reader, library: LibraryName, received: AsyncIterable<ReceivedFile>): Promise<{ outcomes: UploadOutcome[] }> {
      const { userId, role } = reader
      if (library === 'public' && role === 'user') throw new Problem('forbidden', 'Only editors add to the public library.')
      const ownerId = library === 'private' ? userId : null
      return inReceivedFolder(async (folder) => {
        const files = await saveFiles(received, folder, largestUpload)
        if (files.length === 0) throw new InvalidInput([{ loc: ['body', 'files'], msg: 'Choose at least one file', type: 'missing' }])
        const named = await (ownerId === null ? exclusively(() => importSaved(files, null, userId)) : importOwn(reader, files))
        return { outcomes: named.map(({ outcome }) => outcome) }
      })
    },

    async list(reader: Reader, { page, limit, offset = (page - 1) * limit }: { page: number; limit: number; offset?: number }) {
      const { documents: own, total, bytes } = await cases.ownDocuments(reader, { limit, offset })
      return { ...pageOf(own, total, { offset, limit }), bytes, page: Math.floor(offset / limit) + 1 }
    },

    async correct(reader: Reader, caseId: string, correction: CaseCorrection) {
      await documents.correct(reader, caseId, correction)
      return cases.getCase(reader, caseId)
    },

    delete: documents.delete,

    countSamples: () => countSamples(database),

    removeSamples: (by: By) => removeSamples(database, by),
  }

  async function importOwn(reader: Reader, files: readonly SavedFile[]) {
    const ownerId = reader.userId
    const room = await storage.reserve(
      ownerId,
      files.reduce((sum, file) => sum + file.bytes, 0),
      maxOwnBytes,
    )
    if ('taken' in room)
      throw new Problem(
        'too-large',
        `Your library may hold ${inMegabytes(maxOwnBytes)} of files and holds ${inMegabytes(room.taken)} already, with those in the trash. Delete documents for good to make room.`,
      )
    try {
      const named = await exclusively(() => importSaved(files, ownerId, ownerId))
      await storage.addBytes(ownerId, bytesOf(named))
      // What is uploaded again is there again.
      await documents.trash.keepAgain(
        reader,
        named.flatMap(({ outcome }) => outcome.case_id ?? []),
      )
      return named
    } finally {
      await storage.release(room.id)
    }
  }
}

export type Library = ReturnType<typeof createLibrary>

const stored: ReadonlySet<UploadOutcome['outcome']> = new Set(['added', 'updated', 'flagged'])

/** The bytes of each document that was stored: those of its file, shared among the records of that file. */
function bytesOf(named: ReturnType<typeof nameOutcomes>) {
  const records = new Map<SavedFile, number>()
  for (const { from } of named) records.set(from, (records.get(from) ?? 0) + 1)
  return named.flatMap(({ from, outcome }) =>
    outcome.case_id !== null && stored.has(outcome.outcome)
      ? [{ caseId: outcome.case_id, bytes: Math.ceil(from.bytes / records.get(from)!) }]
      : [],
  )
}
