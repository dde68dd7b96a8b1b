import { z } from 'zod'

const Name = z.string().nullable()
const Figures = { found: z.number().int(), old: z.number().int() }

/** What a notice tells: a code with the values that its words are made of. */
export const NotificationReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('welcome') }),
  z.object({ code: z.literal('how-to-search') }),
  z.object({ code: z.literal('how-to-fill') }),
  /** New decisions answer a saved search; `old` more were decided long before they came. */
  z.object({ code: z.literal('search-found'), search: z.string(), found: z.number().int(), old: z.number().int() }),
  /** What somebody watches: later decisions cite it, treat it, were given on appeal from it, or overturn it. `case` is null where it is no longer seen. */
  z.object({ code: z.enum(['case-cited', 'case-treated', 'case-appealed', 'case-overturned']), case: Name, ...Figures }),
  z.object({ code: z.literal('case-corrected'), case: Name }),
  z.object({ code: z.literal('case-redacted'), case: Name }),
  z.object({ code: z.literal('judge-decided'), judge: Name, ...Figures }),
  z.object({ code: z.literal('court-decided'), court: Name, ...Figures }),
  /** A watched provision reads otherwise from a day on, or decisions say what becomes of it. */
  z.object({ code: z.literal('provision-amended'), provision: Name }),
  z.object({ code: z.enum(['provision-unconstitutional', 'provision-applied']), provision: Name, ...Figures }),
  /** Authorities that somebody relies on were overturned; the name of a list is empty for one's own citations. */
  z.object({ code: z.literal('list-overturned'), list: Name, found: z.number().int() }),
  z.object({ code: z.literal('check-overturned'), check: Name, found: z.number().int() }),
  /** One's own affairs. A mail says none of the names that somebody typed: they are null there. */
  z.object({ code: z.literal('archive-ready') }),
  z.object({ code: z.literal('report-decided'), decision: z.enum(['resolved', 'declined']), case: Name }),
  z.object({ code: z.literal('project-shared'), project: Name, owner: Name }),
  z.object({ code: z.literal('project-yours'), project: Name }),
  z.object({ code: z.literal('import-ended'), state: z.enum(['done', 'failed', 'cancelled']), source: Name }),
  z.object({ code: z.enum(['backup-failed', 'backup-missed']) }),
  z.object({ code: z.literal('answer-ready'), chat: Name }),
])
export type NotificationReason = z.infer<typeof NotificationReason>
