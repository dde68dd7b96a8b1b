import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, readAtRest, slow, test } from './signed-in.ts'

const sample = '/cases/kesc-2026-90007'
const text = (page: Page) => page.getByRole('article', { name: 'Text of the decision' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const painted = (page: Page) => page.evaluate(() => Object.fromEntries([...CSS.highlights].map(([name, { size }]) => [name, size])))

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [1440, 'light', slow],
] as const) {
  test(`${width} px: the search that led here is marked and walked; other words are found as they are typed`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await page.goto(`${sample}?q=${encodeURIComponent('"clause 14.3" negligence')}#para-12`)
    const field = page.getByRole('searchbox', { name: 'Your search in this judgment' })
    await expect(field).toHaveValue('"clause 14.3" negligence')
    // The passage that the address names is the first of them, and stays so.
    const count = page.getByRole('search').locator('output')
    await expect(count).toHaveText(/^Passage 1 of \d+$/)
    const all = Number((await count.innerText()).split(' ').at(-1))
    expect(all).toBeGreaterThan(1)
    await expect(page.locator('.target')).toHaveText(/^\[12\]/)
    await expect.poll(async () => (await painted(page))['found'] ?? 0).toBeGreaterThanOrEqual(all)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next best passage' }).click()
    await expect(count).toHaveText(`Passage 2 of ${all}`)
    await expect(page.locator('.target')).toBeInViewport()
    await expect(page.locator('.target')).not.toHaveText(/^\[12\]/)
    await page.getByRole('button', { name: 'Better matching passage' }).click()
    await expect(count).toHaveText(`Passage 1 of ${all}`)
    await expect(page.locator('.target')).toHaveText(/^\[12\]/)

    await field.fill('data  protection')
    const find = page.getByRole('searchbox', { name: 'Find in judgment' })
    await expect(count).toHaveText(/matches$/)
    await find.press('Enter')
    await expect(count).toHaveText(/^\d+ of \d+$/)
    const shown = await readAtRest(() =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('found-now')!
        const live = document.createRange()
        live.setStart(range!.startContainer, range!.startOffset)
        live.setEnd(range!.endContainer, range!.endOffset)
        return { words: live.toString(), top: live.getBoundingClientRect().top }
      }),
    )
    expect(shown.words.toLowerCase()).toBe('data protection')
    expect(shown.top).toBeGreaterThan(100)
    expect(shown.top).toBeLessThan(880)
    await find.fill('no such words')
    await expect(count).toHaveText('No matches')
    await find.press('Escape')
    await expect(find).toHaveCount(0)
    await expect.poll(() => painted(page)).not.toHaveProperty('found')
    await expectNoSidewaysScroll(page)
  })

  test(`${width} px: a paragraph is copied as quote, as text and as link, by keyboard too`, details, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await page.goto(sample)
    const number = text(page).locator('#para-12')
    await number.scrollIntoViewIfNeeded()
    await number.click()
    const menu = page.getByRole('menu', { name: /Paragraph 12/ })
    await expect(menu.getByRole('menuitem')).toHaveText(['Cite this paragraph', 'Copy as Quote', 'Copy Text', 'Copy Link'])
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Copied to clipboard')).toBeVisible()
    await expect
      .poll(() => copied(page))
      .toMatch(/^“[^[].*”\nWekulo v Mlima Crest Bank .* \[2026\] KESC 90007 \(KLR\), para 12 \(sample, not a real decision\)$/s)
    await expect(page).toHaveURL(/#para-12$/)

    await expect(number).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(text(page).locator('#para-13')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => copied(page)).toMatch(/^\[13\]/)
    // A dissent says so wherever it is quoted.
    const dissent = text(page).locator('.dissenting a.number[id]').first()
    await dissent.scrollIntoViewIfNeeded()
    await dissent.click()
    await page.getByRole('menuitem', { name: 'Copy as Quote' }).click()
    await expect.poll(() => copied(page)).toContain('(RADING, SCJ, dissenting)')
    await dissent.click()
    await page.getByRole('menuitem', { name: 'Copy Link' }).click()
    await expect.poll(() => copied(page)).toMatch(/\/cases\/kesc-2026-90007#para-\d+$/)
    await dissent.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await dissent.evaluate((element) => element.closest('.block')!.scrollIntoView({ block: 'start' }))
    await expect(page.getByRole('region', { name: 'Reading tools' })).toContainText('Dissenting opinion by RADING, SCJ')
  })
}

test('a citation shows its case to the pointer, to the keyboard and to a finger, and leads there', async ({
  page,
  browser,
  baseURL,
  tokens,
}) => {
  await page.goto(sample)
  const cited = text(page).locator('a.cited').first()
  const card = page.getByRole('region', { name: 'Cited case' })
  await cited.hover()
  await expect(card).toContainText('Mlima Crest Bank Limited & another v Wekulo')
  await expect(card).toContainText('Court of Appeal · 14 Mar 2025 · [2025] KECA 90112 (KLR)')
  await expect(card).toContainText('On a second appeal')
  await expectAccessible(page)
  await card.hover()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.mouse.move(0, 0)
  await page.keyboard.press('Tab')
  await cited.focus()
  await expect(card).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\/keca-2025-90112$/)

  const phone = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.addInitScript(({ access_token, refresh_token }) => {
    localStorage.setItem('auth_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
  }, tokens)
  const hand = await phone.newPage()
  await hand.goto(sample)
  await text(hand).locator('a.cited').first().tap()
  const shown = hand.getByRole('region', { name: 'Cited case' })
  await expect(shown).toContainText('On a second appeal')
  await expect(hand).toHaveURL(/kesc-2026-90007$/)
  await expectNoSidewaysScroll(hand)
  await expectAccessible(hand)
  // What leads to no case says what the library knows of it.
  await page.goto('/cases/kescc-2025-90021')
  const unheld = text(page).getByRole('button', { name: 'Wekulo case' })
  await unheld.hover()
  await expect(card).toContainText('The library has more than one case that this may be.')
  await expect(card.getByRole('link', { name: 'What the library holds' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Verify on Kenya Law: Wekulo case' })).toHaveAttribute(
    'href',
    /kenyalaw\.org\/search\/\?q=Wekulo%20case$/,
  )
  await expectAccessible(page)
  await page.mouse.move(0, 0)
  await expect(card).toBeHidden()
  await page.keyboard.press('Tab')
  await unheld.focus()
  await expect(card).toBeVisible()

  await shown.getByRole('link', { name: 'Open Case' }).tap()
  await expect(hand).toHaveURL(/\/cases\/keca-2025-90112$/)
  await phone.close()
})

test('summary and key points are made, say who made them, and lead to their paragraphs', slow, async ({ page }) => {
  await page.goto('/cases/keca-2025-90112')
  const information = page.getByRole('tabpanel', { name: 'Case Information' })
  await information.getByRole('button', { name: /Summarise|Make Again/ }).click()
  await expect(information).toContainText('Extracted: the court’s own sentences, word for word')
  await expect(information.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await information.getByRole('button', { name: /Key Points/ }).click()
  const points = page.getByRole('tabpanel', { name: 'Key Points' })
  await expect(points).toContainText('Extracted')
  await expectAccessible(page)
  const place = points.getByRole('link', { name: /Go to paragraph/ }).first()
  const number = (await place.innerText()).replace('¶ ', '')
  await place.click()
  await expect(page.getByRole('tab', { name: 'Full Judgment' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.target')).toContainText(number)
  await expect(page.locator('.target')).toBeInViewport()
})

test(
  'the size of the text is kept from 12 to 18 px, the place of reading is found again, and the view is noted',
  slow,
  async ({ page }) => {
    const noted: unknown[] = []
    await page.route('**/api/research-history/record-view', (route) => {
      noted.push(route.request().postDataJSON())
      return route.fallback()
    })
    await page.goto(sample)
    await expect(text(page)).toHaveCSS('font-size', '14px')
    await expect.poll(() => noted).toEqual([{ case_id: 'kesc-2026-90007', type: 'case_view' }])
    await page.getByRole('button', { name: 'Text size' }).click()
    const larger = page.getByRole('button', { name: 'Larger text' })
    for (let size = 15; size <= 18; size++) {
      await larger.click()
      await expect(page.getByLabel('Size of the text')).toHaveText(`${size} px`)
    }
    await expect(larger).toBeDisabled()
    await expect(text(page)).toHaveCSS('font-size', '18px')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'Outline' }).click()
    const outline = page.getByRole('navigation', { name: 'Outline of the decision' })
    await outline.getByRole('link', { name: 'Dissenting opinion by RADING, SCJ' }).click()
    await expect(outline.locator('[aria-current=location]')).toHaveText('Dissenting opinion by RADING, SCJ')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('kesc-2026-90007')
    await page.goto('/cases/kesc-2026-90007')
    await expect(page.getByText('Continued where you left off.')).toBeVisible()
    await expect(text(page).getByRole('heading', { name: /Dissenting opinion/ })).toBeInViewport()
    await expect(text(page)).toHaveCSS('font-size', '18px')
    await page.getByRole('button', { name: 'Go to the start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  },
)

test('pages are downloaded as PDF, printed without the frame and in dark ink, and compared from the menu', slow, async ({ page }) => {
  await page.goto(sample)
  const open = page.getByRole('button', { name: 'More actions' })
  await open.click()
  const arriving = page.waitForEvent('download')
  const noted = page.waitForRequest((sent) => sent.url().endsWith('/record-view') && sent.postData()!.includes('download'))
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/)
  expect((await noted).postDataJSON()).toEqual({ case_id: 'kesc-2026-90007', type: 'download' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(text(page)).toBeVisible()
  for (const name of ['Reading tools', 'About this case']) await expect(page.locator(`section[aria-label="${name}"]`)).toBeHidden()
  await page.emulateMedia({ media: null })
  // On paper each page carries citation and number, and the last words are there though they were never on the screen.
  const { totalPages, text: pages } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))))
  expect(totalPages).toBeGreaterThan(3)
  for (const [at, words] of pages.entries()) {
    expect(words).toContain(`${at + 1} / ${totalPages}`)
    if (at > 0) expect(words.match(/\[2026\] KESC 90007 \(KLR\)/)).not.toBeNull()
  }
  expect(pages.at(-1)!.replace(/\s+/g, '')).toContain((await text(page).locator('[data-paragraph]').last().innerText()).replace(/\s+/g, ''))
  for (const words of ['Case Browser', 'Full Judgment', 'Bookmark']) expect(pages.join()).not.toContain(words)

  const ink = () => text(page).evaluate((element) => getComputedStyle(element).color)
  const inLight = await ink()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await expect.poll(ink).not.toBe(inLight)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(ink).toBe(inLight)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(ink).not.toBe(inLight)

  await open.click()
  await page.getByRole('menuitem', { name: 'Compare with…' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=kesc-2026-90007$/)
})

test('a search is noted when it has stood for a moment', slow, async ({ page }) => {
  const noted = page.waitForRequest('**/api/research-history/record-search')
  await page.goto('/cases?query=negligence')
  expect((await noted).postDataJSON()).toEqual({ query: 'negligence', type: 'search' })
})
