import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemType } from '#contract/project-items'
import { createAnnotation } from '#contract/annotations'
import {
  type Authority,
  type Bundle,
  type BundleFile,
  cancelBundle,
  downloadBundle,
  getBundle,
  getBundleFile,
  makeBundle,
  saveBundle,
  writeAuthorityList,
} from '#contract/bundles'
import { getCaseContent } from '#contract/cases'
import { keepCitation } from '#contract/citation-lists'
import { addItem, removeItem } from '#contract/project-items'
import { shareProject } from '#contract/project-members'
import { createProject, deleteProject, restoreProject } from '#contract/projects'
import { systemClock } from '../../clock.ts'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { readPages } from '../../testing/read-bundle.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = { authorization: string }

let app: TestApp
let later = 0
let ids: Record<'supreme' | 'appeal' | 'high' | 'uganda', string>
beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => systemClock.now() + later } })
  const text = (mark: string) => [
    'JUDGMENT',
    ...Array.from({ length: 30 }, (_, at) => `${at + 1}. ${mark}${at + 1}x. The weir and the lake were heard of at length.`),
  ]
  const [supreme, appeal, high, uganda] = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KESC 90501 (KLR)', date: '2021-03-04', content: text('supreme') },
    { title: 'Chebet v Duma', citation: '[2020] KECA 90502 (KLR)', date: '2020-05-06', content: text('appeal') },
    { title: 'Ekal v Farah', citation: '[2019] KEHC 90503 (KLR)', date: '2019-07-08', content: text('high') },
    { title: 'Garang v Hassan', citation: '[2018] UGSC 4', date: '2018-09-10', content: text('uganda') },
  ])
  ids = { supreme: supreme!, appeal: appeal!, high: high!, uganda: uganda! }
})
afterAll(() => app.close())

const bundleOf = (headers: Headers, id: string) => app.call(getBundle, { params: { id } }, headers)
const stateOf = (headers: Headers, id: string) => app.call(getBundleFile, { params: { id } }, headers)

async function projectWith(headers: Headers, items: { type: ItemType; id: string }[], name = 'The weir'): Promise<string> {
  const { id } = await app.call(createProject, { body: { name } }, headers)
  for (const item of items) await app.call(addItem, { params: { id }, body: item }, headers)
  return id
}

async function mark(headers: Headers, caseId: string, words: string): Promise<string> {
  const { content } = await app.call(getCaseContent, { params: { id: caseId } }, headers)
  const start = content!.indexOf(words)
  const passage = { case_id: caseId, text_selection: words, start_offset: start, end_offset: start + words.length }
  return (await app.call(createAnnotation, { body: passage }, headers)).id
}

const chosen = ({ case_id, text, group, extent, included, holding }: Authority) => ({ case_id, text, group, extent, included, holding })
const bodyOf = ({ cover, arrangement, marked, authorities, updated_at }: Bundle) => ({
  cover,
  arrangement,
  marked,
  authorities: authorities.map(chosen),
  based_on: updated_at,
})
const save = (headers: Headers, id: string, bundle: Bundle) => app.call(saveBundle, { params: { id }, body: bodyOf(bundle) }, headers)

