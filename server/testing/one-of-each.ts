import type { TestApp } from './create-test-app.ts'
import { multipart } from './multipart.ts'
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

async function ask(app: TestApp, headers: Headers, url: string, payload: object): Promise<Made> {
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`POST ${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json<Made>()
}

const accountOf = async (app: TestApp, headers: Headers) => (await app.inject({ url: '/api/profile', headers })).json<{ id: string }>().id

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
  const { id } = await ask(app, headers, '/api/research-notes', { title: 'Weirs', content: 'Of the lake.' })
  const { id: reference } = await ask(app, headers, `/api/research-notes/${id}/references`, { case_id: caseId })
  const { payload, headers: form } = multipart([{ name: 'weir.png', content: onePixel }])
  const added = await app.inject({ method: 'POST', url: `/api/research-notes/${id}/images`, headers: { ...headers, ...form }, payload })
  return { id, reference, name: added.json<{ results: { name: string }[] }>().results[0]!.name }
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
    const { payload, headers: form } = multipart([{ name: `advice-${made}.json`, content }])
    const answer = await app.inject({ method: 'POST', url: '/api/library/uploads', headers: { ...headers, ...form }, payload })
    return { id: answer.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id }
  },

  note: (making) => noteOf(making),

  async 'shared-note'(making) {
    const { id, name } = await noteOf(making)
    const { url } = await ask(making.app, making.headers, `/api/research-notes/${id}/share`, {})
    return { id: url!.slice(url!.lastIndexOf('/') + 1), name: name! }
  },

  async 'note-folder'({ app, headers }) {
    made += 1
    return ask(app, headers, '/api/research-notes/folders', { name: `Weirs ${made}` })
  },

  bookmark: ({ app, headers, caseId }) => ask(app, headers, '/api/bookmarks', { case_id: caseId }),

  'bookmark-folder': ({ app, headers }) => {
    made += 1
    return ask(app, headers, '/api/bookmarks/folders', { name: `Weirs ${made}` })
  },

  async annotation({ app, headers, caseId }) {
    const { content } = (await app.inject({ url: `/api/case-detail/${caseId}/content`, headers })).json<{ content: string }>()
    const passage = { case_id: caseId, text_selection: content.slice(0, 20), start_offset: 0, end_offset: 20 }
    return ask(app, headers, '/api/annotations', passage)
  },

  async citation({ app, headers }) {
    return { ...(await ask(app, headers, '/api/citation-list', { text: '[2026] KESC 90007 (KLR)' })), kind: 'citation' }
  },

  document_check: ({ app, headers }) =>
    ask(app, headers, '/api/citations/checks', { text: 'In [2026] KESC 90007 (KLR) it was allowed.', name: 'Submissions' }),

  saved_search: ({ app, headers }) => ask(app, headers, '/api/saved-searches', { name: 'Weirs', query: 'weir' }),

  async chat({ app, headers }) {
    const payload = { messages: [{ role: 'user', content: 'Of weirs?' }] }
    const { chat_id } = (await app.inject({ method: 'POST', url: '/api/chat', headers, payload })).json<{ chat_id: string }>()
    return { id: chat_id }
  },

  watch: ({ app, headers, caseId }) => ask(app, headers, '/api/watches', { kind: 'case', target: caseId }),

  async notification({ app, headers }) {
    const told = await app.inject({ url: '/api/notifications', headers })
    return told.json<{ results: Made[] }>().results[0]!
  },

  async project({ app, headers, caseId }) {
    made += 1
    const { id } = await ask(app, headers, '/api/research-hub/projects', { name: `Weirs ${made}` })
    await ask(app, headers, `/api/research-hub/projects/${id}/items`, { type: 'document', id: caseId })
    const email = `invited-${made}@example.test`
    const { id: member } = await ask(app, headers, `/api/research-hub/projects/${id}/share`, { email })
    const { id: issue } = await ask(app, headers, `/api/research-hub/projects/${id}/issues`, { title: 'Whether the weir needed leave' })
    return { id, member, type: 'document', item: caseId, issue_id: issue }
  },

  'project-template': ({ app, headers }) => ask(app, headers, '/api/research-hub/templates', { name: 'Weirs' }),

  'history-entry': ({ app, headers, caseId }) => ask(app, headers, '/api/research-history/record-view', { case_id: caseId }),

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

  report: ({ app, headers, caseId }) => ask(app, headers, '/api/reports', { case_id: caseId, kind: 'other', words: 'The date is wrong.' }),

  'queued-report': ({ app, headers, caseId }) =>
    ask(app, headers, '/api/reports', { case_id: caseId, kind: 'other', words: 'The bench is wrong.' }),

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

  async import({ app }) {
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into import_runs (source_kind, source, asked_at) values ('folder', 'rulings', '2026-11-21T09:00:00Z') returning id",
    )
    return { id: rows[0]!.id }
  },
}
