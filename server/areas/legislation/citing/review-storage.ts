import type { ReviewDecision } from '#contract/citator'
import { sql } from 'kysely'
import type { Reader, AccessSubject } from '../../../access/access.ts'
import { casesSeenBy, thingOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'

/** What an editor says of a lead: of the citation at a position of a document, and of what was read of it. */
export interface ProvisionReview {
  citing: number
  position: number
  said: string
  decision: ReviewDecision
  note: string
  reviewer: string
}

/** The hash of the sentence of a citation of the law `l` in a document `d`, by which its review is found again after a new text. */
const wordsHash = sql`(
  select md5(substr(r.content, l.quote_from + 1, l.quote_length)) from revisions r where r.document_id = d.id and r.number = d.revision)`

/** The last review of a citation of the law `l` in a document `d`, joined as `v`; nothing where there is none. */
export const lastReview = sql`
  left join lateral (
    select v.decision, v.note, v.reviewed_at from provision_reviews v
    where v.citing_id = l.citing_id and v.unit = l.unit and v.act_key = l.act_key and v.parts = l.parts and v.said = l.said
      and v.words_hash = ${wordsHash}
    order by v.id desc limit 1
  ) v on true`

export const provisionReviewStorage = ({ sql: db, clock }: Database) => ({
  /** A case that the reader sees, with what its rights hang on. */
  async document(reader: Reader, caseId: string): Promise<{ id: number; thing: AccessSubject<'document'> } | undefined> {
    const { rows } = await sql<{ id: number; thing: AccessSubject<'document'> }>`
      select id, ${thingOf('documents', 'd')} as thing from ${casesSeenBy(reader)} d where case_id = ${caseId}`.execute(db)
    return rows[0]
  },

  /** Adds a review; undefined where there is no such lead any more, or its reviewer has gone. */
  async add(
    reader: Reader,
    { citing, position, said, decision, note, reviewer }: ProvisionReview,
  ): Promise<{ note: string; reviewed_at: Date } | undefined> {
    const { rows } = await sql<{ note: string; reviewed_at: Date }>`
      insert into provision_reviews (citing_id, act_key, unit, parts, said, words_hash, decision, note, reviewer_id, reviewer, reviewed_at)
      select l.citing_id, l.act_key, l.unit, l.parts, l.said, ${wordsHash}, ${decision}, ${note}, u.id, u.name, ${new Date(clock.now())}::timestamptz
      from law_citations l join ${casesSeenBy(reader)} d on d.id = l.citing_id join users u on u.id = ${reviewer}::uuid
      where l.citing_id = ${citing}::integer and l.position = ${position}::integer and l.said = ${said}
      returning note, reviewed_at`.execute(db)
    return rows[0]
  },
})
