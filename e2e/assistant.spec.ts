import { startLanguageModelServer } from '../server/testing/language-model-server.ts'
import { signInAnew } from './own-account.ts'
import { startOwnServer } from './own-server.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

test('every door leads to the assistant: the side menu, the case browser, and a case in three places', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Chat AI', exact: true }).first().click()
  await expect(page).toHaveURL(/\/chat$/)
  await page.goto('/cases')
  await page.getByRole('link', { name: 'Chat with Assistant' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  const aboutCase = /\/chat\?case=kesc-2026-90007$/
  await page.goto('/cases/kesc-2026-90007')
  await page.getByRole('link', { name: 'Chat About This Case' }).click()
  await expect(page).toHaveURL(aboutCase)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cases/kesc-2026-90007')
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toBeHidden()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Chat about this case' }).click()
  await expect(page).toHaveURL(aboutCase)
})

test(
  'on a phone a sentence of a model is being checked until it is known whose words it has, and what is invented stays out',
  slow,
  async ({ page }) => {
    const endpoint = await startLanguageModelServer()
    const server = await startOwnServer({ SAMPLE_LIBRARY: '', LLM_BASE_URL: endpoint.address, LLM_API_KEY: 'key' })
    try {
      await page.setViewportSize({ width: 390, height: 844 })
      await chooseTheme(page, 'dark')
      await server.signIn(page)
      // A quotation that stands, a case that is invented, and then nothing more.
      endpoint.answerWith(({ messages }) => {
        const passages = [...messages[1]!.content.matchAll(/<passage n="(\d+)"[^>]*>\n([^]*?)\n<\/passage>/g)]
        const [, n] = passages.find(([, , words]) => words!.includes('the appeal is allowed in part'))!
        const said = `## Conclusion\n\nIt was ordered that “the appeal is allowed in part” [${n}]. In Njuguna v Simotwo [2014] KECA 7777 (KLR) it was so held [${n}]. And then it`
        return { pieces: said.match(/[^]{1,9}/g)!, after: 'silence' }
      })
      await page.goto(`${server.url}/chat`)
      await page.getByRole('textbox', { name: 'Your question' }).fill('When was the appeal in Wekulo v Mlima Crest Bank allowed in part?')
      await page.getByRole('button', { name: 'Send' }).click()
      const answer = page.getByRole('article', { name: 'Assistant' })
      await expect(answer.getByText('It was ordered that')).toBeVisible()
      await expect(answer.locator('[data-left-out]')).toHaveText('Left out. It cites what is not in the library.')
      await expect(answer.getByText('Being checked')).toBeVisible()
      await expect(answer.getByText('Njuguna')).toHaveCount(0)
      await expect(answer.getByRole('heading', { name: 'Conclusion' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(answer.getByText('The answer was stopped.')).toBeVisible()
      await expect(answer.getByText('Being checked')).toHaveCount(0)
      await expect(answer.getByText('It was ordered that')).toBeVisible()
      await expectAccessible(page)
      await answer
        .getByRole('button', { name: /^Reference \d+: / })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'What the answers rest on' }).locator('[data-cited] mark').first()).toBeVisible()
      await expectAccessible(page)
    } finally {
      await server.close()
      await endpoint.close()
    }
  },
)
