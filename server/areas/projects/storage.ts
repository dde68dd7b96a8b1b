import { type Transaction, sql } from 'kysely'
import type { ProjectStatus } from '#contract/projects'
import type { Reader, AccessSubject } from '../../access/access.ts'
import { may, owns, thingOf } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export interface ProjectRow {
  id: string
  name: string
  description: string
  status: ProjectStatus
  is_default: boolean
  created_at: Date
  updated_at: Date
  by_name: string
  members: number
  thing: AccessSubject<'project'>
}

export interface ProjectFilter {
  status?: ProjectStatus | undefined
  words: readonly string[]
  ids?: readonly string[]
}

export interface ProjectFields {
  name: string
  description: string
  status: ProjectStatus
}

const columns = [
  ...(['projects.id', 'projects.name', 'description', 'status', 'is_default', 'projects.created_at', 'updated_at'] as const),
  'users.name as by_name',
] as const
const members = sql<number>`(
  select count(*)::integer from shares s where s.object_kind = 'project' and s.object_id = projects.id::text)`.as('members')

type ProjectsTransaction = Transaction<Tables>
type ProjectEvent = 'project.added' | 'project.changed' | 'project.deleted' | 'project.restored'

/** Projects themselves; those that are deleted are seen only by what restores them. */
export const projectsStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('projects', { clock })
  const recordEvent = (transaction: ProjectsTransaction, reader: Reader, name: ProjectEvent, id: string, account = reader.userId) =>
    record(transaction, clock.now(), [{ name, subject: id, account, actor: reader.userId, payload: {} }])
  const live = (reader: Reader) =>
    db
      .selectFrom('projects')
      .innerJoin('users', 'users.id', 'projects.user_id')
      .where(may(reader, 'read', 'projects'))
      .where('deleted_at', 'is', null)

  const matching = (reader: Reader, { status, words, ids }: ProjectFilter) => {
    let query = live(reader)
    if (status !== undefined) query = query.where('status', '=', status)
    if (ids) query = query.where(sql<boolean>`projects.id = any(${ids}::uuid[])`)
    for (const word of words) query = query.where(sql<boolean>`concat_ws(' ', projects.name, description) ilike ${containsPattern(word)}`)
    return query
  }
  const shown = (reader: Reader, filter: ProjectFilter) =>
    matching(reader, filter).select(columns).select(members).select(thingOf('projects').as('thing'))

  return {
    list(
      reader: Reader,
      filter: ProjectFilter,
      page: { sort: 'updated' | 'created' | 'name'; limit: number; offset: number },
    ): Promise<ProjectRow[]> {
      const query = shown(reader, filter)
      const { sort, limit, offset } = page
      const ordered =
        sort === 'name'
          ? query.orderBy(sql`lower(projects.name)`)
          : query.orderBy(sort === 'updated' ? 'updated_at' : 'projects.created_at', 'desc')
      return ordered.orderBy('projects.id').limit(limit).offset(offset).execute()
    },

    count: async (reader: Reader, filter: ProjectFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    countOwn: async (reader: Reader): Promise<number> =>
      (
        await live(reader)
          .where(owns(reader, 'projects'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (reader: Reader, id: string): Promise<ProjectRow | undefined> =>
      isUuid(id) ? shown(reader, { words: [], ids: [id] }).executeTakeFirst() : undefined,

    insert: (reader: Reader, fields: ProjectFields & { is_default?: boolean }): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const at = time()
        const { id } = await transaction
          .insertInto('projects')
          .values({ user_id: reader.userId, ...fields, created_at: at, updated_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordEvent(transaction, reader, 'project.added', id)
        return id
      }),

    /** False where the reader may not change it, or it has gone. */
    update: (reader: Reader, id: string, changes: Partial<ProjectFields>): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('projects')
          .set({ ...changes, updated_at: time() })
          .where(may(reader, 'change', 'projects'))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('user_id')
          .executeTakeFirst()
        if (changed) await recordEvent(transaction, reader, 'project.changed', id, changed.user_id)
        return changed !== undefined
      }),

    /** The one that is used where none is chosen, of the reader's own. */
    defaultId: async (reader: Reader): Promise<string | undefined> =>
      (await live(reader).where(owns(reader, 'projects')).where('is_default', '=', true).select('projects.id').executeTakeFirst())?.id,

    /** One after the other for an account, so that two tabs do not make two. */
    makeDefault: (reader: Reader, id: string) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`projects ${reader.userId}`}, 0))`.execute(transaction)
        await transaction
          .updateTable('projects')
          .set({ is_default: false })
          .where(owns(reader, 'projects'))
          .where('is_default', '=', true)
          .execute()
        await transaction.updateTable('projects').set({ is_default: true }).where(owns(reader, 'projects')).where('id', '=', id).execute()
      }),

    /** The default of the reader, made of `fields` where there is none. */
    defaultOr: (reader: Reader, fields: ProjectFields): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`projects ${reader.userId}`}, 0))`.execute(transaction)
        const there = await transaction
          .selectFrom('projects')
          .select('id')
          .where(owns(reader, 'projects'))
          .where('is_default', '=', true)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (there) return there.id
        const at = time()
        const { id } = await transaction
          .insertInto('projects')
          .values({ user_id: reader.userId, ...fields, is_default: true, created_at: at, updated_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordEvent(transaction, reader, 'project.added', id)
        return id
      }),

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (!deleted) return false
        await transaction.updateTable('projects').set({ is_default: false }).where('id', '=', id).execute()
        await recordEvent(transaction, reader, 'project.deleted', id, deleted.user_id)
        return true
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const restored = await deletions.restore(transaction, reader, id)
        if (restored) await recordEvent(transaction, reader, 'project.restored', id, restored.user_id)
      }),

    /** Those that can still be restored, the one deleted last first. */
    deleted: (reader: Reader) =>
      db
        .selectFrom('projects')
        .select(['id', 'name', 'description', sql<Date>`deleted_at`.as('deleted_at')])
        .where(may(reader, 'delete', 'projects'))
        .where(deletions.isRestorable('projects'))
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute(),

    forgetDeleted: () => deletions.forget(db),
  }
}

/** Projects, and templates of them. */
export const projectInTrash = (): InTrash => ({ title: sql`t.name`, about: sql`t.description` })
