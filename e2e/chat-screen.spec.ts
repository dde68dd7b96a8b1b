import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

test('what narrows, quick queries, kinds of references, their bookmarks, copying and renaming', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAnew(page)
  await page.goto('/chat')
  await expect(page.getByText('It is not legal advice and may be incomplete or out of date.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your question' })

  await page.getByRole('button', { name: 'Quick queries' }).click()
  await page.getByRole('menuitem', { name: 'Find cases about' }).click()
  await expect(field).toHaveValue(/^Find cases about/)

  await page.getByRole('button', { name: 'Search filters', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Where the assistant looks' })
  await filters.getByRole('combobox', { name: 'Courts' }).fill('Supreme')
  await page.getByRole('option', { name: 'Supreme Court', exact: true }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await filters.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Search filters, 1 in use' })).toBeVisible()

  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/chat'))
  await field.fill('Find cases about the Consumer Protection Act')
  await field.press('Enter')
  expect(((await asked).postDataJSON() as { filters: object }).filters).toMatchObject({ courts: ['Supreme Court'] })
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()

  const panel = page.getByRole('complementary', { name: 'What the answers rest on' })
  await panel.getByRole('tab', { name: /^Cases/ }).click()
  await expect(panel.getByRole('link', { name: 'View Full Case' }).first()).toBeVisible()
  await panel
    .getByRole('button', { name: /^Bookmark / })
    .first()
    .click()
  await panel.getByRole('tab', { name: /^Constitutional/ }).click()
  await expect(panel.getByRole('tabpanel')).toBeVisible()

  await page.getByRole('button', { name: 'More actions for this chat' }).click()
  await page.getByRole('menuitem', { name: 'Copy Chat' }).click()
  await said(page, 'Chat copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^You:\s+Find cases about the Consumer Protection Act/)
})
