import { afterAll, beforeAll, expect, test } from 'vitest'
import { askChat } from '#contract/chat'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let me: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  await storeAct(app.database, 'Weirs Act')
  await storeCases(app.database, [
    {
      title: 'Achieng v Barasa (Civil Appeal 12 of 2020) [2021] KECA 90701 (KLR) (4 March 2021) (Judgment)',
      citation: '[2021] KECA 90701 (KLR)',
      court: 'Court of Appeal',
      date: '2021-03-04',
      content: [
        '1. Counsel submitted that section 1 of the Weirs Act binds nobody.',
        '2. Under section 1 of the Weirs Act a weir is kept open at night.',
      ],
    },
    {
      title: 'Mumo v Otieno (Civil Suit 5 of 2019) [2019] KEHC 90702 (KLR) (1 April 2019) (Judgment)',
      citation: '[2019] KEHC 90702 (KLR)',
      court: 'High Court',
      date: '2019-04-01',
      content: [
        '1. Which cases have considered the Act of another land is of no moment.',
        '2. A weir of South Africa was considered under section 1 of its own Act.',
      ],
    },
  ])
})
afterAll(() => app.close())

const ask = async (content: string, caseId?: string) => {
  const about = caseId === undefined ? {} : { case_id: caseId }
  const { references, notices } = await app.call(askChat, { body: { messages: [{ role: 'user', content }], ...about } }, me)
  return { told: references.map(({ kind, id, number, voice }) => [kind, kind === 'case' ? id : '', number, voice]), notices }
}

test.each(['Which cases have considered section 1 of the Weirs Act?', 'What does section 1 of the Weirs Act provide?'])(
  '%s: the provision is quoted, then the cases that cite it, by the graph and not by their words',
  async (question) =>
    expect((await ask(question)).told).toEqual([
      ['provision', '', '1', null],
      ['case', 'keca-2021-90701', '2', null],
    ]),
)

test('that no case cites a provision, or that the library has no text of it, is said', async () => {
  const uncited = await ask('Which cases have applied section 2 of the Weirs Act?')
  expect(uncited.notices.map(({ code }) => code)).toContain('uncited')
  const unheld = await ask('How have courts read section 12 of the Heifers Act?')
  expect(unheld.told).toEqual([])
  expect(unheld.notices).toContainEqual({ code: 'not-held', names: ['section 12 of the Heifers Act'] })
})

test('a chat about a case says where that case cites a provision, and that it does not', async () => {
  const question = 'Did the court consider section 1 of the Weirs Act?'
  expect((await ask(question, 'keca-2021-90701')).told).toEqual([
    ['case', 'keca-2021-90701', '2', null],
    ['case', 'keca-2021-90701', '1', 'party'],
    ['provision', '', '1', null],
  ])
  const silent = await ask(question, 'kehc-2019-90702')
  expect([silent.told, silent.notices]).toEqual([[], [{ code: 'not-in-case' }]])
})
