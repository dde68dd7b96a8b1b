import { getCitationNetwork } from '#contract/citations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { importSamplesAsReal } from '../../testing/import-samples.ts'

const trial = 'kemc-2023-90011'
const high = 'kehc-2024-90147'
const appeal = 'keca-2025-90112'
const supreme = 'kesc-2026-90007'
const claims = 'kescc-2025-90021'
const rent = 'kebprt-2025-90063'

/**
 * What the six sample judgments cite, read by hand: the case cited by its id or the start of its title, the court's number of the
 * paragraph where it is cited first (null before the text begins), the words that the quote there begins with, and how often.
 */
const read: Record<string, [cited: string, number: string | null, quote: string, count: number][]> = {
  [trial]: [
    ['National Bank of Kenya Ltd v Pipeplastic', '12', 'Mr. Kimondo relied on National Bank of Kenya Ltd v Pipeplastic', 2],
    ['Speaker of the National Assembly v Karume', '13', 'She cited Speaker of the National Assembly v Karume', 2],
    ['Geoffrey Muthinja', '13', 'She cited Speaker of the National Assembly v Karume', 1],
    ['Raila Odinga v IEBC & 3 others', '15', 'In Raila Odinga v IEBC & 3 others [2013] eKLR, an election petition', 1],
    ['Anarita Karimi Njeru v Republic (No 1)', '26', 'A litigant who complains that the Constitution has been infringed', 1],
    ['Communications Commission of Kenya', '26', 'There is also the principle, which the Supreme Court endorsed', 1],
  ],
  [high]: [
    [trial, null, '(Being an appeal from the judgment and decree of Hon. J. G. Kamotho', 2],
    ['National Bank of Kenya Ltd v Pipeplastic', '7', 'He cited National Bank of Kenya Ltd v Pipeplastic', 2],
    ['Speaker of the National Assembly v Karume', '8', 'Ms. Bakari for Mawimbi submitted that the loss was too remote', 2],
    ['Selle & another', '10', 'by way of a retrial on the record', 1],
    ['Abok James Odera', '10', 'by way of a retrial on the record', 1],
  ],
  [rent]: [
    [appeal, '9', 'He relied on the lead judgment in Mlima Crest Bank Limited', 1],
    ['Owners of the Motor Vessel', '12', 'A tribunal which has none must stop at once', 1],
    ['Kiu & another v Khaemba', '21', 'Article 159(2)(d) does not cure every procedural defect', 1],
  ],
  [appeal]: [
    [high, null, '(Being an appeal from the judgment and decree of the High Court', 2],
    [trial, '1', 'The Chief Magistrate’s Court dismissed her suit', 1],
    ['National Bank of Kenya Ltd v Pipeplastic', '4', 'He relied on National Bank of Kenya Ltd v Pipeplastic', 2],
    ['Speaker of the National Assembly v Karume', '5', 'Ms. Bakari for the 2nd appellant argued', 2],
    [claims, '6', 'After the hearing she drew our attention', 2],
    ['Karingo v Republic', '7', 'The restraint is the same as that which', 1],
    ['Centre for Rights Education', '10', 'A court construing the Act looks to its object', 1],
    ['Geoffrey Muthinja', '16', 'See also Geoffrey Muthinja', 1],
    ['Raila Odinga v IEBC & 3 others', '5', 'In Raila Odinga v IEBC & 3 others [2013] eKLR the Supreme Court said', 1],
  ],
  [claims]: [
    ['Kenya Orient Insurance', '8', 'Mr. Wafubwa submitted, first, that this court has no jurisdiction', 2],
    [high, '13', 'In Wekulo v Mlima Crest Bank Limited & another (Civil Appeal E231', 1],
    [trial, '15', 'Hon. Kamotho, SPM, took a different view', 1],
  ],
  [supreme]: [
    [appeal, null, '(Being an appeal from the judgment of the Court of Appeal', 2],
    [trial, '3', 'The trial court, Hon. J. G. Kamotho, SPM, dismissed the suit', 1],
    [high, '3', 'The High Court, Masibo, J., reversed that decision', 1],
    ['Samuel Kamau Macharia', '7', 'A court’s jurisdiction flows from the Constitution', 1],
    ['Steyn v Ruscone', '7', 'But under the principles in Steyn v Ruscone', 1],
    ['Bell v Moi', '7', 'But under the principles in Steyn v Ruscone', 1],
    ['Frann Investment', '7', 'v Ruscone [2013] KESC 11 (KLR) and Bell v Moi', 1],
    ['Kiluwa Ltd', '9', 'In Kiluwa Ltd & another v Business Liaison', 1],
    ['National Bank of Kenya Ltd v Pipeplastic', '13', 'We do not thereby disturb National Bank of Kenya', 1],
    ['Butt v Khan', '18', 'An apportionment is interfered with only', 1],
    ['Speaker of the National Assembly v Karume', '22', 'We affirm Speaker of the National Assembly', 1],
    ['Mumo Matemu v Trusted Society', '23', 'A party must plead with reasonable precision', 1],
    [claims, '24', 'The disapproval of Kamene v Mawimbi Networks', 1],
    ['Communications Commission of Kenya', '28', 'Article 46 adds nothing to either', 1],
  ],
}

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  await importSamplesAsReal(app.database)
  headers = await app.signedIn()
})
afterAll(() => app.close())

const network = (id: string, depth: number) => app.call(getCitationNetwork, { params: { id }, query: { depth } }, headers)

const byFirstWords = (a: { quote: string | null; cited: string }, b: { quote: string | null; cited: string }) =>
  `${a.quote}${a.cited}`.localeCompare(`${b.quote}${b.cited}`)

test.each(Object.keys(read))('%s cites what a reader finds in it, and nothing else', async (citing) => {
  const { cases, edges } = await network(citing, 1)
  const titles = new Map(cases.map(({ id, title }) => [id, title]))
  const expected = read[citing]!
  const found = edges
    .filter((edge) => edge.citing === citing)
    .map(({ cited, number, quote, count }) => {
      const row = expected.find(([id]) => id === cited || titles.get(cited)!.startsWith(id))
      return { cited: row?.[0] ?? titles.get(cited)!, number, quote: row && quote?.startsWith(row[2]) ? row[2] : quote, count }
    })
  expect(found.sort(byFirstWords)).toEqual(
    expected.map(([cited, number, quote, count]) => ({ cited, number, quote, count })).sort(byFirstWords),
  )
})

test('the whole chain of appeal lies two steps from the first judgment', async () => {
  const { cases, edges, truncated } = await network(trial, 2)
  expect(truncated).toBe(false)
  const distances = new Map(cases.map(({ id, distance }) => [id, distance]))
  expect([trial, high, appeal, supreme, claims, rent].map((id) => distances.get(id))).toEqual([0, 1, 1, 1, 1, 2])
  // all but the two landmarks that the rent tribunal alone cites, three steps away
  expect(edges).toHaveLength(Object.values(read).flat().length - 2)
  expect(cases.some(({ title }) => /Lillian|Khaemba/.test(title))).toBe(false)
  expect(cases.find(({ id }) => id === trial)).toMatchObject({ cited_by: 4, hierarchy_level: 4 })
})

test('a landmark names those that cite it', async () => {
  const { cases, edges } = await network('keca-1992-42', 1)
  expect(
    edges
      .filter(({ cited }) => cited === 'keca-1992-42')
      .map(({ citing }) => citing)
      .sort(),
  ).toEqual([appeal, high, trial, supreme].sort())
  expect(cases[0]).toMatchObject({ id: 'keca-1992-42', distance: 0, cited_by: 4 })
})
