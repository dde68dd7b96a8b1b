import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { emailKey } from '../accounts/accounts.ts'
import { countOwn, isLive, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

const wholeProject = sql<object>`t.id, t.name, t.description, t.status, t.created_at, t.updated_at,
  coalesce((select json_agg(json_build_object('id', s.id, 'title', s.title) order by s.position, s.id)
    from project_issues s where s.project_id = t.id and s.deleted_at is null), '[]') as issues,
  coalesce((select json_agg(json_build_object('type', i.type, 'id', i.item_id, 'issue', i.issue_id, 'added_at', i.added_at) order by i.added_at)
    from project_items i where i.project_id = t.id and i.added_by = t.user_id), '[]') as items`

/** Projects with what their owner put in, by its ids; and templates. What else names an account goes by its foreign keys. */
export const ownedProjects: AccountData = {
  name: 'projects',
  tables: ['projects', 'project_issues', 'project_items', 'project_invitations', 'project_templates'],
  count: countOwn('projects', { which: isLive }),
  removeBefore: removeOwn(['projects', 'project_templates']),
  guide: ['projects/', 'your research projects with what you put into them, by its ids; and your templates'],
  async *export(owner) {
    yield jsonList('projects/projects.json', readOwn(owner, 'projects', wholeProject, { which: isLive }))
    const columns = sql<object>`t.id, t.name, t.description, t.notes, t.is_public, t.created_at`
    yield jsonList('projects/templates.json', readOwn(owner, 'project_templates', columns))
  },
  /** Invitations to an address that nobody can take up any more. */
  async remove({ database, email }) {
    await database.sql.deleteFrom('project_invitations').where('email_key', '=', emailKey(email)).execute()
  },
}
