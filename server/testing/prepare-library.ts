import { expect } from 'vitest'
import type { Facets } from '#contract/facets'
import type { OwnDocument, UploadOutcome } from '#contract/library'
import type { SearchResults } from '#contract/search'
import { buildDocx, paragraph } from '../areas/documents/import/formats/testing/build-docx.ts'
import { buildPdf, linesAt } from '../areas/documents/import/formats/testing/build-pdf.ts'
import { createTestApp } from './create-test-app.ts'
import { multipart } from './multipart.ts'

type Headers = { authorization: string }

export const lines = (number: number, word: string) => [
  'REPUBLIC OF KENYA',
  'IN THE HIGH COURT OF KENYA AT NAKURU',
  `CIVIL SUIT NO. ${number} OF 2022`,
  'WANJIRU KAMAU ............................ PLAINTIFF',
  'VERSUS',
  'LAKE FISHERIES LIMITED ................... DEFENDANT',
  'RULING',
  `1. The plaintiff seeks an injunction over the ${word}.`,
  '2. The court follows Tumaini v Kilonzi [2019] KESC 90777 (KLR) on the point.',
  '3. The application is allowed with costs.',
  'Dated and delivered at Nakuru this 4th day of May 2022.',
]
export const pdfOf = (number: number, word: string) => buildPdf([linesAt(72, 72, lines(number, word), { pitch: 24 })])
export const docxOf = (number: number, word: string) =>
  buildDocx(
    lines(number, word)
      .map((line) => paragraph(line))
      .join(''),
  )
export const jsonOf = (title: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({ title, content: '1. Heard.\n\n2. Dismissed.', ...fields })

/** An application with the owner of a library of its own, a stranger and an editor, and what each does with private documents. */
export async function prepareLibrary() {
  const app = await createTestApp()
  const owner = await app.signedIn('owner@example.test')
  const stranger = await app.signedIn('stranger@example.test')
  const editor = await app.signedIn('editor@example.test')
  await app.accounts.grantRole('editor@example.test', 'editor')

  async function upload(
    headers: Headers,
    files: { name: string; content: string | Buffer }[],
    query = '',
    more: Record<string, string> = {},
  ) {
    const form = multipart(files)
    return app.inject({
      method: 'POST',
      url: `/api/library/uploads${query}`,
      headers: { ...headers, ...form.headers, ...more },
      payload: form.payload,
    })
  }

  async function outcomesOf(headers: Headers, files: { name: string; content: string | Buffer }[], query = ''): Promise<UploadOutcome[]> {
    const answer = await upload(headers, files, query)
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    return answer.json<{ outcomes: UploadOutcome[] }>().outcomes
  }

  const addOne = async (headers: Headers, name: string, content: string | Buffer, query = ''): Promise<string> =>
    (await outcomesOf(headers, [{ name, content }], query))[0]!.case_id!

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the body is
  const get = async <T>(headers: Headers, url: string) => {
    const answer = await app.inject({ url, headers })
    return { status: answer.statusCode, body: answer.json<T>() }
  }
  const found = async (headers: Headers, query: string) =>
    (await get<SearchResults>(headers, `/api/cases?query=${encodeURIComponent(query)}`)).body
  const idsFound = async (headers: Headers, query: string) => (await found(headers, query)).results.map(({ id }) => id)
  const facets = async (headers: Headers, query: string) =>
    (await app.inject({ method: 'POST', url: '/api/search/facets', headers, payload: { query } })).json<Facets>()
  const own = async (headers: Headers) =>
    (await get<{ results: OwnDocument[]; total: number; bytes: number }>(headers, '/api/library?limit=100')).body
  const patch = (headers: Headers, id: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/cases/${id}`, headers, payload })
  const remove = (headers: Headers, id: string, more: Record<string, string> = {}) =>
    app.inject({ method: 'DELETE', url: `/api/cases/${id}`, headers: { ...headers, ...more } })

  return { app, owner, stranger, editor, upload, outcomesOf, addOne, get, found, idsFound, facets, own, patch, remove }
}