async function made(headers: Headers, id: string) {
  await app.call(makeBundle, { params: { id } }, headers)
  await app.mails()
  const answer = await app.inject({ url: `/api/research-hub/projects/${id}/bundle/download`, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return { answer, ...(await readPages(answer.rawPayload)) }
}

describe('a bundle', () => {
  test('begins with what lies in the project, under its headings, and keeps what is chosen', async () => {
    const headers = await app.signedIn()
    const citation = async (text: string) => ({
      type: 'citation' as const,
      id: (await app.call(keepCitation, { body: { text } }, headers)).id,
    })
    const id = await projectWith(headers, [
      { type: 'document', id: ids.uganda },
      { type: 'document', id: ids.high },
      { type: 'document', id: ids.supreme },
      await citation('Nobody v Republic [1987] KLR 999'),
      await citation('[2021] KESC 90501 (KLR)'),
      await citation('section 107 of the Evidence Act (Cap 80)'),
    ])
    const bundle = await bundleOf(headers, id)
    expect(bundle.authorities.map(({ title, group, extent, included, doubt }) => [title, group, extent, included, doubt])).toEqual([
      ['Achieng v Barasa', 'binding', 'whole', true, null],
      ['Ekal v Farah', 'persuasive', 'whole', true, null],
      [expect.stringContaining('Nobody v Republic'), 'persuasive', 'listed', true, 'not held'],
      ['Garang v Hassan', 'foreign', 'whole', true, null],
      [expect.stringContaining('section 107'), 'legislation', 'listed', true, null],
    ])
    expect(bundle).toMatchObject({ may_change: true, updated_at: null, left_out: 0 })

    bundle.cover.case_number = 'Civil Appeal No. E1 of 2026'
    bundle.cover.court = 'High Court of Kenya'
    bundle.authorities.reverse()
    bundle.authorities[0]!.included = false
    const saved = await save(headers, id, bundle)
    expect(saved.cover.case_number).toBe('Civil Appeal No. E1 of 2026')
    expect(saved.authorities.map(({ title }) => title)).toEqual(bundle.authorities.map(({ title }) => title))
    expect(saved.authorities[0]!.included).toBe(false)

    // What is added by its citation is the case that it means, under the heading of its court; what is not, where its kind belongs.
    const more = ['[2020] KECA 90502 (KLR)', 'Article 40 of the Constitution of Kenya'].map((text) => ({
      case_id: null,
      text,
      extent: 'listed' as const,
      included: true,
    }))
    const body = bodyOf(saved)
    const added = await app.call(saveBundle, { params: { id }, body: { ...body, authorities: [...body.authorities, ...more] } }, headers)
    expect(added.authorities.slice(-2).map(({ title, group, extent }) => [title, group, extent])).toEqual([
      ['Chebet v Duma', 'binding', 'whole'],
      [expect.stringContaining('40'), 'legislation', 'listed'],
    ])
    await save(headers, id, { ...added, authorities: added.authorities.slice(0, -2) })

    // What is put in later is proposed, not filed unasked.
    await app.call(addItem, { params: { id }, body: { type: 'document', id: ids.appeal } }, headers)
    expect((await bundleOf(headers, id)).authorities.at(-1)).toMatchObject({
      title: 'Chebet v Duma',
      proposed: true,
      included: false,
      group: 'binding',
    })
  })

  test('is not saved over what somebody else saved, unless it is meant', async () => {
    const headers = await app.signedIn()
    const id = await projectWith(headers, [{ type: 'document', id: ids.high }])
    const first = await bundleOf(headers, id)
    later += 1000
    await save(headers, id, first)
    const second = await app.answer(saveBundle, { params: { id }, body: bodyOf({ ...first, arrangement: 'hand' }) }, headers)
    expect(second).toMatchObject({ status: 409, body: { code: 'bundle-changed' } })
    const { based_on: _based, ...anyway } = bodyOf({ ...first, arrangement: 'hand' })
    expect((await app.call(saveBundle, { params: { id }, body: anyway }, headers)).arrangement).toBe('hand')
  })

  test('is written with true pages, passages sidelined and pinpointed, and fetched by name', async () => {
    const headers = await app.signedIn()
    const annotation = await mark(headers, ids.appeal, 'appeal17x. The weir')
    const elsewhere = await mark(headers, ids.supreme, 'supreme5x')
    const id = await projectWith(headers, [
      { type: 'document', id: ids.high },
      { type: 'document', id: ids.appeal },
      { type: 'document', id: ids.supreme },
      { type: 'annotation', id: annotation },
    ])
    const bundle = await bundleOf(headers, id)
    expect(bundle.authorities.map(({ marks }) => marks)).toEqual([0, 1, 0])
    bundle.authorities[1]!.extent = 'passages'
    bundle.cover.case_number = 'Civil Appeal No. E1/2026'
    await save(headers, id, bundle)
    const { answer, pages, outline } = await made(headers, id)
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Bundle of Authorities, Civil Appeal No. E1-2026.pdf'))
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    const file = await stateOf(headers, id)
    expect(file).toMatchObject({ status: 'ready', done: 3, total: 3, pages: pages.length, bytes: answer.rawPayload.length, stale: false })
    const [high, appeal] = [pageOf(file, ids.high), pageOf(file, ids.appeal)]
    expect(pages[high - 1]).toContain('high1x')
    expect(pages[appeal - 1]).toContain('appeal17x')
    expect(pages.join(' ')).not.toMatch(/appeal16x|appeal18x/)
    expect(pages.join(' ')).toMatch(new RegExp(`Paragraph 17 ?page ${appeal} of this bundle`))
    expect(outline.find(({ title }) => title.startsWith('2. Chebet'))!.page).toBe(appeal)
    expect(pages.join(' ')).not.toContain('Paragraph 5')

    // Every mark of the reader's own where that is chosen.
    await save(headers, id, { ...(await bundleOf(headers, id)), marked: 'all' })
    expect((await made(headers, id)).pages.join(' ')).toContain('Paragraph 5')
    expect(elsewhere).not.toBe('')
  })

  test('is not written of nothing, nor fetched before it is made', async () => {
    const headers = await app.signedIn()
    const id = await projectWith(headers, [])
    expect((await app.answer(makeBundle, { params: { id } }, headers)).body).toMatchObject({ code: 'bundle-empty' })
    expect((await app.answer(downloadBundle, { params: { id } }, headers)).body).toMatchObject({ code: 'no-bundle' })
    expect(await stateOf(headers, id)).toMatchObject({ status: 'none' })
    const bad = await app.answer(
      saveBundle,
      {
        params: { id },
        body: {
          ...bodyOf(await bundleOf(headers, id)),
          authorities: [{ case_id: null, text: ' ', group: 'other', extent: 'listed', included: true }],
        },
      },
      headers,
    )
    expect(bad.status).toBe(422)
  })

  test('what is doubtful is marked, or left out where that is asked for; in the list as well', async () => {
    const headers = await app.signedIn()
    const { id: citation } = await app.call(keepCitation, { body: { text: 'Nobody v Republic [1987] KLR 999' } }, headers)
    const id = await projectWith(headers, [
      { type: 'document', id: ids.high },
      { type: 'citation', id: citation },
    ])
    const bundle = await bundleOf(headers, id)
    Object.assign(bundle.cover, {
      court: 'Court of Appeal',
      filed_for: 'Respondents',
      drawn_by: 'Wanjiru & Co.\nNairobi',
      parties: [
        { name: 'Jane Achieng', role: 'Appellant' },
        { name: 'Lake Fisheries', role: 'Respondent' },
      ],
    })
    await save(headers, id, bundle)
    const list = async (format: 'docx' | 'pdf', doubtful: 'mark' | 'leave out' = 'mark') =>
      (await app.call(writeAuthorityList, { params: { id, format }, query: { doubtful } }, headers)).bytes()
    const docx = readDocxText(await list('docx')).join('\n')
    for (const words of [
      'IN THE COURT OF APPEAL',
      'RESPONDENTS’ LIST OF AUTHORITIES',
      'Ekal v Farah',
      '[not held: copy to be supplied]',
      'Wanjiru & Co.',
    ])
      expect(docx).toContain(words)
    expect(docx).toContain('BETWEEN\nJANE ACHIENG\tAPPELLANT\nAND\nLAKE FISHERIES\tRESPONDENT')
    expect(readDocxText(await list('docx', 'leave out')).join()).not.toContain('Nobody')
    const { pages } = await readPages(await list('pdf'))
    expect(pages.join(' ')).toMatch(/RESPONDENTS’ LIST OF AUTHORITIES.*Ekal v Farah.*\[not held/)
  })
})

describe('who may', () => {
  test('a viewer exports what it sees and changes nothing; what it does not see is left out and counted', async () => {
    const [owner, viewer] = [await app.signedIn(), await app.signedIn('viewer-of-bundles@example.test')]
    const ruling = 'IN THE HIGH COURT AT NAIROBI\n\nAtieno v Kamau\n\nRULING\n\n1. zqsecret is dismissed.'
    const privateId = await app.upload('a.txt', ruling, owner)
    const id = await projectWith(owner, [{ type: 'document', id: ids.high }])
    const bundle = await bundleOf(owner, id)
    const choice = { case_id: privateId, text: '', group: 'persuasive', extent: 'whole', included: true, holding: '' } as const
    const body = bodyOf(bundle)
    await app.call(saveBundle, { params: { id }, body: { ...body, authorities: [...body.authorities, choice] } }, owner)
    const email = 'viewer-of-bundles@example.test'
    await app.database.pool.query("update users set verified_at = '2026-01-01' where email_key = $1", [email])
    await app.call(shareProject, { params: { id }, body: { email, role: 'viewer' } }, owner)
    const seen = await bundleOf(viewer, id)
    expect([seen.may_change, seen.left_out, seen.authorities.map(({ title }) => title)]).toEqual([false, 1, ['Ekal v Farah']])
    expect((await app.answer(saveBundle, { params: { id }, body: bodyOf(seen) }, viewer)).status).toBe(403)
    // Each member's file is its own.
    expect((await stateOf(viewer, id)).status).toBe('none')
    expect((await made(viewer, id)).pages.join(' ')).not.toContain('zqsecret')

    // Put in, it is seen by the members.
    await app.call(addItem, { params: { id }, body: { type: 'document', id: privateId } }, owner)
    expect((await made(viewer, id)).pages.join(' ')).toContain('zqsecret')
    await app.call(removeItem, { params: { id, type: 'document', item: privateId } }, owner)
    expect((await app.answer(downloadBundle, { params: { id } }, viewer)).body).toMatchObject({ code: 'bundle-stale' })
    expect((await stateOf(viewer, id)).stale).toBe(true)

    const stranger = await app.signedIn()
    for (const endpoint of [getBundle, getBundleFile, downloadBundle, writeAuthorityList])
      expect((await app.answer(endpoint, { params: { id, format: 'pdf' } }, stranger)).status).toBe(404)
  })
})

describe('the file', () => {
  const folder = () => join(app.config.dataDir, 'bundles')

  test('is cancelled while it is made, and goes with its project and its time', async () => {
    const headers = await app.signedIn('filing@example.test')
    const id = await projectWith(headers, [{ type: 'document', id: ids.high }])
    // Cancelled before its turn came.
    await app.call(makeBundle, { params: { id } }, headers)
    await app.call(cancelBundle, { params: { id } }, headers)
    await app.mails()
    expect(await stateOf(headers, id)).toMatchObject({ status: 'none' })
    expect((await app.answer(downloadBundle, { params: { id } }, headers)).body).toMatchObject({ code: 'no-bundle' })

    await made(headers, id)
    const { rows } = await app.database.pool.query<{ id: string }>('select id from bundle_files where project_id = $1', [id])
    const file = join(folder(), `${rows[0]!.id}.pdf`)
    expect(existsSync(file)).toBe(true)
    await app.call(cancelBundle, { params: { id } }, headers)
    expect(existsSync(file)).toBe(false)

    await made(headers, id)
    await app.call(deleteProject, { params: { id } }, headers)
    await app.mails()
    expect((await app.database.pool.query('select from bundle_files where project_id = $1', [id])).rowCount).toBe(0)
    await app.call(restoreProject, { params: { id } }, headers)
    await made(headers, id)
    later += 25 * 3_600_000
    const again = await app.signedIn('filing@example.test')
    expect((await stateOf(again, id)).status).toBe('none')
    expect((await app.answer(downloadBundle, { params: { id } }, again)).body).toMatchObject({ code: 'no-bundle' })
  })

  test('that is cancelled in the middle leaves nothing behind', async () => {
    const headers = await app.signedIn()
    const id = await projectWith(
      headers,
      Object.values(ids).map((one) => ({ type: 'document', id: one })),
    )
    await app.mails()
    await app.call(makeBundle, { params: { id } }, headers)
    const { rows } = await app.database.pool.query<{ id: string }>('select id from bundle_files where project_id = $1', [id])
    await expect.poll(async () => (await stateOf(headers, id)).total, { timeout: 30_000 }).toBe(4)
    await app.call(cancelBundle, { params: { id } }, headers)
    await app.mails()
    expect(await stateOf(headers, id)).toMatchObject({ status: 'none' })
    expect(readdirSync(folder()).filter((name) => name.startsWith(rows[0]!.id))).toEqual([])
  })

  test('is being made once, told how far it is, and made again by the next process when one ended', async () => {
    const headers = await app.signedIn()
    const id = await projectWith(headers, [
      { type: 'document', id: ids.high },
      { type: 'document', id: ids.appeal },
    ])
    const states = await Promise.all([1, 2].map(() => app.call(makeBundle, { params: { id } }, headers)))
    expect(states.map((one) => one.status)).toEqual(['making', 'making'])
    const { rows } = await app.database.pool.query<{ id: string }>('select id from bundle_files where project_id = $1', [id])
    expect(rows).toHaveLength(1)
    // What a process that was killed leaves behind.
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), `${rows[0]!.id}.pdf.part`), 'half')
    await app.mails()
    expect(await stateOf(headers, id)).toMatchObject({ status: 'ready', done: 2, total: 2 })
    expect(readdirSync(folder()).filter((name) => name.endsWith('.part'))).toEqual([])
    const file = await app.call(downloadBundle, { params: { id } }, headers)
    expect((await readPages(await file.bytes())).pages.join(' ')).toContain('appeal30x')
  })

  test('is given out no more once a name is taken out of what it holds', async () => {
    const headers = await app.signedIn()
    const id = await projectWith(headers, [{ type: 'document', id: ids.uganda }])
    await made(headers, id)
    const { rows } = await app.database.pool.query<{ id: number; work_id: number }>(
      'select id, work_id from documents where title like $1',
      ['Garang%'],
    )
    const bundles = redactionTargets.find(({ name }) => name === 'bundles')!
    const document = {
      documentId: rows[0]!.id,
      workId: rows[0]!.work_id,
      revisions: [],
      withoutNames: (words: string) => words,
      countNames: () => {},
    }
    await app.database.sql.transaction().execute(async (transaction) => (await bundles.redact!(transaction, document))())
    expect((await app.answer(downloadBundle, { params: { id } }, headers)).body).toMatchObject({ code: 'no-bundle' })
  })
})

const pageOf = ({ starts }: BundleFile, caseId: string) => starts.find(({ key }) => key === `case:${caseId}`)!.page
