import { expect, test } from 'vitest'
import { showProgress } from './import-progress.ts'

/** An output that keeps what is written, and a clock that is set by hand. */
function onScreen(isTTY: boolean) {
  const written: string[] = []
  let at = 0
  const progress = showProgress(1_000_000, { isTTY, columns: 80, write: (text) => written.push(text) }, () => at)
  return { written, progress, wait: (milliseconds: number) => (at += milliseconds) }
}

test('a terminal shows a bar with rate and time left, and clears it', () => {
  const { written, progress, wait } = onScreen(true)
  wait(5000)
  progress.update({ bytes: 250_000, records: 1000 })
  expect(written.at(-1)!.slice(6)).toMatch(/^#{4,} +\] 25% {2}1,000 records, 200 a second, 15 s left$/)
  expect(written.at(-1)!.startsWith('\r\u001B[2K[')).toBe(true)
  expect(written.at(-1)!.length).toBeLessThanOrEqual(80 + 5)
  wait(1000)
  progress.update({ bytes: 1_000_000, records: 1500 })
  expect(written.at(-1)).toMatch(/100% {2}1,500 records, 250 a second$/)
  progress.end()
  expect(written.at(-1)).toBe('\r\u001B[2K')
})

test('elsewhere there is a plain line every ten seconds', () => {
  const { written, progress, wait } = onScreen(false)
  for (let second = 1; second <= 25; second += 1) {
    wait(1000)
    progress.update({ bytes: second * 10_000, records: second * 100 })
  }
  progress.end()
  expect(written).toEqual(['10%  1,000 records, 100 a second, 2 min left\n', '20%  2,000 records, 100 a second, 1 min left\n'])
})

test('no time left is told at the beginning, nor while the rate is not steady', () => {
  const { written, progress, wait } = onScreen(true)
  wait(1000)
  progress.update({ bytes: 10_000, records: 10 })
  expect(written.at(-1)).not.toContain('left')
  // A file that takes long after many that did not.
  wait(9000)
  progress.update({ bytes: 500_000, records: 900 })
  for (let second = 1; second <= 20; second += 1) {
    wait(1000)
    progress.update({ bytes: 500_000 + second, records: 900 })
  }
  expect(written.at(-1)).toMatch(/50% {2}900 records, 0 a second$/)
})

test('the rate is that of the last ten seconds', () => {
  const { written, progress, wait } = onScreen(true)
  for (let second = 1; second <= 30; second += 1) {
    wait(1000)
    progress.update({ bytes: second, records: second <= 15 ? second * 1000 : 15_000 + (second - 15) * 10 })
  }
  expect(written.at(-1)).toMatch(/ 10 a second/)
})
