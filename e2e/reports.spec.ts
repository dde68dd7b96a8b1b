import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(
    `a mistake is reported, decided by an editor, and the reader sees what became of it, at ${width} px`,
    details,
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await chooseTheme(page, 'dark')
      await signInAnew(page, { name: 'Naliaka Wafula' })
      const words = `The date is wrong, says ${width} ${Date.now()}`
      await page.goto('/cases/kehc-2024-90147')
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await page.getByRole('menuitem', { name: 'Report a Mistake' }).click()
      const form = page.getByRole('dialog', { name: 'Report a Mistake' })
      await form.getByRole('button', { name: 'Send Report' }).click()
      await expect(form.getByRole('alert')).toContainText('Say in a few words what is wrong')
      await form.getByLabel('Say what is wrong').fill(words)
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Send Report' }).click()
      await expect(form).toBeHidden()
      await page.getByRole('button', { name: 'See Reports' }).click()
      const mine = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem').filter({ hasText: words })
      await expect(mine).toContainText('With the editors')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const desk = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
      await signInAnew(desk, { name: 'Editor Otieno', isEditor: true })
      await desk.goto('/reports?tab=queue')
      const queued = desk.getByRole('list', { name: 'Editors’ queue' }).getByRole('listitem').filter({ hasText: words })
      await expect(queued).toContainText('Reported by Naliaka Wafula')
      await queued.getByRole('button', { name: 'Leave as It Is' }).click()
      await expect(queued).toContainText('Say why it is no mistake')
      await queued.getByLabel('Answer to the report on', { exact: false }).fill('The report has this date.')
      await expectAccessible(desk)
      await expectNoSidewaysScroll(desk)
      await queued.getByRole('button', { name: 'Put Right' }).click()
      await said(desk, 'Decided: put right')
      await expect(queued).toBeHidden()
      await desk.context().close()

      await page.reload()
      await expect(mine).toContainText('Put right')
      await expect(mine).toContainText('The report has this date.')
    },
  )
