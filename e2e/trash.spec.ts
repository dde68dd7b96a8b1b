import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [1440, 'light', slow],
] as const)
  test(`what was deleted is found, brought back and deleted for good, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    const { access_token } = await signInAnew(page)
    const headers = { authorization: `Bearer ${access_token}` }
    const make = async (url: string, data: object) => {
      const { id } = (await (await page.request.post(`/api${url}`, { headers, data })).json()) as { id: string }
      await page.request.delete(`/api${url}/${id}`, { headers })
    }
    await page.goto('/trash')
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await make('/bookmarks', { case_id: 'kehc-2024-90147', note: 'On the duty of a bank' })
    await make('/research-notes', { title: 'On weirs', content: 'Of the lake.' })
    await make('/citations/checks', { text: 'See [2026] KESC 90007 (KLR).', name: 'Submissions' })
    await page.reload()
    const rows = page.getByRole('list', { name: 'Deleted things' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText('29 days left')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Notes (1)' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Restore On weirs' }).click()
    await said(page, 'On weirs is back')
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await page.getByRole('button', { name: /^Everything/ }).click()
    await expect(rows).toHaveCount(2)

    await page.getByRole('button', { name: 'Delete for good: Submissions' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This cannot be undone.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await said(page, 'Deleted for good')
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await said(page, '1 thing deleted for good')
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await page.goto('/research-notes')
    await expect(page.getByRole('link', { name: 'On weirs' })).toBeVisible()
  })
