import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportedRecord, KeptCitation, WrittenKeptCitation } from '#contract/citation-lists'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { tickingClock } from '../../testing/ticking-clock.ts'
import { multipart } from '../../testing/multipart.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { redactableCitations } from './citation-lists.ts'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let app: TestApp
let caseId: string
let me: Headers
let other: Headers

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: tickingClock('2026-11-21T09:00:00Z') })
  me = await app.signedIn()
  other = await app.signedIn()
  const [id] = await storeCases(app.database, [
    {
      title: 'Achieng v Barasa Ltd (Civil Appeal E074 of 2020) [2021] KEHC 90501 (KLR) (Commercial and Tax) (4 March 2021) (Judgment)',
      citation: '[2021] KEHC 90501 (KLR)',
      court: 'High Court',
      date: '2021-03-04',
      content: ['1. Heard.'],
    },
  ])
  caseId = id!
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('truncate kept_citations'))

interface Answer<T> {
  status: number
  raw: Awaited<ReturnType<TestApp['inject']>>
  body: T
}
interface Refusal {
  code: string
  detail: string
}

async function ask<T = Refusal>(headers: Headers, method: Method, url: string, payload?: unknown): Promise<Answer<T>> {
  const answer = await app.inject({
    method,
    url: `/api/citation-list${url}`,
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  })
  return {
    status: answer.statusCode,
    raw: answer,
    body: answer.headers['content-type']?.toString().includes('application/json') ? answer.json<T>() : (null as T),
  }
}
const keep = async (text: string, style = 'standard') => (await ask<WrittenKeptCitation>(me, 'POST', '', { text, style })).body
const list = async (query = '') => (await ask<{ results: KeptCitation[]; total: number }>(me, 'GET', query)).body
const texts = async (query = '') => (await list(query)).results.map(({ text }) => text)
async function send(content: string | Buffer, name = 'library.ris') {
  const upload = multipart([{ name, content }])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/citation-list/import',
    payload: upload.payload,
    headers: { ...me, ...upload.headers },
  })
  return {
    status: answer.statusCode,
    body: answer.json<{ format: string; added: number; unchanged: number; rejected: number; records: ImportedRecord[]; code: string }>(),
  }
}

