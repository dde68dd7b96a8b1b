import { z } from 'zod'
import { Day } from './day.ts'
import { CaseInBrief } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { Person } from './person.ts'
import { ProjectId } from './projects.ts'

/** The first is the one used when none is given. */
export const annotationColors = ['#FFEB3B', '#8BC34A', '#4FC3F7', '#F48FB1', '#FFB74D'] as const
export const AnnotationColor = z.enum(annotationColors)
export type AnnotationColor = z.infer<typeof AnnotationColor>

/** Limits in UTF-16 units, and of annotations that one account makes in one case. */
export const maxSelectionLength = 20_000
export const maxAnnotationNoteLength = 10_000
export const maxAnnotations = 1000

/** What annotations are of. */
export const annotatedKinds = ['cases', 'legislation'] as const
export type AnnotatedKind = (typeof annotatedKinds)[number]

/**
 * A passage that a reader marked. `text_selection` is the passage as it was marked. `start_offset`, `end_offset` (UTF-16, in the
 * `content` of GET /case-detail/{id}/content with the same `revision`), `paragraph` (its id) and `number` (the court's own) say where it
 * is now; when the text has changed so that it cannot be found, `anchored` is false and they are null.
 *
 * One in an Act has the id of the Act in `case_id`, and offsets in the text of the day that was asked for, else in the latest: those of
 * `start` in GET /legislation/{id}/text.
 */
export const Annotation = z.object({
  id: z.string(),
  case_id: z.string(),
  text_selection: z.string(),
  note: z.string(),
  color: AnnotationColor,
  anchored: z.boolean(),
  start_offset: z.number().int().nullable(),
  end_offset: z.number().int().nullable(),
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
  /** The text that the place refers to; null when the library no longer holds it. */
  revision: z.number().int().nullable(),
  /** Of an Act: the innermost provision that holds it, where it is now, else where it was marked. */
  eid: z.string().nullable(),
  /** Of an Act: the day from which the text stood in which it was marked, where its source says so. */
  marked_as_at: z.iso.date().nullable(),
  /** Who made it, where that is another member of a project in which it lies; null of one's own. */
  author: Person.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Annotation = z.infer<typeof Annotation>

const id = z.object({ id: z.string().min(1).max(120) })
const Note = z.string().max(maxAnnotationNoteLength, `A note has at most ${maxAnnotationNoteLength} characters`)
const Color = z
  .string()
  .max(20)
  .meta({ description: `One of ${annotationColors.join(', ')}`, examples: ['#FFEB3B'] })
  .transform((color) => color.toUpperCase())
  .pipe(AnnotationColor)
const Offset = z.number().int().min(0)

export const createAnnotation = endpoint({
  method: 'POST',
  path: '/api/annotations',
  summary: 'Marks a passage of a case or an Act; offsets are UTF-16 positions in its content, and the passage must stand there',
  access: 'user',
  on: { kind: 'document', by: 'case_id', action: 'read' },
  status: 201,
  body: z
    .object({
      case_id: z
        .string()
        .min(1)
        .max(120)
        .meta({ examples: ['kesc-2026-90007'] }),
      text_selection: z
        .string()
        .max(maxSelectionLength, `At most ${maxSelectionLength} characters can be marked at once`)
        .regex(/\S/, 'Select some text')
        .meta({ examples: ['The appeal is allowed'] }),
      start_offset: Offset.meta({ examples: [5120] }),
      end_offset: Offset.meta({ examples: [5141] }),
      note: Note.default(''),
      color: Color.default(annotationColors[0]),
      /** Of an Act: the day whose text is marked; without it the latest. */
      as_at: Day.optional(),
    })
    .refine(({ start_offset: start, end_offset: end }) => end > start, { path: ['end_offset'], message: 'Must lie behind start_offset' }),
  response: Annotation,
})

export const annotationSorts = ['place', 'newest', 'updated'] as const
export const AnnotationSort = z.enum(annotationSorts)

export const listAnnotations = endpoint({
  method: 'GET',
  path: '/api/annotations',
  summary: 'Annotations of a case or an Act in the order of the text, those without a place last; or of all, the newest first',
  access: 'user',
  query: z.object({
    case_id: z.string().min(1).max(120).optional(),
    /** Of an Act: the day in whose text their places are; without it the latest. */
    as_at: Day.optional(),
    kind: z.enum(annotatedKinds).optional(),
    /** Those that lie in a project, of all its members. */
    project_id: ProjectId.optional(),
    color: Color.optional(),
    /** Words of passage or note. */
    query: z.string().trim().max(200).default(''),
    sort: AnnotationSort.optional(),
    /** All of a case, else 20. */
    limit: z.coerce.number().int().min(1).max(maxAnnotations).optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(Annotation),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** The cases of the results that the library holds. */
    cases: z.array(CaseInBrief),
    /** The Acts. */
    acts: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const annotationFormats = ['md', 'docx', 'csv', 'jsonld'] as const
export const AnnotationFormat = z.enum(annotationFormats)
export type AnnotationFormat = z.infer<typeof AnnotationFormat>
/** As many as one file takes. */
export const maxExportedAnnotations = 10_000

export const exportAnnotations = endpoint({
  method: 'GET',
  path: '/api/annotations/export/:format',
  summary:
    'Your annotations as a file of Markdown, Word, CSV or W3C Web Annotations (JSON-LD), those of a case or an Act together in the order of its text; of a colour or with words',
  access: 'user',
  params: z.object({ format: AnnotationFormat }),
  query: z.object({
    color: Color.optional(),
    query: z.string().trim().max(200).default(''),
    kind: z.enum(annotatedKinds).optional(),
    /** Those of one case or Act. */
    case_id: z.string().min(1).max(120).optional(),
  }),
  file: 'application/octet-stream',
  response: z.file(),
})

export const getAnnotation = endpoint({
  method: 'GET',
  path: '/api/annotations/:id',
  summary: 'An annotation',
  access: 'user',
  on: { kind: 'annotation', by: 'id', action: 'read' },
  params: id,
  response: Annotation,
})

export const updateAnnotation = endpoint({
  method: 'PATCH',
  path: '/api/annotations/:id',
  summary:
    'Changes note or colour; fields left out stay as they are. With based_on, only what nobody has changed since; else 409 note-changed',
  access: 'user',
  on: { kind: 'annotation', by: 'id', action: 'change' },
  params: id,
  body: z.object({
    note: Note.optional(),
    color: Color.optional(),
    based_on: z.iso
      .datetime('Use the updated_at of the annotation')
      .optional()
      .meta({ description: 'The updated_at of the annotation that the change was made from', examples: ['2026-11-21T09:00:00.000Z'] }),
  }),
  response: Annotation,
})

export const deleteAnnotation = endpoint({
  method: 'DELETE',
  path: '/api/annotations/:id',
  summary: 'Deletes an annotation; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'annotation', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreAnnotation = endpoint({
  method: 'POST',
  path: '/api/annotations/:id/restore',
  summary: 'Brings a deleted annotation back',
  access: 'user',
  on: { kind: 'annotation', by: 'id', action: 'delete' },
  params: id,
  response: Annotation,
})
