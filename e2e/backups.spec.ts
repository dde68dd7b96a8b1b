import type { Page } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOwnServer } from './own-server.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`,
})

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

    // How it looks while one is made, and where the list cannot be had.
    const state = (await (await page.request.get(`${server.url}/api/admin/backups`, { headers: await headersOf(page) })).json()) as object
    const calls = '**/api/admin/backups'
    await page.route(calls, (route) => route.fulfill({ json: { ...state, running: { started_at: new Date().toISOString(), done: 0.42 } } }))
    await page.reload()
    await expect(page.getByText('A backup is being made: 42% done')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back Up Now' })).toBeDisabled()
    await expectAccessible(page)
    await page.unroute(calls)
    await page.route(calls, (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid-input', detail: 'The folder cannot be read.' } }),
    )
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'The folder cannot be read.' })).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(made).toHaveCount(1)

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
