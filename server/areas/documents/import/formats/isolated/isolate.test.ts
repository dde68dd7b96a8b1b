import { afterAll, expect, test } from 'vitest'
import { buildPdf, linesAt } from '../testing/build-pdf.ts'
import { createIsolatedReading, readingBounds } from './isolate.ts'

const ended: (() => Promise<void>)[] = []
afterAll(() => Promise.all(ended.map((end) => end())))

const createReading = (bounds: typeof readingBounds) => {
  const reading = createIsolatedReading(bounds)
  ended.push(() => reading.end())
  return reading
}

/** For what ends by its memory: a busy machine may need longer than a reading is given. */
const patient = { ...readingBounds, time: 300_000 }

const bytesOf = (pages: number) => {
  const lines = linesAt(
    72,
    72,
    Array.from({ length: 50 }, (_, index) => `${index} the court has considered what was said by both sides`),
  )
  return new Uint8Array(buildPdf(Array.from({ length: pages }, () => lines)))
}

const pageOf = (paragraphs: number) =>
  new Uint8Array(Buffer.from(`<html><body><p>REPUBLIC OF KENYA</p>${'<p>a word</p>'.repeat(paragraphs)}`))

test('a file that takes too long ends with its thread, and the next is read', async () => {
  const bounds = { ...readingBounds, time: 500 }
  const reading = createReading(bounds)
  expect(await reading.read('pdf', bytesOf(1200), 'slow.pdf')).toEqual({ rejected: { code: 'reading-too-slow', seconds: 1 } })
  bounds.time = readingBounds.time
  expect(await reading.read('pdf', bytesOf(1), 'next.pdf')).toMatchObject({ record: { warnings: [] } })
})

test('a file that needs too much memory ends with its thread, and the next is read', async () => {
  const reading = createReading({ ...patient, heap: 16 })
  expect(await reading.read('kenya-law-html', pageOf(300_000), 'large.html')).toEqual({
    rejected: { code: 'reading-memory' },
  })
  expect(await reading.read('kenya-law-html', pageOf(1), 'next.html')).toMatchObject({ record: { warnings: [] } })
})

test('a process that grows too much while a file is read stops the reading', async () => {
  const reading = createReading({ ...patient, growth: 1 })
  expect(await reading.read('pdf', bytesOf(600), 'large.pdf')).toEqual({ rejected: { code: 'reading-memory' } })
})
