import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const part = (page: Page, name: string) => page.getByRole('tab', { name })
const own = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text })

for (const [width, details] of [
  [390, slow],
  [1440, {}],
] as const)
  test(`an administrator looks after accounts, imports, names, log and system at ${width} px`, details, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    const admin = await signInAnew(page, { name: 'Registrar', isAdmin: true })
    const other = await (await browser.newContext()).newPage()
    const reader = await signInAnew(other, { name: 'Naliaka Wafula' })
    await page.goto('/cases')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Administration' }).click()

    // Accounts
    await page.getByLabel('Name, address or organization').fill(reader.email)
    const row = own(page, 'Accounts', reader.email)
    await expect(row).toBeVisible()
    await expect(page.getByText('1 account', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const act = async (name: string) => {
      await row.getByRole('button', { name: 'Actions for Naliaka Wafula' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Change role…')
    await page.getByRole('radio', { name: /^Editor/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change Role', exact: true }).click()
    await said(page, 'Naliaka Wafula now has the role Editor')
    await expect(row.getByText('Editor', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Naliaka Wafula now has the role User')
    await act('Lock…')
    await page.getByRole('button', { name: 'Lock Account' }).click()
    await said(page, 'Naliaka Wafula is locked')
    await other.goto('/cases')
    await expect(other).toHaveURL(/\/login/)
    await act('Unlock')
    await said(page, 'Naliaka Wafula is unlocked')
    await other.context().close()

    // The log, of this account alone
    await act('Show its log')
    const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
    await expect(entries.first()).toContainText('Account unlocked')
    await expect(entries.filter({ hasText: 'Role changed' }).first()).toContainText('Editor → User')
    await page.getByLabel('What happened').selectOption('account-locked')
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText('Registrar')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Imports
    await part(page, 'Imports').click()
    const number = 10_000 + Math.floor(Math.random() * 80_000)
    const title = `Kilonzi v Tumaini Sacco [2020] KEHC ${number} (KLR)`
    const ruling = {
      title,
      citation: `[2020] KEHC ${number} (KLR)`,
      date: '2020-02-03',
      content: '1. Tumaini Wekesa sues.\n\n2. Dismissed.',
    }
    await page.locator('input[type=file]').setInputFiles([
      { name: `ruling-${number}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(ruling)) },
      { name: `scan-${number}.bin`, mimeType: 'application/octet-stream', buffer: Buffer.from([0, 1, 2, 3]) },
    ])
    const run = own(page, 'Imports begun here', `ruling-${number}.json`)
    await expect(run).toContainText('Done')
    await expect(run).toContainText('Added 1')
    await expect(run).toContainText('Rejected 1')
    await run.getByRole('button', { name: /^Records of/ }).click()
    await expect(run.getByRole('listitem')).toHaveCount(1)
    await expect(run.getByRole('listitem')).toContainText(`scan-${number}.bin`)
    const download = page.waitForEvent('download')
    await run.getByRole('button', { name: 'Download Report' }).click()
    expect((await download).suggestedFilename()).toMatch(/^import-.*\.tsv$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Sources: none is set up here, and what would set one up is said.
    await part(page, 'Sources').click()
    const sources = page.getByRole('list', { name: 'Sources' }).getByRole('listitem')
    await expect(sources).toHaveCount(4)
    await expect(sources.filter({ hasText: 'Peachjam' })).toContainText('Set PEACHJAM_URL and PEACHJAM_KEY to read it.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Redactions
    await part(page, 'Redactions').click()
    await page.getByLabel('Case', { exact: true }).fill(`kehc-2020-${number}`)
    await page.getByLabel('Name as printed').fill('Nobody Here')
    await page.getByLabel('Initials').fill('N.H.')
    await page.getByRole('button', { name: 'Count the Places' }).click()
    await expect(page.getByRole('alert')).toContainText('is not found')
    await page.getByLabel('Name as printed').fill('Tumaini Wekesa')
    await page.getByLabel('Initials').fill('T.W.')
    await page.getByRole('button', { name: 'Count the Places' }).click()
    await expect(page.getByRole('dialog')).toContainText('text 1')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Redact', exact: true }).click()
    await said(page, 'Redacted: T.W.')
    await expect(own(page, 'What was redacted', `KEHC ${number}`)).toContainText('Registrar')
    await expectNoSidewaysScroll(page)

    // System, with a job that failed: none does here by itself.
    const failed = {
      id: '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11',
      job: 'bundle',
      sent_at: '2026-11-01T08:00:00.000Z',
      failed_at: '2026-11-01T09:00:00.000Z',
    }
    const asked: string[] = []
    await page.route('**/api/admin/failed-jobs**', async (route) => {
      const [, does] = /failed-jobs\/(\w+)/.exec(route.request().url()) ?? []
      if (does === undefined)
        return route.fulfill({
          json: { results: [{ ...failed, error: 'No space is left' }], total: 1, total_relation: 'eq', offset: 0, limit: 20 },
        })
      asked.push(`${does} ${(route.request().postDataJSON() as { ids: string[] }).ids.join()}`)
      await route.fulfill({ json: { jobs: 1 } })
    })
    await part(page, 'System').click()
    await expect(own(page, 'Jobs that failed for good', 'No space is left')).toBeVisible()
    await page.getByRole('button', { name: 'Try bundle again' }).click()
    await said(page, 'It will be tried again')
    await page.getByRole('button', { name: 'Give bundle up' }).click()
    await expect(page.getByRole('dialog')).toContainText('What it was to do is not done')
    await page.getByRole('dialog').getByRole('button', { name: 'Give Up' }).click()
    await said(page, 'The job was given up')
    expect(asked).toEqual([`retry ${failed.id}`, `discard ${failed.id}`])
    await page.unroute('**/api/admin/failed-jobs**')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Database' })).toContainText('PostgreSQL')
    await expect(page.getByText('No job has failed for good.')).toBeVisible()
    const slowest = page.getByRole('list', { name: 'Slowest statements' }).getByRole('listitem')
    await expect(slowest).toHaveCount(20)
    await expect(slowest.first()).toContainText(/ in all ·/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(admin.email).toContain('@')
  })

test('a reader who opens the administration is told whose it is', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/admin')
  await expect(page.getByText('Only administrators of this installation see this page.')).toBeVisible()
})
