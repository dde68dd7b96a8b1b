import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { BundleFile } from '#contract/bundles'
import { arriveReedAct } from './reed-act.ts'
import { type OwnAccount, signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

/** A project with two cases and a citation that is not held; answers its address. */
async function projectOf(page: Page, { access_token }: OwnAccount): Promise<string> {
  const headers = { authorization: `Bearer ${access_token}` }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data })
    expect(answer.status(), path).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  const id = await post('/api/research-hub/projects', { name: 'The weir on the lake' })
  const citation = await post('/api/citation-list', { text: 'Nobody v Republic [1987] KLR 999' })
  const items = [
    ['document', 'kehc-2024-90147'],
    ['document', 'kesc-2026-90007'],
    ['citation', citation],
  ] as const
  for (const [type, item] of items) await post(`/api/research-hub/projects/${id}/items`, { type, id: item })
  return `/research-hub/projects/${id}`
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`a bundle is chosen, put in order, covered, asked about, made and downloaded, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    const account = await signInAnew(page)
    const address = await projectOf(page, account)
    const act = await arriveReedAct(`904${width}`)
    const put = await page.request.post(`/api${address}/items`, {
      headers: { authorization: `Bearer ${account.access_token}` },
      data: { type: 'provision', id: `${act}~sec_1` },
    })
    expect(put.status()).toBe(201)
    await page.goto(address)
    await page.getByRole('link', { name: 'Bundle of authorities' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bundle of Authorities' })).toBeVisible()
    const list = page.getByRole('list', { name: 'Authorities of the bundle' })
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await expect(list.getByText('Not held: it will be listed, and you supply the copy')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const court = list.getByRole('listitem').filter({ hasText: '[2024] KEHC 90147 (KLR)' })
    await court.getByLabel('Relied on for').fill('That a bank answers for a card that it replaced unasked.')
    await court.getByLabel('Heading').selectOption('Binding decisions')
    await court.getByRole('button', { name: /^Move .* up$/ }).click()
    await expect(list.getByRole('listitem').first()).toContainText('[2024] KEHC 90147 (KLR)')
    await page.getByLabel('Add an authority').fill('section 107 of the Evidence Act (Cap 80)')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(5)

    await page.getByRole('tab', { name: 'Cover' }).click()
    await page.getByLabel('Court', { exact: true }).fill('Court of Appeal of Kenya')
    await page.getByLabel('Case number').fill('Civil Appeal No. E123 of 2026')
    await page.getByLabel('Party 1', { exact: true }).fill('Jane Achieng')
    await page.getByLabel('Role of party 1').fill('Appellant')
    await page.getByLabel('Filed for').fill('Appellant')
    await page.getByLabel('Law as at').fill('2000-01-01')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('tab', { name: 'Preview of the index' }).click()
    await expect(page.getByText('Pages are numbered when the PDF is made.')).toBeVisible()

    // What is doubtful leaves the house only when that is said.
    await page.getByRole('button', { name: 'Make the PDF' }).click()
    const dialog = page.getByRole('dialog', { name: '3 authorities need a second look' })
    await expect(dialog.getByText('Not in the library')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark Them' }).click()
    const fetching = page.getByRole('button', { name: 'Download the PDF' })
    await expect(fetching).toBeVisible({ timeout: 60_000 })
    const index = page.getByRole('region', { name: 'Index' })
    await expect(index.getByText('Pages as they are in the PDF that was made.')).toBeVisible()
    await expect(index.getByRole('heading', { name: 'The Constitution and legislation' })).toBeVisible()
    await expect(index.getByLabel(/^page \d+$/)).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [download] = await Promise.all([page.waitForEvent('download'), fetching.click()])
    expect(download.suggestedFilename()).toBe('Appellant’s Bundle of Authorities, Civil Appeal No. E123 of 2026.pdf')
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    // It is kept with the project.
    await page.reload()
    await page.getByRole('tab', { name: 'Cover' }).click()
    await expect(page.getByLabel('Case number')).toHaveValue('Civil Appeal No. E123 of 2026')
    await expect(page.getByRole('button', { name: 'Bundle saved' })).toBeDisabled()
    await page.getByRole('tab', { name: 'Authorities' }).click()
    const bound = list.getByRole('listitem').filter({ hasText: `Reed 904${width} Act` })
    await expect(bound).toContainText('Licence, as it stood from 1 June 1990 to 30 December 2012')
    await expect(bound.getByLabel('Bind').getByRole('option')).toHaveText(['The whole', 'Listed only'])
    await expect(list.getByRole('listitem').filter({ hasText: 'Evidence Act' })).toContainText('Its text is not in this library')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/bundle-${width}.png`, fullPage: true })
  })

test('what another member saved meanwhile is not lost', slow, async ({ page }) => {
  const account = await signInAnew(page)
  const address = await projectOf(page, account)
  await page.goto(`${address}/bundle?tab=cover`)
  await page.getByLabel('Station').fill('Nairobi')
  const url = `/api${address}/bundle`
  const headers = { authorization: `Bearer ${account.access_token}` }
  const theirs = (await (await page.request.get(url, { headers })).json()) as Record<string, object>
  const saved = await page.request.put(url, {
    headers,
    data: { ...theirs, cover: { ...theirs['cover'], station: 'Kisumu' }, authorities: [] },
  })
  expect(saved.status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody has saved this bundle since you opened it.')).toBeVisible()
  await expect(page.getByLabel('Station')).toHaveValue('Nairobi')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Station')).toHaveValue('Kisumu')
  await page.getByLabel('Station').fill('Nakuru')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await said(page, 'Bundle saved')
})

test(
  'how far a long bundle is stands on the screen, where it is cancelled; one that has grown old or failed is said to be',
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const address = await projectOf(page, await signInAnew(page))
    // The bundle of a journey is made before one could look; what is told of a long one is tried with the call.
    const long: BundleFile = {
      job: 'bundle',
      url: null,
      status: 'making',
      done: 3,
      total: 24,
      pages: null,
      bytes: null,
      stale: false,
      starts: [],
      asked_at: null,
      expires_at: null,
    }
    const tell = async (file: BundleFile) => {
      await page.unroute(/\/bundle\/file$/)
      await page.route(/\/bundle\/file$/, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: file }) : route.fallback(),
      )
      await page.goto(`${address}/bundle`)
    }
    await tell({ ...long, done: 0, total: 0 })
    await expect(page.getByText('Reading the authorities…')).toBeVisible()
    await tell(long)
    await expect(page.getByText('Binding 3 of 24 authorities')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'How much of the bundle is written' })).toHaveAttribute('aria-valuenow', /^12|13/)
    await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeDisabled()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.unroute(/\/bundle\/file$/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await said(page, 'The bundle was cancelled')
    await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeEnabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await tell({ ...long, status: 'ready', done: 24, pages: 310, bytes: 2_000_000, stale: true })
    await expect(page.getByText(/An authority has changed since it was made/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download the PDF' })).toHaveCount(0)
    await tell({ ...long, status: 'failed' })
    await expect(page.getByText(/The bundle could not be made/)).toBeVisible()
    await expectAccessible(page)
  },
)
