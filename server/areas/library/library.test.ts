import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCaseDetail } from '#contract/case-detail'
import type { CaseDetail } from '#contract/cases'
import { processText } from '#contract/citations'
import { type OwnDocument, type UploadOutcome, maxOwnBytes, maxOwnDocuments, uploadDocuments } from '#contract/library'
import type { SearchResults } from '#contract/search'
import { emptyTrash } from '#contract/trash'
import { auditLog } from '../../audit/audit.ts'
import { multipart } from '../../testing/multipart.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { docxOf, jsonOf, lines, pdfOf, prepareLibrary } from '../../testing/prepare-library.ts'

type Headers = { authorization: string }

const { app, owner, stranger, editor, upload, outcomesOf, addOne, get, found, idsFound, facets, own, patch, remove } =
  await prepareLibrary()
afterAll(() => app.close())

describe('uploading', () => {
  test('PDF, Word and JSON files come into the own library, junk does not, each with its outcome', async () => {
    const headers = await app.signedIn()
    const outcomes = await outcomesOf(headers, [
      { name: 'ruling.pdf', content: pdfOf(11, 'jetty') },
      { name: 'ruling.docx', content: docxOf(12, 'pier') },
      { name: 'both.json', content: JSON.stringify([{ title: 'Achieng v Oloo [2020] KEHC 90801 (KLR)' }, { title: 'Nothing of a case' }]) },
      { name: 'junk.pdf', content: Buffer.alloc(5000, '\x00\xff\x13') },
    ])
    expect(outcomes.map(({ file, outcome, case_id }) => [file, outcome === 'rejected', case_id !== null])).toEqual([
      ['ruling.pdf', false, true],
      ['ruling.docx', false, true],
      ['both.json#1', false, true],
      ['both.json#2', true, false],
      ['junk.pdf', true, false],
    ])
    expect(outcomes.at(-1)!.reason).not.toBe('')
    const { results, total, bytes } = await own(headers)
    expect(total).toBe(3)
    expect(bytes).toBeGreaterThan(1000)
    expect(results.every((one) => one.private)).toBe(true)
    const pdf = await get<CaseDetail>(headers, `/api/case-detail/${outcomes[0]!.case_id}`)
    expect(pdf.body).toMatchObject({ court: 'High Court', court_station: 'High Court at Nakuru', private: true })
    expect(pdf.body.content).toContain('injunction over the jetty')
    expect(pdf.body.pages).toEqual([{ page: 1, start: 0 }])
    const docx = await get<CaseDetail>(headers, `/api/case-detail/${outcomes[1]!.case_id}`)
    expect(docx.body.content).toContain('injunction over the pier')
  })

  test('the same file again changes nothing; two files of one name are two documents', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'a.json', jsonOf('Same v Same', { citation: '[2021] KEHC 90123 (KLR)' }))
    const [again] = await outcomesOf(headers, [{ name: 'a.json', content: jsonOf('Same v Same', { citation: '[2021] KEHC 90123 (KLR)' }) }])
    expect(again).toMatchObject({ outcome: 'unchanged', case_id: id })
    const two = await outcomesOf(headers, [
      { name: 'b.txt', content: lines(31, 'weir').join('\n\n') },
      { name: 'b.txt', content: lines(32, 'lock').join('\n\n') },
    ])
    expect(new Set(two.map(({ case_id }) => case_id)).size).toBe(2)
    const page = async (query: string) => (await get<{ results: OwnDocument[] }>(headers, `/api/library?limit=1&${query}`)).body
    const [first, second] = [await page('page=1'), await page('page=2')]
    expect(first).toMatchObject({ total: 3, total_relation: 'eq', offset: 0, page: 1, limit: 1 })
    expect(second.results).not.toEqual(first.results)
    expect(await page('offset=1')).toEqual(second)
  })

  test('a repeated Idempotency-Key gets the first answer and adds nothing', async () => {
    const headers = await app.signedIn()
    const form = multipart([{ name: 'once.json', content: jsonOf('Once v Twice', { date: '2020-01-02' }) }])
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/library/uploads',
        headers: { ...headers, ...form.headers, 'idempotency-key': 'upload-once' },
        payload: form.payload,
      })
    const [first, second] = [await send(), await send()]
    expect(first.json<{ outcomes: UploadOutcome[] }>().outcomes[0]!.outcome).not.toBe('unchanged')
    expect(second.json()).toEqual(first.json())
    expect((await own(headers)).total).toBe(1)
  })

  test('names of files stay within their folder', async () => {
    const headers = await app.signedIn()
    const [outcome] = await outcomesOf(headers, [
      { name: '../../../etc/evil.json', content: jsonOf('Path v Traversal', { date: '2020-01-02' }) },
    ])
    expect(outcome!.file).toBe('evil.json')
  })
})

