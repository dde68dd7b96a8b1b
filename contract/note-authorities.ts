import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { AuthorityKind, Doubt } from './citation-lists.ts'
import { CitationStyle, Italics, Verdict } from './citations.ts'
import { endpoint } from './endpoint.ts'

/**
 * Where in an authority: `place` leads to a paragraph behind the address of its case, and is null for a page. Of written law it is the text of a
 * day, YYYY-MM-DD.
 */
export const NotePinpoint = z.object({
  unit: z.enum(['paragraph', 'page', 'passage', 'text']),
  value: z.string(),
  place: z.string().nullable(),
})
export type NotePinpoint = z.infer<typeof NotePinpoint>

/** How a note comes to an authority: by a link, a citation in its text, a quotation that is watched, or as one that was added to it. */
export const authorityOrigins = ['link', 'citation', 'quotation', 'added'] as const

/**
 * An authority of a note: `text` in the style asked for, with its italics. `verdict` is what the library says of the citation, null for written
 * law; `doubt` why the case must not be relied on without a second look; `times` in how many places of the text it stands. `reference` is the id
 * of one that was added, by which it can be taken out.
 */
export const NoteAuthority = z.object({
  kind: AuthorityKind,
  text: z.string(),
  italics: Italics,
  case_id: z.string().nullable(),
  case: CaseWithStanding.nullable(),
  /** The provision of an Act that the library holds, or the Act; null for a case. */
  law: z.object({ act: z.string(), eid: z.string().nullable() }).nullable(),
  verdict: Verdict.nullable(),
  doubt: Doubt.nullable(),
  pinpoints: z.array(NotePinpoint),
  times: z.number().int(),
  origins: z.array(z.enum(authorityOrigins)),
  reference: z.string().nullable(),
  comment: z.string(),
})
export type NoteAuthority = z.infer<typeof NoteAuthority>

export const listNoteAuthorities = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/authorities',
  summary: 'What a note cites, quotes and rests on: cases with their standing first, then written law, each once, in a style of citation',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  query: z.object({ style: CitationStyle.default('standard') }),
  response: z.object({ results: z.array(NoteAuthority), total: z.number().int() }),
})
