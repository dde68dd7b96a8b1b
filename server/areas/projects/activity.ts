import type { Activity } from '#contract/project-activity'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { type DoneRow, activityStorage } from './activity-storage.ts'
import type { Items } from './items.ts'
import type { Described } from '../../area/item-kind.ts'

/** What the reader searched for and read while working on a project: registered by the area that keeps it. */
export type Trail = (reader: Reader, projectId: string, limit: number) => Promise<Activity[]>

type Action = Activity['action']

/** What an event is called that is about the project itself, or about what lies in it; what is not listed is not told. */
const actions: Partial<Record<DoneRow['name'], Action>> = {
  'project.added': 'added',
  'project.changed': 'changed',
  'project.restored': 'restored',
  'project.member_added': 'member_added',
  'project.member_removed': 'member_removed',
  'project.owner_changed': 'owner_changed',
  'project.item_added': 'added',
  'project.item_removed': 'removed',
  'project.item_filed': 'filed',
  'project.issue_added': 'added',
  'project.issue_changed': 'changed',
  'project.issue_removed': 'removed',
  'project.issue_restored': 'restored',
}

/** The same of an event of a thing, as 'note.changed': that it was made is told when it is put in. */
function actionOf(name: DoneRow['name']): Action | undefined {
  const [of, done] = name.split('.')
  return actions[name] ?? (of !== 'project' && (done === 'changed' || done === 'restored') ? done : undefined)
}

/** What was done in a project, from the events that tell of it and the reader's own trail. */
export function createActivity({ database, items }: { database: Database; items: Items }) {
  const storage = activityStorage(database)
  let trail: Trail = () => Promise.resolve([])

  return {
    showTrailOf(ofReader: Trail) {
      trail = ofReader
    },

    async of(reader: Reader, project: { id: string; name: string }, limit: number): Promise<Activity[]> {
      const [rows, own] = await Promise.all([storage.of(project.id, 2 * limit), trail(reader, project.id, limit)])
      const saidOf = await items.describe(
        reader,
        rows.flatMap(({ type, item }) => (type !== null && item !== null ? [{ type, id: item }] : [])),
      )
      const done = rows.flatMap((row) => {
        const activity = toActivity(row, project, row.type && row.item ? saidOf(row.type, row.item) : undefined)
        return activity ? [activity] : []
      })
      const all = [...done, ...own]
      // That a project was made says nothing of what was done in it since.
      if (all.every(({ type, action }) => type === 'project' && action === 'added')) return []
      return all.sort((one, other) => (one.created_at < other.created_at ? 1 : -1)).slice(0, limit)
    },
  }
}

/** Nothing is told of what the reader does not see, or sees no more. */
function toActivity(row: DoneRow, project: { id: string; name: string }, said: Described | undefined): Activity | null {
  const { id, name, type, issue, by, by_name, occurred_at } = row
  const action = actionOf(name)
  if (action === undefined) return null
  const done = { id, action, created_at: occurred_at.toISOString(), user_id: by, user_name: by_name }
  if (name.startsWith('project.issue_'))
    return issue === null ? null : { ...done, type: 'issue', title: issue, description: '', entity_id: project.id, entity_type: 'project' }
  if (type === null)
    return { ...done, type: 'project', title: project.name, description: '', entity_id: project.id, entity_type: 'project' }
  if (!said) return null
  return { ...done, type, title: said.title, description: said.description, entity_id: said.entity_id, entity_type: said.entity_type }
}
