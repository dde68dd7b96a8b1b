import { type Transaction, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { type NewEvent, record } from '../../events/events.ts'
import { type SeenKind, touch } from './items-storage.ts'

export interface IssueRow {
  id: string
  title: string
  position: number
  created_at: Date
}

type IssueEvent = Extract<NewEvent['name'], `project.issue_${string}`>
type IssuesTransaction = Transaction<Tables>

const columns = ['id', 'title', 'position', 'created_at'] as const
/** Milliseconds during which one that was deleted can be brought back. */
const restorableFor = 30 * 86_400_000

/** Issues of projects. Whose projects they are, and who may change them, is known before anything here is asked. */
export const issuesStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const earliest = () => new Date(clock.now() - restorableFor)
  const live = (projectId: string) => db.selectFrom('project_issues').where('project_id', '=', projectId).where('deleted_at', 'is', null)

  /** A change to one with the event that tells of it; what is undefined changed nothing. */
  const changing = <T>(reader: Reader, projectId: string, name: IssueEvent, change: (transaction: IssuesTransaction) => Promise<T>) =>
    db.transaction().execute(async (transaction) => {
      // Those who change the order of one project do so one after the other.
      await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute()
      const changed = await change(transaction)
      const issue = (changed as { id: string } | undefined)?.id
      if (issue === undefined) return changed
      const account = (await touch(transaction, projectId, clock.now())) ?? reader.userId
      await record(transaction, clock.now(), [{ name, subject: projectId, account, actor: reader.userId, payload: { issue } }])
      return changed
    })
  const one = (transaction: IssuesTransaction, projectId: string, id: string) =>
    transaction.updateTable('project_issues').where('project_id', '=', projectId).where('id', '=', id)

  return {
    list: (projectId: string): Promise<IssueRow[]> => live(projectId).select(columns).orderBy('position').orderBy('id').execute(),

    find: async (projectId: string, id: string): Promise<IssueRow | undefined> =>
      isUuid(id) ? live(projectId).select(columns).where('id', '=', id).executeTakeFirst() : undefined,

    /** How much lies under each that a reader sees. */
    async counts(reader: Reader, kinds: readonly SeenKind[], projectId: string): Promise<Map<string, number>> {
      const counted = kinds.map(
        ({ type, seen }) => sql`
          select i.issue_id from project_items i join (${seen(reader)}) v on v.id = i.item_id
          where i.type = ${type} and i.project_id = ${projectId}::uuid and i.issue_id is not null`,
      )
      const { rows } = await sql<{ issue_id: string; count: number }>`
        select issue_id, count(*)::integer as count from (${sql.join(counted, sql` union all `)}) under group by 1`.execute(db)
      return new Map(rows.map(({ issue_id, count }) => [issue_id, count]))
    },

    insert: (reader: Reader, projectId: string, title: string): Promise<IssueRow> =>
      changing(reader, projectId, 'project.issue_added', (transaction) =>
        transaction
          .insertInto('project_issues')
          .values(({ selectFrom, fn, lit, eb }) => ({
            project_id: projectId,
            title,
            position: selectFrom('project_issues')
              .select(eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('next'))
              .where('project_id', '=', projectId),
            created_at: time(),
          }))
          .returning(columns)
          .executeTakeFirstOrThrow(),
      ),

    rename: (reader: Reader, projectId: string, id: string, title: string): Promise<{ id: string } | undefined> =>
      changing(reader, projectId, 'project.issue_changed', (transaction) =>
        one(transaction, projectId, id).set({ title }).where('deleted_at', 'is', null).returning('id').executeTakeFirst(),
      ),

    /** Puts one in a place among the others, counted from 1. */
    move: (projectId: string, id: string, place: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute()
        const others = await transaction
          .selectFrom('project_issues')
          .select('id')
          .where('project_id', '=', projectId)
          .where('deleted_at', 'is', null)
          .where('id', '<>', id)
          .orderBy('position')
          .orderBy('id')
          .execute()
        const order = others.map((other) => other.id).toSpliced(place - 1, 0, id)
        await sql`
          update project_issues i set position = o.position
          from unnest(${order}::uuid[]) with ordinality as o (id, position) where i.id = o.id`.execute(transaction)
      }),

    delete: (reader: Reader, projectId: string, id: string): Promise<{ id: string } | undefined> =>
      changing(reader, projectId, 'project.issue_removed', (transaction) =>
        one(transaction, projectId, id).set({ deleted_at: time() }).where('deleted_at', 'is', null).returning('id').executeTakeFirst(),
      ),

    /** One that is there already changes nothing. */
    restore: (reader: Reader, projectId: string, id: string): Promise<{ id: string } | undefined> =>
      changing(reader, projectId, 'project.issue_restored', (transaction) =>
        one(transaction, projectId, id).set({ deleted_at: null }).where('deleted_at', '>', earliest()).returning('id').executeTakeFirst(),
      ),

    /** The issues of one project as those of another; answers which stands for which. */
    async copyAll(from: string, to: string): Promise<Map<string, string>> {
      const copied = await live(from).select(columns).orderBy('position').orderBy('id').execute()
      if (copied.length === 0) return new Map()
      const values = copied.map(({ title, position }) => ({ project_id: to, title, position, created_at: time() }))
      const made = await db.insertInto('project_issues').values(values).returning('id').execute()
      return new Map(copied.map(({ id }, index) => [id, made[index]!.id]))
    },

    forgetDeleted: async () => void (await db.deleteFrom('project_issues').where('deleted_at', '<=', earliest()).execute()),
  }
}
