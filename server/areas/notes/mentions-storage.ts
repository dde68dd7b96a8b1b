import { type Transaction, sql } from 'kysely'
import { mostReferences } from '#contract/notes'
import type { Tables } from '../../database/tables.ts'

export type NotesTransaction = Transaction<Tables>

// "](/cases/kesc-2026-90007#para-12)", "](https://hukumu.example/cases/kesc-2026-90007)"
const CASE_LINK = /\]\(<?(?:https?:\/\/[^/\s()]{1,200})?\/cases\/([^\s()#?>"]{1,120})/g

/** The cases that a text links to, by their ids. */
export const mentionedIn = (content: string): string[] =>
  [...new Set([...content.matchAll(CASE_LINK)].map(([, id]) => decoded(id!)))].slice(0, mostReferences)

/** An address that is no address names no case. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Writes down anew which cases the text of a note links to; ids that are of no case are left out. */
export async function mention(transaction: NotesTransaction, id: string, content: string) {
  await transaction.deleteFrom('note_mentions').where('note_id', '=', id).execute()
  const cases = mentionedIn(content)
  if (cases.length === 0) return
  await sql`
    insert into note_mentions (note_id, work_id) select ${id}::uuid, id from works where public_id = any (${cases}::text[])
    on conflict do nothing`.execute(transaction)
}

/** The ids of the notes that have to do with a work: that name it, rest on it or quote it. */
const about = (work: ReturnType<typeof sql>) => sql`
  (select note_id from note_references where work_id = ${work}
   union select note_id from note_mentions where work_id = ${work}
   union select note_id from note_quotes where work_id = ${work})`

export const isAbout = (caseId: string) => sql<boolean>`notes.id in ${about(sql`(select id from works where public_id = ${caseId})`)}`

export const notesAbout = (workId: number) => about(sql`${workId}::integer`)
