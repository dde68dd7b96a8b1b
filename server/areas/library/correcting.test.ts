import { afterAll, describe, expect, test } from 'vitest'
import type { CaseDetail } from '#contract/cases'
import type { SearchResults } from '#contract/search'
import { storeCases } from '../../testing/store-cases.ts'
import { jsonOf, pdfOf, prepareLibrary } from '../../testing/prepare-library.ts'

const { app, stranger, editor, outcomesOf, addOne, get, idsFound, patch, remove } = await prepareLibrary()
afterAll(() => app.close())

describe('correcting', () => {
  test('a long document, which is read in a thread, is found by its new title and keeps what it cites', async () => {
    const headers = await app.signedIn()
    const cited = 'The court follows Achieng v Barasa [2021] KEHC 90501 (KLR) on the point.'
    const content = [
      `1. ${cited}`,
      ...Array.from({ length: 400 }, (_, at) => `${at + 2}. The weir stood where the river turns, and stood well.`),
    ]
    const id = await addOne(headers, 'long.json', JSON.stringify({ title: 'Kamau v Lake', court: 'High Court', content }))
    const citing = async () =>
      (await get<CaseDetail>(headers, `/api/case-detail/${id}?include_references=true`)).body.references!.map(({ verdict }) => verdict)
    const before = await citing()
    expect(before).toHaveLength(1)
    expect((await patch(headers, id, { title: 'Zubeda v Gulf Ports' })).statusCode).toBe(200)
    expect(await idsFound(headers, 'Zubeda')).toEqual([id])
    expect(await citing()).toEqual(before)
  })

  test('the owner corrects every field, and search, citations and graph follow', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'wrong.pdf', pdfOf(88, 'breakwater'))
    const before = (await get<CaseDetail>(headers, `/api/case-detail/${id}`)).body
    expect(before.read_fields).toEqual(expect.arrayContaining(['court', 'case_number', 'title']))
    const answer = await patch(headers, id, {
      title: 'Zawadi v Pamoja Holdings',
      court: 'Court of Appeal at Kisumu',
      date: '2023-06-07',
      case_number: 'Civil Appeal E9 of 2023',
      citation: '[2023] KECA 90999 (KLR)',
      judges: ['P. Q. Rotich JA'],
      parties: [
        { name: 'Zawadi', role: 'Appellant' },
        { name: 'Pamoja Holdings', role: 'Respondent' },
      ],
      legal_areas: ['Civil Procedure'],
      summary: 'An appeal about a breakwater.',
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        id,
        title: 'Zawadi v Pamoja Holdings',
        court: 'Court of Appeal',
        court_code: 'KECA',
        court_station: 'Court of Appeal at Kisumu',
        hierarchy_level: 2,
        date: '2023-06-07',
        year: 2023,
        citation: '[2023] KECA 90999 (KLR)',
        citations: ['[2023] KECA 90999 (KLR)'],
        frbr_uri: '/akn/ke/judgment/keca/2023/90999',
        judges: [expect.stringMatching(/Rotich$/)],
        applicant: 'Zawadi',
        respondent: 'Pamoja Holdings',
        legal_areas: ['Civil Procedure'],
        private: true,
      }),
    ])
    const after = (await get<CaseDetail>(headers, `/api/case-detail/${id}`)).body
    for (const field of ['title', 'court', 'date', 'case_number', 'citation', 'judges', 'parties', 'applicant'])
      expect(after.read_fields).not.toContain(field)
    expect([after.revision, after.content]).toEqual([before.revision, before.content])
    expect(await idsFound(headers, 'Zawadi')).toEqual([id])
    expect(await idsFound(headers, 'breakwater')).toEqual([id])
    for (const filter of [
      `judges=${after.judges[0]}`,
      'courts=Court of Appeal',
      'citation=[2023] KECA 90999',
      'caseNumber=E9 of 2023',
      'years=2023',
    ])
      expect([filter, (await get<SearchResults>(headers, `/api/cases?${encodeURI(filter)}`)).body.total]).toEqual([filter, 1])
    expect((await get<SearchResults>(headers, '/api/cases?courts=High Court')).body.total).toBe(0)
  })

  test('doubts that are settled go, and a citation that another document has is one', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'doubtful.json', jsonOf('Doubt v Settled', { court: 'Hgih Cuort' }))
    const other = await addOne(headers, 'other.json', jsonOf('Other v Settled [2020] KEHC 90811 (KLR)', { date: '2020-01-02' }))
    const warnings = async () => (await get<CaseDetail>(headers, `/api/case-detail/${id}`)).body.warnings
    expect(await warnings()).toEqual(['Unknown court: Hgih Cuort', 'The date of the decision is not stated'])
    await patch(headers, id, { court: 'High Court' })
    expect(await warnings()).toEqual(['The date of the decision is not stated'])
    await patch(headers, id, { date: '2020-01-02', citation: '[2020] KEHC 90811 (KLR)' })
    expect(await warnings()).toEqual(['Another document here has the citation [2020] KEHC 90811 (KLR) too'])
    await patch(headers, id, { citation: '[2020] KEHC 90812 (KLR)' })
    expect(await warnings()).toEqual([])
    expect((await remove(headers, other)).statusCode).toBe(204)
  })

  test('of different fields at once are all kept', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'at-once.json', jsonOf('Once v Once', { date: '2020-01-02' }))
    const fields = {
      title: 'Kept v Kept',
      case_number: 'Civil Suit 5 of 2020',
      judges: ['M. Wekesa'],
      document_type: 'Ruling',
      court: 'High Court',
    }
    const answers = await Promise.all(Object.entries(fields).map(([field, value]) => patch(headers, id, { [field]: value })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await get(headers, `/api/cases/${id}`)).body).toMatchObject(fields)
  })

  test('fields that do not fit are named', async () => {
    const headers = await app.signedIn()
    const id = await addOne(headers, 'f.json', jsonOf('Fields v Fit', { date: '2020-01-02' }))
    const answer = await patch(headers, id, { title: ' ', date: '31.12.2020' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc)).toEqual([
      ['body', 'title'],
      ['body', 'date'],
    ])
    const judges = await patch(headers, id, { judges: ['', '%', '٣'] })
    expect([judges.statusCode, judges.json<{ detail: { loc: unknown[] }[] }>().detail.map(({ loc }) => loc)]).toEqual([
      422,
      [
        ['body', 'judges', 1],
        ['body', 'judges', 2],
      ],
    ])
    const cleaned = await patch(headers, id, { title: 'Fields\u0001\nv Fit', judges: [''], summary: 'One\u0008\ntwo' })
    expect(cleaned.json()).toMatchObject({ title: 'Fields v Fit', judges: [], summary: 'One\ntwo' })
    expect((await patch(headers, id, { date: null, court: '' })).json()).toMatchObject({ date: null, year: null, court: null })
  })

  test('a corrected file brings its new text and keeps what was put right', async () => {
    const headers = await app.signedIn()
    const file = (content: string) => [
      {
        name: 'draft.json',
        content: jsonOf('Draft v Final [2021] KEHC 90321 (KLR)', { content, judges: ['A First'], date: '2021-02-03' }),
      },
    ]
    const [first] = await outcomesOf(headers, file('1. The first text.'))
    await patch(headers, first!.case_id!, { title: 'Rasimu v Mwisho', judges: ['B. Second J'] })
    const [second] = await outcomesOf(headers, file('1. The second text.'))
    expect(second!.case_id).toBe(first!.case_id)
    const detail = (await get<CaseDetail>(headers, `/api/case-detail/${first!.case_id}`)).body
    expect(detail).toMatchObject({ title: 'Rasimu v Mwisho', judges: ['B. Second'], date: '2021-02-03', revision: 2 })
    expect(detail.content).toContain('second text')
    expect(await idsFound(headers, 'Rasimu second')).toEqual([first!.case_id])
    expect((await get<SearchResults>(headers, '/api/cases?judges=B. Second')).body.total).toBe(1)
  })

  test('a correction of a public judgment moves what cites it', async () => {
    const [cited, citing] = await storeCases(app.database, [
      { title: 'Moja v Mbili', citation: '[2018] KEHC 90001 (KLR)', date: '2018-01-02', content: ['1. Heard.'] },
      {
        title: 'Tatu v Nne',
        citation: '[2020] KEHC 90002 (KLR)',
        date: '2020-01-02',
        content: ['1. In Moja v Mbili [2018] KEHC 90003 (KLR) it was so held.'],
      },
    ])
    const edges = async () =>
      (await get<{ edges: { citing: string; cited: string }[] }>(stranger, `/api/citations/network/${cited}`)).body.edges.map(
        (edge) => edge.citing,
      )
    expect((await patch(stranger, cited!, { citation: '[2018] KEHC 90003 (KLR)' })).statusCode).toBe(403)
    expect((await patch(editor, cited!, { citation: '[2018] KEHC 90003 (KLR)' })).statusCode).toBe(200)
    expect(await edges()).toEqual([citing])
    expect((await remove(stranger, cited!)).statusCode).toBe(403)
    expect((await remove(editor, cited!)).statusCode).toBe(204)
    expect((await get(editor, `/api/cases/${cited}`)).status).toBe(404)
    expect((await get<{ edges: unknown[] }>(stranger, `/api/citations/network/${citing}`)).body.edges).toEqual([])
  })
})
