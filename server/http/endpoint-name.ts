import type { Endpoint } from '#contract/endpoint'
import * as areas from '#contract/index'

const names = new Map<unknown, string>(
  Object.values(areas).flatMap((area) => Object.entries(area).map(([name, value]) => [value, name] as const)),
)

/** What the contract calls an endpoint: `getCase`. Logs and metrics name it so, never by an address. */
export const nameOf = (e: Endpoint): string => names.get(e) ?? notInContract

/** Pages, files and what nobody serves. */
export const notInContract = 'other'