describe('limits', () => {
  test('no file is 422, another body than files 400, too many files and too large a file 413', async () => {
    const none = await upload(owner, [])
    expect([none.statusCode, none.body]).toEqual([422, expect.stringContaining('Choose at least one file')])
    const json = await app.answer(uploadDocuments, { body: { a: 1 } }, owner)
    expect([json.status, JSON.stringify(json.body)]).toEqual([400, expect.stringContaining('multipart/form-data')])
    const broken = ['--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc', '--x\r\n', 'no form at all']
    const forms = [...broken.map((payload) => ({ payload, type: '; boundary=x' })), { payload: 'x', type: '' }]
    for (const { payload, type } of [...forms, { payload: 'x', type: `; boundary=${'x'.repeat(300)}` }]) {
      const headers = { ...owner, 'content-type': `multipart/form-data${type}` }
      const answer = await app.inject({ method: 'POST', url: uploadDocuments.path, headers, payload })
      expect([payload, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([payload, 400, 'malformed-request'])
    }
    const many = await upload(
      owner,
      Array.from({ length: 21 }, (_, index) => ({ name: `${index}.txt`, content: 'x' })),
    )
    expect([many.statusCode, many.body]).toEqual([413, expect.stringContaining('at most 20 files')])
    const large = await upload(owner, [{ name: 'large.pdf', content: Buffer.alloc(25 * 1024 * 1024 + 1, 'a') }])
    expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('large.pdf is larger than 25 MB')])
  })

  test('an account is full at its number of documents and at its number of bytes, and has room once the trash is empty', async () => {
    const email = `${randomUUID()}@example.test`
    const headers = await app.signedIn(email)
    const kept = await addOne(headers, 'kept.json', jsonOf('Kept v Full', { date: '2020-01-02' }))
    const user = `(select id from users where email_key = '${email}')`
    await app.database.pool.query(
      `with filler as (
         insert into works (public_id, kind, identity)
         select 'my-fill-' || n, 'case', 'fill|' || n from generate_series(1, ${maxOwnDocuments - 1}) n returning id
       )
       insert into documents (work_id, kind, title, revision, owner_id) select id, 'digest', 'Filler', 1, ${user} from filler`,
    )
    const full = await outcomesOf(headers, [{ name: 'more.json', content: jsonOf('More v Full', { date: '2020-01-03' }) }])
    expect(full[0]).toMatchObject({ outcome: 'rejected', case_id: null, reason: expect.stringContaining('500 documents') })
    const more = [{ name: 'more.json', content: jsonOf('More v Full', { date: '2020-01-03' }) }]
    expect((await remove(headers, kept)).statusCode).toBe(204)
    // What lies in the trash still takes room.
    expect((await outcomesOf(headers, more))[0]!.outcome).toBe('rejected')
    await app.call(emptyTrash, {}, headers)
    const room = await outcomesOf(headers, [{ name: 'more.json', content: jsonOf('More v Full', { date: '2020-01-03' }) }])
    expect(room[0]!.case_id).not.toBeNull()
    await app.database.pool.query(
      `update documents set uploaded_bytes = ${maxOwnBytes} where id in (select id from cases where case_id = $1)`,
      [room[0]!.case_id],
    )
    const heavy = await upload(headers, [{ name: 'more.json', content: jsonOf('Heavy v Full', { date: '2020-01-03' }) }])
    expect([heavy.statusCode, heavy.body]).toEqual([413, expect.stringContaining('500 MB')])
    await app.database.pool.query(`delete from documents where owner_id = ${user}`)
  })

  test('files on their way take room, also in another process, until they are in or their time is over', async () => {
    const email = `${randomUUID()}@example.test`
    const headers = await app.signedIn(email)
    const reserve = (bytes: number, expires: string) =>
      app.database.pool.query(
        `insert into upload_reservations (user_id, bytes, expires_at) select id, ${bytes}, now() + interval '${expires}' from users where email_key = $1`,
        [email],
      )
    const reserved = async () => (await app.database.pool.query('select count(*)::integer as count from upload_reservations')).rows[0].count
    const file = [{ name: 'one.json', content: jsonOf('One v Room', { date: '2020-01-02' }) }]
    await reserve(maxOwnBytes, '5 minutes')
    expect((await upload(headers, file)).statusCode).toBe(413)
    await app.database.pool.query(`update upload_reservations set expires_at = now() - interval '1 minute'`)
    expect((await upload(headers, file)).statusCode).toBe(200)
    expect(await reserved()).toBe(0)
  })
})

