import { expect, test } from 'vitest'
import type { Part } from '#contract/cases'
import type { StoredParagraph } from '../../database/stored-layout.ts'
import { openingOf } from './opening.ts'

const line = 0
const heading = 1
const body = 2
const parts: Part[] = (['header', 'opinion'] as const).map((kind, position) => ({
  position,
  kind,
  opinion_kind: null,
  author: null,
  start: 0,
  end: 0,
}))

/** A text of paragraphs: their words, kind, number and part. */
function written(...given: [words: string, kind: number, number?: string | null, part?: number][]) {
  let content = ''
  const paragraphs = given.map(([words, kind, number = null, part = 1]): StoredParagraph => {
    const start = content.length
    content += `${words}\n`
    return [start, start + words.length, kind, number, 0, part] as StoredParagraph
  })
  return { content, parts, paragraphs }
}

const facts = 'The appellant, a trader in cereals, lost the savings that she kept with the respondent.'

test('a case opens with the first paragraph of its reasons, without the number that the court gave it', () => {
  const text = written(
    ['REPUBLIC OF KENYA IN THE HIGH COURT OF KENYA AT NAKURU', line, null, 0],
    ['(Being an appeal from the judgment of the magistrate, delivered in March)', body, null, 0],
    ['JUDGMENT', heading],
    ['1. Heard.', body, '1'],
    [`[2] ${facts}`, body, '2'],
  )
  expect(openingOf(text)).toBe(facts)
})

test('what has no paragraphs of reasons opens with what it has, and what has nothing with nothing', () => {
  expect(openingOf(written(['COURT', line, null, 0], [facts, line, null, 0]))).toBe(facts)
  expect(openingOf(written([facts, body, null, 0], [`${facts} Later.`, line]))).toBe(facts)
  expect(openingOf(written(['JUDGMENT', heading]))).toBeNull()
  expect(openingOf({ content: '', parts: [], paragraphs: [] })).toBeNull()
})

test('a long paragraph is cut at the end of a word, and a year at its beginning stays', () => {
  const opening = openingOf(written([`1998. ${facts} `.repeat(9), body, '1']))!
  expect(opening).toMatch(/^1998\. The appellant.*\w…$/)
  expect(opening.length).toBeLessThanOrEqual(321)
})
