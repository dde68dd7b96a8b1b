import { expect, test } from 'vitest'
import { findCitations } from './find.ts'
import { readLawReferences } from './law/law-references.ts'
import { quotationsIn } from './prose/quotations.ts'
import { splitSentences } from './prose/sentences.ts'
import { isCourtBeginning, isOfAnotherCourt, isPartySpeech } from './prose/voices.ts'
import { resolveBackReferences } from './resolve.ts'

/** What a reader may paste, over and over. */
const shapes = [
  'section 12 of the ',
  'section 12, ',
  'Section 5 as read with section 6 ',
  'rule 4 ',
  'Order 2 rule 15, rule 15 ',
  'section 12(1) of the Land Act, ',
  'of the Act (“the Act”) ',
  'Otieno v Otieno [2020] eKLR; ',
  'ibid, at page 3 ',
  'Civil Appeal No. 1 of 2020 ',
  '“the ',
  '(((((',
  'a-',
  '> 1. ',
  'e\u0301\u200b',
]
const works: [name: string, work: (text: string) => unknown][] = [
  ['citations', findCitations],
  ['law', (text) => readLawReferences(findCitations(text), text)],
  ['back references', (text) => resolveBackReferences(findCitations(text), text)],
  ['sentences', splitSentences],
  ['quotations', quotationsIn],
  ['who speaks', (text) => [isPartySpeech, isCourtBeginning, isOfAnotherCourt].map((tells) => tells(text))],
]

/** Milliseconds of the processor, the least of two. */
function costOf(work: (text: string) => unknown, text: string): number {
  const costs = [1, 2].map(() => {
    const before = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

test.each(works)('four times the text takes about four times as long: %s', (_, work) => {
  const grown = shapes.flatMap((shape) => {
    const of = (letters: number) => shape.repeat(letters / shape.length)
    const many = costOf(work, of(80_000))
    // What takes a few milliseconds in all says nothing of how it grows.
    return many < 40 || many / costOf(work, of(20_000)) < 9 ? [] : [`${shape} ${many.toFixed(0)} ms`]
  })
  expect(grown).toEqual([])
})
