import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

const high = 'kehc-2024-90147'
const mark = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`^${words}: the words that say so of `) })
const details = (page: Page, words: string) => page.getByRole('region', { name: new RegExp(`^${words}: the words that say so of `) })

/** Shape, words, quote, place and day. */
async function expectDetails(page: Page, words: string) {
  const shown = details(page, words)
  await expect(shown).toContainText(words)
  await expect(shown.locator('[data-signal] svg')).toBeVisible()
  await expect(shown.getByRole('blockquote')).toContainText('“')
  await expect(shown.getByRole('link', { name: /^Para \d+ of / })).toBeVisible()
  await expect(shown).toContainText(/As at \d{1,2} \w+ \d{4}/)
  await expectNoSidewaysScroll(page)
  return shown
}

test('the signal on a card shows its words, place and day by keys, and nobody asks before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/citations/standing/') && asked.push(request.url())))
  await page.goto(`/cases?query=${encodeURIComponent('[2024] KEHC 90147 (KLR)')}`)
  const card = page.getByRole('article').and(page.locator(`[data-case="${high}"]`))
  const reversed = card.getByRole('button', { name: /^Reversed on appeal: / })
  await expect(reversed).toBeVisible()
  expect(asked).toEqual([])
  await reversed.focus()
  await page.keyboard.press('Enter')
  const shown = await expectDetails(page, 'Reversed on appeal')
  await expect(reversed).toHaveAttribute('aria-expanded', 'true')
  await expect(shown).toContainText('“I would allow the appeal, dismiss the cross-appeal')
  await expect(shown).toContainText('That decision in turn: varied on appeal.')
  expect(asked).toHaveLength(1)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(shown.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(reversed).toBeFocused()
  await reversed.click()
  await details(page, 'Reversed on appeal').getByRole('link', { name: 'Para 19 of Mlima Crest Bank' }).click()
  await expect(page).toHaveURL(/keca-2025-90112#p-\d+$/)

  // Beside the text: why each case is like the open one, and how it stands.
  const related = page.getByRole('list', { name: 'Related Cases' })
  await expect(related.getByRole('listitem').first()).toContainText(/Both cite: .+|Cited by: this case/)
  await mark(page, 'Reversed on appeal').first().click()
  await expectDetails(page, 'Reversed on appeal')
})

test('what a signal rests on that cannot be loaded says so, and is asked for again', slow, async ({ page }) => {
  await page.route('**/api/citations/standing/*', (route) => route.fulfill({ status: 400, json: { code: 'x', detail: 'Not now' } }))
  await page.goto(`/cases?query=${encodeURIComponent('[2024] KEHC 90147 (KLR)')}`)
  await mark(page, 'Reversed on appeal').first().click()
  const shown = details(page, 'Reversed on appeal')
  await expect(shown.getByRole('alert')).toContainText('Not now')
  await page.unrouteAll()
  await shown.getByRole('button', { name: 'Try Again' }).click()
  await expectDetails(page, 'Reversed on appeal')
})

test('bookmarks, citing cases and a checked document show it under a finger as well', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseTheme(page, 'dark')
  const { access_token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await page.request.post('/api/bookmarks/', { headers, data: { case_id: high } })).status()).toBe(201)
  await page.goto('/bookmarks')
  const reversed = mark(page, 'Reversed on appeal')
  await reversed.click()
  await expectDetails(page, 'Reversed on appeal')
  await expectAccessible(page)

  await page.goto('/cases/kemc-2023-90011')
  await page.getByRole('tab', { name: 'Cited by', exact: true }).click()
  const citing = page.getByRole('tabpanel', { name: 'Cited by' }).getByRole('listitem')
  await citing
    .last()
    .getByRole('button', { name: /^Reversed on appeal/ })
    .click()
  await expectDetails(page, 'Reversed on appeal')

  await page.goto('/citations/check')
  await page.getByLabel('Text of the document').fill('In Mlima Crest Bank v Wekulo [2025] KECA 90112 (KLR) the court allowed it.')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const finding = page.locator('#finding-1')
  await expect(finding.locator('[data-signal=caution] svg')).toBeVisible()
  await expect(finding).toContainText('“the appeal is allowed in part;”')
  await expect(finding).toContainText(/as at \d{1,2} \w+ \d{4}/)
  await expect(finding.getByRole('link', { name: '[2026] KESC 90007 (KLR), paragraph 25' })).toHaveAttribute(
    'href',
    /kesc-2026-90007#p-\d+$/,
  )
})
