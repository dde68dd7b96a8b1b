import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const picker = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('list', { name: 'Bookmarked cases' }).getByRole('listitem')
/** The folder tree: beside the list, or behind a line that opens it. */
async function folders(page: Page) {
  const tree = page.getByRole('navigation', { name: 'Folders' })
  await expect(async () => {
    if (!(await tree.isVisible())) await page.getByText('Folders', { exact: true }).first().click()
    await expect(tree).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return tree
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`cases are bookmarked from list and case, and kept in folders, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    const checks: string[] = []
    page.on('request', (request) => void (request.url().includes('/bookmarks/check') && checks.push(request.url())))
    await page.goto('/cases')
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    await first.getByRole('button', { name: /^Bookmark / }).click()
    await picker(page).getByRole('button', { name: 'New folder in Root Folder' }).click()
    await picker(page).getByRole('button', { name: 'Create' }).click()
    await expect(picker(page).getByText('Folder name is required')).toBeVisible()
    await said(page, 'Please enter a folder name')
    await expectAccessible(page)
    await page.keyboard.type('Land')
    await picker(page).getByLabel('New folder', { exact: true }).fill('Land')
    await page.keyboard.press('Enter')
    await said(page, 'Folder created successfully')
    // What is bookmarked is asked about again.
    expect(checks, 'one question for all cards of the page').toHaveLength(1)
    await picker(page).getByRole('button', { name: 'Folder /Land' }).click()
    await said(page, 'Case bookmarked in folder "/Land"')
    await expect(first.getByRole('button', { name: /^Remove the bookmark/ })).toHaveAttribute('aria-pressed', 'true')

    await second.getByRole('button', { name: /^Bookmark / }).click()
    await picker(page)
      .getByRole('button', { name: /^Root Folder/ })
      .click()
    await said(page, 'Case bookmarked')
    await second.getByRole('button', { name: /^Remove the bookmark/ }).click()
    await said(page, 'Bookmark removed')
    await expect(second.getByRole('button', { name: /^Bookmark / })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(second.getByRole('button', { name: /^Remove the bookmark/ })).toBeVisible()

    await page.goto('/cases/kehc-2024-90147')
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await picker(page)
      .getByRole('button', { name: /^Root Folder/ })
      .click()
    await said(page, 'Bookmark created')
    await expect(page.getByRole('button', { name: 'Bookmarked', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)

    await page.goto('/bookmarks')
    await expect(page.getByRole('heading', { level: 2, name: 'All Bookmarks' })).toBeVisible()
    await expect(page.getByText('3 bookmarks')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // Search, note and move.
    await page.getByRole('searchbox', { name: 'Search bookmarks' }).fill('90147')
    await expect(page.getByText('1 found')).toBeVisible()
    await rows(page)
      .getByRole('button', { name: /^Add note on/ })
      .click()
    await picker(page).getByLabel('Note', { exact: true }).fill('On the duty of a bank')
    await picker(page).getByRole('textbox', { name: 'Tags' }).fill('banks,')
    await expectAccessible(page)
    await picker(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Note saved successfully')
    await expect(rows(page)).toContainText('On the duty of a bank')
    await rows(page)
      .getByRole('button', { name: /^Move / })
      .click()
    await picker(page).getByRole('button', { name: 'Folder /Land' }).click()
    await said(page, 'Bookmark moved to folder "/Land"')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByText('3 bookmarks')).toBeVisible()

    // By its tag; several at once, into a folder and out of the list, and back.
    await page.getByLabel('Tag', { exact: true }).selectOption('banks')
    await expect(rows(page)).toHaveCount(1)
    await page.getByLabel('Tag', { exact: true }).selectOption('')
    await expect(rows(page)).toHaveCount(3)
    const many = page.getByRole('group', { name: 'Several bookmarks' })
    await rows(page).first().getByRole('checkbox').check()
    await expect(many).toContainText('1 selected')
    await many.getByRole('checkbox').check()
    await expect(many).toContainText('3 selected')
    await many.getByRole('button', { name: 'Tag' }).click()
    await picker(page).getByRole('textbox', { name: 'Tags' }).fill('urgent')
    await picker(page).getByRole('textbox', { name: 'Tags' }).press('Enter')
    await picker(page).getByRole('button', { name: 'Save' }).click()
    await said(page, '3 bookmarks tagged')
    await expect(rows(page).getByRole('button', { name: 'Show bookmarks tagged urgent' })).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const taken = page.waitForEvent('download')
    await many.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
    expect((await taken).suggestedFilename()).toMatch(/^hukumu-bookmarks-.*\.csv$/)
    await many.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No bookmarks yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(3)

    // The tree: a subfolder, another name, deleting what is shown.
    const tree = await folders(page)
    const act = async (folder: string, action: string) => {
      await (await folders(page)).getByRole('button', { name: `Actions for folder ${folder}`, exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: action }).click()
    }
    await act('/Land', 'New Subfolder')
    await picker(page).getByLabel('Folder name').fill('Leases')
    await picker(page).getByRole('button', { name: 'Create' }).click()
    await said(page, 'Folder created successfully')
    await act('/Land/Leases', 'Rename')
    await picker(page).getByLabel('Folder name').fill('Long leases')
    await picker(page).getByRole('button', { name: 'Rename' }).click()
    await said(page, 'Folder renamed successfully')
    await tree.getByRole('link', { name: /^Land/ }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Bookmarks in /Land' })).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await act('/Land', 'Delete Folder')
    await expect(picker(page)).toContainText('It holds 2 bookmarks, with its 1 subfolder.')
    await expectAccessible(page)
    await picker(page).getByRole('radio', { name: 'Remove them as well' }).check()
    await picker(page).getByRole('button', { name: 'Delete Folder' }).click()
    await said(page, 'Folder deleted successfully')
    await expect(page.getByRole('heading', { level: 2, name: 'All Bookmarks' })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(3)

    await rows(page)
      .first()
      .getByRole('button', { name: /^Remove the bookmark/ })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(3)
  })

test('what is said of a bookmark is what is so, and what was said before does not come back', slow, async ({ page }) => {
  await signInAnew(page)
  await page.clock.install()
  await page.goto('/cases/kehc-2024-90147')
  const notices = page.locator('[popover][role=status]')
  const bookmark = async () => {
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await picker(page)
      .getByRole('button', { name: /^Root Folder/ })
      .click()
  }
  await bookmark()
  await expect(notices).toContainText('Bookmark created')
  await page.getByRole('button', { name: 'Bookmarked', exact: true }).click()
  await expect(notices).toContainText('Bookmark removed')
  await bookmark()
  await expect(notices).toContainText('Bookmark created')
  await page.getByRole('button', { name: 'Bookmarked', exact: true }).click()
  await expect(notices).toContainText('Bookmark removed')
  await page.clock.runFor(6000)
  await expect(notices).toHaveCount(0)
})

test('what goes wrong with bookmarks is said in the words of the product', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/bookmarks')
  await expect(page.getByText('No bookmarks yet')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/bookmarks?folder=%2FNowhere')
  await expect(page.getByText('There is no such folder')).toBeVisible()

  await page.route(/\/api\/bookmarks(\/folders)?\?|\/api\/bookmarks\/folders$/, (route) =>
    route.fulfill({ status: 400, json: { code: 'x', detail: 'No' } }),
  )
  await page.goto('/bookmarks')
  await expect(page.getByText('Failed to load bookmarks')).toBeVisible()
  await expect(page.getByText('Failed to load folders')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).last().click()
  await expect(page.getByText('No bookmarks yet')).toBeVisible()

  await page.goto('/cases')
  const first = page.getByRole('article').first()
  const bookmark = async (status: number, json: object) => {
    await page.route('**/api/bookmarks', (route) => route.fulfill({ status, json }))
    await first.getByRole('button', { name: /^Bookmark / }).click()
    await picker(page)
      .getByRole('button', { name: /^Root Folder/ })
      .click()
  }
  const field = { loc: ['body', 'case_id'], msg: 'Field required', type: 'missing' }
  for (const [status, json, text] of [
    [422, { code: 'invalid-input', detail: [field] }, 'Failed to bookmark: Case ID is missing'],
    [422, { code: 'invalid-input', detail: [{ ...field, msg: 'Odd' }] }, 'Failed to bookmark: Invalid data provided'],
    [403, { code: 'forbidden', detail: 'No' }, "You don't have permission to bookmark this case"],
    [404, { code: 'not-found', detail: 'Case not found' }, 'Case not found'],
    [409, { code: 'limit-reached', detail: 'You have enough.' }, 'Failed to update bookmark: You have enough.'],
  ] as const) {
    await bookmark(status, json)
    await said(page, text)
    await page.keyboard.press('Escape')
    await page.unrouteAll()
  }

  // Nobody is signed in any more: an invitation to log in.
  await first.getByRole('button', { name: /^Bookmark / }).click()
  await page.evaluate(() => ['auth_token', 'refresh_token', 'auth_cache'].forEach((key) => localStorage.removeItem(key)))
  await picker(page)
    .getByRole('button', { name: /^Root Folder/ })
    .click()
  await said(page, 'Please log in to bookmark cases')
})
