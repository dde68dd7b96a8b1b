import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countNonSpace, measureStarts } from './measure.ts'
import type { ExpectedStarts } from './measure.ts'

const judgments: ExpectedStarts[] = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8'))
const documents = new URL('../../../shared/real-documents/', import.meta.url)

function readSource(file: string): string {
  const raw = readFileSync(new URL(file, documents), 'utf8')
  return file.endsWith('.json') ? JSON.parse(raw).raw_full_text : raw
}

describe('countNonSpace', () => {
  it('names the same place before and after white space is normalised', () => {
    const scraped = 'Ruling\n\n\n1.\nOn\u00a024\nth\n January the suit was filed.\n2.\nIt failed.'
    const tidy = 'Ruling 1. On 24th January the suit was filed.\n2. It failed.'
    expect(countNonSpace(scraped, scraped.indexOf('2.\n'))).toBe(countNonSpace(tidy, tidy.indexOf('2. ')))
  })

  it('counts UTF-16 code units', () => {
    expect(countNonSpace('a \u{1d11e} b', 6)).toBe(4)
  })
})

describe('measureStarts', () => {
  it('tells right, missed and extra starts apart', () => {
    const measure = measureStarts([{ at: 3 }, { at: 9 }, { at: 20 }, { at: 31 }], [3, 10, 31, 31, 20])
    expect(measure).toEqual({ right: 3, missed: 1, extra: 2, precision: 0.6, recall: 0.75, missedAt: [9], extraAt: [10, 31] })
  })

  it('does not divide by nothing', () => {
    expect(measureStarts([{ at: 1 }], [])).toMatchObject({ missed: 1, precision: 1, recall: 0 })
    expect(measureStarts([], [1])).toMatchObject({ extra: 1, precision: 0, recall: 1 })
  })
})

describe('the positions read by hand', () => {
  it('cover 20 judgments, ascending, each closed by its ending', () => {
    expect(new Set(judgments.map((judgment) => judgment.file)).size).toBe(20)
    for (const { file, chars, starts } of judgments) {
      const at = starts.map((start) => start.at)
      expect(at, file).toEqual([...new Set(at)].toSorted((a, b) => a - b))
      expect(at.at(-1), file).toBeLessThan(chars)
      expect(starts.filter((start) => start.kind === 'ending').length, file).toBe(1)
      expect(starts.at(-1)?.kind, file).toBe('ending')
    }
  })

  it.skipIf(!existsSync(documents))('fit the texts beside the repository (skipped where ../shared/real-documents is absent)', () => {
    for (const { file, chars, starts } of judgments) {
      const text = readSource(file)
      expect(countNonSpace(text, text.length), file).toBe(chars)
      const solid = text.replace(/\s+/g, '')
      for (const { at, number } of starts)
        if (number !== null) expect(solid.slice(at, at + number.length + 1), `${file} ${at}`).toMatch(new RegExp(`^\\(?${number}`))
    }
  })
})
