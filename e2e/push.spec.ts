import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, said, test, slow } from './signed-in.ts'

// A browser without a screen reaches no push service: it is given the subscription that one would make.
const device = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/e2e',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

test.use({ ownWindow: true, serviceWorkers: 'allow' })

test('who switches push notifications on is shown what is pushed, until they sign out', slow, async ({ page, context }) => {
  await signInAnew(page)
  let ended = 0
  await page.exposeFunction('endedPush', () => void (ended += 1))
  await page.addInitScript((given) => {
    let subscribed = false
    const unsubscribe = async () => {
      await (window as unknown as { endedPush: () => Promise<void> }).endedPush()
      return !(subscribed = false)
    }
    const subscription = { endpoint: given.endpoint, toJSON: () => given, unsubscribe }
    PushManager.prototype.subscribe = async () => {
      subscribed = true
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => (subscribed ? (subscription as unknown as PushSubscription) : null)
  }, device)
  await page.goto('/settings?tab=notifications')
  const push = page.getByRole('switch', { name: 'Push notifications' })
  await expect(push).not.toBeChecked()

  // Nobody has allowed it: it stays off, and says what can be done.
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await push.click()
  await said(page, 'This browser blocks notifications from Hukumu. Allow them in its settings for this site, then try again.')
  await expect(push).not.toBeChecked()

  await context.grantPermissions(['notifications'])
  await page.reload()
  const subscribed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/notifications/push'))
  await push.click()
  expect((await subscribed).postDataJSON()).toEqual(device)
  await expect(push).toBeChecked()
  await expect(page.getByText('This device is not notified.')).toBeHidden()
  await expectAccessible(page)

  // As another device has it: switched on for the account, and not here yet.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notify this device' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Notify this device' }).click()
  await expect(page.getByText('This device is not notified.')).toBeHidden()

  const notice = { title: '2 new decisions: Bail', body: 'Since you last looked.', href: '/notifications', tag: 'one' }
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  )
  await devtools.send('ServiceWorker.enable')
  for (const title of ['1 new decision: Bail', notice.title])
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registration,
      data: JSON.stringify({ ...notice, title }),
    })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
    )
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.tag }])

  // Who signs out is shown nothing here any more.
  const before = ended
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => ended).toBe(before + 1)
})
