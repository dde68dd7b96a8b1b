import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { readPayload } from '../api/tokens.ts'
import { type FromKept, readingsOf, readingsPrefix } from '../api/worker-told.ts'

declare const self: ServiceWorkerGlobalScope

/** Answers that are kept, of each account; the one that was wanted longest ago goes first. A judgment takes some five. */
const maxKept = 1_000
const maxAge = 60 * 60 * 24 * 60
/** Seconds without an answer after which what is kept is shown. */
const patience = 10

/** What is read again without a connection: cases, the law, one's own things. Not what is searched, and nothing of the administration or of plans. */
const isReading =
  /^\/api\/(?:case-detail\/|cases\/[^/]|legislation(?:$|\/(?!search|browse))|annotations|bookmarks|citation-list|home|library$|profile(?:$|\/preferences)|research-(?:notes|history|hub)|watches|saved-searches)/

/** What stands around what is read on every screen: how old that is says nothing of the law. */
const isFrame = /^\/api\/(?:profile|home|bookmarks\/check|research-hub\/projects$)/

/** Whose readings an answer to a request belongs to; null where it is not kept. */
export function keptFor(request: Request): string | null {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.cache === 'no-store' || !isReading.test(pathname)) return null
  if (!request.headers.get('accept')?.includes('application/json')) return null
  // The server alone knows whether it is a token; of what is none nothing is kept.
  return readPayload(request.headers.get('authorization') ?? '')?.sub ?? null
}

interface Readings {
  expiration: ExpirationPlugin
  strategy: NetworkFirst
}

/** By the names of their caches. */
const known = new Map<string, Readings>()

function readingsIn(cacheName: string): Readings {
  const readings = known.get(cacheName) ?? openReadings(cacheName)
  known.set(cacheName, readings)
  return readings
}

function openReadings(cacheName: string): Readings {
  const expiration = new ExpirationPlugin({ maxEntries: maxKept, maxAgeSeconds: maxAge, purgeOnQuotaError: true })
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    // Who asked is told by the name of the cache; a token is another every quarter of an hour.
    matchOptions: { ignoreVary: true },
    plugins: [
      expiration,
      {
        // What the server no longer gives is not to be read here either: it was taken down, or is no longer shared.
        fetchDidSucceed: async ({ request, response }) => {
          if ([403, 404, 410].includes(response.status)) await (await caches.open(cacheName)).delete(request, { ignoreVary: true })
          return response
        },
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          if (cachedResponse && !isFrame.test(new URL(request.url).pathname)) await tell(event, cachedResponse.headers.get('date') ?? '')
          return cachedResponse ?? null
        },
      },
    ],
  })
  return { expiration, strategy }
}

/** Answers from the server and, where that cannot be reached, from what an account has read before. */
export const strategyOf = (account: string): NetworkFirst => readingsIn(readingsOf(account)).strategy

/** Pages that may not listen yet, each with the moments of what was taken for it. */
const taken = new Map<string, string[]>()

async function tell(event: ExtendableEvent | undefined, at: string) {
  const id = (event as FetchEvent | undefined)?.clientId ?? ''
  taken.set(id, [...(taken.get(id) ?? []), at])
  const page = await self.clients.get(id)
  page?.postMessage({ kind: 'from-kept', at } satisfies FromKept)
}

/** Tells a page again what was taken for it before it listened. */
export function tellAgain(page: Client) {
  for (const at of taken.get(page.id) ?? []) page.postMessage({ kind: 'from-kept', at } satisfies FromKept)
  taken.delete(page.id)
}

/** Forgets what anybody has read on this device. */
export async function forgetReadings() {
  for (const name of await caches.keys()) if (name.startsWith(readingsPrefix)) await readingsIn(name).expiration.deleteCacheAndMetadata()
}
