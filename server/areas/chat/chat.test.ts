import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ChatAnswer,
  askChat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  listMessages,
  regenerateAnswer,
  restoreChat,
  updateChat,
} from '#contract/chat'
import type { Input } from '#contract/endpoint'
import { checkFile } from '#contract/document-check'
import { listHistory } from '#contract/history'
import { deleteCase, uploadDocuments } from '#contract/library'
import { addItem } from '#contract/project-items'
import { createProject } from '#contract/projects'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { testReader } from '../../testing/test-reader.ts'
import { createCases } from '../cases/cases.ts'
import { createDocuments } from '../documents/documents.ts'
import { createLegislation, createProvisionsAbout } from '../legislation/legislation.ts'
import { createSearch } from '../search/search.ts'
import { createFindProvisions, createRetrieval } from './chat.ts'
import { redactNames } from '../documents/redaction/redact-names.ts'

let app: TestApp
let me: { authorization: string }
let other: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  other = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Achieng v Barasa Fisheries (Civil Appeal 12 of 2020) [2021] KECA 90501 (KLR) (4 March 2021) (Judgment)',
      citation: '[2021] KECA 90501 (KLR)',
      court: 'Court of Appeal',
      date: '2021-03-04',
      content: [
        '1. The appellant drained the fish ponds of the respondent after a quarrel over the weir.',
        '2. Whoever drains the fish ponds of a neighbour without notice owes the neighbour the price of the fish that were lost.',
        '3. The appeal of Achieng is dismissed with costs to the respondent, and the award is upheld in full.',
      ],
    },
    {
      title: 'Mumo v Otieno (Civil Suit 5 of 2019) [2019] KEHC 90502 (KLR) (1 April 2019) (Judgment)',
      citation: '[2019] KEHC 90502 (KLR)',
      court: 'High Court',
      date: '2019-04-01',
      content: ['1. The plaintiff lent the defendant a lorry and asks for its return.', '2. A borrower keeps a lorry at his own risk.'],
    },
  ])
})
afterAll(() => app.close())

const question = 'Who pays for fish when ponds are drained without notice?'

const ask = (content: string, more: object = {}, headers = me) =>
  app.call(askChat, { body: { messages: [{ role: 'user', content }], ...more } }, headers)
