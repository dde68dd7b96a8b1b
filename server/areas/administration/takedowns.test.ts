import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLog } from '#contract/administration'
import { createBookmark, listBookmarks } from '#contract/bookmarks'
import { getCaseDetail } from '#contract/case-detail'
import { getCase, getCaseContent } from '#contract/cases'
import { getPassage } from '#contract/passages'
import { getCasePdf } from '#contract/print'
import { listTakedowns, restoreCase, takeDownCase } from '#contract/takedowns'
import { prepareLibrary } from '../../testing/prepare-library.ts'

const { app, owner, editor, outcomesOf, idsFound } = await prepareLibrary()
const admin = await app.signedIn('registrar@example.test')
beforeAll(async () => {
  await app.accounts.grantRole('registrar@example.test', 'admin')
})
afterAll(() => app.close())

const order = { reason: 'Removed by order of the High Court', reference: 'HCCHRPET E1/2026' }
const sentences = (word: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `${at + 1}. The ${word} stood where the river turns, and the court went there to see it stand.`,
  ).join('\n\n')
const ruling = (number: number, word: string, more: object = {}) => ({
  title: `Achieng v ${word} Holdings`,
  citation: `[2022] KEHC ${number} (KLR)`,
  court: 'High Court',
  court_station: 'Nakuru',
  case_number: `Petition ${number} of 2021`,
  date: '2022-05-04',
  content: sentences(word),
  ...more,
})
const add = async (name: string, ...records: object[]) =>
  outcomesOf(editor, [{ name, content: records.map((one) => JSON.stringify(one)).join('\n') }], '?library=public')
const takeDown = (case_id: string) => app.call(takeDownCase, { body: { case_id, ...order } }, admin)
const everywhere = async (word: string) => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    "select count(*)::int as count from revisions where content ilike '%' || $1 || '%'",
    [word],
  )
  return rows[0]!.count
}

