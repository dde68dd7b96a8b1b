import type { ToWorker } from './worker-told.ts'

/** Pages that are neither local nor served with TLS have no workers. */
const knowsWorkers = () => 'serviceWorker' in navigator

/** The worker of this origin: it keeps the program and what is read, and shows what is pushed. Rejects, or finds none, where the browser refuses it. */
export async function installWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register('/worker.js')
  return navigator.serviceWorker.getRegistration()
}

/** Who pays for each megabyte has said so to the browser. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Has the worker installed once the page is at rest, and tells `onNewer` of a program that has come since, with what has it take over and the page
 * loaded anew. Tells `onKept` whether anything is kept: a browser may refuse it, or save data. Returns what stops that.
 */
export function keepProgram({ onKept, onNewer }: { onKept: (is: boolean) => void; onNewer: (takeOver: () => void) => void }): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const isFirst = knowsWorkers() && navigator.serviceWorker.controller === null
  const tell = (waiting: ServiceWorker | null) => {
    if (waiting === null || isFirst || signal.aborted) return
    onNewer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('take-over' satisfies ToWorker)
    })
  }
  const follow = (registration: ServiceWorkerRegistration | undefined) => {
    onKept(registration !== undefined)
    if (!registration) return
    tell(registration.waiting)
    const comes = () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => coming.state === 'installed' && tell(coming), { signal })
    }
    registration.addEventListener('updatefound', comes, { signal })
  }
  const begin = () => {
    if (signal.aborted) return
    if (!knowsWorkers() || savesData()) onKept(false)
    else installWorker().then(follow, () => onKept(false))
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 })
  else setTimeout(begin, 3_000)
  return () => stopped.abort()
}

/** Forgets what was read on this device. */
export async function forgetReadings(): Promise<void> {
  if (!knowsWorkers()) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage('forget' satisfies ToWorker)
}
