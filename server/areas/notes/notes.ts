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
import { type Action, type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import { previewOf } from './plain-text.ts'
import { type NoteFields, type NoteFilter, type NoteRow, notesStorage } from './storage.ts'

export { ownedNotes } from './owned-notes-storage.ts'
export { redactableNotes } from './redactable-notes.ts'

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

  /** `not-found` for a note that the reader does not see, or that is gone. */
  const rowOf = async (reader: Reader, id: string): Promise<NoteRow> => {
    const row = await storage.byId(reader, id)
    if (!row) throw new Problem('not-found', 'Note not found')
    return row
  }
  /** A note with which a reader does something that not everybody may who sees it; `forbidden` to those. */
  const rowFor = async (reader: Reader, action: Action, id: string): Promise<NoteRow> => {
    const row = await rowOf(reader, id)
    if (!can(reader, action, row.thing)) throw new Problem('forbidden')
    return row
  }
  const read = async (reader: Reader, id: string) => toNote(await rowOf(reader, id))

  const versionOf = async (reader: Reader, id: string, version: number) => {
    const note = await rowOf(reader, id)
    const found = await storage.version(note.id, version)
    if (!found) throw new Problem('not-found', 'Version not found')
    return found
  }

  const save = async (reader: Reader, id: string, changes: Partial<NoteFields>, how: Parameters<typeof storage.save>[3]) => {
    const { id: known, thing } = await rowFor(reader, 'change', id)
    // Another project, or folder, is one that others see.
    const moves = changes.project_id !== undefined || changes.folder_id !== undefined
    if (moves && !can(reader, 'share', thing)) throw new Problem('forbidden')
    const outcome = await storage.save(reader, known, changes, how)
    if (outcome === 'gone') throw new Problem('not-found', 'Note not found')
    if (outcome === 'changed') throw new Problem('note-changed')
    return read(reader, known)
  }

  return {
    async list(reader: Reader, { project_id: projectId, tag, query, sort, limit, offset }: ListQuery) {
      const words = query.split(/\s+/).filter((word) => word !== '')
      const filter: NoteFilter = { projectId, tagKey: tag === undefined || tag === '' ? undefined : tagKey(tag), words }
      const [rows, total] = await Promise.all([storage.list(reader, filter, { sort, limit, offset }), storage.count(reader, filter)])
      return pageOf(rows.map(toBrief), total, { offset, limit })
    },

    read,

    async create(reader: Reader, { title, content = '', project_id = null, folder_id = null, tags = [] }: GivenNote): Promise<Note> {
      if ((await storage.countOwn(reader)) >= mostNotes)
        throw new Problem('limit-reached', `You have ${mostNotes} notes, which is the most there can be.`)
      return read(reader, await storage.insert(reader, { title, content, project_id, folder_id, ...tagsOf(tags) }))
    },

    /** Only what is given changes. `note-changed` when it has been saved since the revision that is given. */
    async update(reader: Reader, id: string, { revision, tags, ...given }: Partial<GivenNote> & { revision?: number }): Promise<Note> {
      const changes = { ...withoutUndefined(given), ...(tags && tagsOf(tags)) }
      if (Object.keys(changes).length === 0) return toNote(await rowFor(reader, 'change', id))
      return save(reader, id, changes, { revision })
    },

    async delete(reader: Reader, id: string) {
      await rowFor(reader, 'delete', id)
      if (!(await storage.delete(reader, id))) throw new Problem('not-found', 'Note not found')
    },

    /** One that is there already is answered as it is, to those who may delete it. */
    async restore(reader: Reader, id: string): Promise<Note> {
      await storage.restore(reader, id)
      return toNote(await rowFor(reader, 'delete', id))
    },

    async versions(reader: Reader, id: string) {
      const { id: known } = await rowOf(reader, id)
      const results = (await storage.versions(known)).map(toVersionInBrief)
      return { results, total: results.length }
    },

    version: async (reader: Reader, id: string, version: number): Promise<NoteVersion> => {
      const found = await versionOf(reader, id, version)
      return { ...toVersionInBrief(found), content: found.content }
    },

    /** The present text stays as a version, so that this can be undone too. */
    async restoreVersion(reader: Reader, id: string, version: number): Promise<Note> {
      await rowFor(reader, 'change', id)
      const { title, content } = await versionOf(reader, id, version)
      return save(reader, id, { title, content }, { apart: true })
    },

    async references(reader: Reader, id: string) {
      const { id: known } = await rowOf(reader, id)
      const rows = await storage.references(known)
      const briefs = await cases.inBrief(
        reader,
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
      reader: Reader,
      id: string,
      given: { case_id: string; paragraph?: number | null; comment?: string },
    ): Promise<NoteReference> {
      const { id: known } = await rowFor(reader, 'change', id)
      const brief = (await cases.inBrief(reader, [given.case_id])).get(given.case_id)
      if (!brief) throw new Problem('not-found', 'Case not found')
      if ((await storage.references(known)).length >= mostReferences)
        throw new Problem('limit-reached', `This note rests on ${mostReferences} cases, which is the most there can be.`)
      const { case_id: caseId, paragraph = null, comment = '' } = given
      const row = await storage.insertReference(known, { caseId, paragraph, comment })
      if (!row) throw new Problem('not-found', 'Case not found')
      return { ...row, case_id: caseId, created_at: row.created_at.toISOString(), case: brief }
    },

    async removeReference(reader: Reader, id: string, reference: string) {
      const { id: known } = await rowFor(reader, 'change', id)
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

function toBrief({ thing: _thing, content, created_at, updated_at, ...row }: NoteRow): NoteInBrief {
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
