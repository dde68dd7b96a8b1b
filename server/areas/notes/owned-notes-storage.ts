import { sql } from 'kysely'
import type { AccountData, Owner } from '../../account-data/account-data.ts'
import { distinctNames } from '../../account-data/file-names.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { countOwn, isLive, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Note {
  id: string
  title: string
  content: string
  tags: string[]
  project_id: string | null
  folder: string | null
  created_at: Date
  updated_at: Date
  versions: object[]
  references: object[]
  quotes: object[]
}

interface Picture {
  hash: string
  media_type: string
}

const wholeNote = sql<Note>`t.id, t.title, t.content, t.tags, t.created_at, t.updated_at,
  (select i.project_id from project_items i where i.type = 'note' and i.item_id = t.id::text) as project_id,
  (select f.name from note_folders f where f.id = t.folder_id) as folder,
  coalesce((select json_agg(json_build_object('version', v.version, 'title', v.title, 'content', v.content, 'created_at', v.created_at)
    order by v.version) from note_versions v where v.note_id = t.id), '[]') as versions,
  coalesce((select json_agg(json_build_object('case_id', w.public_id, 'paragraph', r.paragraph, 'comment', r.comment, 'created_at', r.created_at)
    order by r.created_at, r.id) from note_references r join works w on w.id = r.work_id where r.note_id = t.id), '[]') as "references",
  coalesce((select json_agg(json_build_object('case_id', w.public_id, 'place', q.place,
    'provision', q.eid, 'as_at', q.quoted_as_at, 'quote', q.quote, 'created_at', q.created_at)
    order by q.created_at, q.id) from note_quotes q join works w on w.id = q.work_id where q.note_id = t.id), '[]') as quotes`

/**
 * Notes with the texts that they had, the cases that they rest on and what they quote; each also as the Markdown that it is, and beside them
 * their pictures under the names by which the texts call them.
 */
export const ownedNotes: AccountData = {
  name: 'notes',
  tables: ['notes', 'note_folders', 'note_versions', 'note_references', 'note_mentions', 'note_citations', 'note_quotes', 'note_images'],
  count: countOwn('notes', {
    which: isLive,
    bytes: sql<number>`octet_length(t.content) + (select coalesce(sum(octet_length(v.content)), 0) from note_versions v where v.note_id = t.id)
      + (select coalesce(sum(octet_length(i.content)), 0) from note_images i where i.note_id = t.id)`,
  }),
  removeBefore: removeOwn(['notes', 'note_folders']),
  guide: ['notes/', 'your research notes: notes.json with every version; and each as Markdown'],
  async *export(owner) {
    yield jsonList('notes/notes.json', readOwn(owner, 'notes', wholeNote, { which: isLive }))
    yield jsonList('notes/folders.json', readOwn(owner, 'note_folders', sql<object>`t.id, t.name, t.created_at`))
    const nameOf = distinctNames()
    const written = new Set<string>()
    const texts = readOwn(owner, 'notes', sql<Pick<Note, 'id' | 'title'>>`t.id, t.title`, { which: isLive })
    for await (const { id, title } of texts) {
      yield { path: `notes/${nameOf(title)}.md`, content: markdownOf(owner, id, title) }
      for (const { hash, media_type: type } of await picturesOf(owner, id)) {
        if (written.has(hash)) continue
        written.add(hash)
        yield { path: `notes/images/${hash}.${type === 'image/png' ? 'png' : 'jpg'}`, content: pictureOf(owner, id, hash) }
      }
    }
  },
}

async function* markdownOf(owner: Owner, id: string, title: string): AsyncGenerator<string> {
  yield `# ${title}\n\n`
  const found = readOwn(owner, 'notes', sql<Pick<Note, 'content'>>`t.content`, { which: sql<boolean>`t.id = ${id}` })
  for await (const { content } of found) yield `${content}\n`
}

/** Of a note that is known to be the owner's. */
const picturesOf = ({ database }: Owner, id: string): Promise<Picture[]> =>
  database.sql.selectFrom('note_images').select(['hash', 'media_type']).where('note_id', '=', id).orderBy('hash').execute()

async function* pictureOf({ database }: Owner, id: string, hash: string): AsyncGenerator<Uint8Array> {
  const found = await database.sql
    .selectFrom('note_images')
    .select('content')
    .where('note_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (found) yield found.content
}
