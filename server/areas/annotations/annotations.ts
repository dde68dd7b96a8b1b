import {
  type Annotation,
  type AnnotationColor,
  type AnnotationFormat,
  mostAnnotations,
  mostExportedAnnotations,
} from '#contract/annotations'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../http/problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import { writeAnnotations } from './export-annotations.ts'
import { locateSelection } from './locate-selection.ts'
import { keptPassage, paragraphAt } from './passage.ts'
import { findPlaces } from './place-annotations.ts'
import { type AnnotationFilter, type AnnotationRow, annotationsStorage } from './storage.ts'

export { ownedAnnotations } from './owned-annotations-storage.ts'
export { annotationItems } from './annotation-items.ts'
export { redactableAnnotations } from './redactable-annotations.ts'
export { standsIn } from './locate-selection.ts'

interface NewAnnotation {
  case_id: string
  text_selection: string
  start_offset: number
  end_offset: number
  note: string
  color: AnnotationColor
}

interface AnnotationChanges {
  note?: string
  color?: AnnotationColor
  based_on?: string
}

interface ListQuery {
  project_id?: string | undefined
  case_id?: string
  color?: AnnotationColor
  query: string
  sort?: 'place' | 'newest' | 'updated'
  limit?: number
  offset: number
}

const inAList = 20

