import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/open.ts'

/** The ids of the projects, of every account, in which a work lies or something that is kept about it. */
export const projectsAbout = (workId: number) => sql`
  (select i.project_id from project_items i where (i.type, i.item_id) in (
    select 'document', public_id from works where id = ${workId}
    union all select 'bookmark', id::text from bookmarks where work_id = ${workId}
    union all select 'annotation', id::text from annotations where work_id = ${workId}
    union all select 'citation', id::text from kept_citations where work_id = ${workId}
    union all select 'document_check', check_id::text from document_check_works where work_id = ${workId}
    union all select 'chat', m.chat_id::text from chat_message_works w join chat_messages m on m.id = w.message_id where w.work_id = ${workId}
    union all select 'note', note_id::text from note_references where work_id = ${workId}
    union all select 'note', note_id::text from note_mentions where work_id = ${workId}
    union all select 'note', note_id::text from note_citations where work_id = ${workId}
    union all select 'note', note_id::text from note_quotes where work_id = ${workId}))`

interface IssueTitle {
  id: string
  title: string
}

/** The issues of those projects, deleted ones among them. */
export async function issuesAbout(transaction: DatabaseTransaction, workId: number): Promise<IssueTitle[]> {
  const { rows } = await sql<IssueTitle>`
    select id, title from project_issues where project_id in ${projectsAbout(workId)} order by id for update`.execute(transaction)
  return rows
}

export async function overwriteIssues(transaction: DatabaseTransaction, issues: readonly IssueTitle[]) {
  for (const { id, title } of issues) await transaction.updateTable('project_issues').set({ title }).where('id', '=', id).execute()
}
