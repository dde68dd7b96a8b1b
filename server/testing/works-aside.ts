import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Problem } from '../problem.ts'

/** Works of every kind that a pool must bear. */
export const double = (number: number) => number * 2
export const file = (name: string) => new File(['a weir'], name, { type: 'text/plain' })

export function forever() {
  for (;;);
}

export function hoard() {
  const all: string[][] = []
  for (;;) all.push(Array.from({ length: 1_000 }, (_, at) => `${at} of ${all.length}`))
}

export const nest = (): number => 1 + nest()

export function throwRange() {
  throw new RangeError('Invalid array length, a mistake of ours')
}
export function throwType() {
  throw new TypeError('a mistake of ours')
}
/** Out of a callback, where nobody waits. */
export function throwLate() {
  setImmediate(() => {
    throw new RangeError('a mistake of ours')
  })
  return new Promise(() => {})
}
export function refuse() {
  throw new Problem('not-found', 'No such weir')
}

/** Ends once a file is there. */
export async function waitFor(path: string) {
  while (!existsSync(path)) await setTimeout(20)
  return 'held'
}