interface Answer<T> {
  status: number
  body: T
}
const call = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = me): Promise<Answer<T>> => {
  const answer = await app.inject({ method, url: `/api/chat${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
const messagesOf = (id: string, headers = me) => app.call(listMessages, { params: { id } }, headers)

test('without a model the passages that answer are quoted, each with its place, and it is said that nothing is reasoned', async () => {
  const { message, references, chat_id, model, notices, sentences } = await ask(question)
  const held = { code: 'held', cases: 1, highest: 'Court of Appeal', provisions: 0, unsaid: ['pays'] }
  expect([model, notices]).toEqual(['built-in', [held, { code: 'quotes-only' }]])
  expect(message).toMatch(/^\*On this the library has 1 case, of the Court of Appeal\. Nothing in it speaks of “pays”\.\*/)
  const first = references.find(({ number }) => number === '2')
  expect(first).toMatchObject({ id: 'keca-2021-90501', pinpoint: 'para 2', paragraph: 2, court: 'Court of Appeal', standing: null })
  expect(first!.quote).toContain('owes the neighbour the price of the fish')
  expect(message).toContain(first!.quote)
  expect(references.every(({ id }) => id === 'keca-2021-90501')).toBe(true)
  expect(sentences.every(({ verdict }) => verdict === 'heading' || verdict === 'quoted')).toBe(true)
  expect(message).toContain('— Achieng v Barasa Fisheries, para 2 [')
  const kept = await messagesOf(chat_id)
  expect(first).toMatchObject({ type: 'case', summary: null, judges: expect.any(Array) as unknown })
  expect(kept[1]!.references).toEqual(references)
  expect(kept.map(({ timestamp, created_at }) => timestamp === created_at)).toEqual([true, true])
  expect(kept.map(({ role, content, state }) => [role, content, state])).toEqual([
    ['user', question, 'complete'],
    ['assistant', message, 'complete'],
  ])
})

test('where the library holds nothing, that is all that is said', async () => {
  const { references, notices, sentences } = await ask('How is the tariff on submarine periscopes assessed?')
  expect([references, sentences, notices]).toEqual([[], [], [{ code: 'nothing-held', cases: 2 }]])
})

test('a citation that the library does not hold is named', async () => {
  const { notices } = await ask('What does [2017] KESC 31 (KLR) say of fish ponds drained without notice?')
  expect(notices[0]).toEqual({ code: 'not-held', names: ['[2017] KESC 31 (KLR)'] })
})

test('the same call tells what happens as events', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { ...me, accept: 'text/event-stream' },
    payload: { messages: [{ role: 'user', content: question }] },
  })
  const events = [...answer.body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data!) as object,
  }))
  expect([...new Set(events.map(({ name }) => name))]).toEqual(['status', 'references', 'sentence', 'done'])
  expect(events.filter(({ name }) => name === 'status').map(({ data }) => (data as { step: string }).step)).toEqual([
    'asked',
    'searching',
    'found',
    'answering',
  ])
  expect(events.at(-1)!.data).toHaveProperty('chat_id')
})

test('a question lets pages of results go before it between its steps, and no longer than it may', async () => {
  const { database } = app
  const cases = createCases({ database, documents: createDocuments(database) })
  const search = createSearch({ database, cases })
  const findProvisions = createFindProvisions({
    legislation: createLegislation(database),
    provisionsAbout: createProvisionsAbout(database, search.law),
  })
  const mostGiven: number[] = []
  const quiet = async (most: number) => {
    mostGiven.push(most)
    return 300
  }
  const retrieve = createRetrieval({
    now: app.database.clock.now,
    cases,
    search: { ...search, quiet },
    findProvisions,
    findPlaces: search.places,
  })
  const reader = testReader('00000000-0000-0000-0000-000000000000')
  const { passages } = await retrieve(reader, { question, before: [], filters: null, caseId: null })
  expect(passages[0]!.source).toMatchObject({ id: 'keca-2021-90501', number: '2' })
  expect(mostGiven.length).toBeGreaterThan(4)
  expect([mostGiven[0]! > 0, mostGiven[1], mostGiven.slice(2).every((most) => most <= 0)]).toEqual([true, mostGiven[0]! - 300, true])
})

test('a follow-up is read with what was asked before it, an edited question replaces what followed, and an answer is made anew', async () => {
  const first = await ask(question)
  const { chat_id } = first
  const second = await ask('And what of its costs?', { chat_id })
  expect(second.chat_id).toBe(chat_id)
  expect(second.references.map(({ id }) => id)).toContain('keca-2021-90501')
  const edited = await ask('At whose risk is a borrowed lorry?', { chat_id, edits: second.question_id })
  expect(edited.references.map(({ id }) => id)).toContain('kehc-2019-90502')
  expect((await messagesOf(chat_id)).map(({ content, role }) => (role === 'user' ? content : role))).toEqual([
    question,
    'assistant',
    'At whose risk is a borrowed lorry?',
    'assistant',
  ])
  expect((await app.call(regenerateAnswer, { params: { id: chat_id } }, me)).message).toBe(edited.message)
  expect((await messagesOf(chat_id)).length).toBe(4)
  expect(
    (await app.answer(askChat, { body: { messages: [{ role: 'user', content: 'x' }], chat_id, edits: first.message_id } }, me)).status,
  ).toBe(404)
})

test('a chat about a case is answered from it', async () => {
  const { references, chat_id } = await ask('What was decided?', { case_id: 'kehc-2019-90502' })
  expect(references.every(({ id }) => id === 'kehc-2019-90502')).toBe(true)
  expect((await app.call(getChat, { params: { id: chat_id } }, me)).case_id).toBe('kehc-2019-90502')
  expect((await app.answer(askChat, { body: { messages: [{ role: 'user', content: 'x' }], case_id: 'kehc-1900-1' } }, me)).status).toBe(404)
})

test('a chat that compares cases answers from each of them, also when it goes on', async () => {
  const case_ids = ['kehc-2019-90502', 'keca-2021-90501']
  const compared = (answer: ChatAnswer) => new Set(answer.references.map(({ id }) => id))
  const first = await ask('Which lorry was lent, and which fish ponds were drained?', { case_ids })
  expect(compared(first)).toEqual(new Set(case_ids))
  expect(await app.call(getChat, { params: { id: first.chat_id } }, me)).toMatchObject({ case_id: null, case_ids })
  const second = await ask('Who owes the price of the fish, and at whose risk is the lorry kept?', { chat_id: first.chat_id })
  expect(compared(second)).toEqual(new Set(case_ids))
  await expect(ask('Which?', { case_ids: ['no-such-case'] })).rejects.toThrow(/answers 404/)
  await expect(ask('Which?', { case_ids: ['a', 'b', 'c', 'd', 'e'] })).rejects.toThrow(/answers 422/)
})

test('a chat in a project draws first from the cases that lie there', async () => {
  const { id: project_id } = await app.call(createProject, { body: { name: 'Borrowed things', description: '' } }, me)
  const asked = 'Fish of a neighbour or lorry of a borrower: at whose risk and price?'
  const before = (await ask(asked)).references.map(({ id }) => id)
  const later = before.find((id) => id !== before[0])!
  await app.call(addItem, { params: { id: project_id }, body: { type: 'document', id: later } }, me)
  expect((await ask(asked, { project_id })).references[0]!.id).toBe(later)
})

test('a question that is sent again under its name is not asked twice', async () => {
  const messages = [{ role: 'user' as const, content: question, request_id: 'one-name' }]
  const first = await app.call(askChat, { body: { messages } }, me)
  expect(await app.call(askChat, { body: { messages } }, me)).toEqual(first)
  expect(await messagesOf(first.chat_id)).toHaveLength(2)
  // In other words, or by somebody else, it is another question.
  const other_words = [{ ...messages[0]!, content: 'At whose risk is a lorry?' }]
  expect((await app.call(askChat, { body: { messages: other_words } }, me)).chat_id).not.toBe(first.chat_id)
  expect((await app.call(askChat, { body: { messages } }, other)).chat_id).not.toBe(first.chat_id)
})

test('a question that is sent twice at one moment under its name begins one chat', async () => {
  const messages = [{ role: 'user' as const, content: 'Whose is the weir that was sent twice?', request_id: 'one-moment' }]
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(askChat, { body: { messages } }, me)))
  const [id, ...others] = new Set(answers.map(({ chat_id }) => chat_id))
  expect(others).toEqual([])
  expect(await messagesOf(id!)).toHaveLength(2)
})

test('what breaks off before a question is kept leaves no chat, in its project or out of it', async () => {
  const { id: project_id } = await app.call(createProject, { body: { name: 'Broken off' } }, me)
  const asked = { messages: [{ role: 'user' as const, content: 'Is this question kept?', request_id: 'broken-off' }], project_id }
  const { pool } = app.database
  const kept = async () =>
    (await pool.query("select from chats where title = 'Is this question kept?'")).rowCount! +
    (await pool.query("select from project_items where type = 'chat' and project_id = $1", [project_id])).rowCount!
  await pool.query(`
    create function break_off() returns trigger language plpgsql as $$ begin raise 'killed here'; end $$;
    create trigger break_off before insert on chat_messages for each row execute function break_off()`)
  expect((await app.answer(askChat, { body: asked }, me)).status).toBe(500)
  await pool.query('drop trigger break_off on chat_messages; drop function break_off()')
  expect(await kept()).toBe(0)
  const { chat_id } = await app.call(askChat, { body: asked }, me)
  expect(await messagesOf(chat_id)).toHaveLength(2)
  expect(await kept()).toBe(2)
})

test('a chat leaves as Word and PDF with its authorities, and as a memorandum of what the check finds right', async () => {
  const { chat_id, references } = await ask(question)
  const file = (query: Input<typeof exportChat>['query']) => app.call(exportChat, { params: { id: chat_id }, query }, me)
  const textOf = async (query: Input<typeof exportChat>['query']) => {
    const content = Buffer.from(await (await file(query)).arrayBuffer())
    return (await app.call(checkFile, { files: [{ name: 'chat.docx', content }] }, me)).text
  }
  const word = await textOf({ format: 'docx' })
  for (const said of [question, references[0]!.quote, 'Table of authorities', '[2021] KECA 90501 (KLR)', 'stand'])
    expect(word).toContain(said)
  const memorandum = await textOf({ format: 'docx', template: 'memorandum' })
  expect(memorandum).toMatch(
    /Question presented[^]*Brief answer[^]*Discussion[^]*Table of authorities[^]*checked against the library once more/,
  )
  const pdf = await file({ format: 'pdf' })
  expect([pdf.type, (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  expect((await app.answer(exportChat, { params: { id: chat_id }, query: { format: 'pdf' } }, other)).status).toBe(404)
})

test('chats are listed, searched, named, kept, deleted and brought back', async () => {
  const { chat_id } = await ask('Of the weir that was drained without notice?')
  await ask('At whose risk is a lorry?', { chat_id })
  const list = async (query: object) => (await app.call(listChats, { query }, me)).results
  expect((await list({}))[0]).toMatchObject({ chat_id, title: 'Of the weir that was drained without notice?', messages: 4, own: true })
  expect((await list({ query: 'risk lorry' })).map((one) => one.chat_id)).toContain(chat_id)
  const changed = await app.call(updateChat, { params: { id: chat_id }, body: { title: 'Weirs', saved: true } }, me)
  expect(changed).toMatchObject({ title: 'Weirs', saved: true })
  expect((await list({ saved: 'true' })).map((one) => one.chat_id)).toEqual([chat_id])
  await app.call(deleteChat, { params: { id: chat_id } }, me)
  expect((await app.answer(getChat, { params: { id: chat_id } }, me)).status).toBe(404)
  expect((await app.answer(askChat, { body: { messages: [{ role: 'user', content: 'x' }], chat_id } }, me)).status).toBe(404)
  expect((await app.call(restoreChat, { params: { id: chat_id } }, me)).title).toBe('Weirs')
  expect((await app.call(listHistory, { query: { types: 'chat' } }, me)).results[0]).toMatchObject({
    type: 'chat',
    entity_type: 'chat',
    title: 'Weirs',
    entity_id: chat_id,
  })
})

test('what is wrong with a question is said', async () => {
  for (const messages of [
    [],
    [{ role: 'system', content: 'x' }],
    [{ role: 'user', content: ' ' }],
    [{ role: 'user', content: 'x'.repeat(4001) }],
  ])
    expect((await app.answer(askChat, { body: { messages } }, me)).status).toBe(422)
})

test('what is asked about and stands in nothing that is quoted is said before it', async () => {
  const { message, notices } = await ask('Who owes the price of fish that a Crocodile ate when ponds were drained without notice?')
  expect(notices[0]).toMatchObject({ code: 'held', cases: 1, unsaid: ['Crocodile', 'ate'] })
  expect(message).toContain('Nothing in it speaks of “Crocodile” or “ate”.')
})

test('nobody else reads, continues, names or deletes a chat', async () => {
  const { chat_id } = await ask(question)
  for (const [method, url, payload] of [
    ['GET', `/${chat_id}`],
    ['GET', `/${chat_id}/messages`],
    ['PATCH', `/${chat_id}`, { title: 'Mine' }],
    ['DELETE', `/${chat_id}`],
    ['POST', `/${chat_id}/regenerate`],
    ['POST', '', { messages: [{ role: 'user', content: 'x' }], chat_id }],
  ] as const)
    expect([method, url, (await call(method, url, payload, other)).status]).toEqual([method, url, 404])
})

test('a private document answers its owner alone', async () => {
  const content = JSON.stringify({
    title: 'Opinion on otters',
    content: '1. The otters of the lagoon belong to whoever feeds the otters daily.',
  })
  await app.call(uploadDocuments, { files: [{ name: 'otters.json', content }] }, other)
  const asked = 'To whom do otters of the lagoon belong?'
  const theirs = await ask(asked, {}, other)
  expect(theirs.references).toEqual([expect.objectContaining({ private: true, title: 'Opinion on otters' })])
  expect((await ask(asked)).references).toEqual([])
  // What it said is no longer shown once the document is not seen.
  const { id } = theirs.references[0]!
  const about = await ask(asked, { case_id: id }, other)
  await app.call(deleteCase, { params: { id } }, other)
  const [, answer] = await messagesOf(theirs.chat_id, other)
  expect(JSON.stringify(answer)).not.toContain('feeds')
  expect(answer!.notices.map(({ code }) => code)).toEqual(['quotes-only', 'not-seen'])
  // A chat about it goes on without it.
  const later = await ask(question, { chat_id: about.chat_id }, other)
  expect(later.references.map((one) => one.id)).toContain('keca-2021-90501')
  expect(JSON.stringify(later)).not.toContain('otters')
})

test('a sample is quoted where no real judgment answers, and not beside one', async () => {
  const rule = 'Whoever tethers a zebra to the parapet owes the keeper of the bridge a shilling.'
  const record = (number: number, sample: boolean) => ({
    title: `Zebra ${number} v Keeper [2022] KEHC 90${number} (KLR)`,
    citation: `[2022] KEHC 90${number} (KLR)`,
    content: [`1. ${rule}`],
    sample,
  })
  const of = async () =>
    (await ask('Who owes the keeper of the bridge for a zebra tethered to the parapet?')).references.map(({ id }) => id)
  const [sample] = await storeCases(app.database, [record(701, true)])
  expect(await of()).toEqual([sample])
  const [real] = await storeCases(app.database, [record(702, false)])
  expect(await of()).toEqual([real])
})

test('what was overturned goes after what stands, though it is the later decision of the higher court', async () => {
  const rule = 'Whoever fells a boundary cypress owes the price of the cypress to both owners of the boundary.'
  await storeCases(app.database, [
    {
      title: 'Nduta v Wairimu',
      court: 'High Court',
      date: '2011-05-06',
      citation: '[2011] KEHC 90503 (KLR)',
      content: [`1. ${rule} So it was said before, in other matters, by this bench and by others, and so we say.`],
    },
    {
      title: 'Moraa v Kerubo',
      court: 'Court of Appeal',
      date: '2014-05-06',
      citation: '[2014] KECA 90504 (KLR)',
      content: [`1. ${rule} That is so.`],
    },
    {
      title: 'Kerubo v Moraa',
      court: 'Supreme Court',
      date: '2020-05-06',
      citation: '[2020] KESC 90505 (KLR)',
      content: [
        '(Being an appeal from the judgment of the Court of Appeal in Moraa v Kerubo [2014] KECA 90504 (KLR))',
        '1. Nobody else heard of trees.',
        'Orders',
        '2. The appeal is allowed. The judgment of the Court of Appeal is set aside.',
      ],
    },
  ])
  const { references } = await ask('What does whoever fells a boundary cypress owe to the owners?')
  expect(references.map(({ id, standing }) => [id, standing?.level ?? null])).toEqual([
    ['kehc-2011-90503', null],
    ['keca-2014-90504', 'negative'],
  ])
})

test('a name that is taken out of a case is taken out of the answers that quote it', async () => {
  const { chat_id } = await ask(question)
  const by = { caseId: 'keca-2021-90501', by: 'registry', outbox: '/nowhere' }
  await redactNames(app.database, redactionTargets, { ...by, replacements: [{ name: 'Achieng', initials: 'A' }] })
  const [, answer] = await messagesOf(chat_id)
  expect(JSON.stringify(answer)).not.toContain('Achieng')
  expect(answer!.content).toContain('owes the neighbour')
})
