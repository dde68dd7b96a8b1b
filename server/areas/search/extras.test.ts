import type { Suggestions } from '#contract/suggestions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let owner: { authorization: string }
let other: { authorization: string }
let ids: string[]

const get = async <T>(url: string, headers = other): Promise<T> => {
  const answer = await app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}

const high = { court: 'High Court', document_type: 'Judgment', legal_areas: ['Land'] }
const appeal = { court: 'Court of Appeal', document_type: 'Judgment' }

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signedIn()
  other = await app.signedIn()
  ids = await storeCases(app.database, [
    {
      ...high,
      title: 'Mutiso v Land Registrar',
      date: '2010-03-04',
      case_number: 'Civil Case 11 of 2009',
      citation: '[2010] KEHC 90001 (KLR)',
      judges: ['Ruth Nasimiyu Barasa'],
      content: ['The doctrine of overriding interests protects an occupier.'],
    },
    {
      ...high,
      title: 'Otieno v Kamau & another',
      date: '2015-05-06',
      citation: '[2015] KEHC 90002 (KLR)',
      judges: ['Ruth Nasimiyu Barasa'],
      content: [
        'An occupier pleads overriding interests and prescription. Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is followed on prescription.',
      ],
    },
    {
      ...high,
      title: 'Wekesa v Barasa',
      date: '2018-07-08',
      citation: '[2018] KEHC 90003 (KLR)',
      judges: ['Peter Kiptoo Langat'],
      content: ['Prescription by an occupier: Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is distinguished.'],
    },
    {
      ...appeal,
      title: 'Republic v Ouma',
      date: '2019-01-02',
      citation: '[2019] KECA 90004 (KLR)',
      judges: ['Asha Mwinyi'],
      legal_areas: ['Criminal law'],
      content: [
        'The appellant was convicted of robbery with violence. The sentence is reduced. A landlord may not evict a tenant without notice.',
      ],
    },
    {
      ...appeal,
      title: '=Kiosk Traders v "Nakuru" County; Council',
      date: '2020-01-02',
      citation: '[2020] KECA 90005 (KLR)',
      judges: ['Asha Mwinyi'],
      content: ['The lessee was ejected from the stall; the lease required notice to the lessee.'],
    },
  ])
  const own = {
    ...high,
    title: 'Zebedayo v Otieno',
    date: '2022-02-02',
    case_number: 'Civil Case 77 of 2021',
    citation: '[2022] KEHC 90077 (KLR)',
    judges: ['Hilda Secretson'],
    content: [
      'Prescription and overriding interests of an occupier, with the secretword flummoxery. Mutiso v Land Registrar [2010] KEHC 90001 (KLR) is followed.',
    ],
  }
  const upload = multipart([{ name: 'own.json', content: JSON.stringify(own) }])
  const headers = { ...upload.headers, ...owner }
  const answer = await app.inject({ method: 'POST', url: '/api/library/uploads', ...upload, headers })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
})
afterAll(() => app.close())

describe('suggestions while typing', () => {
  const suggest = (q: string, headers = other) => get<Suggestions>(`/api/search/suggestions?q=${encodeURIComponent(q)}`, headers)
  const titles = ({ cases }: Suggestions) => cases.map(({ title }) => title)

  test.for<[string, string[]]>([
    ['mutiso v l', ['Mutiso v Land Registrar']],
    ['regis mut', ['Mutiso v Land Registrar']],
    ['OTIENO', ['Otieno v Kamau & another']],
    ['[2018] KEHC 900', ['Wekesa v Barasa']],
    ['[2018] KEHC 90003 (KLR)', ['Wekesa v Barasa']],
    ['civil case 11 of 2009', ['Mutiso v Land Registrar']],
    ['100%_', []],
    ['x', []],
    ['', []],
    ["'; drop table documents; --", []],
  ])('%j finds cases', async ([q, wanted]) => expect(titles(await suggest(q))).toEqual(wanted))

  test('judges and courts by any of their words', async () => {
    const found = await suggest('nasimiyu ba')
    expect(found.judges.map(({ name }) => name)).toEqual(['Ruth Nasimiyu Barasa'])
    expect((await get<{ name: string }>(`/api/judges/${found.judges[0]!.id}`)).name).toBe('Ruth Nasimiyu Barasa')
    expect((await suggest('court of app')).courts.map(({ name }) => name)).toContain('Court of Appeal')
  })

  test('a slip of the finger is put right, and said', async () => {
    const found = await suggest('Wekessa')
    expect([found.corrected, titles(found)]).toEqual(['Wekesa', ['Wekesa v Barasa']])
    expect((await suggest('Mwinii')).judges.map(({ name }) => name)).toEqual(['Asha Mwinyi'])
  })

  test.for(['Zebedayo', 'Zebedayoo', '[2022] KEHC 90077', 'civil case 77 of 2021', 'Hilda', 'flummoxeri'])(
    '%s is suggested to its owner alone',
    async (q) => {
      const nothing = { cases: [], judges: [], courts: [], corrected: null }
      expect(await suggest(q)).toEqual(nothing)
      expect(await suggest(q, owner)).not.toEqual(nothing)
    },
  )

  test('a limit beyond the possible is refused', async () => {
    const answer = await app.inject({ url: '/api/search/suggestions?q=a&limit=21', headers: other })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { detail: [{ loc: ['query', 'limit'] }] }])
  })

  test('ids of cases were given', () => expect(ids).toHaveLength(5))
})