describe('what another account sees of a private document', () => {
  let id: string
  beforeAll(async () => {
    id = await addOne(owner, 'secret.pdf', pdfOf(77, 'quayside'))
  })

  test('the owner finds, reads and lists it', async () => {
    expect(await idsFound(owner, 'quayside')).toEqual([id])
    expect((await facets(owner, 'quayside')).total).toBe(1)
    expect((await get(owner, `/api/cases/${id}`)).status).toBe(200)
    expect((await own(owner)).results.map((one) => one.id)).toContain(id)
  })

  test.each(['/api/cases/ID', '/api/case-detail/ID', '/api/case-detail/ID/content', '/api/citations/network/ID'])(
    'GET %s is 404 to others, editors among them',
    async (url) => {
      const address = url.replace('ID', id)
      expect((await get(owner, address)).status).toBe(200)
      for (const headers of [stranger, editor]) expect((await get(headers, address)).status).toBe(404)
    },
  )

  test('PATCH and DELETE are 404 to others and change nothing', async () => {
    for (const headers of [stranger, editor]) {
      expect((await patch(headers, id, { title: 'Mine now' })).statusCode).toBe(404)
      expect((await remove(headers, id)).statusCode).toBe(404)
    }
    expect((await get<CaseDetail>(owner, `/api/cases/${id}`)).body.title).not.toBe('Mine now')
  })

  test('it is in no result, total, facet, list, count or name that others see', async () => {
    for (const headers of [stranger, editor]) {
      expect(await found(headers, 'quayside')).toMatchObject({ results: [], total: 0 })
      expect(await facets(headers, 'quayside')).toMatchObject({ total: 0, courts: [], stations: [], years: [], judges: [] })
      expect((await get<SearchResults>(headers, '/api/cases?stations=High Court at Nakuru')).body.total).toBe(0)
      expect((await get<SearchResults>(headers, '/api/cases?caseNumber=77 of 2022')).body.total).toBe(0)
      expect((await get<SearchResults>(headers, `/api/cases?limit=100`)).body.results.map((one) => one.id)).not.toContain(id)
      expect((await own(headers)).results.map((one) => one.id)).not.toContain(id)
      expect((await get<string[]>(headers, '/api/courts')).body).toEqual([])
      expect((await get<{ cases: number }>(headers, '/api/coverage')).body.cases).toBe(0)
    }
    expect((await get<SearchResults>(owner, '/api/cases?stations=High Court at Nakuru')).body.total).toBe(1)
  })

  test('the same file of another account is another document with another id', async () => {
    const theirs = await addOne(stranger, 'secret.pdf', pdfOf(77, 'quayside'))
    expect(theirs).not.toBe(id)
    expect(await idsFound(stranger, 'quayside')).toEqual([theirs])
    expect(await idsFound(owner, 'quayside')).toEqual([id])
    await remove(stranger, theirs)
    expect(await idsFound(owner, 'quayside')).toEqual([id])
  })
})

describe('beside the public library', () => {
  test('a private copy of a public judgment stays its own record and is no target of citations', async () => {
    const text = { date: '2019-03-04', judges: ['AB Nyabuga'], content: '1. Heard.\n\n2. Allowed.' }
    const title = 'Tumaini v Kilonzi'
    const citation = '[2019] KESC 90777 (KLR)'
    const mine = await addOne(owner, 'copy.json', jsonOf(title, { ...text, citation, judges: ['Alpha Beta Nyabuga'] }))
    const process = (headers: Headers) => app.call(processText, { body: { text: `See ${title} ${citation}.` } }, headers)
    const verdict = async (headers: Headers) => (await process(headers)).citations[0]
    expect(await verdict(owner)).toMatchObject({ verdict: 'not in library', case_id: null })

    const [publicId] = await storeCases(app.database, [{ ...text, title, citation, content: ['1. Heard.', '2. Allowed.'] }])
    expect(publicId).toBe('kesc-2019-90777')
    expect(mine).not.toBe(publicId)
    expect(await verdict(owner)).toMatchObject({ verdict: 'resolved', case_id: publicId })
    expect((await get<string[]>(stranger, '/api/judges')).body).toEqual(['AB Nyabuga'])
    expect((await get<SearchResults>(stranger, `/api/cases?citation=${encodeURIComponent(citation)}`)).body.total).toBe(1)
    expect((await get<SearchResults>(owner, `/api/cases?citation=${encodeURIComponent(citation)}`)).body.total).toBe(2)

    // What the owner's pleading cites is seen by its owner, and nobody else learns that it is cited.
    const citing = (await own(owner)).results.find((one) => one.case_number?.includes('77'))!.id
    const network = (headers: Headers) =>
      get<{ cases: { id: string; cited_by: number }[]; edges: { citing: string; quote: string }[] }>(
        headers,
        `/api/citations/network/${publicId}`,
      )
    const mineSeen = (await network(owner)).body
    expect(mineSeen.edges).toMatchObject([{ citing }])
    expect(mineSeen.cases.find((one) => one.id === publicId)!.cited_by).toBe(1)
    const theirs = (await network(stranger)).body
    expect(theirs).toMatchObject({ edges: [], cases: [{ id: publicId, cited_by: 0 }] })
  })
})