/** Passages that readers mark in judgments; each is found again when the text of its judgment changes. */
export function createAnnotations({ database, cases }: { database: Database; cases: Cases }) {
  const storage = annotationsStorage(database)

  /** Finds those of a case again whose text has changed since they were last read. */
  const placeAgain = async (reader: Reader, caseId: string) => {
    const rows = await storage.unplaced(reader, caseId)
    if (rows.length === 0) return
    const wanted = new Map(
      rows.flatMap((row) => [
        [`${row.document_id} ${row.revision}`, { document_id: row.document_id, number: row.revision }],
        [`${row.present_document_id} ${row.present_revision}`, { document_id: row.present_document_id!, number: row.present_revision! }],
      ]),
    )
    await storage.keepPlaces(reader, await findPlaces(rows, await storage.texts([...wanted.values()])))
  }

  const readOne = async (reader: Reader, id: string): Promise<Annotation> => {
    const row = await storage.byId(reader, id)
    if (!row) throw new Problem('not-found', 'Annotation not found')
    if (isPlaced(row) || row.present_document_id === null) return toAnnotation(row)
    await placeAgain(reader, row.case_id)
    return toAnnotation((await storage.byId(reader, id)) ?? row)
  }

  /** Who sees it in a project may not change it; everybody else knows of none. */
  const notOwn = async (reader: Reader, id: string) =>
    (await storage.byId(reader, id)) ? new Problem('forbidden') : new Problem('not-found', 'Annotation not found')

  return {
    get: readOne,

    /** `not-found` for a case that the reader does not see, `invalid-input` for words that do not stand in its text. */
    async create(reader: Reader, { case_id, text_selection, start_offset, end_offset, note, color }: NewAnnotation): Promise<Annotation> {
      const document = await storage.document(reader, case_id)
      if (!document) throw new Problem('not-found', 'Case not found')
      const [text] = await storage.texts([{ document_id: document.id, number: document.revision }])
      if (!text?.content) throw invalid('case_id', 'The library holds no text of this case')
      const place = locateSelection(text.content, text_selection, { start: start_offset, end: end_offset })
      if (!place) throw invalid('text_selection', 'These words do not stand at this place in the text of the case')
      if ((await storage.count(reader, { caseId: case_id, words: [] })) >= mostAnnotations)
        throw new Problem('limit-reached', `You have ${mostAnnotations} annotations in this case, which is the most there can be.`)
      const id = await storage.insert(reader, {
        work_id: document.work_id,
        ...keptPassage(text.content, place),
        ...paragraphAt(text.layout, place.start),
        document_id: document.id,
        revision: document.revision,
        note,
        color,
      })
      if (id === undefined) throw new Problem('not-found', 'Case not found')
      return readOne(reader, id)
    },

    /** Annotations of one case by place, or of all by time. `not-found` for a case that the reader neither sees nor has marked. */
    async list(reader: Reader, { project_id: projectId, case_id, color, query, sort, limit: asked, offset }: ListQuery) {
      const limit = asked ?? (case_id === undefined ? inAList : mostAnnotations)
      const filter: AnnotationFilter = { caseId: case_id, color, projectId, words: query.split(/\s+/).filter((word) => word !== '') }
      if (case_id !== undefined) await placeAgain(reader, case_id)
      const page = { sort: sort ?? (case_id === undefined ? 'newest' : 'place'), limit, offset } as const
      const total = await storage.count(reader, filter)
      let rows = await storage.list(reader, filter, page)
      const moved = new Set(rows.filter((row) => !isPlaced(row) && row.present_document_id !== null).map((row) => row.case_id))
      for (const caseId of moved) await placeAgain(reader, caseId)
      if (moved.size > 0) rows = await storage.list(reader, filter, page)
      const briefs = await cases.inBrief(reader, case_id === undefined ? rows.map((row) => row.case_id) : [case_id])
      if (case_id !== undefined && total === 0 && !briefs.has(case_id)) throw new Problem('not-found', 'Case not found')
      return { ...pageOf(rows.map(toAnnotation), total, { offset, limit }), cases: [...briefs.values()] }
    },

    /** The reader's own as a file. Their places are those of the texts in which they were last read. */
    async export(reader: Reader, format: AnnotationFormat, { color, query }: { color?: AnnotationColor; query: string }): Promise<File> {
      const filter: AnnotationFilter = { color, words: query.split(/\s+/).filter((word) => word !== '') }
      const rows = await storage.list(reader, filter, { sort: 'place', limit: mostExportedAnnotations, offset: 0 })
      const briefs = await cases.inBrief(
        reader,
        rows.map((row) => row.case_id),
      )
      const listed = rows.map((row) => ({ ...toAnnotation(row), case: briefs.get(row.case_id) ?? null }))
      return writeAnnotations(listed, format, new Date(database.clock.now()))
    },

    /** `note-changed` where it was changed since the moment that the change is based on; without one, the last change stays. */
    async update(reader: Reader, id: string, changes: AnnotationChanges): Promise<Annotation> {
      const given = {
        ...(changes.note !== undefined && { note: changes.note }),
        ...(changes.color !== undefined && { color: changes.color }),
      }
      if (Object.keys(given).length > 0) {
        const outcome = await storage.update(reader, id, given, changes.based_on)
        if (outcome === 'gone') throw await notOwn(reader, id)
        if (outcome === 'changed') throw new Problem('note-changed')
      }
      return readOne(reader, id)
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw await notOwn(reader, id)
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<Annotation> {
      await storage.restore(reader, id)
      return readOne(reader, id)
    },

    /** Some that the reader sees, with the cases that they stand in. */
    async byIds(reader: Reader, ids: readonly string[]) {
      const rows = await storage.byIds(reader, ids)
      const briefs = await cases.inBrief(
        reader,
        rows.map((row) => row.case_id),
      )
      return rows.map((row) => ({ ...toAnnotation(row), case: briefs.get(row.case_id) ?? null }))
    },

    /** Those of some that are the reader's own: what somebody marked and wrote stays under that name. */
    copies: async (reader: Reader, ids: readonly string[]) =>
      (await storage.byIds(reader, ids)).filter(({ is_own }) => is_own).map(({ id }) => id),

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type Annotations = ReturnType<typeof createAnnotations>

const invalid = (field: string, msg: string) => new InvalidInput([{ loc: ['body', field], msg, type: 'passage' }])

const isPlaced = (row: AnnotationRow) => row.placed_document_id === row.present_document_id && row.placed_revision === row.present_revision

function toAnnotation(row: AnnotationRow): Annotation {
  const anchored = isPlaced(row) && row.placed_start !== null
  return {
    id: row.id,
    case_id: row.case_id,
    text_selection: row.quote,
    note: row.note,
    color: row.color,
    anchored,
    start_offset: anchored ? row.placed_start : null,
    end_offset: anchored ? row.placed_end : null,
    paragraph: anchored ? row.placed_paragraph : null,
    number: anchored ? row.placed_number : null,
    revision: row.present_revision,
    author: row.author,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
