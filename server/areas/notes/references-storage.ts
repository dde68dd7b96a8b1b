import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { unlessGone, workOf } from '../../database/work-of.ts'

/** The cases that a note rests on, names and quotes. All of a note that the reader is known to see. */
export const referencesStorage = ({ sql: db, clock }: Database) => ({
  references: (id: string) =>
    db
      .selectFrom('note_references')
      .innerJoin('works', 'works.id', 'work_id')
      .select(['note_references.id', 'public_id as case_id', 'paragraph', 'comment', 'created_at'])
      .where('note_id', '=', id)
      .orderBy('created_at')
      .orderBy('note_references.id')
      .execute(),

  /** Undefined where the case has gone meanwhile. */
  insertReference: (id: string, { caseId, paragraph, comment }: { caseId: string; paragraph: number | null; comment: string }) =>
    unlessGone(
      db
        .insertInto('note_references')
        .values({ note_id: id, work_id: workOf(caseId), paragraph, comment, created_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.columns(['note_id', 'work_id', 'paragraph']).doUpdateSet({ comment }))
        .returning(['id', 'paragraph', 'comment', 'created_at'])
        .executeTakeFirstOrThrow(),
    ),

  async deleteReference(id: string, reference: string): Promise<boolean> {
    if (!isUuid(reference)) return false
    const deleted = await db.deleteFrom('note_references').where('note_id', '=', id).where('id', '=', reference).executeTakeFirst()
    return deleted.numDeletedRows > 0n
  },

  /** The cases that its text links to. */
  mentions: (id: string) =>
    db
      .selectFrom('note_mentions')
      .innerJoin('works', 'works.id', 'work_id')
      .select('public_id as case_id')
      .where('note_id', '=', id)
      .orderBy('public_id')
      .execute(),
})
