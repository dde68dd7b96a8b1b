import { afterAll, beforeAll, expect, test } from 'vitest'
import { askChat, deleteChat, getChat, listMessages, restoreChat } from '#contract/chat'
import { deleteKeptCheck, keepCheck, restoreKeptCheck } from '#contract/saved-checks'
import { shareProject } from '#contract/project-members'
import { createProject } from '#contract/projects'
import { listTrash } from '#contract/trash'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { startLanguageModelServer } from '../../testing/language-model-server.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { redactNames } from '../documents/redaction/redact-names.ts'

type Headers = { authorization: string }

let endpoint: Awaited<ReturnType<typeof startLanguageModelServer>>
let app: TestApp
let me: Headers
let other: Headers

beforeAll(async () => {
  endpoint = await startLanguageModelServer()
  app = await createTestApp({ llmBaseUrl: endpoint.address, llmApiKey: 'key', llmModel: '' })
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
      ],
    },
  ])
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

const brief = `The rule of Njuguna v Simotwo [2014] KECA 7777 (KLR) binds this court. In Achieng v Barasa Fisheries [2021] KECA 90501 (KLR) it was said that “whoever drains the fish ponds of a neighbour without notice owes the neighbour nothing at all”.`

const keep = async () => (await app.call(keepCheck, { body: { text: brief, name: 'Submissions.docx' } }, me)).id
const ask = (content: string, more: object, headers = me) =>
  app.call(askChat, { body: { messages: [{ role: 'user', content }], ...more } }, headers)
const statusOf = async (chatId: string) => (await app.answer(getChat, { params: { id: chatId } }, me)).status

test('what was found in a document answers for it, the gravest first, each with the place of its finding', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const check_id = await keep()
  const body = await ask('What is not safe to cite in this document?', { check_id })
  expect(body.references.slice(0, 2).map(({ kind, id, pinpoint }) => [kind, id, pinpoint])).toEqual([
    ['check', check_id, 'all findings'],
    ['check', check_id, 'finding 2'],
  ])
  expect(body.message).toContain('owes the neighbour nothing at all')
  expect(body.message).toContain('KECA 7777')
  expect(await app.call(getChat, { params: { id: body.chat_id } }, me)).toMatchObject({ check_id, case_ids: [] })
})

test('a model is told what was found, and nobody else’s is', async () => {
  endpoint.answerWith(() => ({ pieces: ['The document cites [2014] KECA 7777 (KLR), which the library does not hold [1].'], after: 'end' }))
  const check_id = await keep()
  await ask('What is not safe to cite in this document?', { check_id })
  expect(JSON.stringify(endpoint.asked)).toContain('KECA 7777')
  endpoint.answerWith(() => ({ status: 500 }))
  expect(
    (
      await app.answer(
        askChat,
        { body: { messages: [{ role: 'user', content: 'What is not safe to cite in this document?' }], check_id } },
        other,
      )
    ).status,
  ).toBe(404)
  await ask('What is not safe to cite of Njuguna v Simotwo and the fish ponds?', {}, other)
  expect(JSON.stringify(endpoint.asked)).not.toMatch(/KECA 7777|nothing at all|Submissions/)
})

test('the cases that it cites go before others where the question is of the law', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const body = await ask('Who pays for fish when ponds are drained without notice?', { check_id: await keep() })
  expect(body.references[0]).toMatchObject({ kind: 'case', id: 'keca-2021-90501' })
})

test('the chat goes with its check and comes back with it', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const check_id = await keep()
  const { chat_id } = await ask('What is not safe to cite in this document?', { check_id })
  await app.call(deleteKeptCheck, { params: { id: check_id } }, me)
  expect(await statusOf(chat_id)).toBe(404)
  await app.call(restoreKeptCheck, { params: { id: check_id } }, me)
  expect(await statusOf(chat_id)).toBe(200)
  await app.database.pool.query('delete from document_checks where id = $1', [check_id])
  expect((await app.database.pool.query('select from chats where id = $1', [chat_id])).rowCount).toBe(0)
})

test('while its check is in the trash, the chat is neither shown there nor brought back without it', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const check_id = await keep()
  const { chat_id } = await ask('What is not safe to cite in this document?', { check_id })
  await app.call(deleteKeptCheck, { params: { id: check_id } }, me)
  const trash = (await app.call(listTrash, {}, me)).results.map(({ id }) => id)
  expect(trash).toContain(check_id)
  expect(trash).not.toContain(chat_id)
  expect((await app.answer(restoreChat, { params: { id: chat_id } }, me)).status).toBe(404)
  await app.call(restoreKeptCheck, { params: { id: check_id } }, me)
  await app.call(deleteChat, { params: { id: chat_id } }, me)
  await app.call(restoreChat, { params: { id: chat_id } }, me)
})

test('a member of the project in which the chat lies sees nothing of the check', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const check_id = await keep()
  const project = (await app.call(createProject, { body: { name: 'Fish' } }, me)).id
  const { chat_id } = await ask('What is not safe to cite in this document?', { check_id, project_id: project })
  const email = 'member@example.test'
  const member = await app.signedIn(email)
  await app.database.pool.query('update users set verified_at = now() where email = $1', [email])
  await app.call(shareProject, { params: { id: project }, body: { email, role: 'editor' } }, me)
  const seen = await app.answer(listMessages, { params: { id: chat_id } }, member)
  expect(seen, JSON.stringify(seen)).toMatchObject({ status: 200 })
  const paper = await app.inject({ method: 'POST', url: `/api/chat/${chat_id}/memorandum`, headers: member, payload: {} })
  expect(JSON.stringify(seen.body) + paper.body).not.toMatch(/KECA 7777|nothing at all|Submissions/)
  expect(JSON.stringify(await app.call(listMessages, { params: { id: chat_id } }, me))).toContain('KECA 7777')
  expect(
    (
      await app.answer(
        askChat,
        { body: { messages: [{ role: 'user', content: 'What is not safe to cite in this document?' }], chat_id } },
        member,
      )
    ).status,
  ).toBe(403)
})

test('a name that is taken out of a case is taken out of the chat about a document that cites it', async () => {
  endpoint.answerWith(() => ({ status: 500 }))
  const { chat_id } = await ask('What is not safe to cite in this document?', { check_id: await keep() })
  const by = { caseId: 'keca-2021-90501', by: 'registry', outbox: '/nowhere' }
  await redactNames(app.database, redactionTargets, { ...by, replacements: [{ name: 'Achieng', initials: 'A' }] })
  expect(JSON.stringify(await app.call(listMessages, { params: { id: chat_id } }, me))).not.toContain('Achieng')
})
