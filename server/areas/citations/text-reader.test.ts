import { afterAll, expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { createTextReader } from './text-reader.ts'

const reader = createTextReader()
afterAll(() => reader.close())

const text = Array.from(
  { length: 3000 },
  (_, at) => `In Party${at} v Republic [2019] KEHC ${at + 1} (KLR) the court followed the same case (supra).`,
).join('\n\n')

test('a long text read in a thread, piece by piece, gives what it gives at once', async () => {
  const whole = readText(text)
  expect(whole.found).toBeGreaterThan(3000)
  const [first, second, none] = await Promise.all([reader.read(text), reader.read(`${text} ibid`), reader.read('nothing '.repeat(5000))])
  expect(first).toEqual(whole)
  expect(second).toEqual(readText(`${text} ibid`))
  expect(none).toEqual({ citations: [], backTo: [], references: [], found: 0 })
})
