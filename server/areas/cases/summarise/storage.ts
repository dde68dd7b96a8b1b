import type { Statement } from '#contract/cases'
import type { Transaction } from 'kysely'
import { unscoped } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { Tables } from '../../../database/tables.ts'

/** Makes documents searchable anew by what is stored of them, within a transaction. */
export type IndexAnew = (
  transaction: Transaction<Tables>,
  documents: { documentId: number; content: string | null; layout: StoredLayout }[],
) => Promise<void>

export type DigestKind = 'summary' | 'key-points'

export interface StoredDigest {
  maker: string
  revision: number
  model: string | null
  statements: Statement[]
  reason: string | null
  made_at: Date
}

export const digestsStorage = ({ sql: db, clock }: Database) => ({
  /** What this maker made of a revision; undefined when it made nothing of it. */
  find: (documentId: number, kind: DigestKind, maker: string, revision: number): Promise<StoredDigest | undefined> =>
    db
      .selectFrom('case_digests')
      .select(['maker', 'revision', 'model', 'statements', 'reason', 'made_at'])
      .where('document_id', '=', documentId)
      .where('kind', '=', kind)
      .where('maker', '=', maker)
      .where('revision', '=', revision)
      .executeTakeFirst(),

  /**
   * Keeps a digest in place of the last one of this maker, unless the document has another text by now or is gone. The revision's row is
   * locked, so that a name that is being taken out of it comes back in no digest. `index` makes the document searchable by a summary.
   */
  keep: (
    documentId: number,
    kind: DigestKind,
    made: Omit<StoredDigest, 'made_at'> & { content: string | null },
    index: IndexAnew,
  ): Promise<Date | null> =>
    db.transaction().execute(async (transaction) => {
      // In the order in which a deletion locks them: else each would wait for the other.
      await transaction
        .selectFrom(unscoped('documents', 'the reader was found to see it before').as('documents'))
        .select('id')
        .where('id', '=', documentId)
        .forKeyShare()
        .execute()
      const current = await transaction
        .selectFrom('revisions')
        .innerJoin(unscoped('documents', 'the reader was found to see it before').as('documents'), (join) =>
          join.onRef('documents.id', '=', 'revisions.document_id').onRef('documents.revision', '=', 'revisions.number'),
        )
        .select(['revisions.content', 'revisions.layout'])
        .where('revisions.document_id', '=', documentId)
        .where('revisions.number', '=', made.revision)
        .forUpdate('revisions')
        .executeTakeFirst()
      if (!current || current.content !== made.content) return null
      const { maker, revision, model, reason } = made
      const row = { revision, model, reason, statements: JSON.stringify(made.statements), made_at: new Date(clock.now()) }
      await transaction
        .insertInto('case_digests')
        .values({ document_id: documentId, kind, maker, ...row })
        .onConflict((conflict) => conflict.columns(['document_id', 'kind', 'maker']).doUpdateSet(row))
        .execute()
      if (kind === 'summary') await index(transaction, [{ documentId, content: current.content, layout: current.layout }])
      return row.made_at
    }),
})
