import { type RawBuilder, sql } from 'kysely'
import type { QueuedReport, Report, ReportState, reportMistake } from '#contract/reports'
import type { Received } from '#contract/endpoint'
import type { Reader } from '../../access/access.ts'
import { isPublic, may, seesDocument } from '../../access/conditions-storage.ts'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { onlyRow } from '../../database/only-row.ts'

interface Page {
  limit: number
  offset: number
}

type NewReport = Received<typeof reportMistake>['body']

const hour = 3_600_000

export const reportsStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const select = sql`
    select t.id, w.public_id as case_id, c.title as case_title, t.about, t.place, t.kind, t.quote, t.words, t.state, t.answer, t.created_at,
      t.decided_at, u.name as reporter, (select d.name from users d where d.id = t.decided_by) as decided_by
    from reports t join works w on w.id = t.work_id join users u on u.id = t.user_id
    left join documents c on c.work_id = t.work_id and ${isPublic('c')}`

  const page = async (where: RawBuilder<unknown>, order: RawBuilder<unknown>, { limit, offset }: Page) => {
    const [{ rows }, counted] = await Promise.all([
      sql<ReportRow>`${select} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db),
      sql<{ total: number }>`select count(*) as total from reports t join works w on w.id = t.work_id where ${where}`.execute(db),
    ])
    return { results: rows.map(toReport), total: onlyRow(counted.rows).total }
  }

  return {
    /** Whether everybody sees a document, of whatever kind, that the reader sees; null for another. */
    async seen(reader: Reader, id: string): Promise<{ isPublic: boolean } | null> {
      const { rows } = await sql<{ isPublic: boolean }>`
        select ${isPublic('d')} as "isPublic" from works w join documents d on d.work_id = w.id
        where w.public_id = ${id} and ${seesDocument(reader, 'd')} order by 1 desc limit 1`.execute(db)
      return rows[0] ?? null
    },

    /** Adds one where its account has not reported too many within the last hour, one after the other, and the case has not gone since. */
    add: (reader: Reader, { case_id: caseId, about, place, kind, quote, words }: NewReport, mostAnHour: number) =>
      db.transaction().execute(async (transaction): Promise<{ id: string } | 'too-many' | 'gone'> => {
        await transaction.selectFrom('users').select('id').where('id', '=', reader.userId).forNoKeyUpdate().execute()
        const lately = sql<{ count: number }>`
          select count(*) as count from reports t where ${may(reader, 'read', 'reports', 't')} and t.created_at > ${new Date(clock.now() - hour)}`
        if (onlyRow((await lately.execute(transaction)).rows).count >= mostAnHour) return 'too-many'
        const { rows } = await sql<{ id: string }>`
          insert into reports (user_id, work_id, about, place, kind, quote, words, created_at)
          select ${reader.userId}, w.id, ${about}, ${place}, ${kind}, ${quote}, ${words}, ${time()} from works w
          where w.public_id = ${caseId} and exists (select from documents d where d.work_id = w.id and ${isPublic('d')})
          returning id`.execute(transaction)
        return rows[0] ?? 'gone'
      }),

    async find(id: string): Promise<QueuedReport | null> {
      if (!isUuid(id)) return null
      const { rows } = await sql<ReportRow>`${select} where t.id = ${id}`.execute(db)
      return rows[0] ? toReport(rows[0]) : null
    },

    listOwn: (reader: Reader, caseId: string | undefined, asked: Page) =>
      page(
        sql`${may(reader, 'read', 'reports', 't')} and (${caseId ?? null}::text is null or w.public_id = ${caseId ?? null})`,
        sql`t.created_at desc, t.id`,
        asked,
      ),

    /** Open ones the oldest first, decided ones the latest first. */
    queue: (state: ReportState, asked: Page) =>
      page(sql`t.state = ${state}`, state === 'open' ? sql`t.created_at, t.id` : sql`t.decided_at desc, t.id`, asked),

    async remove(reader: Reader, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const { rows } = await sql`
        delete from reports t where t.id = ${id} and ${may(reader, 'delete', 'reports', 't')} returning 1`.execute(db)
      return rows.length > 0
    },

    /** Decides a report, or opens it again, with its entry in the log; false when there is none. */
    async decide(id: string, { userId }: Reader, by: By, state: ReportState, answer: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const decided = state === 'open' ? null : time()
      return db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ user_id: string }>`
          update reports set state = ${state}, answer = ${answer}, decided_at = ${decided}, decided_by = ${decided && userId}
          where id = ${id} returning user_id`.execute(transaction)
        const [found] = rows
        if (!found) return false
        const decision = state === 'open' ? 'opened-again' : state
        await recordAudit(transaction, clock.now(), { action: 'report-decided', by, object: id, details: { decision } })
        if (state !== 'open')
          await record(transaction, clock.now(), [
            { name: 'report.decided', subject: id, account: found.user_id, actor: userId, payload: { decision: state } },
          ])
        return true
      })
    },
  }
}

interface ReportRow extends Omit<QueuedReport, 'created_at' | 'decided_at'> {
  created_at: Date
  decided_at: Date | null
}

const toReport = ({ created_at, decided_at, ...row }: ReportRow): QueuedReport => ({
  ...row,
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
})

/** What was written about a work. */
export interface ReportWords extends Pick<Report, 'id' | 'quote' | 'words' | 'answer'> {
  place: string | null
}

export async function reportsOnWork(transaction: DatabaseTransaction, workId: number): Promise<ReportWords[]> {
  const { rows } = await sql<ReportWords>`select id, quote, words, answer, place from reports where work_id = ${workId}`.execute(
    transaction,
  )
  return rows
}

export async function overwriteReports(transaction: DatabaseTransaction, reports: readonly ReportWords[]) {
  for (const { id, quote, words, answer, place } of reports)
    await sql`update reports set quote = ${quote}, words = ${words}, answer = ${answer}, place = ${place} where id = ${id}`.execute(
      transaction,
    )
}
