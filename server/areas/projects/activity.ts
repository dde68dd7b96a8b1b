import type { Activity } from '#contract/projects'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { type DoneRow, activityStorage } from './activity-storage.ts'
import type { Items } from './items.ts'
import type { Described } from './item-kind.ts'

/** What the reader searched for and read while working on a project: registered by the area that keeps it. */
export type Trail = (reader: Reader, projectId: string, limit: number) => Promise<Activity[]>

const words: Partial<Record<DoneRow['name'], string>> = {
  'bookmark.changed': 'Bookmark changed',
  'note.changed': 'Note changed',
  'annotation.changed': 'Annotation changed',
  'bookmark.restored': 'Bookmark restored',
  'note.restored': 'Note restored',
  'annotation.restored': 'Annotation restored',
}
const ofProject: Partial<Record<DoneRow['name'], string>> = {
  'project.added': 'Project created',
  'project.changed': 'Project changed',
  'project.restored': 'Project restored',
  'project.member_added': 'Member added',
  'project.member_removed': 'Member left',
}
const kindWords = { bookmark: 'Bookmark', note: 'Note', citation: 'Citation', annotation: 'Annotation', document: 'Case' }

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
      return [...done, ...own].sort((one, other) => (one.created_at < other.created_at ? 1 : -1)).slice(0, limit)
    },
  }
}

/** Nothing is told of what the reader does not see, or sees no more. */
function toActivity(row: DoneRow, project: { id: string; name: string }, said: Described | undefined): Activity | null {
  const { id, name, type, by, by_name, occurred_at } = row
  const shared = { id, created_at: occurred_at.toISOString(), user_id: by, user_name: by_name }
  if (type === null) {
    const description = ofProject[name]
    if (description === undefined) return null
    return { ...shared, type: 'project', title: project.name, description, entity_id: project.id, entity_type: 'project' }
  }
  const description =
    name === 'project.item_added' ? `${kindWords[type]} added` : name === 'project.item_removed' ? `${kindWords[type]} taken out` : words[name]
  if (!said || description === undefined) return null
  return { ...shared, type, title: said.title, description, entity_id: said.entity_id, entity_type: said.entity_type }
}
