import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importSources } from '../../documents/import/import-sources.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { mergeSegments } from '../phrases/merge-segments.ts'
import { app, search, titles } from './library.ts'

const documentsOfSegment = 8

/** Phrases in segments, in what waits for one, and after a document has changed or gone. */
export function testPhrases() {
  test('a phrase is found in segments and in documents that wait, before and after one is corrected or deleted', async () => {
    const record = (i: number) => ({ title: `Laid v Across ${i}`, date: '2013-03-03', citation: `[2013] KEHC ${97_000 + i} (KLR)` })
    const content = (i: number) => [`The zebu ${i % 2 === 0 ? 'crossed' : 'left'} marula river in flood number${i}.`]
    const count = documentsOfSegment + 3
    const records = Array.from({ length: count }, (_, i) => ({ ...record(i), content: content(i) }))
    const ids = await storeCases(app.database, records)
    await mergeSegments(app.database, { sizes: [documentsOfSegment] })
    const segmentOf = async (id: string) => {
      const { rows } = await app.database.pool.query<{ segment: number | null }>(
        'select segment from search_slots join cases on id = document_id where case_id = $1',
        [id],
      )
      return rows[0]?.segment ?? null
    }
    const segments = await Promise.all(ids.map(segmentOf))
    const first = ids.find((_, i) => segments[i] !== null && i % 2 === 0)
    expect(segments.filter((segment) => segment === null).length).toBeGreaterThan(0)
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

    await mergeSegments(app.database, { sizes: [documentsOfSegment] })
    expect((await search({ query: '"zebu crossed marula"' })).total).toBe(5)
    expect(titles(await search({ query: '"zebu swam"' }))).toEqual([record(at).title])
    await app.database.pool.query('delete from documents where id in (select id from cases where case_id = any ($1))', [ids])
    expect((await search({ query: '"marula river"' })).total).toBe(0)
    const { rows: held } = await app.database.pool.query(
      'select 1 from search_segments where exists (select from unnest(documents) as d where d > 0 and d not in (select id from documents))',
    )
    expect(held).toEqual([])
    await mergeSegments(app.database, { sizes: [documentsOfSegment] })
    const { rows: left } = await app.database.pool.query('select 1 from search_segments where 2 * gone >= cardinality(documents)')
    expect(left).toEqual([])
  })

  test('a phrase of a private document is found by its owner alone, in segments of their own', async () => {
    const owner = await app.signedIn()
    const folder = mkdtempSync(join(tmpdir(), 'phrases-'))
    const file = join(folder, 'own.json')
    const records = Array.from({ length: documentsOfSegment + 2 }, (_, i) => ({
      title: `Own Ruling ${i}`,
      content: [`The quagga met the zorilla at milestone number${i}.`],
    }))
    writeFileSync(file, JSON.stringify(records))
    const { id } = (await app.http.inject({ url: '/api/profile', headers: owner })).json<{ id: string }>()
    await importSources(app.database, [file], { owner: { id, mostDocuments: 100 }, unsettled: true })
    rmSync(folder, { recursive: true })
    await mergeSegments(app.database, { sizes: [documentsOfSegment] })
    const { rows } = await app.database.pool.query<{ open: boolean; merged: number }>(
      'select is_public as open, count(*)::integer as merged from search_segments join search_slots using (segment, is_public) where not is_public group by 1',
    )
    expect(rows).toEqual([{ open: false, merged: documentsOfSegment }])
    for (const query of ['"quagga met"', '"quagga met the zorilla" OR "quagga at"', '"quagga met" NOT "zorilla quagga"']) {
      expect((await search({ query })).total).toBe(0)
      const own = await app.http.inject({ url: `/api/cases/search?query=${encodeURIComponent(query)}`, headers: owner })
      expect(own.json()).toMatchObject({ total: records.length, total_relation: 'eq' })
    }
  })
}
