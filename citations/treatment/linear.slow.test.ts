import { expect, test } from 'vitest'
import { readTreatments } from './read-treatments.ts'

const letter = (at: number) => String.fromCharCode(97 + (at % 26))
/** Names that are all different: 'Aaaaabc'. */
const nameOf = (at: number) => `Otieno${letter(at)}${letter(Math.floor(at / 26))}${letter(Math.floor(at / 676))}`
const says = ['was overruled', 'is distinguishable', 'was decided per incuriam', 'is instructive', 'does not assist “the appellant”']

/** Milliseconds of the processor, the least of three, that it takes to read as many citations. */
function costOf(count: number, joint: string): number {
  let content = ''
  const cited: { start: number; end: number }[] = []
  const paragraphs: { start: number; end: number; kind: string; part: number }[] = []
  for (let at = 0; at < count; at += 1) {
    const from = content.length
    const name = `${nameOf(at)} v ${nameOf(at * 7)} [2019] KEHC ${at + 1} (KLR)`
    cited.push({ start: from, end: from + name.length })
    content += `${name} ${says[at % says.length]}.`
    paragraphs.push({ start: from, end: content.length, kind: 'paragraph', part: 0 })
    content += joint
  }
  const text = {
    content,
    parts: [{ kind: 'opinion', opinion_kind: null }],
    paragraphs: joint === ' ' ? [{ start: 0, end: content.length, kind: 'paragraph', part: 0 }] : paragraphs,
  }
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage().user
    readTreatments(text, cited)
    return (process.cpuUsage().user - before) / 1000
  })
  return Math.min(...costs)
}

test.each([
  ['a paragraph each', '\n\n'],
  ['one paragraph', ' '],
])('five times as many citations take about five times as long to read: %s', (_, joint) => {
  const few = costOf(1000, joint)
  expect(costOf(5000, joint) / few).toBeLessThan(9)
})
