import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { signalKinds } from './citator.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { AddedQuote, Note } from './notes.ts'

/** How many quotations of one note are watched. */
export const maxQuotes = 500

/**
 * How quoted words stand in their case or in the latest text of their Act now: in the text that they were taken from, in another one, no longer as
 * they were, or not to be seen, where the library does not hold it any more. Of an Act they stand in the section that had them.
 */
export const QuoteState = z.enum(['same', 'text changed', 'words changed', 'not held'])
export type QuoteState = z.infer<typeof QuoteState>

/**
 * Words that a note took from a case or an Act. `signal_then` is how the case stood when they were taken; `standing_changed` that it stands
 * otherwise now. Of an Act `eid` is the provision that they are cited by, and `quoted_as_at` from which day their text stands; null for a case.
 */
export const NoteQuote = z.object({
  id: z.string(),
  case_id: z.string(),
  paragraph: z.number().int().nullable(),
  place: z.string().nullable(),
  eid: z.string().nullable(),
  quoted_as_at: Day.nullable(),
  quote: z.string(),
  state: QuoteState,
  signal_then: z.enum(signalKinds).nullable(),
  standing_changed: z.boolean(),
  created_at: z.string(),
  case: CaseWithStanding.nullable(),
  act: z.object({ id: z.string(), title: z.string() }).nullable(),
})
export type NoteQuote = z.infer<typeof NoteQuote>

const params = z.object({ id: z.string().min(1).max(120) })

export const listNoteQuotes = endpoint({
  method: 'GET',
  path: '/api/research-notes/:id/quotes',
  summary: 'The words that a note took from cases and Acts, with whether their text and the standing of the cases have changed since',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'read' },
  params,
  response: z.object({ results: z.array(NoteQuote), total: z.number().int() }),
})

export const addNoteQuote = endpoint({
  method: 'POST',
  path: '/api/research-notes/:id/quotes',
  summary: 'Puts words of a case or an Act at the end of a note; they must stand there',
  access: 'user',
  on: { kind: 'note', by: 'id', action: 'change' },
  status: 201,
  params,
  body: AddedQuote,
  response: Note,
})
