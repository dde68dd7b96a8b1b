import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

const ids = 'kesc-2026-90007,keca-2025-90112'

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [1440, 'light', slow],
] as const)
  test(`${width} px, ${theme}: two cases side by side, a third added, and taken out again`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await page.goto(`/compare?ids=${ids}`)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('row', { name: /^Orders/ })).toContainText('the appeal is allowed in part;')
    await expect(table.getByRole('row', { name: /^Dissents/ })).toContainText('Dissent')
    await expect(page.getByRole('heading', { name: 'Authorities' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Passages on the same matter' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Case to compare').fill('Mlima Crest Bank High Court')
    await page.getByRole('list', { name: 'Add a case' }).getByRole('button').first().click()
    await expect(page).toHaveURL(/ids=kesc-2026-90007%2Ckeca-2025-90112%2C/)
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await page
      .getByRole('button', { name: /^Take Wekulo v Mlima.* out of the comparison$/ })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await page.goBack()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
  })

test('a comparison is saved as a Word document, and its paragraphs lead to the text', slow, async ({ page }) => {
  await page.goto(`/compare?ids=${ids}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Word document' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
  await page
    .getByRole('table')
    .getByRole('link', { name: /^para 25 of Wekulo/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cases\/kesc-2026-90007#p-\d+$/)
  await expect(page.locator('.target')).toContainText('the appeal is allowed in part;')
})

test('one case, five cases and unknown cases are told', slow, async ({ page }) => {
  await page.goto('/compare?ids=kesc-2026-90007')
  await expect(page.getByText('One case is chosen. Add at least one more')).toBeVisible()
  await page.goto('/compare?ids=a,b,c,d,e')
  await expect(page.getByRole('alert')).toContainText('5 cases are chosen; at most 4 can be compared')
  await page.goto('/compare?ids=kesc-2026-90007,no-such-case')
  await expect(page.getByRole('alert')).toContainText('No case in the library has the id “no-such-case”.')
  await expectAccessible(page)
})
