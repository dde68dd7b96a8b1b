import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  /** Where it was fetched from. */
  resolved?: string
  link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

test('every package has the sum that it is compared with, those of other platforms too', () => {
  expect(locked.length).toBeGreaterThan(500)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('no registry is named: whoever installs takes the one of the machine', () =>
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]))
