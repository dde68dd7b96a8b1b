import { expect, test } from 'vitest'
import { getProfile } from '#contract/accounts'
import { askChat, listChats } from '#contract/chat'
import { createBillingApp } from '../../testing/billing-app.ts'
import { startLanguageModelServer } from '../../testing/language-model-server.ts'
import { storeCases } from '../../testing/store-cases.ts'

test("when a day's questions are asked the model is asked nothing more, and nothing is kept of the question", async () => {
  const endpoint = await startLanguageModelServer()
  const app = await createBillingApp({ llmBaseUrl: endpoint.address })
  try {
    await storeCases(app.database, [{ title: 'Wafula v Weir', content: ['1. Who drains ponds without notice pays for the fish.'] }])
    const me = await app.signedIn()
    const account = await app.call(getProfile, {}, me)
    endpoint.answerWith(() => ({ pieces: ['Nothing.'], after: 'end' }))
    const ask = () => app.answer(askChat, { body: { messages: [{ role: 'user', content: 'Who pays for fish in drained ponds?' }] } }, me)
    for (let n = 0; n < 9; n += 1) await app.billing.countQuestion(account.id)
    expect((await ask()).status).toBe(200)
    const asked = endpoint.asked.length
    expect(asked).toBeGreaterThan(0)
    expect(await ask()).toMatchObject({ status: 402, body: { code: 'plan-limit', detail: expect.stringContaining('10 questions a day') } })
    expect(endpoint.asked.length).toBe(asked)
    expect((await app.call(listChats, {}, me)).total).toBe(1)
  } finally {
    await app.close()
    await endpoint.close()
  }
})
