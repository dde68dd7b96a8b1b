import {
  type QueuedReport,
  type Report,
  type decideReport,
  type reportMistake,
  type ReportState,
  maxReportsAnHour,
} from '#contract/reports'
import type { Received } from '#contract/endpoint'
import type { Reader } from '../../access/access.ts'
import type { By } from '../../audit/audit.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { reportsStorage } from './storage.ts'

interface Page {
  limit: number
  offset: number
}

const missing = () => new Problem('not-found', 'Report not found')
const forReporter = ({ reporter: _reporter, decided_by: _by, ...report }: QueuedReport): Report => report

/** Mistakes that readers report, and the queue in which editors decide them. */
export function createReports({ database }: { database: Database }) {
  const storage = reportsStorage(database)

  const find = async (id: string): Promise<QueuedReport> => {
    const report = await storage.find(id)
    if (!report) throw missing()
    return report
  }

  return {
    /**
     * Reports a mistake in a judgment or an Act to the editors: `not-found` for one that the reader does not see, `forbidden` for a private one,
     * which its owner puts right, `too-many-requests` beyond so many an hour.
     */
    async report(reader: Reader, given: Received<typeof reportMistake>['body']): Promise<Report> {
      const seen = await storage.seen(reader, given.case_id)
      if (seen === null) throw new Problem('not-found')
      if (!seen.isPublic)
        throw new Problem('forbidden', 'Editors do not see private documents: what is wrong in one, its owner puts right.')
      const added = await storage.add(reader, given, maxReportsAnHour)
      if (added === 'too-many')
        throw new Problem('too-many-requests', `You have reported ${maxReportsAnHour} mistakes within the hour. Please go on later.`)
      if (added === 'gone') throw new Problem('not-found')
      return forReporter(await find(added.id))
    },

    async list(reader: Reader, { case_id: caseId, ...page }: Page & { case_id?: string | undefined }) {
      const { results, total } = await storage.listOwn(reader, caseId, page)
      return pageOf(results.map(forReporter), total, page)
    },

    async withdraw(reader: Reader, id: string): Promise<void> {
      if (!(await storage.remove(reader, id))) throw missing()
    },

    async queue({ state, ...page }: Page & { state: ReportState }) {
      const { results, total } = await storage.queue(state, page)
      return pageOf(results, total, page)
    },

    /** Who declines says why: the reporter reads it. */
    async decide(reader: Reader, by: By, id: string, { state, answer }: Received<typeof decideReport>['body']): Promise<QueuedReport> {
      if (state === 'declined' && answer === '')
        throw new InvalidInput([{ loc: ['body', 'answer'], msg: 'Say why it is no mistake', type: 'too_small' }])
      if (!(await storage.decide(id, reader, by, state, state === 'open' ? '' : answer))) throw missing()
      return find(id)
    },
  }
}

export type Reports = ReturnType<typeof createReports>
