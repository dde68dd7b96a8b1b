import { dayInWords } from '#contract/reasons/day-in-words'
import { type By, accountOf, recordAudit } from '../../../audit/audit.ts'
import { dayInNairobi } from '../../../clock.ts'
import { whileContended } from '../../../database/contention.ts'
import type { Database } from '../../../database/open.ts'
import { record } from '../../../events/events.ts'
import { Problem } from '../../../problem.ts'
import { removeTracesWithin } from '../import/correct-record.ts'
import { lockAlone } from '../redaction/storage.ts'
import { keptMarks } from './marks.ts'
import { type TakedownRow, caseToTakeDown, deleteTakedown, insertTakedown, takedownsStorage } from './storage.ts'

interface Order {
  caseId: string
  reason: string
  /** By what whoever ordered it finds it again: a number of a suit or a file. */
  reference: string
}

/** '[2026] KESC 90007 (KLR)'; a citation that begins with a name would name a party. */
const neutralAlone = (citation: string | null) => (citation?.startsWith('[') ? citation : null)

/** Judgments of the public library that are removed by an order, and stay so whoever imports them. */
export function createTakedowns(database: Database) {
  const storage = takedownsStorage(database)
  const { clock } = database

  /** `taken-down` with the day, for a case that was; undefined for any other. */
  const problemOf = async (caseId: string): Promise<Problem | undefined> => {
    const at = (await storage.moments([caseId])).get(caseId)
    return at && new Problem('taken-down', `This judgment was taken down on ${dayInWords(dayInNairobi(at.getTime()))}.`)
  }

  return {
    problemOf,

    /** The days on which cases were taken down, by their ids. */
    days: async (caseIds: readonly string[]): Promise<Map<string, string>> =>
      caseIds.length === 0
        ? new Map()
        : new Map([...(await storage.moments(caseIds))].map(([caseId, at]) => [caseId, dayInNairobi(at.getTime())])),

    list: storage.list,

    /**
     * Removes a judgment with all that was read from it and every trace in the files of the index, and keeps it out. One that is gone already is
     * kept out. `not-found` for one that the library never had, `taken-down` for one that is taken down.
     */
    async takeDown({ caseId, reason, reference }: Order, by: By): Promise<TakedownRow> {
      const done = await whileContended(() =>
        database.sql.transaction().execute(async (transaction) => {
          // Before anything is looked up: an import that is under way ends first, and the next one finds what is written here.
          await lockAlone(transaction)
          const found = await caseToTakeDown(transaction, caseId)
          if (!found) return 'unknown'
          const { documentId, citation, known } = found
          const at = clock.now()
          const row = { case_id: caseId, citation: neutralAlone(citation), at: new Date(at), reason, reference }
          if (!(await insertTakedown(transaction, row, keptMarks(known)))) return 'again'
          await recordAudit(transaction, at, { action: 'case-taken-down', by, object: caseId, details: {} })
          if (documentId !== null) await removeTracesWithin(transaction, documentId, { at, actor: accountOf(by) })
          return row
        }),
      )
      if (done === 'unknown') throw new Problem('not-found', 'There is no judgment with this id in the public library.')
      if (done === 'again') throw (await problemOf(caseId)) ?? new Problem('taken-down')
      return done
    },

    /** Lets a judgment come again with the next import of it; nothing of it was kept. `not-found` where it is not taken down. */
    async restore(caseId: string, by: By): Promise<void> {
      const done = await database.sql.transaction().execute(async (transaction) => {
        if (!(await deleteTakedown(transaction, caseId))) return false
        const at = clock.now()
        await recordAudit(transaction, at, { action: 'case-restored', by, object: caseId, details: {} })
        await record(transaction, at, [{ name: 'document.readmitted', subject: caseId, account: null, actor: accountOf(by), payload: {} }])
        return true
      })
      if (!done) throw new Problem('not-found', 'This judgment is not taken down.')
    },
  }
}