describe('a judgment that is taken down', () => {
  test('is gone, says so by its day alone, and no import of it brings it back', async () => {
    const [added] = await add('weir.jsonl', ruling(90801, 'quernstone'))
    const id = added!.case_id!
    expect(id).toBe('kehc-2022-90801')
    await app.call(createBookmark, { body: { case_id: id, note: 'Read before the hearing' } }, owner)
    expect(await idsFound(owner, 'quernstone')).toEqual([id])

    const done = await takeDown(id)
    expect(done).toMatchObject({ case_id: id, citation: '[2022] KEHC 90801 (KLR)', ...order })
    const gone = {
      status: 410,
      body: { code: 'taken-down', detail: expect.stringMatching(/^This judgment was taken down on \d+ \w+ \d{4}\.$/) },
    }
    for (const endpoint of [getCase, getCaseContent, getCaseDetail, getPassage, getCasePdf])
      expect(await app.answer(endpoint as typeof getCase, { params: { id } }, owner)).toEqual(gone)
    expect(await idsFound(owner, 'quernstone')).toEqual([])
    expect(await everywhere('quernstone')).toBe(0)

    // The same file, another file of it, a record of its matter without a citation, and its words under another name.
    const { citation: _neutral, ...uncited } = ruling(90801, 'quernstone')
    const again = await add(
      'again.jsonl',
      ruling(90801, 'quernstone'),
      ruling(90801, 'quernstone', { title: 'Achieng v Another', content: '1. Corrected.\n\n2. Dismissed.' }),
      { ...uncited, content: '1. Heard.\n\n2. Dismissed.' },
      { title: 'A copy', court: 'High Court', content: sentences('quernstone') },
      ruling(90802, 'windlass', { case_number: 'Petition 90801 of 2021' }),
    )
    const withheld = {
      outcome: 'withheld',
      case_id: id,
      reason: expect.stringMatching(/^Taken down on \d+ \w+ \d{4}: Removed by order of the High Court$/),
    }
    expect(again).toMatchObject([withheld, withheld, withheld, withheld, { outcome: 'added', case_id: 'kehc-2022-90802' }])
    expect(await everywhere('quernstone')).toBe(0)
    expect(await idsFound(owner, 'quernstone')).toEqual([])

    const { results } = await app.call(listBookmarks, {}, owner)
    expect(results).toMatchObject([{ case_id: id, case: null, note: 'Read before the hearing', taken_down_on: done.at.slice(0, 10) }])
  })

  test('is known by its file where it has neither citation nor number', async () => {
    const record = { title: 'In re a ferry', court: 'High Court', content: '1. The ferry sank.\n\n2. Dismissed.' }
    const [added] = await add('ferry.json', record)
    await takeDown(added!.case_id!)
    expect(await add('ferry again.json', record)).toMatchObject([{ outcome: 'withheld', case_id: added!.case_id }])
    // An account's own copy is its own.
    expect(await outcomesOf(owner, [{ name: 'ferry.json', content: JSON.stringify(record) }])).toMatchObject([{ outcome: 'flagged' }])
  })

  test('comes again once it is restored', async () => {
    const record = ruling(90810, 'gantry')
    await add('gantry.json', record)
    await takeDown('kehc-2022-90810')
    const listed = (await app.call(listTakedowns, {}, admin)).results[0]!
    expect(listed).toMatchObject({ case_id: 'kehc-2022-90810', ...order, actor: { account: { email: 'registrar@example.test' } } })
    await app.call(restoreCase, { params: { id: 'kehc-2022-90810' } }, admin)
    expect((await app.call(listTakedowns, {}, admin)).results.map(({ case_id }) => case_id)).not.toContain('kehc-2022-90810')
    expect(await app.answer(getCase, { params: { id: 'kehc-2022-90810' } }, owner)).toMatchObject({ status: 404 })
    expect(await add('gantry.json', record)).toMatchObject([{ outcome: 'added', case_id: 'kehc-2022-90810' }])
    expect(await idsFound(owner, 'gantry')).toEqual(['kehc-2022-90810'])
    const { results } = await app.call(listLog, { query: { actions: 'case-taken-down,case-restored' } }, admin)
    expect(results.filter(({ object }) => object === 'kehc-2022-90810').map(({ action }) => action)).toEqual([
      'case-restored',
      'case-taken-down',
    ])
  })

  test('that is gone already is kept out too; an unknown one, a private one and one taken down are refused', async () => {
    await add('jetty.json', ruling(90820, 'jetty'))
    await app.inject({ method: 'DELETE', url: '/api/cases/kehc-2022-90820', headers: editor })
    await takeDown('kehc-2022-90820')
    expect(await add('jetty.json', ruling(90820, 'jetty'))).toMatchObject([{ outcome: 'withheld' }])
    const asked = (case_id: string) => app.answer(takeDownCase, { body: { case_id, ...order } }, admin)
    expect(await asked('kehc-2022-90820')).toMatchObject({ status: 410, body: { code: 'taken-down' } })
    expect(await asked('kehc-1999-1')).toMatchObject({ status: 404 })
    const [own] = await outcomesOf(owner, [{ name: 'own.json', content: JSON.stringify(ruling(90821, 'slipway')) }])
    expect(await asked(own!.case_id!)).toMatchObject({ status: 404 })
    expect(await app.answer(restoreCase, { params: { id: 'kehc-1999-1' } }, admin)).toMatchObject({ status: 404 })
  })

  test('is taken down and restored by administrators alone', async () => {
    await add('quay.json', ruling(90830, 'quay'))
    for (const caller of [owner, editor]) {
      expect(await app.answer(takeDownCase, { body: { case_id: 'kehc-2022-90830', ...order } }, caller)).toMatchObject({ status: 403 })
      expect(await app.answer(listTakedowns, {}, caller)).toMatchObject({ status: 403 })
      expect(await app.answer(restoreCase, { params: { id: 'kehc-2022-90801' } }, caller)).toMatchObject({ status: 403 })
    }
    expect(await idsFound(owner, 'quay')).toEqual(['kehc-2022-90830'])
  })

  test('stays away however an import of it meets the order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const number = 90840 + round
      const record = ruling(number, `sluice${round}`)
      await add('first.json', record)
      const corrected = { ...record, content: sentences(`penstock${round}`) }
      await Promise.all([takeDown(`kehc-2022-${number}`), add('first.json', corrected), add('second.json', record)])
      expect(await app.answer(getCase, { params: { id: `kehc-2022-${number}` } }, owner)).toMatchObject({ status: 410 })
      expect(await everywhere(`sluice${round}`)).toBe(0)
      expect(await everywhere(`penstock${round}`)).toBe(0)
    }
  })
})