describe('a kept citation', () => {
  test('is written in its style, joined to its case, restyled from its own words, deleted and brought back', async () => {
    const made = await ask<WrittenKeptCitation>(me, 'POST', '', {
      text: ' Achieng -vs- Barasa Ltd [2021] KEHC 90501 (KLR)\nat para 12 ',
      style: 'bluebook',
    })
    expect(made).toMatchObject({
      status: 201,
      body: {
        text: 'Achieng v. Barasa Ltd, [2021] KEHC 90501 (KLR), ¶ 12 (Kenya)',
        italics: [[0, 21]],
        style: 'bluebook',
        kind: 'case',
        case_id: caseId,
        formatted: true,
      },
    })
    const { id } = made.body
    const restyled = await ask<WrittenKeptCitation>(me, 'PATCH', `/${id}`, { style: 'oscola' })
    expect(restyled.body).toMatchObject({ text: 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR) [12]', style: 'oscola' })
    const full = await ask<WrittenKeptCitation>(me, 'PATCH', `/${id}`, { style: 'kenyan', text: '[2021] KEHC 90501 (KLR)' })
    expect(full.body).toMatchObject({
      text: 'Achieng v Barasa Ltd (Civil Appeal E074 of 2020) [2021] KEHC 90501 (KLR) (Commercial and Tax) (4 March 2021) (Judgment)',
      case_title: 'Achieng v Barasa Ltd',
    })
    expect((await ask<WrittenKeptCitation>(me, 'PATCH', `/${id}`, { text: 'see Achieng', format: false })).body).toMatchObject({
      text: 'see Achieng',
      kind: 'other',
      case_id: null,
    })

    expect((await ask(me, 'DELETE', `/${id}`)).status).toBe(204)
    expect(await ask(me, 'PATCH', `/${id}`, { style: 'apa' })).toMatchObject({ status: 404, body: { detail: 'Citation not found' } })
    expect((await list()).total).toBe(0)
    expect((await ask<KeptCitation>(me, 'POST', `/${id}/restore`)).body).toMatchObject({ text: 'see Achieng' })
    await ask(me, 'DELETE', `/${id}`)
    await app.database.pool.query(`update kept_citations set deleted_at = deleted_at - interval '30 days 1 hour'`)
    expect((await ask(me, 'POST', `/${id}/restore`)).status).toBe(404)
  })

  test('of cases of the library: each once, by name and citation, also where its citation cannot be read', async () => {
    const [unread] = await storeCases(app.database, [
      { title: 'Mwikali v Kioko', citation: 'Kitui Reports, second book, page nine', court: 'High Court', content: ['1. Heard.'] },
    ])
    const keepCases = (caseIds: string[], headers = me) =>
      ask<{ added: number; unchanged: number; ids: string[] }>(headers, 'POST', '/cases', { case_ids: caseIds })
    expect(await keepCases([caseId, caseId])).toMatchObject({ status: 200, body: { added: 1, unchanged: 0 } })
    expect(await keepCases([caseId, unread!])).toMatchObject({ status: 200, body: { added: 1, unchanged: 1 } })
    expect((await list()).results).toMatchObject([
      { text: 'Mwikali v Kioko Kitui Reports, second book, page nine', kind: 'case', case_id: unread },
      { text: 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)', kind: 'case', case_id: caseId },
    ])
    expect(await keepCases([caseId, 'no-such-case'], other)).toMatchObject({ status: 404 })
    expect((await ask<{ total: number }>(other, 'GET', '')).body.total).toBe(0)
    expect((await keepCases([])).status).toBe(422)
  })

  test('that cannot be formatted is kept as it was written', async () => {
    expect(await keep('Ojienda, On Land (2008)', 'apa')).toMatchObject({
      text: 'Ojienda, On Land (2008)',
      formatted: false,
      style: 'apa',
      kind: 'other',
    })
  })

  test('is listed newest first or by title, by kind, and by its words', async () => {
    await keep('Zuberi v Duale [2017] eKLR')
    await keep('section 3A of the Civil Procedure Act (Cap. 21)')
    await keep('100% of it')
    expect(await texts()).toEqual(['100% of it', 'section 3A of the Civil Procedure Act (Cap. 21)', 'Zuberi v Duale [2017] eKLR'])
    expect(await texts('?sort=title&limit=2')).toEqual(['100% of it', 'section 3A of the Civil Procedure Act (Cap. 21)'])
    expect(await texts('?kind=statute')).toEqual(['section 3A of the Civil Procedure Act (Cap. 21)'])
    expect(await texts('?query=ZUB%20eklr')).toEqual(['Zuberi v Duale [2017] eKLR'])
    expect(await texts('?query=%25')).toEqual(['100% of it'])
    expect(await list('?offset=2')).toMatchObject({ total: 3, results: [{ case_title: 'Zuberi v Duale' }] })
  })

  test.each([
    [{}, 'Field required'],
    [{ text: ' \n ' }, 'A citation needs words'],
    [{ text: 'x'.repeat(2001) }, 'at most 2000'],
    [{ text: 'a\u0000' }, 'NUL'],
    [{ text: 'a', style: 'mla' }, 'Must be standard, apa'],
  ])('that cannot be is refused (%#)', async (payload, words) => {
    const answer = await ask(me, 'POST', '', payload)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(words)])
  })

  test('belongs to one account', async () => {
    const { id } = await keep('Zuberi v Duale [2017] eKLR')
    for (const bad of [id, 'nothing', '00000000-0000-0000-0000-000000000000'])
      for (const [method, path, payload] of [
        ['PATCH', '', { style: 'apa' }],
        ['DELETE', '', undefined],
        ['POST', '/restore', undefined],
      ] as const)
        expect([method, (await ask(other, method, `/${bad}${path}`, payload)).status]).toEqual([method, 404])
    expect((await ask(other, 'GET', `/export/csl-json?ids=${id}`)).raw.body.trim()).toBe('[]')
    expect(await texts()).toEqual(['Zuberi v Duale [2017] eKLR'])
  })

  test('loses a name that is redacted in its case', async () => {
    const [work] = await app.database.sql.selectFrom('works').select('id').where('public_id', '=', caseId).execute()
    await keep('Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)', 'oscola')
    await app.database.sql.transaction().execute(async (transaction) => {
      const withoutNames = (words: string) => words.replaceAll('Achieng', 'A')
      const redacted = { documentId: 0, workId: work!.id, revisions: [], withoutNames, countNames: () => {} }
      await (
        await redactableCitations.redact!(transaction, redacted)
      )()
    })
    expect((await list()).results[0]).toMatchObject({
      text: 'A v Barasa Ltd [2021] KEHC 90501 (KLR)',
      source: 'A v Barasa Ltd [2021] KEHC 90501 (KLR)',
      case_title: 'A v Barasa Ltd',
      italics: [],
    })
  })
})

