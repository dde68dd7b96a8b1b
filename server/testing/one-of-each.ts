import type { TestApp } from './create-test-app.ts'
import { multipart } from './multipart.ts'

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

let made = 0

/** Makes one object of each kind that calls are about: where the contract names another kind, its line comes here. */
export const oneOfEach: Readonly<Record<string, (making: Making) => Promise<Made>>> = {
  async document({ app, headers }) {
    made += 1
    const content = JSON.stringify({ title: `Advice ${made} to Wafula on the weir`, content: `1. Advice number ${made}: sue at once.` })
    const { payload, headers: form } = multipart([{ name: `advice-${made}.json`, content }])
    const answer = await app.inject({ method: 'POST', url: '/api/library/uploads', headers: { ...headers, ...form }, payload })
    return { id: answer.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id }
  },

  async note({ app, headers, caseId }) {
    const { id } = await ask(app, headers, '/api/research-notes', { title: 'Weirs', content: 'Of the lake.' })
    const { id: reference } = await ask(app, headers, `/api/research-notes/${id}/references`, { case_id: caseId })
    return { id, reference }
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

  citation: ({ app, headers }) => ask(app, headers, '/api/citation-list', { text: '[2026] KESC 90007 (KLR)' }),

  async project({ app, headers, caseId }) {
    made += 1
    const { id } = await ask(app, headers, '/api/research-hub/projects', { name: `Weirs ${made}` })
    await ask(app, headers, `/api/research-hub/projects/${id}/items`, { type: 'document', id: caseId })
    const email = `invited-${made}@example.test`
    const { id: member } = await ask(app, headers, `/api/research-hub/projects/${id}/share`, { email })
    return { id, member, type: 'document', item: caseId }
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

  async import({ app }) {
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into import_runs (source_kind, source, asked_at) values ('folder', 'rulings', '2026-11-21T09:00:00Z') returning id",
    )
    return { id: rows[0]!.id }
  },
}
