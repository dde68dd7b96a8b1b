import {
  type AnnotatedKind,
  type Annotation,
  type AnnotationColor,
  type AnnotationFormat,
  maxAnnotations,
  maxExportedAnnotations,
} from '#contract/annotations'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import { actsStorage } from './acts-storage.ts'
import type { ListedAnnotation } from './annotation-items.ts'
import { locateSelection } from './locate-selection.ts'
import { keptPassage, paragraphAt } from './passage.ts'
import { type PlacingText, findPlaces } from './place-annotations.ts'
import { provisioned } from './provision-of.ts'
import { type AnnotationFilter, type AnnotationRow, type Placing, annotationsStorage } from './storage.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as exportAnnotationsModule from './export-annotations.ts'

const writeAnnotations = aside<typeof exportAnnotationsModule.writeAnnotations>(
  new URL('./export-annotations.ts', import.meta.url),
  'writeAnnotations',
)

export { standsIn } from './locate-selection.ts'
export { createQuotableActs, findQuotedProvision, stillStands } from './quotes-of-acts.ts'

interface NewAnnotation {
  case_id: string
  text_selection: string
  start_offset: number
  end_offset: number
  note: string
  color: AnnotationColor
  as_at?: string | undefined
}

interface AnnotationChanges {
  note?: string
  color?: AnnotationColor
  based_on?: string
}

interface ListQuery {
  project_id?: string | undefined
  case_id?: string
  as_at?: string | undefined
  kind?: AnnotatedKind | undefined
  color?: AnnotationColor
  query: string
  sort?: 'place' | 'newest' | 'updated'
  limit?: number
  offset: number
}

interface ExportQuery {
  case_id?: string
  kind?: AnnotatedKind | undefined
  color?: AnnotationColor
  query: string
}

const inAList = 20