describe('the public library', () => {
  test('only an editor adds to it, and everyone finds what was added', async () => {
    const file = { name: 'p.docx', content: docxOf(99, 'causeway') }
    const refused = await upload(owner, [file], '?library=public')
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('Only editors')])
    const id = await addOne(editor, file.name, file.content, '?library=public')
    expect(await idsFound(stranger, 'causeway')).toEqual([id])
    expect((await get<CaseDetail>(stranger, `/api/cases/${id}`)).body.private).toBe(false)
    expect((await own(editor)).total).toBe(0)
    await remove(editor, id)
    const [logged, ...others] = await auditLog(app.database).list({ actions: ['case-removed'] }, { limit: 5, offset: 0 })
    expect(logged).toMatchObject({ by: 'account', object: id, address: expect.any(String) })
    expect(others).toEqual([])
  })
})

describe('the indexes', () => {
  test('are settled by a job after fifty documents, counted for all processes', async () => {
    const unsettled = async () => (await app.database.pool.query('select documents from unsettled_uploads')).rows[0].documents
    await app.database.pool.query('update unsettled_uploads set documents = 48')
    await upload(owner, [{ name: 'one.json', content: jsonOf('One of many') }])
    await app.jobs.start()
    await app.jobs.settled()
    expect(await unsettled()).toBe(49)
    await upload(owner, [{ name: 'two.json', content: jsonOf('Another of many') }])
    await app.jobs.settled()
    expect(await unsettled()).toBe(0)
  })
})

describe('deleting', () => {
  test('a deleted document is gone everywhere; a repeated request gets the first answer', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'gone.pdf', pdfOf(55, 'slipway'))
    expect(await idsFound(headers, 'slipway')).toEqual([id])
    const key = { 'idempotency-key': 'delete-once' }
    expect((await remove(headers, id, key)).statusCode).toBe(204)
    expect((await remove(headers, id, key)).statusCode).toBe(204)
    expect((await remove(headers, id)).statusCode).toBe(404)
    expect(await idsFound(headers, 'slipway')).toEqual([])
    expect((await own(headers)).total).toBe(0)
    expect((await get(headers, `/api/case-detail/${id}`)).status).toBe(404)
    expect(await addOne(headers, 'gone.pdf', pdfOf(55, 'slipway'))).toBe(id)
  })

  test('a document that is deleted while it is read, summarised and corrected is there or is not', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'going.json', jsonOf('Going v Gone', { date: '2020-01-02' }))
    const uses = () => [
      app.inject({ url: `/api/case-detail/${id}`, headers }),
      app.inject({ url: `/api/case-detail/${id}/content`, headers }),
      app.inject({ method: 'POST', url: `/api/case-detail/${id}/summary`, headers, payload: { refresh: true } }),
      patch(headers, id, { title: 'Gone v Going' }),
    ]
    const before = [...uses(), ...uses(), ...uses()]
    const [gone, ...answers] = await Promise.all([remove(headers, id), ...before, ...uses(), ...uses(), ...uses()])
    expect(gone.statusCode).toBe(204)
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect((await app.answer(getCaseDetail, { params: { id } }, headers)).status).toBe(404)
  })

  test('with an account go its documents and nothing else', async () => {
    const email = `${randomUUID()}@example.test`
    const headers = await app.signedIn(email)
    const rows = async () => {
      const tables = [
        'works',
        'documents',
        'judgments',
        'revisions',
        'search_entries',
        'document_judges',
        'judges',
        'citations',
        'document_keys',
      ]
      const { rows: counts } = await app.database.pool.query<Record<string, number>>(
        `select ${tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`).join(', ')}`,
      )
      return counts[0]!
    }
    const before = await rows()
    await addOne(headers, 'x.pdf', pdfOf(66, 'drydock'))
    await addOne(headers, 'y.json', jsonOf('Judged v Judged', { date: '2020-01-02', judges: ['Z Unique'] }))
    expect((await rows())['documents']).toBe(before['documents']! + 2)
    await app.database.pool.query('delete from users where email_key = $1', [email])
    expect(await rows()).toEqual(before)
  })
})
