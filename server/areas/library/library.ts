import { type CaseCorrection, type Library as LibraryName, type UploadOutcome, mostOwnBytes, mostOwnDocuments } from '#contract/library'
import type { Database } from '../../database/open.ts'
import type { Caller } from '../../http/caller.ts'
import { InvalidInput, Problem } from '../../http/problem.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'
import { inReceivedFolder } from '../../http/received-folder.ts'
import type { Cases } from '../cases/cases.ts'
import { type KeptFile, keepFiles, nameOutcomes } from './receive.ts'
import { libraryStorage } from './storage.ts'

/** After so many documents from uploads the indexes are settled, which takes longer than storing one. */
const settledEvery = 50
const inBatch = 10

/** Private libraries, one an account, and uploads into them and into the public library. */
export function createLibrary({ database, cases }: { database: Database; cases: Cases }) {
  const storage = libraryStorage(database)
  const inTurn = createTurns()
  let unsettled = 0

  /** Imports files and names what became of them. */
  const importKept = async (files: readonly KeptFile[], ownerId: string | null) => {
    const outcomes: Parameters<typeof nameOutcomes>[0][number][] = []
    const counts = await cases.importFiles(
      files.map(({ path }) => path),
      {
        batchSize: inBatch,
        unsettled: unsettled + files.length < settledEvery,
        onOutcome: (outcome) => void outcomes.push(outcome),
        ...(ownerId !== null && { owner: { id: ownerId, mostDocuments: mostOwnDocuments } }),
      },
    )
    unsettled = unsettled + files.length < settledEvery ? unsettled + counts.added + counts.updated + counts.flagged : 0
    return nameOutcomes(outcomes, files)
  }

  return {
    /** Adds files to the caller's own library or, for an editor, to the public one; answers what became of each. */
    async upload(
      { userId, role }: Caller,
      library: LibraryName,
      received: AsyncIterable<ReceivedFile>,
    ): Promise<{ outcomes: UploadOutcome[] }> {
      if (library === 'public' && role === 'user') throw new Problem('forbidden', 'Only editors add to the public library.')
      const ownerId = library === 'private' ? userId : null
      return inReceivedFolder(async (folder) => {
        const files = await keepFiles(received, folder)
        if (files.length === 0) throw new InvalidInput([{ loc: ['body', 'files'], msg: 'Choose at least one file', type: 'missing' }])
        const named = await (ownerId === null ? inTurn(() => importKept(files, null)) : importOwn(ownerId, files))
        return { outcomes: named.map(({ outcome }) => outcome) }
      })
    },

    async list(userId: string, { page, limit, offset = (page - 1) * limit }: { page: number; limit: number; offset?: number }) {
      const { documents, total, bytes } = await cases.ownDocuments(userId, { limit, offset })
      return { results: documents, total, total_relation: 'eq' as const, bytes, offset, page: Math.floor(offset / limit) + 1, limit }
    },

    correct: (caller: Caller, caseId: string, correction: CaseCorrection) => cases.correct(caller, caseId, correction),

    delete: (caller: Caller, caseId: string) => cases.delete(caller, caseId),
  }

  async function importOwn(ownerId: string, files: readonly KeptFile[]) {
    const room = await storage.reserve(
      ownerId,
      files.reduce((sum, file) => sum + file.bytes, 0),
      mostOwnBytes,
    )
    if ('taken' in room)
      throw new Problem(
        'too-large',
        `Your library may hold ${inMegabytes(mostOwnBytes)} of files and holds ${inMegabytes(room.taken)} already. Delete documents to make room.`,
      )
    try {
      const named = await inTurn(() => importKept(files, ownerId))
      await storage.addBytes(ownerId, bytesOf(named))
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
  const records = new Map<KeptFile, number>()
  for (const { from } of named) records.set(from, (records.get(from) ?? 0) + 1)
  return named.flatMap(({ from, outcome }) =>
    outcome.case_id !== null && stored.has(outcome.outcome)
      ? [{ caseId: outcome.case_id, bytes: Math.ceil(from.bytes / records.get(from)!) }]
      : [],
  )
}

/** Does one piece of work after the other: reading files takes a processor and some hundred megabytes. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
