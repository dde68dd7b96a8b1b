import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatAnswer } from '#contract/chat'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let me: { authorization: string }

const ofBail = (says: string) => [
  '1. The applicant asks to be released on bail pending trial for the theft of a heifer.',
  `2. Bail for the theft of a heifer is ${says}.`,
  '3. The application is allowed with costs.',
]

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Achieng v Barasa Fisheries (Criminal Application 12 of 2020) [2021] KECA 90601 (KLR) (4 March 2021) (Ruling)',
      citation: '[2021] KECA 90601 (KLR)',
      court: 'Court of Appeal',
      date: '2021-03-04',
      judges: ['JM Mativo'],
      content: ofBail('a right of whoever has a fixed abode'),
    },
    {
      title: 'Mumo v Otieno (Criminal Application 5 of 2018) [2018] KEHC 90602 (KLR) (1 April 2018) (Ruling)',
      citation: '[2018] KEHC 90602 (KLR)',
      court: 'High Court',
      date: '2018-04-01',
      judges: ['John Mativo'],
      content: ofBail('refused where witnesses are threatened'),
    },
    {
      title: 'Wekesa v Nabwire (Criminal Application 9 of 2023) [2023] KEHC 90603 (KLR) (6 March 2023) (Ruling)',
      citation: '[2023] KEHC 90603 (KLR)',
      court: 'High Court',
      date: '2023-03-06',
      judges: ['Ruth Nasimiyu Barasa'],
      content: ofBail('granted on terms that the accused can meet'),
    },
  ])
  await app.database.sql
    .updateTable('judges')
    .set((is) => ({ same_as: is.selectFrom('judges as fuller').select('fuller.id').where('fuller.name', '=', 'John Mativo') }))
    .where('name', '=', 'JM Mativo')
    .execute()
})
afterAll(() => app.close())

async function ask(content: string, more: object = {}): Promise<{ ids: string[]; first: string | undefined; notHeld: string[] }> {
  const payload = { messages: [{ role: 'user', content }], ...more }
  const answer = await app.inject({ method: 'POST', url: '/api/chat', headers: me, payload })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  const { references, notices } = answer.json<ChatAnswer>()
  const ids = references.map(({ id }) => id)
  return { ids: [...new Set(ids)].toSorted(), first: ids[0], notHeld: notices.flatMap((one) => (one.code === 'not-held' ? one.names : [])) }
}

const [achieng, mumo, wekesa] = ['keca-2021-90601', 'kehc-2018-90602', 'kehc-2023-90603']

test.each([
  ['What did Wekesa v Nabwire say of bail for the theft of a heifer?', wekesa],
  ['what did mumo v otieno say of bail for the theft of a heifer?', mumo],
  ['What does [2018] KEHC 90602 (KLR) say of bail for the theft of a heifer?', mumo],
  // No word of it stands in the case but its name.
  ['Summarise [2023] KEHC 90603 (KLR)', wekesa],
])('a case that is named goes before others: %s', async (question, expected) => {
  const { first, notHeld } = await ask(question)
  expect([first, notHeld]).toEqual([expected, []])
})

test.each([
  ['What did Justice Mativo say of bail for the theft of a heifer?', [achieng, mumo]],
  ['what did justice barasa say of bail for the theft of a heifer?', [wekesa]],
  ['Bail for the theft of a heifer, by Ruth Nasimiyu Barasa J', [wekesa]],
  ['What has the Court of Appeal held on bail for the theft of a heifer?', [achieng]],
  ['Rulings on bail for the theft of a heifer between 2017 and 2019', [mumo]],
  ['Cases decided in March 2023 on bail for the theft of a heifer', [wekesa]],
  ['Bail for the theft of a heifer: what has the High Court held since 2020?', [wekesa]],
])('judge, court and dates narrow: %s', async (question, expected) => {
  expect(await ask(question)).toMatchObject({ ids: expected, notHeld: [] })
})

test.each([
  ['What did Justice Kiprono say of bail for the theft of a heifer?', ['Justice Kiprono']],
  ['Does Kamotho v Ndirangu allow bail for the theft of a heifer?', ['Kamotho v Ndirangu']],
  ['What has the Supreme Court held on bail for the theft of a heifer?', ['decisions of the Supreme Court']],
  ['What does section 12 of the Heifers Act say of bail for the theft of a heifer?', ['section 12 of the Heifers Act']],
  ['High Court decisions between 1970 and 1975 on bail for theft of a heifer', ['decisions of the High Court between 1970 and 1975']],
])('what is named and not held is said: %s', async (question, expected) => expect((await ask(question)).notHeld).toEqual(expected))

test('what later cases made of a case that is named is asked of its citator', async () => {
  const payload = { messages: [{ role: 'user', content: 'Has Wekesa v Nabwire been followed?' }] }
  const answer = await app.inject({ method: 'POST', url: '/api/chat', headers: me, payload })
  expect(answer.json<ChatAnswer>().notices).toContainEqual({ code: 'uncited' })
})

test('a follow-up is of the judge who was named before it, unless it names another', async () => {
  const headers = me
  const payload = { messages: [{ role: 'user', content: 'What did Justice Mativo say of bail for the theft of a heifer?' }] }
  const { chat_id } = (await app.inject({ method: 'POST', url: '/api/chat', headers, payload })).json<ChatAnswer>()
  expect((await ask('And what did he say of threatened witnesses?', { chat_id })).ids).not.toContain(wekesa)
})

test('the panel narrows by courts, judges and days, also against what the question names, and its words lead', async () => {
  const question = 'When is bail for the theft of a heifer granted?'
  const narrowed = async (filters: object, asked = question) => (await ask(asked, { filters })).ids
  expect(await narrowed({})).toEqual([achieng, mumo, wekesa].toSorted())
  expect(await narrowed({ courts: ['Court of Appeal'] })).toEqual([achieng])
  expect(await narrowed({ judges: ['JM Mativo'] })).toEqual([achieng, mumo])
  expect(await narrowed({ dateFrom: '2018-01-01', dateTo: '2021-03-03' })).toEqual([mumo])
  for (const [query, first] of [
    ['threatened witnesses', mumo],
    ['fixed abode', achieng],
  ] as const)
    expect((await ask(question, { filters: { query } })).first, query).toBe(first)
  expect(await narrowed({ courts: ['High Court'], judges: ['John Mativo'] })).toEqual([mumo])
  expect(await narrowed({ courts: ['Court of Appeal'] }, 'What did Mumo v Otieno say of bail for the theft of a heifer?')).toEqual([
    achieng,
  ])
  expect(await narrowed({ judges: ['John Mativo'] }, 'What did Justice Barasa say of bail for the theft of a heifer?')).toEqual([
    achieng,
    mumo,
  ])
})
