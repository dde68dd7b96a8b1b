import { forgetReadings } from '../../api/origin-worker.ts'

/** Ends the push notices of this device, where it has any, and forgets what was read: what an account was told or read is shown to nobody once it has left. */
export async function leaveDevice(): Promise<void> {
  // Older browsers and pages without TLS know neither.
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await Promise.all([subscription?.unsubscribe(), forgetReadings()])
}
