import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { rememberedStem } from './remembered-stem.ts'
import { stem } from './stem.ts'

const words = Array.from({ length: 100 }, (_, i) => `constitution${String.fromCodePoint(97 + (i % 26), 97 + Math.floor(i / 26))}`)

test.each(['applications', 'dying', 'ápplied', '12'])('%s has the stem that it has', (word) => {
  expect(rememberedStem(word)).toBe(stem(word))
  expect(rememberedStem(word)).toBe(stem(word))
})

test('a word that was cut out of a judgment does not keep the judgment', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const kept = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = kept()
  for (const word of words) {
    const judgment = Buffer.from(`${'of the court '.repeat(20_000)}${word}`).toString('latin1')
    rememberedStem(judgment.slice(-word.length))
  }
  expect(kept() - before).toBeLessThan(5_000_000)
})
