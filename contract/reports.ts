import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'

/** What of a case may be wrong: the case itself, or what was read from it. */
export const reportSubjects = ['case', 'treatment', 'provision', 'answer'] as const
export const ReportSubject = z.enum(reportSubjects)
export type ReportSubject = z.infer<typeof ReportSubject>

export const reportKinds = ['text', 'record', 'citation', 'treatment', 'other'] as const
export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.infer<typeof ReportKind>

export const reportStates = ['open', 'resolved', 'declined'] as const
export const ReportState = z.enum(reportStates)
export type ReportState = z.infer<typeof ReportState>

export const maxReportLength = 4000
export const maxReportedQuoteLength = 2000
export const maxReportAnswerLength = 4000
/** So many an hour, of one account. */
export const maxReportsAnHour = 20

/** A mistake that a reader reported, and what became of it. `case_title` is null where the library holds the case no longer. */
export const Report = z.object({
  id: z.string(),
  case_id: z.string(),
  case_title: z.string().nullable(),
  about: ReportSubject,
  /** Which treatment, provision or answer of the case. */
  place: z.string().nullable(),
  kind: ReportKind,
  quote: z.string(),
  words: z.string(),
  state: ReportState,
  answer: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
})
export type Report = z.infer<typeof Report>

/** The same for editors: with who reported it and who decided; null for an account that has gone. */
export const QueuedReport = Report.extend({ reporter: z.string(), decided_by: z.string().nullable() })
export type QueuedReport = z.infer<typeof QueuedReport>

const Paging = paging(25)
const reportId = z.object({ id: z.string().min(1).max(120) })
// oxlint-disable-next-line no-control-regex
const storable = /^[^\u0000]*$/

export const reportMistake = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports a mistake in a case of the public library, or in what was read from it, to the editors',
  access: 'user',
  on: { kind: 'public-case', by: 'case_id', action: 'read' },
  status: 201,
  body: z.object({
    case_id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['kesc-2026-90007'] }),
    about: ReportSubject.default('case'),
    place: z
      .string()
      .trim()
      .max(200, 'At most 200 characters')
      .regex(storable, 'A place cannot hold the character NUL')
      .nullable()
      .default(null),
    kind: ReportKind.meta({ examples: ['record'] }),
    quote: z
      .string()
      .trim()
      .max(maxReportedQuoteLength, `At most ${maxReportedQuoteLength} characters can be marked`)
      .regex(storable, 'A passage cannot hold the character NUL')
      .default(''),
    words: z
      .string()
      .trim()
      .min(1, 'Say in a few words what is wrong')
      .max(maxReportLength, `At most ${maxReportLength} characters`)
      .regex(storable, 'Words cannot hold the character NUL')
      .meta({ examples: ['The date of the judgment is 24 April 2026.'] }),
  }),
  response: Report,
})

export const listReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  summary: 'The mistakes that you reported, the latest first, with what became of them',
  access: 'user',
  query: z.object({ case_id: z.string().min(1).max(120).optional(), ...Paging }),
  response: pageOf(Report),
})

export const withdrawReport = endpoint({
  method: 'DELETE',
  path: '/api/reports/:id',
  summary: 'Takes back a report of your own',
  access: 'user',
  on: { kind: 'report', by: 'id', action: 'delete' },
  params: reportId,
  status: 204,
  response: z.void(),
})

export const listReportQueue = endpoint({
  method: 'GET',
  path: '/api/reports/queue',
  summary: 'Reported mistakes of a state: open ones the oldest first, decided ones the latest first',
  access: 'editor',
  query: z.object({ state: ReportState.default('open'), ...Paging }),
  response: pageOf(QueuedReport),
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/reports/:id/decision',
  summary: 'Says that a mistake was put right, or why it is none; or opens it again',
  access: 'editor',
  on: { kind: 'queued-report', by: 'id', action: 'change' },
  params: reportId,
  body: z.object({
    state: ReportState.meta({ examples: ['resolved'] }),
    answer: z
      .string()
      .trim()
      .max(maxReportAnswerLength, `At most ${maxReportAnswerLength} characters`)
      .regex(storable, 'An answer cannot hold the character NUL')
      .default(''),
  }),
  response: QueuedReport,
})
