import { getPushKey, subscribeToPush } from '#contract/push'
import { call } from '../../api/call.ts'
import { installWorker } from '../../api/origin-worker.ts'

/** Why a device cannot be notified: its browser knows no push, forbids it, or reaches no service. */
export type PushRefusal = 'unsupported' | 'forbidden' | 'unreachable'

export class PushRefused extends Error {
  readonly why: PushRefusal

  constructor(why: PushRefusal, options?: ErrorOptions) {
    super(`Push notices are ${why}.`, options)
    this.why = why
  }
}

/** Pages that are neither local nor served with TLS have no service workers. */
export const knowsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether this device is subscribed, and may be. */
export async function isThisDeviceNotified(): Promise<boolean> {
  if (!knowsPush() || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null
}

/** Asks the browser for leave, and has the server notify this device. Throws PushRefused, or a CallError. */
export async function notifyThisDevice(): Promise<void> {
  if (!knowsPush()) throw new PushRefused('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('forbidden')
  const { public_key: applicationServerKey } = await call(getPushKey, {})
  await installWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await subscribe(pushManager, applicationServerKey)
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new PushRefused('unsupported')
  await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } })
}

/** A subscription that was made with another key of the server takes in nothing of this one. */
async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const former = await pushManager.getSubscription()
    if (!former) throw new PushRefused('unreachable', { cause: error })
    await former.unsubscribe()
    return pushManager.subscribe(options)
  }
}
