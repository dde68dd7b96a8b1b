import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./migrations/', import.meta.url)
const here = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
/** As `sha256sum *.sql` writes it. */
const released = new Map(
  readFileSync(new URL('./released-migrations.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('  ').reverse() as [string, string]),
)

test.each([...released])('%s is as it was released', (name, sum) => {
  const file = new URL(name, folder)
  expect(existsSync(file), `${name} was released and is gone: databases that have it would be refused`).toBe(true)
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(found, `${name} was released and never changes: write another migration`).toBe(sum)
})

test('what is new comes after all that was released, as it does in a database that is brought up to date', () => {
  const last = [...released.keys()].sort().at(-1)!
  expect(here.filter((name) => !released.has(name) && name < last)).toEqual([])
})
