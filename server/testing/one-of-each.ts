import { getProfile } from '#contract/accounts'
import { createAnnotation } from '#contract/annotations'
import { createBookmark, createFolder } from '#contract/bookmarks'
import { getCaseContent } from '#contract/cases'
import { askChat } from '#contract/chat'
import { keepCitation } from '#contract/citation-lists'
import { recordView } from '#contract/history'
import { keepCheck } from '#contract/saved-checks'
import { createNoteFolder } from '#contract/note-folders'
import { addNoteImages } from '#contract/note-images'
import { shareNote } from '#contract/note-links'
import { createNote, createNoteReference } from '#contract/notes'
import { listNotifications } from '#contract/notifications'
import { createIssue } from '#contract/project-issues'
import { addItem } from '#contract/project-items'
import { shareProject } from '#contract/project-members'
import { createTemplate } from '#contract/project-templates'
import { createProject } from '#contract/projects'
import { reportMistake } from '#contract/reports'
import { createSavedSearch } from '#contract/saved-searches'
import { createWatch } from '#contract/watches'
import type { TestApp } from './create-test-app.ts'
import { storeAct } from './store-act.ts'

type Headers = { authorization: string }

/** What names an object that was made: the value of its own parameter, as `by` of the contract calls it, and of those beside it. */
export type Made = { id: string } & Record<string, string>

interface Making {
  app: TestApp
  /** Whose it is to be. */
  headers: Headers
  /** A public case. */
  caseId: string
}

const onlyId = async (made: Promise<{ id: string }>): Promise<Made> => ({ id: (await made).id })
const accountOf = async (app: TestApp, headers: Headers) => (await app.call(getProfile, {}, headers)).id

