import { expect, test } from 'vitest'
import { prepare } from '../../documents/import/prepare.ts'
import { readParagraphs } from '../../documents/documents.ts'
import { readDecision } from './read-decision.ts'

/** What a judgment may say over and over, in one paragraph. */
const shapes = ['1. ', 'It is so. ', 'The issue is clear cut. ', 'What is the issue? ', 'I dismiss it. ', 'Costs to him. ', 'I find so: ']

/** A judgment of one paragraph with so many letters. */
function judgmentOf(shape: string, letters: number) {
  const content = ['JUDGMENT', `2. We begin. ${shape.repeat(letters / shape.length)}`]
  const prepared = prepare({ fields: { title: 'Kibet v Moraa [2024] KEHC 90601 (KLR)', content }, warnings: [] }, 'a.json', 'json')
  if ('rejected' in prepared) throw new Error(prepared.rejected.code)
  return { content: prepared.content!, parts: prepared.layout.parts, paragraphs: readParagraphs(prepared.layout) }
}

/** Milliseconds of the processor in which the decision is read, the least of three. */
function costOf(shape: string, letters: number): number {
  const judgment = judgmentOf(shape, letters)
  const costs = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    readDecision(judgment)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

test.each(shapes)('four times the judgment takes far from sixteen times as long: %j', (shape) => {
  const many = costOf(shape, 320_000)
  // What takes a few milliseconds in all says nothing of how it grows.
  expect(many < 40 ? 1 : many / costOf(shape, 80_000)).toBeLessThan(12)
})