describe('files', () => {
  const ris = [
    'TY  - CASE\nTI  - Achieng v Barasa Ltd\nT2  - KEHC\nSP  - 90501\nPY  - 2021\nKW  - costs\nN1  - read twice\nER  - ',
    'TY  - BOOK\nAU  - Ojienda, T\nTI  - On Land\nPB  - LawAfrica\nPY  - 2008\nER  - ',
    'TY  - BOOK\nPY  - 2008\nER  - ',
    'TY  - STAT\nTI  - Civil Procedure Act\nM1  - Cap. 21\nSE  - 3A\nER  - ',
  ].join('\n\n')

  test('are read record by record, in order and once, and nothing of them is lost when they are written again', async () => {
    const { status, body } = await send(ris)
    expect(status).toBe(200)
    expect(body).toMatchObject({ format: 'ris', added: 3, unchanged: 0, rejected: 1 })
    expect(body.records.map(({ position, line, outcome, reason }) => [position, line, outcome, reason])).toEqual([
      [1, 1, 'added', ''],
      [2, 10, 'added', 'Kept as it is written: it is no citation of a case or a law that can be read'],
      [3, 17, 'rejected', 'The record has no title (TI)'],
      [4, 21, 'added', ''],
    ])
    expect((await list()).results).toMatchObject([
      { text: 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)', case_id: caseId, kind: 'case' },
      { text: 'T Ojienda, On Land (LawAfrica 2008)', kind: 'other' },
      { text: 'section 3A of the Civil Procedure Act (Cap. 21)', kind: 'statute' },
    ])
    expect((await send(ris)).body).toMatchObject({ added: 0, unchanged: 3, rejected: 1 })

    const exported = await ask(me, 'GET', '/export/ris')
    expect(exported.raw.headers).toMatchObject({
      'content-type': 'application/x-research-info-systems',
      'content-disposition': expect.stringContaining('citations.ris'),
    })
    for (const line of ['KW  - costs', 'N1  - read twice', 'PB  - LawAfrica', 'PB  - High Court', 'SE  - 3A', 'DA  - 2021/03/04'])
      expect(exported.raw.body).toContain(line)
    for (const format of ['ris', 'bibtex', 'csl-json'] as const) {
      const file = (await ask(me, 'GET', `/export/${format}`)).raw.body
      const before = await texts()
      await app.database.pool.query('truncate kept_citations')
      expect((await send(file, 'back')).body).toMatchObject({ format, added: 3, rejected: 0 })
      expect(await texts()).toEqual(before)
    }
  })

  test.each([
    ['', 400, 'unreadable-file'],
    ['%PDF-1.4 \u0000', 400, 'unreadable-file'],
    ['TY  - CASE\nTI  - A v B\nER  - \n'.repeat(2001), 413, 'too-large'],
    [Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 413, 'too-large'],
  ])('that cannot be read add nothing (%#)', async (content, status, code) => {
    expect(await send(content)).toMatchObject({ status, body: { code } })
    expect((await list()).total).toBe(0)
  })

  test('that are sent twice at once are added once', async () => {
    const file = 'TY  - CASE\nTI  - Twice v Once\nPY  - 2020\nER  - \n'
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(file)))
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1)
    expect(answers.reduce((sum, { body }) => sum + body.unchanged, 0)).toBe(3)
    expect((await texts()).filter((text) => text.includes('Twice'))).toHaveLength(1)
  })

  test('hold some of the citations where ids are given', async () => {
    const one = await keep('Zuberi v Duale [2017] eKLR')
    await keep('On Land')
    const items = JSON.parse((await ask(me, 'GET', `/export/csl-json?ids=${one.id},nothing`)).raw.body) as unknown[]
    expect(items).toMatchObject([
      { type: 'legal_case', title: 'Zuberi v Duale', 'container-title': 'eKLR', issued: { 'date-parts': [[2017]] } },
    ])
    expect((await ask(me, 'GET', '/export/docx')).status).toBe(422)
  })

  test('mark what is doubtful in its note, or leave it out, and forget the mark once it holds no longer', async () => {
    await keep('Zuberi v Duale [2017] eKLR')
    await keep('Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)')
    const mark = 'Before relying on it: not in the library: verify.'
    const notes = async (format: string) => (await ask(me, 'GET', `/export/${format}`)).raw.body.split(mark).length - 1
    expect([await notes('ris'), await notes('bibtex'), await notes('csl-json')]).toEqual([1, 1, 1])
    const leftOut = JSON.parse((await ask(me, 'GET', '/export/csl-json?doubtful=leave+out')).raw.body) as { title: string }[]
    expect(leftOut.map(({ title }) => title)).toEqual(['Achieng v Barasa Ltd'])
    const stale = 'TY  - CASE\nTI  - Achieng v Barasa Ltd [2021] KEHC 90501 (KLR) at para 3\nN1  - ' + mark + ' Read twice\nER  - \n'
    await app.database.pool.query('truncate kept_citations')
    await send(stale)
    expect((await ask(me, 'GET', '/export/ris')).raw.body).toContain('N1  - Read twice')
  })

  test('a table of authorities lists each once, by kind and name', async () => {
    for (const text of [
      'Zuberi v Duale [2017] eKLR',
      'In re Estate of Mwangi (Deceased) [2019] eKLR',
      'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)',
    ])
      await keep(text, 'oscola')
    for (const text of [
      'Zuberi v Duale [2017] eKLR',
      'Article 47 of the Constitution',
      'section 3A of the Civil Procedure Act',
      'rule 5 of the Court of Appeal Rules',
      'On \u0001Land\uFFFE',
    ])
      await keep(text, 'oscola')
    const answer = await ask(me, 'GET', '/table-of-authorities')
    expect(answer.raw.headers['content-disposition']).toContain('table-of-authorities.docx')
    expect(readDocxText(answer.raw.rawPayload)).toEqual([
      'Table of Authorities',
      'Cases',
      'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)',
      'In re Estate of Mwangi (Deceased) [2019] eKLR [not in the library: verify]',
      'Zuberi v Duale [2017] eKLR [not in the library: verify]',
      'Constitution',
      'Constitution, art 47',
      'Statutes',
      'Civil Procedure Act, s 3A',
      'Subsidiary legislation',
      'Court of Appeal Rules, r 5',
      'Other authorities',
      'On Land',
    ])
    const doubtful = await ask<{ results: { doubt: string }[] }>(me, 'GET', '/doubtful')
    expect(doubtful.body.results.map(({ doubt }) => doubt)).toEqual(['not held', 'not held'])
    const sure = await ask(me, 'GET', '/table-of-authorities?doubtful=leave+out')
    expect(readDocxText(sure.raw.rawPayload).slice(0, 4)).toEqual([
      'Table of Authorities',
      'Cases',
      'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR)',
      'Constitution',
    ])
  })
})
