import { correctCase, uploadDocuments } from '#contract/library'
import { countActCitations, listMostCitedActs } from '#contract/notes-of-decisions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { storeAct } from '../../../testing/store-act.ts'
import { type GivenRecord, storeCases } from '../../../testing/store-cases.ts'
import { rebuildActKeys } from '../../documents/documents.ts'

let app: TestApp
let reader: { authorization: string }
let editor: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  editor = await app.signedIn('editor@example.test')
  await app.database.sql.updateTable('users').set({ role: 'editor' }).where('email', '=', 'editor@example.test').execute()
})
afterAll(() => app.close())

test('after any imports, corrections, uploads and deletions each Act is listed with the cases that its own page counts', async () => {
  let seed = 41
  let number = 70_000
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const pick = <T>(of: readonly T[]): T => of[random(of.length)]!
  // Two Acts of each name.
  const given = [
    ['Reed Harvest Act', [1970, 1990]],
    ['Ferry Crossing Act', [1971, 2010]],
    ['Lantern Makers Act', [1991, 2011]],
  ] as const
  const addAct = async ([name, years] = pick(given)) => acts.add((await storeAct(app.database, name, pick(years))).id)
  const days = ['1975-03-01', '1999-05-06', '2015-07-08', null]
  const cases = new Map<string, GivenRecord>()
  const acts = new Set<string>()
  const words = () =>
    [0, 1, 2].map(
      (place) => `${place + 1}. Section ${1 + random(2)} of the ${pick(given)[0]}${pick(['', '', ', 1990', ', 2010'])} applies.`,
    )
  const fresh = (): GivenRecord => {
    number += 1
    const title = `Wafula v Reed Board ${number}`
    return { title, court: 'High Court', document_type: 'Judgment', date: pick(days), content: words() }
  }
  const add = async (record: GivenRecord) => {
    const [id] = await storeCases(app.database, [record])
    cases.set(id!, record)
  }
  const remove = async (from: Set<string> | Map<string, unknown>) => {
    const ids = [...from.keys()]
    if (ids.length < 3) return
    const id = pick(ids)
    await app.database.pool.query('delete from documents where work_id = (select id from works where public_id = $1)', [id])
    from.delete(id)
  }
  const turns: (() => Promise<unknown>)[] = [
    () => add(fresh()),
    () => add({ ...pick([...cases.values()]), content: words() }),
    () => addAct(),
    async () => {
      const payload = { date: pick(days.filter((day) => day !== null)) }
      await app.call(correctCase, { params: { id: pick([...cases.keys()]) }, body: payload }, editor)
    },
    async () => {
      await app.call(uploadDocuments, { files: [{ name: 'own.json', content: JSON.stringify(fresh()) }] }, reader)
    },
    () => remove(cases),
    () => remove(acts),
    () => app.database.pool.query(`update acts set commenced = $1 where document_id = (select max(document_id) from acts)`, [pick(days)]),
    () => rebuildActKeys(app.database),
  ]
  for (let i = 0; i < 6; i += 1) await add(fresh())
  for (const one of given) await addAct(one)
  for (let round = 0; round < 12; round += 1) {
    for (let turn = 0; turn < 3; turn += 1) await pick(turns)()
    for (const headers of [reader, editor]) {
      const { results } = await app.call(listMostCitedActs, {}, headers)
      const listed = new Map(results.map(({ act, cases: cited }) => [act.id, cited]))
      for (const id of acts) {
        expect([id, listed.get(id) ?? 0]).toEqual([id, (await app.call(countActCitations, { params: { id } }, headers)).cases])
      }
      expect([...listed.keys()].filter((id) => !acts.has(id))).toEqual([])
    }
  }
})
