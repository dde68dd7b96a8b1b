import type { Note } from '#contract/notes'
import { createTestApp } from './create-test-app.ts'
import { storeCases } from './store-cases.ts'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface Refusal {
  detail: string
  code: string
}

/** An application with two accounts, a project of the first and two cases, and what the first does with its notes. */
export async function prepareNotes() {
  const app = await createTestApp()
  const [me, other]: [Headers, Headers] = [await app.signedIn(), await app.signedIn()]
  const made = await app.inject({ method: 'POST', url: '/api/research-hub/projects', headers: me, payload: { name: 'Banks' } })
  const ids = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.'] },
    { title: 'Chebet v Duale', citation: '[2022] KEELC 90502 (KLR)', date: '2022-03-04', content: ['1. Heard.'] },
  ])

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the body is
  const ask = async <T = Refusal>(
    headers: Headers,
    method: Method,
    url: string,
    payload?: unknown,
  ): Promise<{ status: number; body: T }> => {
    const answer = await app.inject({
      method,
      url: `/api/research-notes${url}`,
      headers,
      ...(payload !== undefined && { payload: payload as object }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? (null as T) : answer.json<T>() }
  }

  return {
    app,
    me,
    other,
    ids,
    project: made.json<{ id: string }>().id,
    ask,
    make: async (title: string, more: object = {}) => (await ask<Note>(me, 'POST', '', { title, ...more })).body,
    change: (id: string, changes: object) => ask<Note>(me, 'PATCH', `/${id}`, changes),
    clear: () => app.database.pool.query('truncate notes, note_folders cascade'),
  }
}
