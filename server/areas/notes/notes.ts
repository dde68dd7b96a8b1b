import {
  type Note,
  type NoteInBrief,
  type NoteReference,
  type NoteSort,
  type NoteVersion,
  type NoteVersionInBrief,
  mostNotes,
  mostReferences,
} from '#contract/notes'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import type { Cases } from '../cases/cases.ts'
import { previewOf } from './plain-text.ts'
import { type NoteFields, type NoteFilter, type NoteRow, notesStorage } from './storage.ts'

export { redactNotes } from './redact-notes.ts'
export { overwriteNoteWords } from './storage.ts'

interface GivenNote {
  title: string
  content?: string
  project_id?: string | null
  folder_id?: string | null
  tags?: readonly string[]
}

interface ListQuery {
  project_id?: string
  tag?: string
  query: string
  sort: NoteSort
  limit: number
  offset: number
}

/** Research notes in Markdown, with the texts they had and the cases they rest on. */
export function createNotes({ database, cases }: { database: Database; cases: Cases }) {
  const storage = notesStorage(database)

  /** `not-found` for a note that is not the account's, or gone. */
  const rowOf = async (userId: string, id: string): Promise<NoteRow> => {
    const row = await storage.byId(userId, id)
    if (!row) throw new Problem('not-found', 'Note not found')
    return row
  }
  const read = async (userId: string, id: string) => toNote(await rowOf(userId, id))

  const versionOf = async (userId: string, id: string, version: number) => {
    const note = await rowOf(userId, id)
    const found = await storage.version(note.id, version)
    if (!found) throw new Problem('not-found', 'Version not found')
    return found
  }

  const save = async (userId: string, id: string, changes: Partial<NoteFields>, how: Parameters<typeof storage.save>[3]) => {
    const { id: known } = await rowOf(userId, id)
    const outcome = await storage.save(userId, known, changes, how)
    if (outcome === 'gone') throw new Problem('not-found', 'Note not found')
    if (outcome === 'changed') throw new Problem('note-changed')
    return read(userId, known)
  }

  return {
    async list(userId: string, { project_id: projectId, tag, query, sort, limit, offset }: ListQuery) {
      const words = query.split(/\s+/).filter((word) => word !== '')
      const filter: NoteFilter = { projectId, tagKey: tag === undefined || tag === '' ? undefined : tagKey(tag), words }
      const [rows, total] = await Promise.all([storage.list(userId, filter, { sort, limit, offset }), storage.count(userId, filter)])
      return { results: rows.map(toBrief), total, total_relation: 'eq' as const, offset, limit }
    },

    read,

    async create(userId: string, { title, content = '', project_id = null, folder_id = null, tags = [] }: GivenNote): Promise<Note> {
      if ((await storage.count(userId, { words: [] })) >= mostNotes)
        throw new Problem('limit-reached', `You have ${mostNotes} notes, which is the most there can be.`)
      return read(userId, await storage.insert(userId, { title, content, project_id, folder_id, ...tagsOf(tags) }))
    },

    /** Only what is given changes. `note-changed` when it has been saved since the revision that is given. */
    async update(userId: string, id: string, { revision, tags, ...given }: Partial<GivenNote> & { revision?: number }): Promise<Note> {
      const changes = { ...withoutUndefined(given), ...(tags && tagsOf(tags)) }
      if (Object.keys(changes).length === 0) return read(userId, id)
      return save(userId, id, changes, { revision })
    },

    async delete(userId: string, id: string) {
      if (!(await storage.delete(userId, id))) throw new Problem('not-found', 'Note not found')
    },

    /** One that is there already is answered as it is. */
    async restore(userId: string, id: string): Promise<Note> {
      await storage.restore(userId, id)
      return read(userId, id)
    },

    async versions(userId: string, id: string) {
      const { id: known } = await rowOf(userId, id)
      const results = (await storage.versions(known)).map(toVersionInBrief)
      return { results, total: results.length }
    },

    version: async (userId: string, id: string, version: number): Promise<NoteVersion> => {
      const found = await versionOf(userId, id, version)
      return { ...toVersionInBrief(found), content: found.content }
    },

    /** The present text stays as a version, so that this can be undone too. */
    async restoreVersion(userId: string, id: string, version: number): Promise<Note> {
      const { title, content } = await versionOf(userId, id, version)
      return save(userId, id, { title, content }, { apart: true })
    },

    async references(userId: string, id: string) {
      const { id: known } = await rowOf(userId, id)
      const rows = await storage.references(known)
      const briefs = await cases.inBrief(
        userId,
        rows.map((row) => row.case_id),
      )
      const results = rows.map((row): NoteReference => ({
        ...row,
        created_at: row.created_at.toISOString(),
        case: briefs.get(row.case_id) ?? null,
      }))
      return { results, total: results.length }
    },

    async addReference(
      userId: string,
      id: string,
      given: { case_id: string; paragraph?: number | null; comment?: string },
    ): Promise<NoteReference> {
      const { id: known } = await rowOf(userId, id)
      const brief = (await cases.inBrief(userId, [given.case_id])).get(given.case_id)
      if (!brief) throw new Problem('not-found', 'Case not found')
      if ((await storage.references(known)).length >= mostReferences)
        throw new Problem('limit-reached', `This note rests on ${mostReferences} cases, which is the most there can be.`)
      const { case_id: caseId, paragraph = null, comment = '' } = given
      const row = await storage.insertReference(known, { caseId, paragraph, comment })
      return { ...row, created_at: row.created_at.toISOString(), case: brief }
    },

    async removeReference(userId: string, id: string, reference: string) {
      const { id: known } = await rowOf(userId, id)
      if (!(await storage.deleteReference(known, reference))) throw new Problem('not-found', 'Reference not found')
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type Notes = ReturnType<typeof createNotes>

const tagKey = (tag: string) => tag.normalize('NFC').toLowerCase()

/** One tag of a name, as it was written first. */
function tagsOf(tags: readonly string[]): Pick<NoteFields, 'tags' | 'tag_keys'> {
  const byKey = new Map<string, string>()
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  return { tags: [...byKey.values()], tag_keys: [...byKey.keys()] }
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

function toBrief({ content, created_at, updated_at, ...row }: NoteRow): NoteInBrief {
  return { ...row, preview: previewOf(content), created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

const toNote = (row: NoteRow): Note => ({ ...toBrief(row), content: row.content })

function toVersionInBrief({
  version,
  title,
  content,
  words,
  created_at,
  updated_at,
}: {
  version: number
  title: string
  content: string
  words: number
  created_at: Date
  updated_at: Date
}): NoteVersionInBrief {
  return { version, title, preview: previewOf(content), words, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}
