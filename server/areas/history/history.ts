import type { CaseInBrief } from '#contract/cases'
import type { HistoryEntry, HistoryFilters, HistoryType, TrailFormat } from '#contract/history'
import type { NamedLaw } from '#contract/named-law'
import type { Activity } from '#contract/project-activity'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Projects } from '../projects/projects.ts'
import type { Cases } from '../cases/cases.ts'
import { type NameLaws, describeLaw } from '../legislation/legislation.ts'
import { type HistoryRow, type RecordedAction, historyStorage } from './storage.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as writeTrailModule from './trail/write-trail.ts'

const writeTrail = aside<typeof writeTrailModule.writeTrail>(new URL('./trail/write-trail.ts', import.meta.url), 'writeTrail')

type Page = HistoryFilters & { limit: number; offset: number }

/** What an account read, searched for, kept and wrote. */
export function createHistory({
  database,
  cases,
  nameLaws,
  projects,
}: {
  database: Database
  cases: Cases
  nameLaws: NameLaws
  projects: Pick<Projects, 'seen' | 'get'>
}) {
  const storage = historyStorage(database)

  const show = async (reader: Reader, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> => {
    const ids = rows.flatMap((row) => row.case_id ?? [])
    const [briefs, laws] = await Promise.all([cases.inBrief(reader, ids), nameLaws(ids)])
    return rows.map((row) => toEntry(row, briefs.get(row.case_id ?? ''), laws.get(row.case_id ?? '')))
  }

  /** Null while the history is paused. */
  const recordNow = async (reader: Reader, action: RecordedAction, brief?: CaseInBrief, law?: NamedLaw): Promise<HistoryEntry | null> => {
    const row = await storage.record(reader, action)
    if (row === 'gone') throw new Problem('not-found', 'Case not found')
    return row === 'paused' ? null : toEntry(row, brief, law)
  }

  const projectSeen = async (reader: Reader, id: string | undefined) => (id === undefined ? undefined : projects.seen(reader, id))

  return {
    /** Notes what was done to a case that the caller knows to be there, or a search. */
    record: storage.record,

    /** As `record`, for a case and a project that a client names: `not-found` when the reader has no such case or project. */
    async recordCase(
      reader: Reader,
      { type, caseId, projectId: named }: Extract<RecordedAction, { caseId: string }>,
    ): Promise<HistoryEntry | null> {
      const brief = (await cases.inBrief(reader, [caseId])).get(caseId)
      const law = brief ? undefined : (await nameLaws([caseId])).get(caseId)
      if (!brief && !law) throw new Problem('not-found', 'Case not found')
      return recordNow(reader, { type, caseId, projectId: await projectSeen(reader, named) }, brief, law)
    },

    recordSearch: async (reader: Reader, query: string, named?: string) =>
      recordNow(reader, { type: 'search', query, projectId: await projectSeen(reader, named) }),

    recordChat: storage.recordChat,

    /** Notes from now on that notes are written, in the history of who wrote. */
    followNotes(jobs: Jobs) {
      jobs.subscribe({
        name: 'history',
        events: ['note.added', 'note.changed'],
        handle: async ({ actor, subject, occurredAt }) => {
          if (actor !== null) await storage.recordNote(actor, subject, occurredAt)
        },
      })
    },

    async list(reader: Reader, { limit, offset, ...filters }: Page) {
      const [rows, total] = await Promise.all([storage.list(reader, filters, { limit, offset }), storage.count(reader, filters)])
      return pageOf(await show(reader, rows), total, { offset, limit })
    },

    /** What was done, in that order, as a document of Word or PDF; of one project under its name, `not-found` for one that the reader does not see. */
    async trail(reader: Reader, { format, ...filters }: HistoryFilters & { format: TrailFormat }): Promise<File> {
      const matter = filters.project_id === undefined ? null : (await projects.get(reader, filters.project_id)).name
      const entries = await show(reader, await storage.trail(reader, filters))
      return writeTrail(entries, { format, now: new Date(database.clock.now()), matter })
    },

    /** What the reader searched for and read for a project, as its activity: bookmarks and notes tell of themselves. */
    async trailOf(reader: Reader, projectId: string, limit: number): Promise<Activity[]> {
      const filters: HistoryFilters = { project_id: projectId, types: ['search', 'view', 'case_view', 'download'], query: '' }
      const entries = await show(reader, await storage.list(reader, filters, { limit, offset: 0 }))
      return entries.map(({ id, type, title, description, timestamp, entity_id, entity_type: entity }) => ({
        id,
        type: type === 'search' ? 'search' : 'view',
        action: type === 'search' ? 'searched' : 'read',
        title,
        description,
        created_at: timestamp,
        entity_id,
        entity_type: type === 'search' ? 'search' : entity === 'legislation' ? 'provision' : 'case',
        user_id: reader.userId,
        user_name: null,
      }))
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw new Problem('not-found')
    },

    async restore(reader: Reader, id: string) {
      if (!(await storage.restore(reader, id))) throw new Problem('not-found')
    },

    clear: async (reader: Reader, types?: readonly HistoryType[]) => ({ deleted: await storage.clear(reader, types) }),

    recording: async (reader: Reader) => ({ on: await storage.isRecording(reader) }),

    async setRecording(reader: Reader, on: boolean) {
      await storage.setRecording(reader, on)
      return { on }
    },

    forgetOldest: storage.forgetOldest,
  }
}

export type History = ReturnType<typeof createHistory>

function toEntry(
  { id, type, case_id, note_id, note_title, chat_id, chat_title, query, project_id, occurred_at }: HistoryRow,
  brief: CaseInBrief | undefined,
  law: NamedLaw | undefined,
): HistoryEntry {
  const named = law && case_id !== null ? describeLaw(case_id, law) : undefined
  const described = [brief?.citation, brief?.court, brief?.date].filter((part) => part !== null && part !== undefined)
  return {
    id,
    type,
    title: query ?? brief?.title ?? named?.title ?? note_title ?? chat_title ?? case_id ?? '',
    description: named?.description ?? described.join(' · '),
    timestamp: occurred_at.toISOString(),
    entity_type: query !== null ? 'search' : type === 'note' || type === 'chat' ? type : named ? 'legislation' : 'case',
    // A note or a chat that is gone has no title, and leads nowhere.
    entity_id: case_id ?? (note_title === null ? null : note_id) ?? (chat_title === null ? null : chat_id),
    project_id,
  }
}
