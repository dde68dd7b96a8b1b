import { expect, test, slow } from './signed-in.ts'

test('a mouse reaches every way to narrow the results, and a print shows nothing of what was searched', slow, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/cases?query=bank')
  const [on, back] = ['More ways to narrow', 'Previous ways to narrow'].map((name) => page.getByRole('button', { name }))
  await expect(on!).toBeVisible()
  await expect(back!).toBeHidden()
  await on!.click()
  await expect(back!).toBeVisible()
  await back!.click()
  await expect(back!).toBeHidden()

  await page.goto('/cases/kesc-2026-90007?q=bank')
  await expect(page.getByText(/^Passage \d+ of \d+$|^\d+ passages$/)).toBeVisible()
  const painted = () => page.evaluate(() => getComputedStyle(document.documentElement, '::highlight(found)').backgroundColor)
  await expect.poll(painted).not.toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(painted).toBe('rgba(0, 0, 0, 0)')
})
