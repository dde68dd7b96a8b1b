import { z } from 'zod'
import { Doubt, Doubtful } from './citation-lists.ts'
import { CitationStyle } from './citations.ts'
import { endpoint } from './endpoint.ts'
import { QueryFlag } from './query-flag.ts'

export const noteFormats = ['md', 'html', 'docx', 'pdf'] as const
export const NoteFormat = z.enum(noteFormats)
export type NoteFormat = z.infer<typeof NoteFormat>

/** How the text is laid out: as it is, under the head of a memorandum, or with numbered paragraphs as it is filed. */
export const noteTemplates = ['plain', 'memorandum', 'submissions'] as const
export const NoteTemplate = z.enum(noteTemplates)
export type NoteTemplate = z.infer<typeof NoteTemplate>

const params = z.object({ id: z.string().min(1).max(120) })

export const exportNote = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/export',
  summary: 'A note as Markdown, HTML, Word or PDF: its citations in the style asked for, its pictures, and the list of what it rests on',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params,
  query: z.object({
    format: NoteFormat.default('docx'),
    include_citations: QueryFlag.default(true).meta({
      description: 'Whether citations in the text are written in the style; else as they stand',
    }),
    include_references: QueryFlag.default(true).meta({ description: 'Whether the authorities are listed at the end' }),
    template_id: NoteTemplate.default('plain'),
    style: CitationStyle.default('standard'),
    doubtful: Doubtful,
  }),
  file: 'application/octet-stream',
  response: z.file(),
})

export const listNoteDoubts = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/doubtful',
  summary: 'Which of the cases that a note rests on are not held, misnamed, invented, reversed or overruled',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params,
  response: z.object({ results: z.array(z.object({ id: z.string(), text: z.string(), doubt: Doubt })) }),
})
