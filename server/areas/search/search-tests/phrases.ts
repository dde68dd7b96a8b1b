import { expect, test } from 'vitest'
import { storeCases } from '../../../testing/store-cases.ts'
import { layWaitingAcross } from '../phrases/lay-across.ts'
import { app, search, titles } from './library.ts'

const documentsOfSegment = 8

/** Phrases where signatures are laid across, where they wait, and after a document has changed or gone. */
export function testPhrases() {
  test('a phrase is found in documents laid across and in those that wait, before and after one is corrected or deleted', async () => {
    const record = (i: number) => ({ title: `Laid v Across ${i}`, date: '2013-03-03', citation: `[2013] KEHC ${97_000 + i} (KLR)` })
    const content = (i: number) => [`The zebu ${i % 2 === 0 ? 'crossed' : 'left'} marula river in flood number${i}.`]
    const count = documentsOfSegment + 3
    const records = Array.from({ length: count }, (_, i) => ({ ...record(i), content: content(i) }))
    const ids = await storeCases(app.database, records)
    await layWaitingAcross(app.database, [documentsOfSegment])
    const segmentOf = async (id: string) => {
      const { rows } = await app.database.pool.query<{ segment: number | null }>(
        'select segment from search_slots join documents on id = document_id where case_id = $1',
        [id],
      )
      return rows[0]?.segment ?? null
    }
    const laid = await Promise.all(ids.map(segmentOf))
    const first = ids.find((_, i) => laid[i] !== null && i % 2 === 0)
    expect(laid.filter((segment) => segment === null).length).toBeGreaterThan(0)
    expect((await search({ query: '"zebu crossed marula"' })).total).toBe(6)
    expect((await search({ query: '"zebu left marula river"' })).total).toBe(5)
    expect((await search({ query: '"river in flood" NOT "zebu left"' })).total).toBe(6)
    expect((await search({ query: '"marula crossed zebu" OR "marula zebu"' })).total).toBe(0)
    expect(titles(await search({ query: '"flood number3"' }))).toEqual(['Laid v Across 3'])

    const at = ids.indexOf(first!)
    await storeCases(app.database, [{ ...record(at), content: ['The zebu swam the marula river.'] }])
    expect(await segmentOf(first!)).toBeNull()
    expect(titles(await search({ query: '"zebu swam"' }))).toEqual([record(at).title])
    expect((await search({ query: '"zebu crossed marula"' })).total).toBe(5)

    await layWaitingAcross(app.database, [documentsOfSegment])
    expect((await search({ query: '"zebu crossed marula"' })).total).toBe(5)
    expect(titles(await search({ query: '"zebu swam"' }))).toEqual([record(at).title])
    await app.database.pool.query('delete from documents where case_id = any ($1)', [ids])
    expect((await search({ query: '"marula river"' })).total).toBe(0)
    const { rows } = await app.database.pool.query(
      'select 1 from search_slices where not exists (select from search_slots t where t.segment = search_slices.segment)',
    )
    expect(rows).toEqual([])
  })
}
