import type { PushNotice } from '#contract/push'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server pushes to this device, also while no page is open. */
export function showNotices() {
  self.addEventListener('push', (event) => {
    const { title, body, href, tag } = event.data!.json() as PushNotice
    // One with the same tag takes the place of what is shown, without another sound.
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { href } }))
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const address = new URL((event.notification.data as { href: string }).href, self.location.origin)
    if (address.origin !== self.location.origin) return
    event.waitUntil(open(address.href))
  })
}

/** In the page that is open, where there is one. */
async function open(address: string) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(address)
  await page.focus()
  return page.navigate(address)
}