/** Passages that readers mark in judgments and Acts; each is found again when the text changes. */
export function createAnnotations({ database, cases, siteUrl }: { database: Database; cases: Cases; siteUrl: () => string }) {
  const storage = annotationsStorage(database)
  const acts = actsStorage(database)

  /** Some texts; of those of Acts that are shown, with their provisions. */
  const readTexts = async (wanted: readonly { document_id: number; number: number }[], ofAct: boolean): Promise<PlacingText[]> => {
    const texts = await storage.texts(wanted)
    if (!ofAct) return texts
    return Promise.all(
      texts.map(async (text) => {
        const shown = await acts.dateOf(text.document_id, text.number)
        return shown ? { ...text, act: { ...shown, provisions: await acts.provisions(text.document_id, text.number) } } : text
      }),
    )
  }
  /** Where some of one case or Act are in its present text. */
  const placesOf = async (rows: readonly AnnotationRow[]): Promise<Placing[]> => {
    if (rows.length === 0) return []
    const wanted = new Map(
      rows.flatMap((row) => [
        [`${row.document_id} ${row.revision}`, { document_id: row.document_id, number: row.revision }],
        [`${row.present_document_id} ${row.present_revision}`, { document_id: row.present_document_id!, number: row.present_revision! }],
      ]),
    )
    return findPlaces(rows, await readTexts([...wanted.values()], rows[0]?.kind === 'act'))
  }

  /** Finds those of a case or an Act again whose text has changed since they were last read. */
  const placeAgain = async (reader: Reader, caseId: string) => {
    const rows = await storage.unplaced(reader, caseId)
    if (rows.length > 0) await storage.keepPlaces(reader, await placesOf(rows))
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

  /** As lists name them. */
  const nameAll = async (reader: Reader, rows: readonly AnnotationRow[]): Promise<ListedAnnotation[]> => {
    const idsOf = (kind: AnnotationRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.case_id)
    const [briefs, titles] = await Promise.all([cases.inBrief(reader, idsOf('case')), acts.titles(reader, idsOf('act'))])
    return rows.map((row) => ({
      ...toAnnotation(row),
      case: briefs.get(row.case_id) ?? null,
      act: titles.get(row.case_id) ?? null,
    }))
  }

  /** Those of an Act with their places in a text that is not its latest, which are found for this answer alone. */
  const placedIn = async (rows: readonly AnnotationRow[], text: { id: number; revision: number }): Promise<AnnotationRow[]> => {
    const asRead = rows.map((row) => ({ ...row, present_document_id: text.id, present_revision: text.revision }))
    const places = new Map((await placesOf(asRead)).map((place) => [place.id, place]))
    return asRead.map((row) => withPlace(row, places.get(row.id)!)).sort(byPlace)
  }

  return {
    get: readOne,

    /** `not-found` for what the reader does not see, `invalid-input` for words that do not stand in its text. */
    async create(reader: Reader, asked: NewAnnotation): Promise<Annotation> {
      const { case_id, text_selection, start_offset, end_offset, note, color, as_at } = asked
      const held = await storage.document(reader, case_id)
      const act = held ? undefined : await acts.text(reader, case_id, as_at)
      const document = held ?? act
      if (!document) throw new Problem('not-found', 'Case not found')
      const what = act ? 'Act' : 'case'
      const [text] = await readTexts([{ document_id: document.id, number: document.revision }], act !== undefined)
      if (!text?.content) throw invalid('case_id', `The library holds no text of this ${what}`)
      const place = locateSelection(text.content, text_selection, { start: start_offset, end: end_offset })
      if (!place) throw invalid('text_selection', `These words do not stand at this place in the text of the ${what}`)
      if ((await storage.count(reader, { caseId: case_id, words: [] })) >= maxAnnotations)
        throw new Problem('limit-reached', `You have ${maxAnnotations} annotations in this ${what}, which is the most there can be.`)
      const provision = provisioned({ layout: text.layout, provisions: text.act?.provisions ?? [] }, place)
      const divided = paragraphAt(text.layout, place.start)
      const id = await storage.insert(reader, {
        work_id: document.work_id,
        ...keptPassage(text.content, place),
        ...divided,
        ...provision,
        document_id: document.id,
        revision: document.revision,
        marked_as_at: act?.date ?? null,
        note,
        color,
      })
      if (id === undefined) throw new Problem('not-found', 'Case not found')
      const row = act && !act.is_latest ? await storage.byId(reader, id) : undefined
      if (!row) return readOne(reader, id)
      const made = { id, document_id: document.id, revision: document.revision, ...place, ...divided, eid: provision.eid }
      return toAnnotation(withPlace({ ...row, present_document_id: made.document_id, present_revision: made.revision }, made))
    },

    /** Annotations of one case or Act by place, or of all by time. `not-found` for one that the reader neither sees nor has marked. */
    async list(reader: Reader, { project_id: projectId, case_id, as_at, kind, color, query, sort, limit: asked, offset }: ListQuery) {
      const limit = asked ?? (case_id === undefined ? inAList : maxAnnotations)
      const filter: AnnotationFilter = { caseId: case_id, color, kind, projectId, words: wordsOf(query) }
      const text = case_id !== undefined && as_at !== undefined ? await acts.text(reader, case_id, as_at) : undefined
      const isEarlier = text !== undefined && !text.is_latest
      if (case_id !== undefined && !isEarlier) await placeAgain(reader, case_id)
      const page = { sort: sort ?? (case_id === undefined ? 'newest' : 'place'), limit, offset } as const
      const total = await storage.count(reader, filter)
      // Which of them have a place there, and so their order, is known when all are placed.
      const whole = isEarlier && page.sort === 'place'
      let rows = await storage.list(reader, filter, whole ? { ...page, limit: maxExportedAnnotations, offset: 0 } : page)
      if (isEarlier) {
        const placed = await placedIn(rows, text)
        const byId = new Map(placed.map((row) => [row.id, row]))
        rows = whole ? placed.slice(offset, offset + limit) : rows.map((row) => byId.get(row.id)!)
      } else {
        const moved = new Set(rows.filter((row) => !isPlaced(row) && row.present_document_id !== null).map((row) => row.case_id))
        for (const caseId of moved) await placeAgain(reader, caseId)
        if (moved.size > 0) rows = await storage.list(reader, filter, page)
      }
      const ids = case_id === undefined ? rows.map((row) => row.case_id) : [case_id]
      const [briefs, titles] = await Promise.all([cases.inBrief(reader, ids), acts.titles(reader, ids)])
      if (case_id !== undefined && total === 0 && !briefs.has(case_id) && !titles.has(case_id))
        throw new Problem('not-found', 'Case not found')
      return {
        ...pageOf(rows.map(toAnnotation), total, { offset, limit }),
        cases: [...briefs.values()],
        acts: [...titles].map(([id, title]) => ({ id, title })),
      }
    },

    /** The reader's own as a file. Their places are those of the texts in which they were last read. */
    async export(reader: Reader, format: AnnotationFormat, { case_id: caseId, kind, color, query }: ExportQuery): Promise<File> {
      const filter: AnnotationFilter = { caseId, kind, color, words: wordsOf(query) }
      const rows = await storage.list(reader, filter, { sort: 'place', limit: maxExportedAnnotations, offset: 0 })
      return writeAnnotations(await nameAll(reader, rows), format, new Date(database.clock.now()), siteUrl())
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

    /** Some that the reader sees, with the cases and Acts that they stand in. */
    byIds: async (reader: Reader, ids: readonly string[]) => nameAll(reader, await storage.byIds(reader, ids)),

    /** Those of some that are the reader's own: what somebody marked and wrote stays under that name. */
    copies: async (reader: Reader, ids: readonly string[]) =>
      (await storage.byIds(reader, ids)).filter(({ is_own }) => is_own).map(({ id }) => id),

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

export type Annotations = ReturnType<typeof createAnnotations>

const invalid = (field: string, msg: string) => new InvalidInput([{ loc: ['body', field], msg, type: 'passage' }])

const wordsOf = (query: string) => query.split(/\s+/).filter((word) => word !== '')

const withPlace = (row: AnnotationRow, { document_id, revision, start, end, paragraph, number, eid }: Placing): AnnotationRow => ({
  ...row,
  placed_document_id: document_id,
  placed_revision: revision,
  placed_start: start,
  placed_end: end,
  placed_paragraph: paragraph,
  placed_number: number,
  placed_eid: eid,
})

/** In the order of the text, those without a place last. */
const byPlace = (one: AnnotationRow, other: AnnotationRow) =>
  (one.placed_start ?? Infinity) - (other.placed_start ?? Infinity) ||
  (one.placed_end ?? 0) - (other.placed_end ?? 0) ||
  (one.id < other.id ? -1 : 1)

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
    eid: anchored ? row.placed_eid : row.eid,
    marked_as_at: row.marked_as_at,
    author: row.author,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
