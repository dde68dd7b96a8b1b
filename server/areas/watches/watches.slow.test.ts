import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCitation } from '#contract/citation-lists'
import { getCitedBy, reviewTreatment } from '#contract/citator'
import { keepCheck } from '#contract/saved-checks'
import { listOwnDocuments, uploadDocuments } from '#contract/library'
import { listNotifications, readNotification } from '#contract/notifications'
import { updatePreferences } from '#contract/preferences'
import { type Watch, createWatch, deleteWatch, updateWatch } from '#contract/watches'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { redactionTargets } from '../../areas.ts'
import { importSources, redactNames } from '../documents/documents.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'

// A Saturday, noon in Nairobi.
let now = Date.parse('2026-11-21T09:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => now } })
})
afterAll(() => app.close())

type Headers = { authorization: string }
let accounts = 0
const signUp = async (): Promise<{ headers: Headers; email: string }> => {
  accounts += 1
  const email = `watcher-${accounts}@example.test`
  const headers = await app.signedIn(email)
  await app.database.pool.query('update users set verified_at = $2 where email = $1', [email, new Date(now)])
  return { headers, email }
}
const ask = (headers: Headers, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
const watch = async (headers: Headers, kind: string, target: string, frequency = 'immediate') => {
  const answer = await ask(headers, 'POST', '/watches', { kind, target, frequency })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Watch>()
}
const told = async (headers: Headers) =>
  (await app.call(listNotifications, {}, headers)).results.filter(({ kind }) => !['welcome', 'how-to-search', 'how-to-fill'].includes(kind))
const titles = async (headers: Headers) => (await told(headers)).map(({ title }) => title)

/** A judgment of the sample library as if a court had decided it. */
const judgment = (name: string): GivenRecord => ({
  ...(JSON.parse(readFileSync(`library/judgments/${name}.json`, 'utf8')) as GivenRecord),
  sample: false,
})
const arrive = async (...records: GivenRecord[]) => {
  const ids = await storeCases(app.database, records)
  await app.mails()
  return ids
}
/** Lets time pass, and what is due then be done. */
const wait = async (milliseconds: number) => {
  now += milliseconds
  await app.mails()
  now += minute
  await app.mails()
}
const mailsTo = async (email: string) => (await app.mails()).filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe'])
/** An Act of two sections as it stood from a day on: the fee stands in the first subsection of the second. */
async function storeActAt(date: string, fee: string) {
  const part = (section: number) => (words: string, place: number) =>
    `<subsection eId="sec_${section}__subsec_${place + 1}"><num>(${place + 1})</num><content><p>${words}</p></content></subsection>`
  const section = (number: number, words: string) =>
    `<section eId="sec_${number}"><num>${number}.</num><heading>Reeds</heading>${[words, 'It is paid at once.'].map(part(number)).join('')}</section>`
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-watched-'))
  const file = join(folder, `reed-${date}.xml`)
  writeFileSync(
    file,
    `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
      <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Harvest Act"/></FRBRWork>
      <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
      <body>${section(1, 'No person shall cut reeds without a licence.')}${section(2, `The fee is ${fee} shillings.`)}</body></act></akomaNtoso>`,
  )
  await importSources(app.database, [file])
  rmSync(folder, { recursive: true })
  await app.mails()
}
const cited = { title: 'Achieng v Barasa', citation: '[2026] KEHC 97001 (KLR)', court: 'High Court', date: '2026-02-03' }

test('a watched case tells that it is cited, once for each decision, with the words that cite it', async () => {
  const [me, other] = [await signUp(), await signUp()]
  const [id] = await arrive({ ...cited, content: ['1. Of a lake.'] })
  const kept = await watch(me.headers, 'case', id!)
  expect(kept).toMatchObject({ kind: 'case', target: id, name: 'Achieng v Barasa', href: `/cases/${id}`, frequency: 'immediate' })
  // The same is watched once; the frequency is that of the last call.
  expect((await watch(me.headers, 'case', id!, 'daily')).id).toBe(kept.id)
  expect(await app.call(updateWatch, { params: { id: kept.id }, body: { frequency: 'immediate' } }, me.headers)).toMatchObject({
    frequency: 'immediate',
  })
  now += minute
  const citing = { title: 'Juma v Kilonzo', citation: '[2026] KECA 97002 (KLR)', court: 'Court of Appeal', date: '2026-10-04' }
  await arrive({ ...citing, content: ['1. The point was left open in Achieng v Barasa [2026] KEHC 97001 (KLR).'] })
  expect(await told(me.headers)).toMatchObject([
    { kind: 'case-cited', title: 'Achieng v Barasa is cited by 1 new decision', href: `/cases/${id}?tab=citedBy`, read: false },
  ])
  expect(await told(other.headers)).toEqual([])
  // Its text is put right: what it says of the watched case was told before.
  await arrive({ ...citing, content: ['1. The point was left open in Achieng v Barasa [2026] KEHC 97001 (KLR).', '2. Allowed.'] })
  expect(await titles(me.headers)).toEqual(['Achieng v Barasa is cited by 1 new decision'])
  await wait(minute)
  const [mail, ...more] = await mailsTo(me.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Cited: Achieng v Barasa')
  expect(mail!.text).toContain('Court of Appeal, 4 October 2026, [2026] KECA 97002 (KLR)')
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('“The point was left open in Achieng v Barasa [2026] KEHC 97001 (KLR).”')
  expect(mail!.text).toContain(`http://hukumu.test/cases/${id}`)
})

test('a watched case tells that its record was corrected, each time, and that names were taken out of it', async () => {
  const me = await signUp()
  const record = { title: 'Njeri v Okoth', citation: '[2026] KEHC 97003 (KLR)', court: 'High Court', date: '2026-02-03' }
  const [id] = await arrive({ ...record, content: ['1. Of a mill and Wanjohi.'] })
  await watch(me.headers, 'case', id!)
  now += minute
  await arrive({ ...record, content: ['1. Of a wind mill and Wanjohi.'] })
  const [first] = await told(me.headers)
  expect(first).toMatchObject({ kind: 'case-corrected', title: 'The record of Njeri v Okoth has been corrected', href: `/cases/${id}` })
  await app.call(readNotification, { params: { id: first!.id } }, me.headers)
  now += minute
  await arrive({ ...record, content: ['1. Of a water mill and Wanjohi.'] })
  expect((await told(me.headers)).map(({ kind, read }) => [kind, read])).toEqual([
    ['case-corrected', false],
    ['case-corrected', true],
  ])
  now += minute
  const outbox = mkdtempSync(join(tmpdir(), 'hukumu-redacted-'))
  const replacements = [{ name: 'Wanjohi', initials: 'W' }]
  await redactNames(app.database, redactionTargets, { caseId: id!, replacements, by: 'registry', outbox })
  rmSync(outbox, { recursive: true })
  await app.mails()
  const [redacted] = await told(me.headers)
  expect(redacted).toMatchObject({ kind: 'case-redacted', title: 'Names have been taken out of Njeri v Okoth', href: `/cases/${id}` })
})

test('a case, a list and a checked document tell that an authority was overturned, however old the decision is', async () => {
  const [me, lister, checker] = [await signUp(), await signUp(), await signUp()]
  const [high] = await arrive(judgment('2024-kehc-90147-wekulo-v-mlima-crest-bank'))
  await watch(me.headers, 'case', high!)
  await app.call(keepCitation, { body: { text: '[2024] KEHC 90147 (KLR)' } }, lister.headers)
  await watch(lister.headers, 'list', 'own')
  const check = await app.call(
    keepCheck,
    { body: { text: 'As held in [2024] KEHC 90147 (KLR), it lies.', name: 'Submissions' } },
    checker.headers,
  )
  await watch(checker.headers, 'check', check.id)
  // Nobody watches what is another's.
  expect((await app.answer(createWatch, { body: { kind: 'check', target: check.id } }, me.headers)).status).toBe(404)
  now += minute
  await arrive({ ...judgment('2025-keca-90112-mlima-crest-bank-v-wekulo'), date: '2024-12-19' })
  expect((await told(me.headers))[0]).toMatchObject({ kind: 'case-overturned', href: `/cases/${high}?tab=history` })
  expect(await titles(lister.headers)).toEqual(['An authority in your citations has been overturned'])
  expect(await told(checker.headers)).toMatchObject([
    { title: 'An authority of “Submissions” has been overturned', href: `/citations/check?kept=${check.id}` },
  ])
  await wait(minute)
  const [mail] = await mailsTo(checker.email)
  expect(mail!.subject).toMatch(/^An authority that Submissions relies on has been overturned: Wekulo/)
  expect(await mailsTo(me.email)).toHaveLength(1)
})

test('a watched case tells of an appeal from it, and of those who follow it', async () => {
  const { headers, email } = await signUp()
  const [id] = await arrive({
    title: 'Mumo v Kioko',
    citation: '[2026] KEHC 97601 (KLR)',
    court: 'High Court',
    court_station: 'High Court at Machakos',
    case_number: 'Civil Suit E12 of 2024',
    date: '2026-02-03',
    content: ['1. Heard.', '2. Judgment is entered for the plaintiff.'],
  })
  await watch(headers, 'case', id!)
  now += minute
  await arrive(
    {
      title: 'Kioko v Mumo',
      citation: '[2026] KECA 97602 (KLR)',
      court: 'Court of Appeal',
      case_number: 'Civil Appeal E31 of 2026',
      date: '2026-10-01',
      content: [
        '(Being an appeal from the judgment and decree of the High Court of Kenya at Machakos delivered on 3rd February 2026 in Civil Suit No. E12 of 2024)',
        'Judgment',
        '1. The appellant was sued in Mumo v Kioko [2026] KEHC 97601 (KLR).',
        '2. We find no merit in this appeal. It is dismissed with costs.',
      ],
    },
    {
      title: 'Wambua v Nzioka',
      citation: '[2026] KEHC 97603 (KLR)',
      court: 'High Court',
      date: '2026-10-02',
      content: ['1. I follow the decision in Mumo v Kioko [2026] KEHC 97601 (KLR).', '2. The suit is dismissed.'],
    },
  )
  expect((await told(headers)).map(({ title, href }) => `${title}: ${href}`).toSorted()).toEqual([
    `1 new decision discusses Mumo v Kioko: /cases/${id}?tab=citedBy`,
    `There is news of an appeal from Mumo v Kioko: /cases/${id}?tab=history`,
  ])
  await wait(minute)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  for (const words of ['News of an appeal: Mumo v Kioko', 'Discussed by later courts: Mumo v Kioko']) expect(mail!.text).toContain(words)
})

test('a judge, a court and a station tell what they decided; old law is told as such and makes no mail', async () => {
  const me = await signUp()
  const by = (citation: string, date: string): GivenRecord => ({
    title: 'Otieno v Republic',
    citation,
    court: 'High Court',
    court_station: 'High Court at Kajiado',
    judges: ['Mercy Gatimu Nyokabi'],
    date,
    content: ['1. Heard.'],
  })
  await arrive(by('[2026] KEHC 97010 (KLR)', '2026-03-01'))
  for (const [kind, target] of [
    ['judge', 'Mercy Gatimu Nyokabi'],
    ['court', 'High Court'],
    ['court', 'High Court at Kajiado'],
  ] as const)
    await watch(me.headers, kind, target, 'weekly')
  now += minute
  await arrive(by('[2026] KEHC 97011 (KLR)', '2026-03-02'), by('[1998] KEHC 97012 (KLR)', '1998-03-02'))
  expect((await titles(me.headers)).toSorted()).toEqual([
    '1 new decision of Mercy Gatimu Nyokabi',
    '1 new decision of the High Court',
    '1 new decision of the High Court at Kajiado',
  ])
  expect((await app.answer(createWatch, { body: { kind: 'judge', target: 'Nobody At All' } }, me.headers)).status).toBe(404)
  // On Monday at seven one mail tells of all three.
  await wait(minute)
  expect(await mailsTo(me.email)).toEqual([])
  await wait(2 * day)
  const [mail, ...more] = await mailsTo(me.email)
  expect([more, mail!.subject]).toEqual([[], 'News of what you watch'])
  expect(mail!.text.match(/1 older decision came to the library as well\./g)).toHaveLength(3)
})

test('who wants no news of cases is told none, and who watches a thing no more is not either', async () => {
  const [me, former] = [await signUp(), await signUp()]
  const [id] = await arrive({ ...cited, citation: '[2026] KEHC 97020 (KLR)', title: 'Kamau v Mutua', content: ['1. Of a weir.'] })
  await watch(me.headers, 'case', id!)
  const { id: ended } = await watch(former.headers, 'case', id!)
  await app.call(updatePreferences, { body: { notifications: { alertTypes: { caseUpdates: false } } } }, me.headers)
  expect((await app.answer(deleteWatch, { params: { id: ended } }, me.headers)).status).toBe(404)
  await app.call(deleteWatch, { params: { id: ended } }, former.headers)
  now += minute
  await arrive({ title: 'Later v Case', court: 'High Court', date: '2026-05-06', content: ['1. See [2026] KEHC 97020 (KLR).'] })
  await wait(minute)
  expect([await told(me.headers), await told(former.headers), await mailsTo(me.email)]).toEqual([[], [], []])
})

test('a private document is no news to anybody, and a watched one is told of to nobody who does not see it', async () => {
  const [me, owner] = [await signUp(), await signUp()]
  const [id] = await arrive({ ...cited, citation: '[2026] KEHC 97030 (KLR)', title: 'Open v Shut', content: ['1. Of a door.'] })
  await watch(me.headers, 'case', id!)
  await watch(owner.headers, 'case', id!)
  now += minute
  const form = [{ name: 'a.json', content: JSON.stringify({ title: 'Draft', content: '1. See [2026] KEHC 97030 (KLR).' }) }]
  await app.call(uploadDocuments, { files: form }, owner.headers)
  await app.mails()
  expect([await told(me.headers), await told(owner.headers)]).toEqual([[], []])
  const { results } = await app.call(listOwnDocuments, {}, owner.headers)
  expect((await app.answer(createWatch, { body: { kind: 'case', target: results[0]!.id } }, me.headers)).status).toBe(404)
})

test('what an editor confirms is news, also of a decision that was there before', async () => {
  const me = await signUp()
  const [id] = await arrive(
    { title: 'Naliaka v Dairies', citation: '[2021] KEHC 97040 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
    {
      title: 'Sirikwa v Others',
      citation: '[2022] KECA 97041 (KLR)',
      date: '2022-03-04',
      content: ['1. We hereby overrule Naliaka v Dairies [2021] KEHC 97040 (KLR).', '2. The appeal is allowed.'],
    },
  )
  now += minute
  await watch(me.headers, 'case', id!)
  now += minute
  const editor = await signUp()
  await app.accounts.grantRole(editor.email, 'editor')
  const { results } = await app.call(getCitedBy, { params: { id } }, editor.headers)
  const review = {
    case_id: results[0]!.case.id,
    position: results[0]!.leads[0]!.position,
    treatment: 'overruled',
    decision: 'confirmed',
    note: 'Seen.',
  } as const
  await app.call(reviewTreatment, { body: review }, editor.headers)
  await app.mails()
  expect(await titles(me.headers)).toEqual(['Naliaka v Dairies has been overturned'])
})

test('a provision tells that it was amended, declared unconstitutional or applied, each once, and never that it is cited alone', async () => {
  const { headers, email } = await signUp()
  const stranger = await signUp()
  await storeActAt('1990-06-01', 'two')
  const target = 'ke-act-1990-4~sec_2'
  expect(await watch(headers, 'provision', target)).toMatchObject({
    name: 'Section 2, Reed Harvest Act',
    href: '/legal-library/legislation/ke-act-1990-4#sec_2',
  })
  await watch(stranger.headers, 'provision', 'ke-act-1990-4~sec_1')
  for (const gone of ['ke-act-1990-4~sec_9', 'ke-act-1990-5~sec_1', 'constitution~art_999'])
    expect((await app.answer(createWatch, { body: { kind: 'provision', target: gone } }, headers)).status).toBe(404)

  await arrive({ ...cited, citation: '[2026] KEHC 97401 (KLR)', content: ['1. Section 2 of the Reed Harvest Act was read to us.'] })
  expect(await titles(headers)).toEqual([])
  await arrive({
    ...cited,
    citation: '[2026] KEHC 97402 (KLR)',
    content: ['1. We hold that section 2(1) of the Reed Harvest Act is unconstitutional and is hereby declared null and void.'],
  })
  await arrive({ ...cited, citation: '[2026] KEHC 97403 (KLR)', content: ['1. We interpret section 2 of the Reed Harvest Act strictly.'] })
  await storeActAt('2026-10-01', 'ten')
  expect((await titles(headers)).toSorted()).toEqual([
    '1 new decision applies or construes Section 2, Reed Harvest Act',
    'Section 2, Reed Harvest Act has been amended',
    'Section 2, Reed Harvest Act has been declared unconstitutional',
  ])
  expect(await titles(stranger.headers)).toEqual([])
  await wait(minute)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  for (const words of ['Amended: Section 2, Reed Harvest Act', 'Declared unconstitutional: Section 2', '[2026] KEHC 97402', '#sec_2'])
    expect(mail!.text).toContain(words)
  // The same text once more, and older law that arrives late, are no news.
  await storeActAt('2026-10-01', 'ten')
  await storeActAt('2001-01-01', 'five')
  expect(await told(headers)).toHaveLength(3)
})

test('a subsection tells what is said of it alone, and of the section around it only that it fell', async () => {
  const [first, second] = [await signUp(), await signUp()]
  await storeActAt('1990-06-01', 'two')
  expect((await watch(first.headers, 'provision', 'ke-act-1990-4~sec_2__subsec_1')).name).toMatch(/2\(1\), Reed Harvest Act$/)
  await watch(second.headers, 'provision', 'ke-act-1990-4~sec_2__subsec_2')
  const arrives = (number: number, words: string) => arrive({ ...cited, citation: `[2026] KEHC ${number} (KLR)`, content: [`1. ${words}`] })
  const kinds = async (headers: Headers) => (await told(headers)).map(({ kind }) => kind).toSorted()
  await arrives(97501, 'We hold that section 2(1) of the Reed Harvest Act is unconstitutional and is hereby declared null and void.')
  await arrives(97502, 'We interpret section 2 of the Reed Harvest Act strictly.')
  await storeActAt('2026-11-01', 'twelve')
  expect([await kinds(first.headers), await kinds(second.headers)]).toEqual([['provision-amended', 'provision-unconstitutional'], []])
  await arrives(97503, 'We hold that section 2 of the Reed Harvest Act is unconstitutional and is hereby declared null and void.')
  expect(await kinds(second.headers)).toEqual(['provision-unconstitutional'])
})
