import { type AddedQuote, type Note, type NoteSort, type NoteVersion, maxNoteTitleLength, maxNotes } from '#contract/notes'
import { type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { tagKey, tagsOf } from '../../tags.ts'
import type { Cases } from '../cases/cases.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Citations } from '../citations/citations.ts'
import type { Projects } from '../projects/projects.ts'
import { createAuthorities } from './authorities.ts'
import { createNoteExports } from './export/note-exports.ts'
import { createFinder, noteGone } from './find-note.ts'
import { createNoteFolders } from './folders.ts'
import { createImages } from './images.ts'
import { createLinks } from './links.ts'
import { citationsStorage } from './mentions-storage.ts'
import { createQuotes } from './quotes.ts'
import { withPassage } from './quotes-storage.ts'
import { createReferences } from './references.ts'
import { type NoteFields, type NoteFilter, notesStorage } from './storage.ts'
import { toBrief, toNote, toVersionInBrief } from './to-note.ts'
import { versionsStorage } from './versions-storage.ts'

interface GivenNote {
  title: string
  content?: string
  project_id?: string | null
  folder_id?: string | null
  tags?: readonly string[]
  quote?: AddedQuote
}

interface ListQuery {
  project_id?: string
  folder_id?: string
  case_id?: string
  tag?: string
  query: string
  sort: NoteSort
  limit: number
  offset: number
}

interface NotesParts {
  database: Database
  cases: Cases
  citations: Pick<Citations, 'process' | 'write'>
  projects: Pick<Projects, 'toFill'>
  /** The address of this application for its readers; empty where it is not known. */
  publicUrl: string
}

/** Behind the title of a duplicate. */
const copySuffix = ' (Copy)'

/** Research notes in Markdown, with the texts they had and the cases they rest on. */
export function createNotes({ database, cases, citations, projects, publicUrl }: NotesParts) {
  const storage = notesStorage(database)
  const versions = versionsStorage(database)
  const finder = createFinder(storage)
  const folders = createNoteFolders(database)
  const quotes = createQuotes({ database, cases, finder })
  const authorities = createAuthorities({ database, cases, citations, finder })
  const cited = citationsStorage(database)
  const { rowOf, rowFor } = finder

  const read = async (reader: Reader, id: string) => toNote(reader, await rowOf(reader, id))

  const versionOf = async (reader: Reader, id: string, version: number) => {
    const note = await rowOf(reader, id)
    const found = await versions.one(note.id, version)
    if (!found) throw new Problem('not-found', 'Version not found')
    return found
  }

  /** `not-found` for a folder that is not the reader's own. */
  const checkFolder = async (reader: Reader, folder: string | null | undefined) => {
    if (folder !== null && folder !== undefined) await folders.read(reader, folder)
  }

  const insert = async (reader: Reader, fields: NoteFields, from: Parameters<typeof storage.insert>[2]): Promise<Note> => {
    if ((await storage.countOwn(reader)) >= maxNotes)
      throw new Problem('limit-reached', `You have ${maxNotes} notes, which is the most there can be.`)
    return read(reader, await storage.insert(reader, fields, from))
  }

  const save = async (reader: Reader, id: string, changes: Partial<NoteFields>, how: Parameters<typeof storage.save>[3]) => {
    const { id: known, thing } = await rowFor(reader, 'change', id)
    // Where it lies is its owner's to say.
    if (changes.folder_id !== undefined && !can(reader, 'share', thing)) throw new Problem('forbidden')
    await checkFolder(reader, changes.folder_id)
    const outcome = await storage.save(reader, known, changes, how)
    if (outcome === 'gone') throw noteGone()
    if (outcome === 'changed') throw new Problem('note-changed')
    return read(reader, known)
  }

  const create = async (
    reader: Reader,
    { title, content: given = '', project_id = null, folder_id = null, tags = [], quote }: GivenNote,
  ): Promise<Note> => {
    await checkFolder(reader, folder_id)
    const projectId = project_id === null ? null : await projects.toFill(reader, project_id)
    const taken = quote && (await quotes.take(reader, quote))
    const content = taken ? withPassage(given, taken.text) : given
    return insert(reader, { title, content, folder_id, ...tagsOf(tags) }, { projectId, ...(taken && { quote: taken }) })
  }

  return {
    folders,
    ...createReferences({ database, cases, finder }),
    ...createImages({ database, finder }),
    links: createLinks({ database, finder, publicUrl }),
    exports: createNoteExports({ database, finder, authorities, publicUrl }),
    quotes: quotes.quotes,
    authorities: authorities.authorities,

    /** Reads which cases the citations in a note mean once it is saved: a note saves itself while it is written, and need not wait for that. */
    followCitations(jobs: Pick<Jobs, 'subscribe'>) {
      jobs.subscribe({
        name: 'note-citations',
        events: ['note.added', 'note.changed'],
        handle: async ({ subject }) => {
          const content = await cited.contentOf(subject)
          if (content !== undefined) await cited.keepCited(subject, content, await authorities.citedIn(content))
        },
      })
    },

    /** Words of a case behind the text of a note: with them a pinpoint, and what they were like when they were taken. */
    async addQuote(reader: Reader, id: string, added: AddedQuote): Promise<Note> {
      const row = await rowFor(reader, 'change', id)
      const quote = await quotes.take(reader, added)
      await quotes.checkRoom(row, quote)
      return save(reader, row.id, {}, { quote })
    },

    async list(reader: Reader, { project_id: projectId, folder_id: folder, case_id: caseId, tag, query, sort, limit, offset }: ListQuery) {
      const words = query.split(/\s+/).filter((word) => word !== '')
      const folderId = folder === undefined ? undefined : folder === 'none' ? null : (await folders.read(reader, folder)).id
      const filter: NoteFilter = { projectId, folderId, caseId, tagKey: tag === undefined || tag === '' ? undefined : tagKey(tag), words }
      const [rows, total] = await Promise.all([storage.list(reader, filter, { sort, limit, offset }), storage.count(reader, filter)])
      return pageOf(
        rows.map((row) => toBrief(reader, row)),
        total,
        { offset, limit },
      )
    },

    async tags(reader: Reader) {
      const results = await storage.tags(reader)
      return { results, total: results.length }
    },

    read,

    create,

    /** Of a note of somebody else's the copy lies in no project and no folder. */
    async duplicate(reader: Reader, id: string): Promise<Note> {
      const { id: known, title, content, tags, project_id, folder_id, thing } = await rowOf(reader, id)
      const isOwn = can(reader, 'share', thing)
      const called = title.slice(0, maxNoteTitleLength - copySuffix.length).replace(/[\uD800-\uDBFF]$/, '') + copySuffix
      const fields = { title: called, content, folder_id: isOwn ? folder_id : null, ...tagsOf(tags) }
      return insert(reader, fields, { copied: known, projectId: isOwn ? project_id : null })
    },

    /** Only what is given changes. `note-changed` when it has been saved since the revision that is given. */
    async update(
      reader: Reader,
      id: string,
      { revision, apart, tags, project_id, ...given }: Partial<GivenNote> & { revision?: number; apart?: boolean },
    ): Promise<Note> {
      const changes = { ...withoutUndefined(given), ...(tags && tagsOf(tags)) }
      const row = await rowFor(reader, 'change', id)
      // Another project is one that others see.
      if (project_id !== undefined && !can(reader, 'share', row.thing)) throw new Problem('forbidden')
      const projectId = typeof project_id === 'string' ? await projects.toFill(reader, project_id) : project_id
      if (Object.keys(changes).length > 0) await save(reader, id, changes, { revision, apart })
      if (projectId !== undefined && projectId !== row.project_id) await storage.moveTo(reader, row.id, projectId)
      return read(reader, row.id)
    },

    async delete(reader: Reader, id: string) {
      await rowFor(reader, 'delete', id)
      if (!(await storage.delete(reader, id))) throw noteGone()
    },

    /** One that is there already is answered as it is, to those who may delete it. */
    async restore(reader: Reader, id: string): Promise<Note> {
      await storage.restore(reader, id)
      return toNote(reader, await rowFor(reader, 'delete', id))
    },

    async versions(reader: Reader, id: string) {
      const { id: known } = await rowOf(reader, id)
      const results = (await versions.all(known)).map(toVersionInBrief)
      return { results, total: results.length }
    },

    version: async (reader: Reader, id: string, version: number): Promise<NoteVersion> => {
      const found = await versionOf(reader, id, version)
      return { ...toVersionInBrief(found), content: found.content }
    },

    /** A text that was written beside the present one and not taken: it becomes a version, and the present one the version after it. */
    async keepVersion(reader: Reader, id: string, text: { title: string; content: string }): Promise<Note> {
      const { id: known } = await rowFor(reader, 'change', id)
      if (!(await versions.keep(reader, known, text))) throw noteGone()
      return read(reader, known)
    },

    /** The present text stays as a version, so that this can be undone too. */
    async restoreVersion(reader: Reader, id: string, version: number): Promise<Note> {
      await rowFor(reader, 'change', id)
      const { title, content } = await versionOf(reader, id, version)
      return save(reader, id, { title, content }, { apart: true })
    },

    /** What projects make templates of, and what they make of templates. */
    ofProjects: {
      inProject: storage.texts,
      create: (reader: Reader, projectId: string, note: { title: string; content: string }) =>
        create(reader, { ...note, project_id: projectId }),
    },

    /** Some that the reader sees, as a list shows them. */
    byIds: async (reader: Reader, ids: readonly string[]) => (await storage.byIds(reader, ids)).map((row) => toBrief(reader, row)),

    /** Copies of some for the reader: a note lies in one project, so that another project gets notes of its own. */
    async copies(reader: Reader, ids: readonly string[]): Promise<string[]> {
      const rows = await storage.byIds(reader, ids)
      const room = Math.max(0, maxNotes - (await storage.countOwn(reader)))
      const copied: string[] = []
      for (const { id, title, content, tags } of rows.slice(0, room))
        copied.push(await storage.insert(reader, { title, content, folder_id: null, ...tagsOf(tags) }, { copied: id }))
      return copied
    },

    async forgetDeleted() {
      await storage.forgetDeleted()
      await folders.forgetDeleted()
    },
  }
}

export type Notes = ReturnType<typeof createNotes>

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
