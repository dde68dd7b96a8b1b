import type { Reader } from '../../access/access.ts'
import { may, owns } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export interface TemplateNote {
  title: string
  content: string
}

export interface TemplateRow {
  id: string
  name: string
  description: string
  notes: TemplateNote[]
  is_public: boolean
}

const columns = ['id', 'name', 'description', 'notes', 'is_public'] as const

/** Templates: those of an account, and those that library editors offer to everybody. */
export const templatesStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('project_templates', { clock })
  const seenBy = (reader: Reader) =>
    db
      .selectFrom('project_templates')
      .where('deleted_at', 'is', null)
      .where(({ eb, or }) => or([may(reader, 'read', 'project_templates'), eb('is_public', '=', true)]))

  return {
    list: (reader: Reader): Promise<TemplateRow[]> => seenBy(reader).select(columns).orderBy('created_at').orderBy('id').execute(),

    byId: async (reader: Reader, id: string): Promise<TemplateRow | undefined> =>
      isUuid(id) ? seenBy(reader).select(columns).where('id', '=', id).executeTakeFirst() : undefined,

    countOwn: async (reader: Reader): Promise<number> =>
      (
        await db
          .selectFrom('project_templates')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(owns(reader, 'project_templates'))
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
      ).count,

    insert: ({ userId }: Reader, { notes, ...fields }: Omit<TemplateRow, 'id'>): Promise<TemplateRow> =>
      db
        .insertInto('project_templates')
        .values({ user_id: userId, ...fields, notes: JSON.stringify(notes), created_at: new Date(clock.now()) })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    delete: async (reader: Reader, id: string): Promise<boolean> => (await deletions.delete(db, reader, id)) !== undefined,
    restore: (reader: Reader, id: string) => deletions.restore(db, reader, id),
    forgetDeleted: () => deletions.forget(db),
  }
}
