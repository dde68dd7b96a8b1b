import { afterAll, beforeAll, expect, test } from 'vitest'
import { askChat } from '#contract/chat'
import { chatNoticeWords } from '#contract/reasons/chat-words'
import { sayReason } from '#contract/reasons/say-reason'
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
  // The 6th of March in Nairobi.
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2023-03-05T22:30:00Z') } })
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

interface Told {
  ids: string[]
  first: string | undefined
  notHeld: string[]
  narrowed: object | undefined
  said: string[]
  chat_id: string
}

async function ask(content: string, more: object = {}): Promise<Told> {
  const body = { messages: [{ role: 'user' as const, content }], ...more }
  const { references, notices, chat_id } = await app.call(askChat, { body }, me)
  const ids = references.map(({ id }) => id)
  return {
    ids: [...new Set(ids)].toSorted(),
    first: ids[0],
    notHeld: notices.flatMap((one) => (one.code === 'not-held' ? one.names : [])),
    narrowed: notices.find(({ code }) => code === 'narrowed'),
    said: notices.map((one) => sayReason(one, chatNoticeWords)),
    chat_id,
  }
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
  ['What does section 12 of the Heifers Act say of bail for the theft of a heifer?', ['section 12 of the Heifers Act']],
])('what is named and not held is said: %s', async (question, expected) => expect((await ask(question)).notHeld).toEqual(expected))

test.each([
  ['What has the Supreme Court held on bail for the theft of a heifer?', 'Only decisions of the Supreme Court were asked for'],
  [
    'High Court decisions between 1970 and 1975 on bail for theft of a heifer',
    'Only decisions of the High Court given from 1970 to 1975 were asked for',
  ],
  ['Decisions of the High Court at Lodwar on bail for theft of a heifer', 'Only decisions of the High Court at Lodwar were asked for'],
])('where the library has no such decision, that is said and nothing else: %s', async (question, expected) => {
  const { ids, said } = await ask(question)
  expect([ids, said[0]]).toEqual([[], `${expected}, and the library has none.`])
  expect(said[1]).toMatch(/^Nothing among these decisions answers this question\. The whole library holds 3 cases/)
})

test('times are counted from the day in Nairobi, and say which decisions were searched', async () => {
  const question = 'What have courts held on bail for the theft of a heifer'
  const told = await ask(`${question} in the last two years?`)
  expect([told.ids, told.said[0]]).toEqual([[wekesa], 'Only decisions given since 6 March 2021 were searched.'])
  expect((await ask('The theft of a heifer was two years ago. Is bail granted for the theft?')).ids).toHaveLength(3)
})

test('the newest go first and nothing is left out', async () => {
  const { ids, first, said } = await ask('Recent decisions on bail for the theft of a heifer')
  expect([ids.length, first, said[0]]).toEqual([3, wekesa, 'Newer decisions go before older ones.'])
  expect((await ask('What has the High Court decided lately?')).first).toBe(wekesa)
})

test('what was narrowed holds for what is asked further, until another is named or the whole library is asked', async () => {
  const { chat_id, ids } = await ask('What has the High Court held since 2020 on bail for the theft of a heifer?')
  expect(ids).toEqual([wekesa])
  const further = await ask('Is bail for the theft of a heifer ever refused?', { chat_id })
  expect([further.ids, further.said[0]]).toEqual([
    [wekesa],
    'Only decisions of the High Court given since 1 January 2020 were searched, keeping to what was asked before.',
  ])
  const other = await ask('What has the Court of Appeal held on bail for the theft of a heifer?', { chat_id })
  expect([other.ids, other.narrowed]).toMatchObject([[achieng], { courts: ['Court of Appeal'], from: '2020-01-01', kept: true }])
  const whole = { filters: { whole: true, courts: ['Supreme Court'] } }
  const widened = await ask('Is bail for the theft of a heifer ever refused?', { chat_id, ...whole })
  expect([widened.ids.length, widened.narrowed]).toEqual([3, undefined])
  expect((await ask('Is bail for the theft of a heifer a right?', { chat_id })).ids).toHaveLength(3)
})

test('a case that is named is read whatever was narrowed before', async () => {
  const { chat_id } = await ask('What has the High Court held since 2020 on bail for the theft of a heifer?')
  const { first, narrowed } = await ask('And what of bail in Achieng v Barasa Fisheries?', { chat_id })
  expect([first, narrowed]).toEqual([achieng, undefined])
})

test('what later cases made of a case that is named is asked of its citator', async () => {
  const answer = await app.call(askChat, { body: { messages: [{ role: 'user', content: 'Has Wekesa v Nabwire been followed?' }] } }, me)
  expect(answer.notices).toContainEqual({ code: 'uncited' })
})

test('a follow-up is of the judge who was named before it, unless it names another', async () => {
  const headers = me
  const { chat_id } = await app.call(
    askChat,
    { body: { messages: [{ role: 'user', content: 'What did Justice Mativo say of bail for the theft of a heifer?' }] } },
    headers,
  )
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
