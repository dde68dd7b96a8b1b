import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { pageOf } from '#contract/page-of'
import { forgetReadings, keptFor, strategyOf, tellAgain } from './kept-readings.ts'
import { showNotices } from './show-notices.ts'
import type { ToWorker } from '../api/worker-told.ts'

/*
 * The worker of this origin: it keeps the program and what was read, for when there is no connection, and shows what is pushed.
 */

declare const self: ServiceWorkerGlobalScope
/** Files of the program with which everything that is kept can be read; the build says which (web/build/worker.ts). */
declare const programFiles: { url: string; revision: string | null }[]

precacheAndRoute(programFiles, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = url.pathname.startsWith('/api/') ? undefined : await matchPrecache(`/${pageOf(url.pathname)}`)
      if (!kept) throw error
      return kept
    }
  },
)

registerRoute(
  ({ request }) => keptFor(request) !== null,
  (options) => strategyOf(keptFor(options.request)!).handle(options),
)

self.addEventListener('message', (event) => {
  const told = event.data as ToWorker
  if (told === 'listening' && event.source instanceof Client) tellAgain(event.source)
  if (told === 'forget') event.waitUntil(forgetReadings())
  if (told === 'take-over') event.waitUntil(self.skipWaiting())
})

showNotices()
