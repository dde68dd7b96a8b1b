import { sql } from 'kysely'
import type { Belongings, Owner } from '../../belongings/belongings.ts'
import { distinctNames } from '../../belongings/file-names.ts'
import { jsonList } from '../../belongings/json-file.ts'
import { countOwn, isLive, readOwn } from '../../belongings/own-rows-storage.ts'

interface Note {
  id: string
  title: string
  content: string
  tags: string[]
  project_id: string | null
  folder_id: string | null
  created_at: Date
  updated_at: Date
  versions: object[]
  references: object[]
}

const wholeNote = sql<Note>`t.id, t.title, t.content, t.tags, t.project_id, t.folder_id, t.created_at, t.updated_at,
  coalesce((select json_agg(json_build_object('version', v.version, 'title', v.title, 'content', v.content, 'created_at', v.created_at)
    order by v.version) from note_versions v where v.note_id = t.id), '[]') as versions,
  coalesce((select json_agg(json_build_object('case_id', w.public_id, 'paragraph', r.paragraph, 'comment', r.comment, 'created_at', r.created_at)
    order by r.created_at, r.id) from note_references r join works w on w.id = r.work_id where r.note_id = t.id), '[]') as "references"`

/** Notes with the texts that they had and the cases that they rest on; each also as the Markdown that it is. */
export const ownedNotes: Belongings = {
  name: 'notes',
  tables: ['notes', 'note_versions', 'note_references'],
  count: countOwn('notes', {
    which: isLive,
    bytes: sql<number>`octet_length(t.content) + (select coalesce(sum(octet_length(v.content)), 0) from note_versions v where v.note_id = t.id)`,
  }),
  async *export(owner) {
    yield jsonList('notes/notes.json', readOwn(owner, 'notes', wholeNote, { which: isLive }))
    const nameOf = distinctNames()
    const texts = readOwn(owner, 'notes', sql<Pick<Note, 'id' | 'title'>>`t.id, t.title`, { which: isLive })
    for await (const { id, title } of texts) yield { path: `notes/${nameOf(title)}.md`, content: markdownOf(owner, id, title) }
  },
}

async function* markdownOf(owner: Owner, id: string, title: string): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  const found = readOwn(owner, 'notes', sql<Pick<Note, 'content'>>`t.content`, { which: sql<boolean>`t.id = ${id}` })
  for await (const { content } of found) yield `${content}\n`
}
