import { getCitationNetwork } from '#contract/citations'
import { getCourt } from '#contract/courts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { correctRecord, removeDocument } from '../documents/import/correct-record.ts'
import { finishIndexing } from '../search/search.ts'
import { putIntoGraph, readDocument, rebuildGraph, removeFromGraph } from './citations.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
})
beforeEach(() => app.database.pool.query('delete from documents'))
afterAll(() => app.close())

const network = (id: string, depth = 1) => app.call(getCitationNetwork, { params: { id }, query: { depth } }, headers)
const cites = async (id: string) => (await network(id)).edges.map(({ citing, cited }) => `${citing} → ${cited}`)

/** Every stored reference as [citing, position, verdict, cited]: what the graph must agree on, however it came about. */
const wholeGraph = async () => {
  const { rows } = await app.database.pool.query(`
    select citing.case_id as citing, c.position, c.verdict, cited.case_id as cited, c.paragraph, c.keys
    from citations c join cases citing on citing.id = c.citing_id left join cases cited on cited.id = c.cited_id
    order by 1, 2`)
  return rows
}

const appeal = (text: string[]): GivenRecord => ({
  title: 'Kilimo Seeds Limited v Barasa (Civil Appeal 12 of 2017) [2019] KECA 90301 (KLR) (4 May 2019) (Judgment)',
  content: [
    'Kilimo Seeds Limited v Barasa (Civil Appeal 12 of 2017) [2019] KECA 90301 (KLR) (4 May 2019) (Judgment)',
    'Neutral citation: [2019] KECA 90301 (KLR)',
    'Republic of Kenya',
    'In the Court of Appeal at Kisumu',
    'Civil Appeal 12 of 2017',
    'Judgment',
    ...text,
  ],
})
const trial: GivenRecord = {
  title: 'Barasa v Kilimo Seeds Limited (Civil Suit 8 of 2015) [2016] KEHC 90302 (KLR) (1 March 2016) (Judgment)',
}
const landmark: GivenRecord = {
  title: 'Anyango v Tetu Sacco Limited',
  citations: ['[2013] KECA 90303 (KLR)', '[2013] KLR 9033'],
  year: 2013,
  kind: 'digest',
}
const citingText = [
  '1. The trial court decided in Barasa v Kilimo Seeds Limited [2016] KEHC 90302 (KLR) for the respondent.',
  '2. It relied on Anyango v Tetu Sacco Limited [2013] eKLR.',
  '3. The Anyango case is good law. We follow Anyango v Tetu Sacco (supra).',
]

describe('a judgment that arrives', () => {
  test('cites what the library has', async () => {
    await storeCases(app.database, [trial, landmark, appeal(citingText)])
    const { edges } = await network('keca-2019-90301')
    expect(edges.map(({ cited, number, quote, count }) => [cited, number, quote, count])).toEqual([
      ['kehc-2016-90302', '1', 'The trial court decided in Barasa v Kilimo Seeds Limited [2016] KEHC 90302 (KLR) for the respondent.', 1],
      ['keca-2013-90303', '2', 'It relied on Anyango v Tetu Sacco Limited [2013] eKLR.', 3],
    ])
  })

  test('resolves the citations that waited for it, and what points back to them', async () => {
    await storeCases(app.database, [appeal(citingText)])
    expect(await cites('keca-2019-90301')).toEqual([])
    await storeCases(app.database, [trial])
    expect(await cites('keca-2019-90301')).toEqual(['keca-2019-90301 → kehc-2016-90302'])
    await storeCases(app.database, [landmark])
    expect((await network('keca-2013-90303')).edges).toMatchObject([{ citing: 'keca-2019-90301', cited: 'keca-2013-90303', count: 3 }])
  })

  test('never cites itself by its own title, number and header', async () => {
    await storeCases(app.database, [appeal(['1. This is Kilimo Seeds Limited v Barasa [2019] KECA 90301 (KLR), Civil Appeal 12 of 2017.'])])
    expect(await wholeGraph()).toEqual([])
  })

  test('is not cited under another name', async () => {
    await storeCases(app.database, [trial, appeal(['1. See Wafula v Odhiambo [2016] KEHC 90302 (KLR).'])])
    expect(await cites('keca-2019-90301')).toEqual([])
    expect(await wholeGraph()).toMatchObject([{ verdict: 'name mismatch', cited: 'kehc-2016-90302' }])
  })

  test('makes a citation by names doubtful when a second case fits it', async () => {
    await storeCases(app.database, [landmark, appeal(citingText)])
    expect(await cites('keca-2019-90301')).toEqual(['keca-2019-90301 → keca-2013-90303'])
    await storeCases(app.database, [{ title: 'Anyango v Tetu Sacco Limited [2013] KEHC 90304 (KLR) (2 May 2013) (Ruling)' }])
    expect(await cites('keca-2019-90301')).toEqual([])
  })
})

