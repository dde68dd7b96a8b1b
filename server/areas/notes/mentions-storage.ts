import { type Transaction, sql } from 'kysely'
import { maxReferences } from '#contract/notes'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { decoded } from './readable-text.ts'

export type NotesTransaction = Transaction<Tables>

// "](/cases/kesc-2026-90007#para-12)", "](https://hukumu.example/cases/kesc-2026-90007)", "](/legal-library/legislation/ke-act-2007-11#sec_41)"
const LINK = /\]\(<?(?:https?:\/\/[^/\s()]{1,200})?\/(?:cases|legal-library\/legislation)\/([^\s()#?>"]{1,120})/g

/** The cases and Acts that a text links to, by their ids. */
export const mentionedIn = (content: string): string[] =>
  [...new Set([...content.matchAll(LINK)].map(([, id]) => decoded(id!)))].slice(0, maxReferences)

/** Writes down which cases and Acts a note names in one of two ways: those that it named before keep the time since when. Other ids are left out. */
async function nameCases(
  transaction: NotesTransaction,
  table: 'note_mentions' | 'note_citations',
  { id, cases, at }: { id: string; cases: readonly string[]; at: Date },
) {
  await sql`
    delete from ${sql.table(table)} where note_id = ${id}::uuid
      and work_id not in (select id from works where public_id = any (${cases}::text[]))`.execute(transaction)
  if (cases.length === 0) return
  await sql`
    insert into ${sql.table(table)} (note_id, work_id, created_at)
    select ${id}::uuid, id, ${at} from works where public_id = any (${cases}::text[]) on conflict do nothing`.execute(transaction)
}

/** Writes down which cases and Acts the text of a note links to. */
export const mention = (transaction: NotesTransaction, id: string, content: string, at: Date) =>
  nameCases(transaction, 'note_mentions', { id, cases: mentionedIn(content), at })

/** The ids of the notes that have to do with a work: that link to it, cite it, rest on it or quote it. */
const about = (work: ReturnType<typeof sql>) => sql`
  (select note_id from note_references where work_id = ${work}
   union select note_id from note_mentions where work_id = ${work}
   union select note_id from note_citations where work_id = ${work}
   union select note_id from note_quotes where work_id = ${work})`

export const isAbout = (caseId: string) => sql<boolean>`notes.id in ${about(sql`(select id from works where public_id = ${caseId})`)}`

export const notesAbout = (workId: number) => about(sql`${workId}::integer`)

/** What citations in the texts of notes mean, whoever wrote them. */
export const citationsStorage = ({ sql: db, clock }: Pick<Database, 'sql' | 'clock'>) => ({
  /** The present text of a note; undefined where it has gone. */
  contentOf: async (id: string): Promise<string | undefined> =>
    isUuid(id) ? (await db.selectFrom('notes').select('content').where('id', '=', id).executeTakeFirst())?.content : undefined,

  /** Writes down which cases the citations in a text mean; nothing where the text was changed meanwhile, since then it is read again. */
  keepCited: (id: string, content: string, cases: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const present = await transaction
        .selectFrom('notes')
        .select('id')
        .where('id', '=', id)
        .where('content', '=', content)
        .forUpdate()
        .execute()
      if (present.length === 0) return
      await nameCases(transaction, 'note_citations', { id, cases, at: new Date(clock.now()) })
    }),
})
