import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

for (const [width, details] of [
  [1440, {}],
  [390, slow],
] as const)
  test(
    `a case, a court, a provision and one's citations are watched where they are shown, listed, and watched no more, at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await chooseTheme(page, 'dark')
      await signInAnew(page)
      await page.goto('/watches')
      await expect(page.getByText('You Watch Nothing Yet')).toBeVisible()
      await expectAccessible(page)

      await page.goto('/cases/kesc-2026-90007')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Watch this case' }).click()
      await said(page, /^You watch /)

      await page.goto('/courts/KESC')
      const button = page.getByRole('button', { name: /^Watch(ing)? Supreme Court$/ })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()
      await said(page, 'You watch Supreme Court')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.goto('/citations')
      await page.getByRole('button', { name: /^Watch / }).click()
      await said(page, /^You watch /)

      await page.goto('/legal-library/constitution#art_50')
      const actions = page.getByRole('button', { name: 'What can be done with article 50' })
      await actions.click()
      await page.getByRole('menuitem', { name: 'Watch this provision' }).click()
      await said(page, 'You watch article 50, Constitution of Kenya, 2010')
      await actions.click()
      await expect(page.getByRole('menuitem', { name: 'Stop watching this provision' })).toBeVisible()
      await page.keyboard.press('Escape')

      await page.goto('/saved-searches')
      await page.getByRole('link', { name: 'What You Watch' }).click()
      const rows = page.getByRole('list', { name: 'What you watch' }).getByRole('listitem')
      await expect(rows).toHaveCount(4)
      await expect(rows.filter({ hasText: 'Amended, declared unconstitutional, applied' })).toContainText('Article 50')
      const court = rows.filter({ hasText: 'Supreme Court' }).filter({ hasText: 'New decisions' })
      await court.getByRole('combobox').selectOption('immediate')
      await said(page, 'You are told as often as you chose')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await court.getByRole('button', { name: 'Stop watching Supreme Court' }).click()
      await expect(rows).toHaveCount(3)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(rows).toHaveCount(4)
      await expect(court.getByRole('combobox')).toHaveValue('immediate')
      await rows.filter({ hasText: 'Your citations' }).getByRole('link').click()
      await expect(page).toHaveURL(/\/citations$/)
      await expect(page.getByRole('button', { name: /^Watching / })).toHaveAttribute('aria-pressed', 'true')
    },
  )