test('the graph is the same in whatever order documents come', async () => {
  const records = [
    trial,
    landmark,
    appeal(citingText),
    { title: 'Anyango v Tetu Sacco Limited [2014] KEHC 90305 (KLR) (2 May 2014) (Ruling)' },
    {
      title: 'Chebet v Sirikwa Dairies Ltd [2020] KEHC 90306 (KLR) (2 May 2020) (Ruling)',
      content: [
        'Ruling',
        '1. See Kilimo Seeds v Barasa [2019] eKLR and Anyango v Tetu Sacco Limited [2014] eKLR.',
        '2. See also Civil Appeal 12 of 2017.',
      ],
    },
  ]
  const graphs = []
  for (const order of [records, records.toReversed(), [...records.slice(2), ...records.slice(0, 2)]]) {
    await app.database.pool.query('delete from documents')
    await storeCases(app.database, order)
    graphs.push(await wholeGraph())
  }
  expect(graphs[0]).toHaveLength(7)
  expect(graphs[1]).toEqual(graphs[0])
  expect(graphs[2]).toEqual(graphs[0])
})

test('documents that arrive at the same moment find one another', async () => {
  const judgment = (number: number, cited: number): GivenRecord => ({
    title: `Akoth v Mwende Traders Ltd [2020] KEHC ${number} (KLR) (2 May 2020) (Ruling)`,
    content: ['Ruling', `1. See Akoth v Mwende Traders Ltd [2020] KEHC ${cited} (KLR).`],
  })
  await storeCases(app.database, [judgment(90_311, 90_312), judgment(90_312, 90_311)])
  const graph = await wholeGraph()
  const documents = await app.database.sql.selectFrom('cases').selectAll().orderBy('id').execute()
  await app.database.sql.transaction().execute((transaction) =>
    removeFromGraph(
      transaction,
      documents.map(({ id }) => id),
    ),
  )
  const texts = await app.database.sql.selectFrom('revisions').selectAll().orderBy('document_id').execute()
  const arrive = (at: number) =>
    app.database.sql.transaction().execute(async (transaction) => {
      const { content, layout } = texts[at]!
      await putIntoGraph(transaction, [
        { id: documents[at]!.id, graph: readDocument({ ...documents[at]!, citations: [] }, content, layout) },
      ])
      await sql`select pg_sleep(0.3)`.execute(transaction)
    })
  await Promise.all([arrive(0), arrive(1)])
  expect(await wholeGraph()).toEqual(graph)
  expect(graph.map(({ cited }) => cited)).toEqual(['kehc-2020-90312', 'kehc-2020-90311'])
})

test('the graph can be built anew, from nothing or from anything', async () => {
  await storeCases(app.database, [trial, landmark, appeal(citingText)])
  const graph = await wholeGraph()
  await app.database.pool.query('delete from citations; delete from citation_keys; delete from document_keys')
  expect(await rebuildGraph(app.database)).toBe(3)
  expect(await wholeGraph()).toEqual(graph)
  await app.database.pool.query(
    "update citations set cited_id = null, verdict = 'not in library'; update document_keys set key = 'n ' || key",
  )
  await rebuildGraph(app.database)
  expect(await wholeGraph()).toEqual(graph)
})

test('a corrected judgment has the citations of its new text only', async () => {
  await storeCases(app.database, [trial, landmark, appeal(citingText)])
  await storeCases(app.database, [appeal([citingText[1]!])])
  expect(await cites('keca-2019-90301')).toEqual(['keca-2019-90301 → keca-2013-90303'])
  expect(await wholeGraph()).toHaveLength(1)
})

