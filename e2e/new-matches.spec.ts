import { randomUUID } from 'node:crypto'
import { arrive } from './arriving-law.ts'
import { linkIn } from './mails.ts'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

test(
  'what is new to a search is counted at home and on its card until it is run, and its mails are stopped signed out',
  slow,
  async ({ page, browser }) => {
    const { access_token: token, email } = await signInAnew(page)
    // Judgments of this try alone have it: letters of a number in base 16.
    const word = `quern${randomUUID().replaceAll(/\d|-/g, '')}`
    const headers = { authorization: `Bearer ${token}` }
    const data = { name: 'Mills', query: word, alert_enabled: true, alert_frequency: 'immediate' }
    expect((await page.request.post('/api/saved-searches', { data, headers })).status()).toBe(201)
    await page.goto('/')
    const home = page.getByRole('main')
    await expect(home.getByRole('searchbox').first()).toBeVisible()
    await expect(home.getByText('matches your saved searches')).toHaveCount(0)

    const judgment = {
      kind: 'judgment',
      court: 'High Court',
      court_code: 'KEHC',
      date: '2026-06-01',
      content: ['JUDGMENT', `1. Of the ${word}.`],
    }
    await arrive({ ...judgment, title: `Miller v ${word}`, citation: `[2026] KEHC ${98_000 + Math.floor(Math.random() * 900)} (KLR)` })
    await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible()
    await page.reload()
    await expect(home.getByText('1 new decision matches your saved searches')).toBeVisible()
    await expectAccessible(page)
    await home.getByRole('link', { name: 'Show them' }).click()
    const card = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem').first()
    await expect(card.getByText('1 new', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: /^Run Search/ }).click()
    await expect(page.getByRole('link', { name: `Miller v ${word}` }).first()).toBeVisible()
    await page.goto('/saved-searches')
    await expect(card.getByText('1 new', { exact: true })).toHaveCount(0)

    const stranger = await (await browser.newContext({ baseURL: test.info().project.use.baseURL! })).newPage()
    await stranger.setViewportSize({ width: 390, height: 800 })
    await stranger.goto(await linkIn(email, /^https?:\/\/[^/\s]+(\/unsubscribe\?token=\S+)/m))
    await expectAccessible(stranger)
    await expectNoSidewaysScroll(stranger)
    await stranger.getByRole('button', { name: 'Stop the mails' }).click()
    await expect(stranger.getByText('You will receive no more alert mails.')).toBeVisible()
    await stranger.context().close()
    await page.goto('/settings?tab=notifications')
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
  },
)
