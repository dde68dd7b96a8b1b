import { expect, test } from 'vitest'
import { whileContended } from './contention.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Work that fails in these ways, one after the other, and then answers how often it was tried. */
function failing(...errors: Error[]) {
  let tries = 0
  return () => {
    const error = errors[tries]
    tries += 1
    return error ? Promise.reject(error) : Promise.resolve(tries)
  }
}

test.each([
  ['another writer', failure('23505')],
  ['a deadlock', failure('40P01')],
  ['a database that was started anew meanwhile', failure('57P01')],
  ['a connection that ended between two statements', new Error('Connection terminated unexpectedly')],
])('work is done again after %s, with what was read before forgotten', async (_, error) => {
  let forgotten = 0
  expect(await whileContended(failing(error, error), () => (forgotten += 1))).toBe(3)
  expect(forgotten).toBe(2)
})

test('what is wrong with the work itself is thrown at once, and what does not end after five attempts', async () => {
  const wrong = failing(failure('23502'))
  await expect(whileContended(wrong)).rejects.toThrow('23502')
  const endless = failing(...Array.from({ length: 9 }, () => failure('40001')))
  await expect(whileContended(endless)).rejects.toThrow('40001')
  expect(await endless().catch(() => 'failed')).toBe('failed')
  expect(await whileContended(failing(...Array.from({ length: 4 }, () => failure('40001'))))).toBe(5)
})
