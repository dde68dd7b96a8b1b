import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOwnServer } from './own-server.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

test('an administrator makes a backup, sees what it holds, and is told of one that fails', slow, async ({ page }) => {
  const server = await startOwnServer({})
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await chooseTheme(page, 'dark')
    await server.signIn(page, 'Wanjiru Kamau', 'admin')
    await page.goto(`${server.url}/admin?tab=backups`)
    await expect(page.getByText('There is no backup yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await said(page, 'A backup will be made')
    const made = page.getByRole('list', { name: 'Backups' }).getByRole('listitem')
    await expect(made).toHaveCount(1)
    await expect(made).toContainText('Readable')
    await expect(made).toContainText('made from here')
    await expect(made).toContainText('1 account')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // A file lies where the folder of backups was.
    const folder = join(server.dataDir, 'backups')
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toContainText('its folder is not there, or cannot be written to')
    rmSync(folder)
    mkdirSync(folder)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await expect(made).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await server.close()
  }
})
