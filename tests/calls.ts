import type { Endpoint } from '#contract/endpoint'
import * as areas from '#contract/index'

/** Every call of the contract: a new one is walked by the tests of all calls without a line there. */
export const calls = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, unknown>))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
