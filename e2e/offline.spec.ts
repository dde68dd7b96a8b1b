import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { openWire } from './wire.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './signed-in.ts'

test.use({ ownWindow: true, serviceWorkers: 'allow' })

const [read, bookmarked, unread] = ['kesc-2026-90007', 'keca-2025-90112', 'kehc-2024-90147']
const banner = (page: Page) => page.getByText(/^No connection\. This is as it was on \d/)

/** The worker is installed behind the first screen; from the next one on all goes through it. */
async function keepProgram(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Of what was read, the paths. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('read-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('what was read is read again without a connection, as it was and said to be so, until one signs out', async ({
  page,
  context,
  baseURL,
}) => {
  const wire = await openWire(baseURL!)
  const open = (path: string) => page.goto(wire.address + path)
  const { access_token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await page.request.post('/api/bookmarks', { headers, data: { case_id: bookmarked } })).status()).toBe(201)
  await open('/cases')
  await keepProgram(page)
  await open(`/cases/${read}`)
  const judgment = page.getByRole('article').first()
  await expect(judgment).toContainText('Mlima Crest Bank')
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
  await open('/legal-library/legislation/ke-act-2007-11')
  const act = await page.getByRole('heading', { level: 1 }).first().textContent()
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(expect.arrayContaining(['/api/legislation/ke-act-2007-11', `/api/case-detail/${bookmarked}`]))

  wire.cut()
  await context.setOffline(true)
  await open(`/cases/${read}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading!)
  await expect(judgment).toContainText('Mlima Crest Bank')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  await open('/legal-library/legislation/ke-act-2007-11')
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(act!)

  // A case that is bookmarked is there before it was opened.
  await open(`/cases/${bookmarked}`)
  await expect(judgment).toContainText('Mlima Crest Bank')

  // What nobody has opened is not there, and is said not to be.
  await open(`/cases/${unread}`)
  await expect(page.getByText(/connect/i).first()).toBeVisible()

  wire.mend()
  await context.setOffline(false)
  await open(`/cases/${read}`)
  await expect(judgment).toContainText('Mlima Crest Bank')
  await expect(banner(page)).toBeHidden()

  // Who signs out leaves nothing behind.
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('read-')))
  expect(await kept()).toHaveLength(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(kept).toEqual([])
  wire.close()
})

test('a newer program is told of, takes over when the reader says so, and keeps what was read', async ({ page, baseURL, context }) => {
  const wire = await openWire(baseURL!)
  await signInAnew(page)
  await page.goto(`${wire.address}/cases`)
  await keepProgram(page)
  await page.goto(`${wire.address}/cases/${read}`)
  await expect.poll(() => keptAddresses(page)).toContain(`/api/case-detail/${read}`)
  const notice = page.getByText('A newer version of Hukumu is ready.')
  await expect(notice).toBeHidden()

  wire.renew()
  await page.reload()
  await expect(notice).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(page.getByRole('article').first()).toContainText('Mlima Crest Bank')
  await expect(notice).toBeHidden()

  wire.cut()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Mlima Crest Bank')
  await expect(banner(page)).toBeVisible()
  wire.close()
})
