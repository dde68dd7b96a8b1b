import { z } from 'zod'
import { withValues } from './with-values.ts'

const line = z.string()
const count = z.number().int()

/** What the reading of a document left in doubt. It is kept with the text and shown beside it. */
export const ImportWarning = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'not-utf8',
      'macro',
      'court-not-stated',
      'date-not-stated',
      'no-title',
      'characters-lost',
      'still-processed',
      'no-text',
      'version-date-not-stated',
    ]),
  }),
  withValues('pages-without-text', { pages: z.array(count), of: count }),
  withValues('letters-lost', { letters: count }),
  withValues('court-unknown', { court: line }),
  withValues('kenyan-court-unknown', { court: line }),
  withValues('court-differs', { text: line, record: line.nullable() }),
  withValues('date-in-future', { date: line }),
  withValues('date-unreadable', { date: line }),
  withValues('date-differs', { date: line, title: line }),
  withValues('citation-differs', { citation: line.nullable(), other: line, place: z.enum(['text', 'title']) }),
  withValues('case-number-differs', { number: line, title: line }),
  withValues('judge-name-damaged', { name: line }),
  withValues('other-source-kept', { source: line }),
  withValues('citation-taken', { citation: line }),
  /** Sections that an Act's arrangement names and its text lacks; `more` of them are not listed. */
  withValues('sections-missing', { sections: z.array(line), more: count }),
])
export type ImportWarning = z.infer<typeof ImportWarning>
export const ImportWarnings = z.array(ImportWarning)