test('a case whose citation is corrected is found by the new one', async () => {
  await storeCases(app.database, [
    landmark,
    appeal(['1. See Anyango v Tetu Sacco Limited [2013] KLR 9033 and Anyango v Tetu Sacco Limited [2013] KLR 9034.']),
  ])
  expect((await wholeGraph()).map(({ verdict }) => verdict)).toEqual(['resolved', 'possible match'])
  await storeCases(app.database, [{ ...landmark, citations: ['[2013] KECA 90303 (KLR)', '[2013] KLR 9034'] }])
  expect((await wholeGraph()).map(({ verdict }) => verdict)).toEqual(['possible match', 'resolved'])
})

describe('a document that is deleted', () => {
  test('leaves no citations behind, and those of it wait again', async () => {
    await storeCases(app.database, [trial, landmark, appeal(citingText)])
    await app.database.pool.query("delete from documents where id in (select id from cases where case_id = 'keca-2013-90303')")
    expect(await cites('keca-2019-90301')).toEqual(['keca-2019-90301 → kehc-2016-90302'])
    expect((await wholeGraph()).map(({ verdict }) => verdict)).toEqual(['resolved', 'not in library', 'not in library', 'not in library'])
    await storeCases(app.database, [landmark])
    expect(await cites('keca-2019-90301')).toHaveLength(2)
    await app.database.pool.query("delete from documents where id in (select id from cases where case_id = 'keca-2019-90301')")
    expect(await wholeGraph()).toEqual([])
  })

  test('no longer stands in the way of another that fits', async () => {
    const [, other] = await storeCases(app.database, [
      landmark,
      { title: 'Anyango v Tetu Sacco Limited [2013] KEHC 90304 (KLR) (2 May 2013) (Ruling)' },
    ])
    await storeCases(app.database, [appeal(citingText)])
    expect(await cites('keca-2019-90301')).toEqual([])
    await app.database.sql.transaction().execute(async (transaction) => {
      const { id } = await transaction.selectFrom('cases').select('id').where('case_id', '=', other!).executeTakeFirstOrThrow()
      await removeFromGraph(transaction, [id])
      await transaction.deleteFrom('documents').where('id', '=', id).execute()
    })
    expect(await cites('keca-2019-90301')).toEqual(['keca-2019-90301 → keca-2013-90303'])
  })
})

test('an unknown case has no network', async () => {
  const answer = await app.answer(getCitationNetwork, { params: { id: 'keca-1900-1' } }, headers)
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'not-found' }])
})

test('how often cases are cited is right after a deletion and a correction, without a new count of all', async () => {
  const citing = (title: string, citation: string, text: string) => ({ title, citation, court: 'High Court', content: [text] })
  const [cited, first, second] = await storeCases(app.database, [
    { title: 'Cited v Case', citation: '[2001] KEHC 90401 (KLR)', court: 'High Court' },
    citing('First v Citing', '[2002] KEHC 90402 (KLR)', 'We follow [2001] KEHC 90401 (KLR) and again [2001] KEHC 90401 (KLR).'),
    citing(
      'Second v Citing',
      '[2003] KEHC 90403 (KLR)',
      'See [2001] KEHC 90401 (KLR), [2002] KEHC 90402 (KLR) and [2003] KEHC 90499 (KLR).',
    ),
  ])
  await finishIndexing(app.database)
  const counts = async () => {
    const answer = await app.call(getCourt, { params: { code: 'High Court' } }, headers)
    return Object.fromEntries(answer.most_cited.map(({ id, cited_by }) => [id, cited_by]))
  }
  const numberOf = async (id: string) =>
    (await app.database.pool.query<{ id: number }>('select id from cases where case_id = $1', [id])).rows[0]!.id
  expect(await counts()).toEqual({ [cited!]: 2, [first!]: 1 })

  // A case that takes another citation takes those who cite it with it.
  await correctRecord(app.database, await numberOf(cited!), { citation: '[2003] KEHC 90499 (KLR)' })
  expect(await counts()).toEqual({ [cited!]: 1, [first!]: 1 })
  await correctRecord(app.database, await numberOf(cited!), { citation: '[2001] KEHC 90401 (KLR)' })
  expect(await counts()).toEqual({ [cited!]: 2, [first!]: 1 })

  await removeDocument(app.database, await numberOf(second!))
  expect(await counts()).toEqual({ [cited!]: 1 })
  await removeDocument(app.database, await numberOf(cited!))
  expect(await counts()).toEqual({})
})
