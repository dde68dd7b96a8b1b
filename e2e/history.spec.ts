import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [820, 'light', slow],
  [1440, 'light', slow],
] as const)
  test(`what was searched and read is found again, undone and paused, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page)
    const rows = page.getByRole('main').getByRole('listitem')

    await page.goto('/research-history')
    await expect(page.getByText('No research history yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Example' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Example' }).getByRole('link')).toHaveCount(0)
    await expectAccessible(page)

    const noted = page.waitForResponse((answer) => answer.url().includes('/research-history/record-search'))
    await page.goto('/cases?query=interest')
    await noted
    const viewed = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
    await page.goto('/cases/kehc-2024-90147')
    await viewed

    await page.goto('/research-history')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Just now')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Cases read' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('zxqvwj')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(2)

    await page.getByRole('button', { name: 'Delete “interest” from the history' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)

    const menu = page.getByRole('button', { name: 'More for the history' })
    const download = page.waitForEvent('download')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Research trail as Word' }).click()
    expect((await download).suggestedFilename()).toBe('Research trail.docx')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Pause the history' }).click()
    await expect(page.getByText('Your history is paused.')).toBeVisible()
    const unnoted = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
    await page.goto('/cases/keca-2025-90112')
    await unnoted
    await page.goto('/research-history')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Go on with the history' }).click()
    await expect(page.getByText('Your history is paused.')).toBeHidden()

    await rows.getByRole('link', { name: 'interest', exact: true }).click()
    await expect(page).toHaveURL(/\/cases\?query=interest/)

    await page.goto('/research-history')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Clear the history…' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear All' }).click()
    await said(page, /forgotten/)
    await expect(page.getByText('No research history yet')).toBeVisible()
  })