/** Put where they lie: where the contract is walked, nothing is charged. */
async function paymentOf(app: TestApp, headers: Headers, status: 'waiting' | 'paid'): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into billing_payments (user_id, plan_id, method, status, amount_cents, currency, reference, looks, created_at)
     values ($1, 'professional-month', 'bank', $2, 450000, 'KES', gen_random_uuid()::text, 0, '2026-11-21') returning id`,
    [await accountOf(app, headers), status],
  )
  return rows[0]!.id
}

async function invoiceOf(app: TestApp, headers: Headers) {
  const { rows } = await app.database.pool.query<{ id: string; number: string }>(
    `insert into billing_invoices (user_id, number, series, position, payment_id, issued_at, plan_name, period_start, period_end, net_cents,
       vat_cents, total_cents, vat_rate, currency, seller_name, seller_pin, seller_address, buyer_name, buyer_pin, buyer_address)
     values ($1, gen_random_uuid()::text, gen_random_uuid()::text, 1, $2, '2026-11-21', 'Professional', '2026-11-21', '2026-12-21', 387931,
       62069, 450000, 16, 'KES', 'Hukumu', 'P051234567X', 'Nairobi', 'Wafula', '', '') returning id, number`,
    [await accountOf(app, headers), await paymentOf(app, headers, 'paid')],
  )
  return rows[0]!
}

/** The smallest PNG. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** With a picture and with something that it rests on. */
async function noteOf({ app, headers, caseId }: Making): Promise<Made> {
  const { id } = await app.call(createNote, { body: { title: 'Weirs', content: 'Of the lake.' } }, headers)
  const { id: reference } = await app.call(createNoteReference, { params: { id }, body: { case_id: caseId } }, headers)
  const added = await app.call(addNoteImages, { params: { id }, files: [{ name: 'weir.png', content: onePixel }] }, headers)
  return { id, reference, name: added.results[0]!.name }
}

let made = 0

/** Makes one object of each kind that calls are about: where the contract names another kind, its line comes here. */
export const oneOfEach: Readonly<Record<string, (making: Making) => Promise<Made>>> = {
  /** Of the public library: whose it is to be makes no difference. */
  async act({ app }) {
    made += 1
    return storeAct(app.database, `Reed ${made} Act`)
  },

  async document({ app, headers }) {
    made += 1
    const content = JSON.stringify({ title: `Advice ${made} to Wafula on the weir`, content: `1. Advice number ${made}: sue at once.` })
    return { id: await app.upload(`advice-${made}.json`, content, headers) }
  },

  note: (making) => noteOf(making),

  async 'shared-note'(making) {
    const { id, name } = await noteOf(making)
    const { url } = await making.app.call(shareNote, { params: { id }, body: {} }, making.headers)
    return { id: url.slice(url.lastIndexOf('/') + 1), name: name! }
  },

  async note_folder({ app, headers }) {
    made += 1
    return onlyId(app.call(createNoteFolder, { body: { name: `Weirs ${made}` } }, headers))
  },

  bookmark: ({ app, headers, caseId }) => onlyId(app.call(createBookmark, { body: { case_id: caseId } }, headers)),

  bookmark_folder: ({ app, headers }) => {
    made += 1
    return onlyId(app.call(createFolder, { body: { name: `Weirs ${made}` } }, headers))
  },

  async annotation({ app, headers, caseId }) {
    const { content } = await app.call(getCaseContent, { params: { id: caseId } }, headers)
    const passage = { case_id: caseId, text_selection: content!.slice(0, 20), start_offset: 0, end_offset: 20 }
    return onlyId(app.call(createAnnotation, { body: passage }, headers))
  },

  async citation({ app, headers }) {
    const { id } = await app.call(keepCitation, { body: { text: '[2026] KESC 90007 (KLR)' } }, headers)
    return { id, kind: 'citation' }
  },

  document_check: ({ app, headers }) =>
    onlyId(app.call(keepCheck, { body: { text: 'In [2026] KESC 90007 (KLR) it was allowed.', name: 'Submissions' } }, headers)),

  saved_search: ({ app, headers }) => onlyId(app.call(createSavedSearch, { body: { name: 'Weirs', query: 'weir' } }, headers)),

  async chat({ app, headers }) {
    const { chat_id } = await app.call(askChat, { body: { messages: [{ role: 'user', content: 'Of weirs?' }] } }, headers)
    return { id: chat_id }
  },

  watch: ({ app, headers, caseId }) => onlyId(app.call(createWatch, { body: { kind: 'case', target: caseId } }, headers)),

  async notification({ app, headers }) {
    const { results } = await app.call(listNotifications, {}, headers)
    return { id: results[0]!.id }
  },

  async project({ app, headers, caseId }) {
    made += 1
    const { id } = await app.call(createProject, { body: { name: `Weirs ${made}` } }, headers)
    await app.call(addItem, { params: { id }, body: { type: 'document', id: caseId } }, headers)
    const email = `invited-${made}@example.test`
    const { id: member } = await app.call(shareProject, { params: { id }, body: { email } }, headers)
    const { id: issue } = await app.call(createIssue, { params: { id }, body: { title: 'Whether the weir needed leave' } }, headers)
    return { id, member, type: 'document', item: caseId, issue_id: issue }
  },

  project_template: ({ app, headers }) => onlyId(app.call(createTemplate, { body: { name: 'Weirs' } }, headers)),

  async history_entry({ app, headers, caseId }) {
    return { id: (await app.call(recordView, { body: { case_id: caseId } }, headers))!.id }
  },

  async payment({ app, headers }) {
    return { id: await paymentOf(app, headers, 'waiting') }
  },

  async invoice({ app, headers }) {
    return { id: (await invoiceOf(app, headers)).id }
  },

  async 'issued-invoice'({ app, headers }) {
    return { id: (await invoiceOf(app, headers)).number }
  },

  async seat({ app, headers }) {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into billing_seats (holder_id, email, email_key, expires_at, invited_at)
       values ($1, 'pupil@example.test', gen_random_uuid()::text, '2030-01-01', '2026-11-21') returning id`,
      [await accountOf(app, headers)],
    )
    return { id: rows[0]!.id }
  },

  'public-case': async ({ caseId }) => ({ id: caseId }),

  report: ({ app, headers, caseId }) =>
    onlyId(app.call(reportMistake, { body: { case_id: caseId, kind: 'other', words: 'The date is wrong.' } }, headers)),

  'queued-report': ({ app, headers, caseId }) =>
    onlyId(app.call(reportMistake, { body: { case_id: caseId, kind: 'other', words: 'The bench is wrong.' } }, headers)),

  async account({ app }) {
    made += 1
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into users (email, email_key, name, password_hash) values ($1, $1, 'Achieng', '') returning id",
      [`achieng-${made}@example.test`],
    )
    return { id: rows[0]!.id }
  },

  /** The folder of the tests' own application, whose name is its id. */
  source: () => Promise.resolve({ id: 'folder' }),

  /** A judgment that the library knows no more of. */
  async takedown({ app }) {
    made += 1
    const id = `kesc-2019-${made}`
    await app.database.pool.query(
      "insert into takedowns (case_id, taken_down_at, reason, reference, marks) values ($1, '2026-11-21T09:00:00Z', 'Ordered', 'E1/2026', '{}')",
      [id],
    )
    return { id }
  },

  async import({ app }) {
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into import_runs (source_kind, source, asked_at) values ('folder', 'rulings', '2026-11-21T09:00:00Z') returning id",
    )
    return { id: rows[0]!.id }
  },
}
