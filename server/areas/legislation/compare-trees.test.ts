import { expect, test } from 'vitest'
import { type Tree, compareTrees, piecesOf } from './compare-trees.ts'
import type { ProvisionRow } from './toc.ts'

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const words = ['reed', 'boat', 'licence', 'shilling', 'shall', 'may', 'not', 'lake', '🌾', 'fee;', '(a)', 'Minister']
const sentence = (below: (most: number) => number) =>
  Array.from({ length: 1 + below(12) }, () => words[below(words.length)]!).join(below(4) === 0 ? '  ' : ' ')

/** An Act in parts with sections of one to three paragraphs, and words before its first section. */
function makeTree(below: (most: number) => number): Tree {
  const paragraphs: string[] = [sentence(below)]
  const provisions: ProvisionRow[] = []
  const open = (eid: string, type: string, parent: number | null, length: number) => {
    provisions.push({
      eid,
      type,
      num: null,
      heading: null,
      parent,
      first: paragraphs.length + 1,
      last: paragraphs.length + length,
      aliases: [],
    })
    return provisions.length - 1
  }
  for (let part = 1; part <= 2; part += 1) {
    const sections = Array.from({ length: below(5) }, (_, index) => ({ number: part * 10 + index, length: 1 + below(3) })).filter(
      () => below(4) > 0,
    )
    const place = open(`part_${part}`, 'part', null, 1 + sections.reduce((sum, { length }) => sum + length, 0))
    paragraphs.push(sentence(below))
    for (const { number, length } of sections) {
      open(`sec_${number}`, 'section', place, length)
      for (let at = 0; at < length; at += 1) paragraphs.push(sentence(below))
    }
  }
  return { provisions, paragraphs }
}

/** A later text of the same Act: some paragraphs changed, the rest as they were. */
const amend = (tree: Tree, below: (most: number) => number): Tree => ({
  ...tree,
  paragraphs: tree.paragraphs.map((text) => (below(3) === 0 ? `${text} ${sentence(below)}` : below(6) === 0 ? sentence(below) : text)),
})

const textsOf = (tree: Tree) => new Map([...piecesOf(tree)].map(([eid, { text }]) => [eid, text]))

function rebuild(
  from: Map<string, string>,
  changes: ReturnType<typeof compareTrees>['changes'],
  gone: 'removed' | 'added',
): Map<string, string> {
  const built = new Map(from)
  for (const { eid, pieces } of changes) {
    const kept = pieces.filter(({ kind }) => kind !== gone)
    if (kept.length === 0) built.delete(eid)
    else built.set(eid, kept.map(({ text }) => text).join(''))
  }
  return built
}

const sorted = (texts: Map<string, string>) => [...texts].toSorted(([one], [other]) => one.localeCompare(other))

test('from either of two texts and what changed between them the other is rebuilt, word for word', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const below = chance(seed)
    const before = makeTree(below)
    const after = seed % 2 === 0 ? amend(before, below) : makeTree(below)
    const { changes, unchanged } = compareTrees(before, after)
    const [earlier, later] = [textsOf(before), textsOf(after)]
    expect(sorted(rebuild(earlier, changes, 'removed')), `seed ${seed}`).toEqual(sorted(later))
    expect(sorted(rebuild(later, changes, 'added')), `seed ${seed}`).toEqual(sorted(earlier))
    expect(unchanged + changes.filter(({ change }) => change !== 'removed').length, `seed ${seed}`).toBe(later.size)
  }
})

test.for([
  ['PART II – GENERAL PRINCIPLES', 'Part 2 – General principles', 'reprinted'],
  ['PART II – GENERAL PRINCIPLES', 'PART II – GENERAL PRINCIPLES OF REEDS', 'changed'],
  ['Part 2', 'PART II', 'reprinted'],
] as const)('the heading of a part, %s and then %s, is %s', ([before, after, change]) => {
  const part: ProvisionRow = { eid: 'part_2', type: 'part', num: null, heading: null, parent: null, first: 1, last: 1, aliases: [] }
  const of = (text: string): Tree => ({ provisions: [part], paragraphs: [text] })
  expect(compareTrees(of(before), of(after)).changes.map((one) => one.change)).toEqual([change])
})
