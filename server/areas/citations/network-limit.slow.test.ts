import { getCitationNetwork } from '#contract/citations'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'

test('a network is cut to the weightiest cases, and says so', async () => {
  const app = await createTestApp()
  const landmark: GivenRecord = {
    title: 'Anyango v Tetu Sacco Limited',
    citations: ['[2013] KECA 90303 (KLR)'],
    year: 2013,
    kind: 'digest',
  }
  const small = (number: number): GivenRecord => ({
    title: `Akoth v Traders ${number} Ltd [2020] ${number % 50 === 0 ? 'KECA' : 'KEHC'} ${number} (KLR) (2 May 2020) (Ruling)`,
    content: ['Ruling', '1. See Anyango v Tetu Sacco Limited [2013] KECA 90303 (KLR).'],
  })
  await storeCases(app.database, [landmark, ...Array.from({ length: 205 }, (_, n) => small(91_000 + n))])
  const answer = await app.call(getCitationNetwork, { params: { id: 'keca-2013-90303' }, query: { depth: 3 } }, await app.signedIn())
  const { cases, edges, truncated } = answer
  expect([cases.length, edges.length, truncated]).toEqual([200, 199, true])
  expect(cases[0]).toMatchObject({ id: 'keca-2013-90303', distance: 0, cited_by: 205 })
  expect(cases.filter(({ id }) => id.startsWith('keca-2020')).length).toBe(5)
  await app.close()
})
