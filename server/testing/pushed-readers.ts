import type { AlertsWork } from './start-alerts-process.ts'
import { alertedAddresses } from './alerted-accounts.ts'
import { startPushService } from './push-service.ts'

/** A push service with one device for each of the readers of the alerts processes. */
export async function startPushedReaders() {
  const service = await startPushService()
  const devices = alertedAddresses.map((_, place) => service.device(`/reader-${place}`))
  return {
    push: {
      origin: service.origin,
      cert: service.cert,
      devices: devices.map(({ endpoint, keys }) => ({ endpoint, keys })),
    } satisfies AlertsWork['push'],
    /** What each device was told, in the order in which it came. */
    told: (): string[][] =>
      devices.map(({ endpoint, read }) =>
        service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => (read(body) as { title: string }).title),
      ),
    close: service.close,
  }
}

export type PushedReaders = Awaited<ReturnType<typeof startPushedReaders>>
